import QtQuick
import Automa.InnovationApp
import Automa.Kit

// The Automa's VP, and what this turn adds.
Card {
    id: control

    readonly property InnovationCardsOnly cards: InnovationCardsOnly

    topPadding: 10
    bottomPadding: 10

    Flow {
        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.gap

        Row {
            height: Math.max(Theme.target, points.height)
            spacing: Theme.unit

            Symbol {
                anchors.verticalCenter: parent.verticalCenter
                name: "vp"
                size: 28
                color: Theme.brass
            }
            KitText {
                id: points

                objectName: "cardsVp"
                anchors.verticalCenter: parent.verticalCenter
                level: KitText.Section
                tight: true
                text: control.cards.vpAfter > control.cards.vp
                      ? qsTr("%1 → %2 VP").arg(control.cards.vp).arg(control.cards.vpAfter)
                      : qsTr("%1 VP").arg(control.cards.vp)
            }
        }
        Stepper {
            objectName: "cardsGain"
            visible: control.cards.turn
            label: qsTr("VP this turn")
            // While nobody knows it, the first tap says that it is none.
            from: control.cards.gainKnown ? 0 : -1
            to: 99
            value: control.cards.gainKnown ? control.cards.gain : -1
            valueText: control.cards.gainKnown ? "+" + control.cards.gain : "?"
            onMoved: value => control.cards.setGain(value)
        }
    }
}
