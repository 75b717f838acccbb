import Automa.Kit
import Automa.LibraryApp
import Automa.PlayApp

// The record of the open game breaks off: why, and the way to send it to somebody.
ErrorCard {
    required property PlaySaves saves

    objectName: "gameDamage"
    visible: saves.damageText !== ""
    title: qsTr("This game can only be looked at")
    message: saves.damageText
    actionText: qsTr("Export")
    onActed: LibraryApp.games.exportGame(saves.openGame)
}
