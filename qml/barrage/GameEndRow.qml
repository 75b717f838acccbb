pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit

// One participant in the final standing; a human's score can be set.
Card {
    id: control

    property var standing: ({})

    signal scored(string company, int vp)

    tone: standing.winner ? Card.Brass : Card.Plain

    Flow {
        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.gap

        Row {
            spacing: Theme.gap

            KitText {
                width: 24
                tight: true
                font.bold: true
                text: control.standing.place ?? ""
                anchors.verticalCenter: parent.verticalCenter
            }
            CompanySeal {
                company: control.standing.company ?? ""
                size: 36
                anchors.verticalCenter: parent.verticalCenter
            }
            Column {
                width: Math.max(90, control.availableWidth - 84 - (control.standing.human ? 160 : 72))
                anchors.verticalCenter: parent.verticalCenter

                KitText {
                    width: parent.width
                    font.bold: true
                    text: control.standing.name ?? ""
                }
                KitText {
                    width: parent.width
                    level: KitText.Detail
                    text: control.standing.detail ?? ""
                }
            }
        }
        KitText {
            visible: !(control.standing.human ?? false)
            height: Math.max(Theme.target, implicitHeight)
            verticalAlignment: Text.AlignVCenter
            level: KitText.Title
            tight: true
            text: control.standing.vp ?? ""
        }
        Stepper {
            objectName: "score_" + (control.standing.company ?? "")
            visible: control.standing.human ?? false
            label: qsTr("VP: %1").arg(control.standing.name ?? "")
            to: 400
            value: control.standing.vp ?? 0
            onMoved: value => control.scored(control.standing.company, value)
        }
    }
}
