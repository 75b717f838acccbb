pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// Every rule that an action follows, by number, in words.
Sheet {
    id: sheet

    objectName: "rulesSheet"
    title: qsTr("Rules of this action")

    Repeater {
        model: sheet.visible ? BarrageApp.tiles.rules : []

        Column {
            id: rule

            required property var modelData

            width: parent.width
            spacing: 4

            Chip {
                text: rule.modelData.number
            }
            KitText {
                width: parent.width
                font.bold: true
                text: rule.modelData.title
            }
            KitText {
                width: parent.width
                level: KitText.Detail
                text: rule.modelData.text
            }
        }
    }
}
