pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.ScytheApp

// The optional changes of difficulty, and what they come to.
Sheet {
    id: sheet

    required property ScytheNewGame game

    objectName: "modifiersSheet"
    title: qsTr("Modifiers")
    subtitle: qsTr("They adjust the level a little (S-122). Use any mix; the result shows them.")
    footer: KitButton {
        objectName: "modifiersDone"
        width: parent.width
        kind: KitButton.Primary
        symbol: "check"
        text: qsTr("Done")
        onClicked: sheet.close()
    }

    ListCard {
        width: parent.width

        Repeater {
            model: sheet.game.modifiers

            ScytheModifierRow {
                width: parent?.width ?? 0
                onChangeAsked: value => sheet.game.setModifier(modifier, value)
            }
        }
    }
    Card {
        visible: sheet.game.modifierEffects.length > 0
        width: parent.width
        tone: Card.Brass

        Column {
            anchors.left: parent.left
            anchors.right: parent.right
            spacing: 4

            Repeater {
                model: sheet.game.modifierEffects

                KitText {
                    required property string modelData

                    width: parent?.width ?? 0
                    level: KitText.Detail
                    color: Theme.brassCInk
                    text: modelData
                }
            }
        }
    }
    KitButton {
        objectName: "modifiersClear"
        visible: sheet.game.modifierEffects.length > 0
        width: Math.min(implicitWidth, parent.width)
        compact: true
        symbol: "undo"
        text: qsTr("All off")
        onClicked: sheet.game.clearModifiers()
    }
}
