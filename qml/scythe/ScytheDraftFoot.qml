import QtQuick
import Automa.Kit

// Why a draft cannot stand, and the button that carries it out.
Column {
    id: control

    property string problem
    property bool differs: false

    signal applied

    spacing: Theme.unit

    Card {
        visible: control.problem !== ""
        width: parent.width
        padding: 10
        tone: Card.Danger

        KitText {
            objectName: "draftProblem"
            anchors.left: parent.left
            anchors.right: parent.right
            level: KitText.Detail
            color: Theme.dangerCInk
            text: control.problem
        }
    }
    KitButton {
        objectName: "draftSet"
        width: parent.width
        kind: KitButton.Primary
        symbol: "check"
        text: qsTr("Correct")
        enabled: control.differs && control.problem === ""
        onClicked: control.applied()
    }
}
