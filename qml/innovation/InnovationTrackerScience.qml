pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.InnovationApp
import Automa.Kit

// The levels of the side in sight, and the way to the display.
Card {
    id: control

    topPadding: 10
    bottomPadding: 10

    Column {
        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.unit

        Item {
            // Side by side, or in large letters below each other.
            readonly property bool beside: title.implicitWidth + open.width <= width

            width: parent.width
            height: beside ? Math.max(title.height, open.height) : title.height + open.height

            KitText {
                id: title

                y: parent.beside ? (parent.height - height) / 2 : 0
                width: parent.beside ? parent.width - open.width : parent.width
                font.bold: true
                text: qsTr("Science")
            }
            KitButton {
                id: open

                objectName: "openScience"
                anchors.right: parent.right
                anchors.rightMargin: -12
                anchors.bottom: parent.bottom
                kind: KitButton.Plain
                compact: true
                trailingSymbol: "chevron_right"
                text: qsTr("Display")
                onClicked: Shell.navigator.open("innovation/science")
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.gap

            Repeater {
                model: InnovationTracker.disciplines

                Row {
                    id: cell

                    required property int index
                    required property string modelData

                    spacing: 8
                    Accessible.role: Accessible.StaticText
                    Accessible.name: InnovationTracker.disciplineNames[index] + ": " + InnovationTracker.science[index]

                    InnovationDiscipline {
                        anchors.verticalCenter: parent.verticalCenter
                        discipline: cell.modelData
                        size: 28
                    }
                    KitText {
                        anchors.verticalCenter: parent.verticalCenter
                        width: Math.max(28, implicitWidth)
                        tight: true
                        font.bold: true
                        text: InnovationTracker.science[cell.index] ?? "–"
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
