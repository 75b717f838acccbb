pragma ComponentBehavior: Bound

import QtQuick
import Automa.InnovationApp
import Automa.Kit
import Automa.Play

// Below the headline: where to find the hex on a board that prints no codes, and the pair of cards.
Column {
    id: control

    property InnovationTable table: InnovationApp.table
    property InnovationMap map: InnovationApp.map

    spacing: Theme.unit
    bottomPadding: Theme.unit

    Item {
        visible: control.table.target !== ""
        width: parent.width
        height: Math.max(words.height, locator.height)

        Column {
            id: words

            x: Theme.margin
            width: locator.x - x - Theme.unit
            anchors.verticalCenter: parent.verticalCenter
            spacing: 2

            KitText {
                width: parent.width
                level: KitText.Small
                font.bold: true
                font.capitalization: Font.AllUppercase
                text: qsTr("Find it on the board")
            }
            Repeater {
                model: control.table.way

                KitText {
                    required property string modelData

                    width: words.width
                    level: KitText.Detail
                    color: Theme.text
                    textFormat: Text.StyledText
                    text: modelData
                }
            }
        }
        MapLocator {
            id: locator

            anchors.right: parent.right
            anchors.rightMargin: Theme.gap
            width: Math.min(148, control.width * 0.4)
            height: Math.round(width * scene.bounds.height / scene.bounds.width)
            scene: control.map
            ink: InnovationInk {}
            shown: control.table.located
            name: qsTr("Where it is on the board: %1").arg(control.table.target)
        }
    }
    InnovationCards {
        visible: pair.support > 0
        x: Theme.gap
        width: parent.width - 2 * Theme.gap
        pair: control.table.cards
    }
}
