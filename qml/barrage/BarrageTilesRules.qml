pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// Every rule that an action follows, by number, in words.
Sheet {
    id: sheet

    required property BarrageTiles tiles

    objectName: "rulesSheet"
    title: qsTr("Rules of this action")

    Repeater {
        model: sheet.visible ? sheet.tiles.rules : null

        Column {
            id: rule

            required property string number
            required property string title
            required property string text

            width: parent.width
            spacing: 4

            Chip {
                text: rule.number
            }
            KitText {
                width: parent.width
                font.bold: true
                text: rule.title
            }
            KitText {
                width: parent.width
                level: KitText.Detail
                text: rule.text
            }
        }
    }
}
