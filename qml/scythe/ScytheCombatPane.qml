import QtQuick
import Automa.Kit
import Automa.ScytheApp

// A combat: your dial in secret, then the revealed card, then who won or the numbers.
ScrollArea {
    id: control

    required property ScytheCombat combat
    required property ScytheHuman human
    property bool mapHere: true

    readonly property bool secret: combat.stage === ScytheCombat.Dial
    readonly property real side: Math.max(Theme.margin, (width - Theme.readingWidth) / 2)

    objectName: "combatPane"
    subject: combat.stage
    contentHeight: content.height + 2 * Theme.unit

    Column {
        id: content

        x: control.side
        y: Theme.unit
        width: control.width - 2 * control.side
        spacing: Theme.gap

        ScytheCombatStages {
            objectName: "combatStages"
            visible: !control.combat.flight
            width: parent.width
            current: !control.secret ? 2 : control.combat.question.asked ? 1 : 0
        }
        Item {
            width: parent.width
            height: Math.max(48, head.height)

            SideSeal {
                id: left

                look: control.combat.automaLook
                size: 44
                anchors.verticalCenter: parent.verticalCenter
            }
            Column {
                id: head

                x: 56
                width: parent.width - 112
                anchors.verticalCenter: parent.verticalCenter

                KitText {
                    objectName: "combatTitle"
                    width: parent.width
                    level: KitText.Headline
                    horizontalAlignment: Text.AlignHCenter
                    text: control.secret ? control.combat.title : control.combat.reveals
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }
                KitText {
                    width: parent.width
                    level: KitText.Detail
                    horizontalAlignment: Text.AlignHCenter
                    text: control.secret ? control.combat.detail : control.combat.title
                }
            }
            SideSeal {
                look: control.combat.humanLook
                size: 44
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
            }
        }
        Loader {
            active: control.mapHere && control.secret
            visible: active
            x: -control.side
            width: control.width
            height: 170
            source: "ScytheCombatMap.qml"
        }
        ScytheQuestion {
            visible: control.combat.question.asked
            width: parent.width
            question: control.combat.question
            onAnswered: id => control.combat.answer(id)
        }
        ScytheCombatDial {
            combat: control.combat
            visible: control.secret && !control.combat.flight
            width: parent.width
        }
        KitButton {
            objectName: "moreMoves"
            visible: control.combat.canWait
            width: parent.width
            symbol: "scythe_move"
            text: qsTr("I’ll move more pieces first")
            onClicked: control.combat.wait()
        }
        ScytheCombatValues {
            combat: control.combat
            human: control.human
            visible: control.combat.stage === ScytheCombat.Values
            width: parent.width
        }
    }
}
