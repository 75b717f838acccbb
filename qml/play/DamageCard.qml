import Automa.Kit
import Automa.PlayApp

// The record of the open game breaks off: why. Who acts on it exports the game.
ErrorCard {
    required property PlaySaves saves

    objectName: "gameDamage"
    visible: saves.damageText !== ""
    title: qsTr("This game is read-only")
    message: saves.damageText
    actionText: qsTr("Export")
}
