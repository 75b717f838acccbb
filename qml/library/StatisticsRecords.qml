pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.Kit

// The main numbers, one a row.
ListCard {
    id: control

    required property GadgetList records

    Repeater {
        model: control.records

        Item {
            id: row

            required property int index
            required property string label
            required property string value
            required property string detail
            property bool firstRow: false

            objectName: "record_" + index
            width: control.width
            implicitHeight: Math.max(Theme.row, words.height + 16, worth.height + 16)
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1: %2").arg(label).arg(value)
            Accessible.description: detail

            Rectangle {
                visible: !row.firstRow
                width: parent.width
                height: 1
                color: Theme.line
            }
            Column {
                id: words

                x: Theme.margin
                width: parent.width - worth.width - 3 * Theme.margin
                anchors.verticalCenter: parent.verticalCenter

                KitText {
                    width: parent.width
                    text: row.label
                }
                KitText {
                    visible: text !== ""
                    width: parent.width
                    level: KitText.Detail
                    text: row.detail
                }
            }
            KitText {
                id: worth

                anchors.right: parent.right
                anchors.rightMargin: Theme.margin
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(Math.ceil(implicitWidth), parent.width * 0.45)
                horizontalAlignment: Text.AlignRight
                font.bold: true
                text: row.value
            }
        }
    }
}
