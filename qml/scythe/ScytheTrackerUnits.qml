pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.ScytheApp

// The Automa's pieces: those in play, and pale those on the mat.
Card {
    id: control

    required property ScytheTracker tracker

    Column {
        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.unit

        SectionHead {
            width: parent.width
            ruled: false
            text: qsTr("Units: %1").arg(control.tracker.automaName)
            note: qsTr("pale: on the faction mat")
        }
        Repeater {
            model: control.tracker.units

            Item {
                id: row

                required property string unit
                required property string name
                required property string symbol
                required property int inPlay
                required property int all
                required property string value
                readonly property bool beside: label.implicitWidth + 24 * all + measure.advanceWidth + 42 <= width

                objectName: "units_" + unit
                width: parent.width
                height: beside ? Math.max(30, label.height) : label.height + 34
                Accessible.role: Accessible.StaticText
                Accessible.name: name + ": " + value

                KitText {
                    id: label

                    y: row.beside ? (parent.height - height) / 2 : 0
                    width: Math.ceil(implicitWidth)
                    text: row.name
                    Accessible.ignored: true
                }
                Row {
                    x: row.beside ? Math.max(label.width + 16, 92 * Theme.textScale) : 0
                    y: row.beside ? (parent.height - height) / 2 : label.height + 4

                    Repeater {
                        model: row.all

                        Symbol {
                            required property int index

                            name: row.symbol
                            size: 24
                            color: index < row.inPlay ? Theme.text : Theme.line
                        }
                    }
                }
                TextMetrics {
                    id: measure // apart from the shown words, whose width follows from it

                    font: worth.font
                    text: row.value
                }
                KitText {
                    id: worth

                    anchors.right: parent.right
                    y: label.y
                    width: Math.min(Math.ceil(measure.advanceWidth) + 1, parent.width - label.width - 8)
                    horizontalAlignment: Text.AlignRight
                    font.bold: true
                    text: row.value
                    Accessible.ignored: true
                }
            }
        }
    }
}
