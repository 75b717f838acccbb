pragma ComponentBehavior: Bound

import QtQuick
import Automa.InnovationApp
import Automa.Kit
import Automa.Play

// What the question needs: round, the two cards, the board.
Column {
    id: control

    property real room: 600

    readonly property InnovationAsk question: InnovationAsk

    signal hexAsked(string hex)
    signal partAsked(string part)

    spacing: Theme.gap

    ListCard {
        width: parent.width

        ListRow {
            objectName: "askWho"
            width: parent.width
            symbol: "innovation_faction"
            text: control.question.who
            detail: qsTr("Map, players, faction, level and terrains")
            onClicked: who.open()
        }
        ListRow {
            objectName: "askReadings"
            width: parent.width
            symbol: "why"
            text: qsTr("Rule interpretations")
            detail: InnovationNewGame.readingsNote
            onClicked: readings.open()
        }
    }
    Item {
        width: parent.width
        height: Math.max(label.height, rounds.height)

        KitText {
            id: label

            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - rounds.width - Theme.gap
            font.bold: true
            text: qsTr("Round")
        }
        Stepper {
            id: rounds

            objectName: "askRound"
            anchors.right: parent.right
            label: qsTr("Round")
            from: 1
            to: control.question.lastRound
            value: control.question.round
            onMoved: value => control.question.round = value
        }
    }
    InnovationCardKeys {
        objectName: "askSupport"
        width: parent.width
        title: qsTr("Support card")
        count: control.question.cardCount
        chosen: control.question.supportCard
        onPicked: card => control.question.supportCard = card
    }
    InnovationCardKeys {
        objectName: "askAction"
        width: parent.width
        title: qsTr("Action card")
        count: control.question.cardCount
        chosen: control.question.actionCard
        onPicked: card => control.question.actionCard = card
    }
    ListCard {
        width: parent.width

        SwitchRow {
            objectName: "askTurned"
            width: parent.width
            text: qsTr("The action card is sideways")
            detail: qsTr("It is one of the deck’s last two")
            checked: control.question.turned
            onSwitched: on => control.question.turned = on
        }
    }
    SectionHead {
        width: parent.width
        ruled: false
        text: qsTr("The board")
        note: qsTr("choose a piece, then tap its hexes")
    }
    BrushBar {
        width: parent.width
        brush: control.question.draft.brush
    }
    InnovationBoard {
        objectName: "askMap"
        width: parent.width
        height: Math.min(control.room * 0.6, Math.round(width * land.height / land.width))
        forFingers: true
        loupe: true
        scene: control.question.draft.scene
        onSpaceTapped: id => {
            if (!control.question.draft.brush.tap(id))
                control.hexAsked(id);
        }
    }
    ListCard {
        width: parent.width

        ListRow {
            objectName: "ask_automa"
            width: parent.width
            symbol: "innovation_science"
            text: qsTr("The Automa’s science")
            onClicked: control.partAsked("automa")
        }
        ListRow {
            objectName: "ask_human_1"
            width: parent.width
            symbol: "person"
            text: qsTr("Your science")
            onClicked: control.partAsked("human_1")
        }
        ListRow {
            objectName: "ask_table"
            width: parent.width
            symbol: "innovation_block"
            text: qsTr("Actions, scholars and tiles")
            onClicked: control.partAsked("table")
        }
    }
    InnovationAskWho {
        id: who
    }
    HouseReadings {
        id: readings

        readings: InnovationNewGame.readings
    }
}
