pragma ComponentBehavior: Bound

import QtQuick
import Automa.InnovationApp
import Automa.Kit

// Buildings, scholars and innovations that are left.
Card {
    id: control

    topPadding: 12
    bottomPadding: 12

    Column {
        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.gap

        Item {
            width: parent.width
            height: Math.max(title.height, note.height)

            KitText {
                id: title

                width: parent.width * 0.45
                font.bold: true
                text: qsTr("Buildings left")
            }
            KitText {
                id: note

                anchors.right: parent.right
                width: parent.width * 0.53
                horizontalAlignment: Text.AlignRight
                level: KitText.Detail
                text: InnovationTracker.buildingsNote
            }
        }
        Row {
            id: kinds

            width: parent.width

            Repeater {
                model: InnovationTracker.buildings

                Column {
                    id: kind

                    required property string symbol
                    required property string name
                    required property int rest
                    required property int all

                    width: kinds.width / 5
                    Accessible.role: Accessible.StaticText
                    Accessible.name: qsTr("%1: %2 of %3").arg(name).arg(rest).arg(all)

                    Symbol {
                        anchors.horizontalCenter: parent.horizontalCenter
                        name: kind.symbol
                        size: 28
                    }
                    KitText {
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        tight: true
                        font.bold: true
                        text: kind.rest
                        Accessible.ignored: true
                    }
                    KitText {
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        level: KitText.Small
                        text: qsTr("of %1").arg(kind.all)
                        Accessible.ignored: true
                    }
                }
            }
        }
        InnovationMeter {
            visible: InnovationTracker.automa
            width: parent.width
            text: qsTr("Scholars")
            symbol: "innovation_scholar"
            value: InnovationTracker.scholars
            most: InnovationTracker.allScholars
            note: qsTr("%1 of %2").arg(value).arg(most)
        }
        InnovationMeter {
            visible: InnovationTracker.automa
            width: parent.width
            text: qsTr("Innovations")
            symbol: "innovation_innovation"
            value: InnovationTracker.innovations
            most: 3
            note: InnovationTracker.innovationsNote
        }
    }
}
