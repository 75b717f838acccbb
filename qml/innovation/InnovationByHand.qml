import QtQuick
import Automa.InnovationApp
import Automa.Kit

// What a guided faction's card did, by hand: VP here, a workshop on the board, the rest with the corrections.
Card {
    id: control

    property int vp: 0

    objectName: "byHand"

    Column {
        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.unit

        KitText {
            width: parent.width
            level: KitText.Section
            text: qsTr("By hand: what the card did")
        }
        KitText {
            width: parent.width
            level: KitText.Detail
            text: qsTr("Enter VP here. Buildings, science and terrain are corrected on the board and in the trackers. Then tap Done.")
        }
        Row {
            spacing: Theme.unit

            Stepper {
                objectName: "byHandVp"
                label: qsTr("VP of the Automa")
                from: -20
                to: 40
                value: control.vp
                onMoved: amount => control.vp = amount
            }
            KitButton {
                objectName: "byHandGain"
                compact: true
                enabled: control.vp !== 0
                text: qsTr("Book it")
                onClicked: {
                    InnovationApp.table.gain(control.vp);
                    control.vp = 0;
                }
            }
        }
    }
}
