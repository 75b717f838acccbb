import QtQuick
import Automa.BarrageApp
import Automa.Kit

// A company's energy, and the track with everybody's marker.
Card {
    id: control

    required property BarrageTracker tracker

    objectName: "trackerEnergy"
    topPadding: 12
    bottomPadding: 12

    Column {
        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.unit

        Flow {
            width: parent.width
            spacing: 12

            Row {
                spacing: 8

                Symbol {
                    name: "energy"
                    color: Theme.brass
                    anchors.verticalCenter: parent.verticalCenter
                }
                KitText {
                    level: KitText.Section
                    text: qsTr("Energy %1").arg(control.tracker.energy)
                }
            }
            KitText {
                level: KitText.Detail
                width: Math.min(implicitWidth, control.availableWidth)
                topPadding: 3
                text: control.tracker.energyNote
            }
        }
        BarrageEnergyTrack {
            width: parent.width
            sections: control.tracker.sections
            markers: control.tracker.markers
        }
    }
}
