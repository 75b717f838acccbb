pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.ScytheApp

// The Automa's power on its track, with the ranges of the combat tables.
Card {
    id: control

    required property ScytheTracker tracker

    signal editAsked

    function rangeOf(power: int): int {
        let range = 0;
        for (let i = 1; i < control.tracker.powerRanges.length; ++i)
            range += control.tracker.powerRanges[i] <= power ? 1 : 0;
        return range;
    }

    objectName: "powerCard"
    topPadding: 6

    Column {
        anchors.left: parent.left
        anchors.right: parent.right
        spacing: 6

        Item {
            width: parent.width
            height: Math.max(52, title.height)

            Symbol {
                name: "scythe_power"
                size: 28
                anchors.verticalCenter: parent.verticalCenter
            }
            KitText {
                id: title

                objectName: "trackerPower"
                x: 40
                width: parent.width - x - 52
                anchors.verticalCenter: parent.verticalCenter
                level: KitText.Headline
                text: control.tracker.powerAfter === control.tracker.power
                    ? qsTr("Power %1").arg(control.tracker.power)
                    : qsTr("Power %1 → %2").arg(control.tracker.power).arg(control.tracker.powerAfter)
            }
            IconButton {
                objectName: "trackerEdit"
                anchors.right: parent.right
                anchors.rightMargin: -8
                anchors.verticalCenter: parent.verticalCenter
                symbol: "pencil"
                text: qsTr("Set by hand")
                color: Theme.primary
                onClicked: control.editAsked()
            }
        }
        Row {
            id: line

            readonly property int spaces: control.tracker.mostPower + 1

            width: parent.width
            height: 34
            Accessible.ignored: true

            Repeater {
                model: line.spaces

                Item {
                    id: cell

                    required property int index
                    readonly property bool here: index === control.tracker.power
                    readonly property int range: control.rangeOf(index)

                    width: line.width / line.spaces
                    height: line.height

                    Rectangle {
                        width: parent.width - 1
                        height: cell.here ? 34 : 26
                        radius: 3
                        anchors.verticalCenter: parent.verticalCenter
                        color: cell.here ? (Theme.dark ? control.tracker.automaLook.fillDark : control.tracker.automaLook.fill)
                             : cell.index === control.tracker.mostPower ? Theme.brassC
                             : cell.range % 2 === 0 ? Theme.primaryC : Theme.sunken
                        border.width: cell.here ? 2 : 1
                        border.color: cell.here ? Theme.text : Theme.line2

                        Text {
                            anchors.centerIn: parent
                            text: cell.index
                            font.family: Theme.family
                            font.bold: true
                            font.pixelSize: 11
                            color: cell.here ? (Theme.dark ? control.tracker.automaLook.inkDark : control.tracker.automaLook.ink) : Theme.text
                        }
                    }
                }
            }
        }
        KitText {
            width: parent.width
            level: KitText.Detail
            text: control.tracker.rangesText
        }
        KitText {
            width: parent.width
            level: KitText.Detail
            text: control.tracker.powerNote
        }
    }
}
