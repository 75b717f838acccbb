pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// The chosen place: what stands there and what can be done. `full` tells everything known about it.
Column {
    id: control

    property bool full: false
    // Only the board of a game has a history.
    property bool historyShown: true

    required property BarrageBoard board
    // Of the table's game: what the human to act can build is offered.
    required property BarragePad pad
    readonly property bool chosen: board.chosen !== ""
    // What the human to act can build there.
    readonly property string act: chosen && board.playing && pad.mayBuild ? pad.buildText(board.chosen) : ""

    signal buildRequested
    signal correctRequested
    signal othersRequested
    signal historyRequested

    spacing: Theme.gap

    KitText {
        visible: !control.chosen
        width: parent.width
        level: KitText.Detail
        text: control.board.playing ? qsTr("Tap a space to see or correct it.")
                                    : qsTr("The printed board. Tap a space to read about it.")
        color: Theme.text2
    }
    Item {
        visible: control.chosen
        width: parent.width
        height: Math.max(44, words.height)

        BarrageCompanySeal {
            visible: control.board.owner !== ""
            company: control.board.owner
            size: 44
        }
        BarragePowerPlate {
            visible: control.board.owner === "" && control.board.power > 0
            power: control.board.power
            size: 44
        }
        Rectangle {
            visible: control.board.owner === "" && control.board.power === 0
            width: 44
            height: 44
            radius: Theme.chipRadius
            color: Theme.primaryC

            Symbol {
                anchors.centerIn: parent
                name: control.board.symbol
                color: Theme.primaryCInk
                size: 28
            }
        }
        Column {
            id: words

            x: 56
            width: parent.width - 56

            KitText {
                objectName: "placeTitle"
                width: parent.width
                level: KitText.Section
                text: control.board.title
            }
            KitText {
                objectName: "placeSubtitle"
                width: parent.width
                level: KitText.Detail
                text: control.board.subtitle
            }
            KitText {
                visible: control.board.next !== ""
                width: parent.width
                level: KitText.Detail
                text: control.board.next
            }
        }
    }
    Column {
        visible: control.full && control.chosen
        width: parent.width

        Repeater {
            model: control.full ? control.board.facts : null

            BarrageBoardFactRow {
                required label
                required value
                width: parent.width
            }
        }
    }
    KitButton {
        objectName: "buildHere"
        visible: control.act !== ""
        width: parent.width
        kind: KitButton.Primary
        symbol: control.board.symbol
        text: control.act
        onClicked: control.buildRequested()
    }
    Flow {
        id: acts

        readonly property real half: (width - Theme.unit) / 2
        readonly property bool paired: control.historyShown && fix.implicitWidth <= half && log.implicitWidth <= half

        visible: control.board.playing
        width: parent.width
        spacing: Theme.unit

        KitButton {
            id: fix

            objectName: "correct"
            compact: true
            symbol: "pencil"
            text: control.chosen ? qsTr("Correct") : qsTr("Correct tiles")
            width: acts.paired ? acts.half : acts.width
            onClicked: control.chosen ? control.correctRequested() : control.othersRequested()
        }
        KitButton {
            id: log

            objectName: "history"
            visible: control.historyShown
            compact: true
            symbol: "history"
            text: qsTr("History")
            width: acts.paired ? acts.half : acts.width
            onClicked: control.historyRequested()
        }
    }
}
