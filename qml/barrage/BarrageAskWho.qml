pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit
import Automa.Play

// Who is asked, at which level, with which pair of tiles and what in hand.
FocusScope {
    id: control

    required property BarrageAsk ask
    required property BarrageAskGames games
    property bool forActions: true

    objectName: "askWho"

    ScrollArea {
        id: scroller

        readonly property real side: Math.max(Theme.margin, (width - Theme.readingWidth) / 2)

        anchors.fill: parent
        contentHeight: column.height + 2 * Theme.gap

        Column {
            id: column

            x: scroller.side
            y: Theme.gap
            width: scroller.width - 2 * scroller.side
            spacing: Theme.gap

            KitButton {
                objectName: "askFromGame"
                width: parent.width
                symbol: "games"
                text: qsTr("From a saved game")
                onClicked: gameList.open()
            }
            // Above the companies: with it there are more of them, and it must not move.
            ListCard {
                width: parent.width

                SwitchRow {
                    objectName: "askLeeghwater"
                    width: parent.width
                    text: qsTr("Leeghwater expansion")
                    checked: control.ask.leeghwater
                    onSwitched: on => control.ask.leeghwater = on
                }
            }
            SegmentedChoice {
                objectName: "askCompany"
                width: parent.width
                label: qsTr("Which company is the Automa?")
                options: control.ask.companies
                current: control.ask.company
                onChosen: value => control.ask.company = value
            }
            SegmentedChoice {
                objectName: "askLevel"
                width: parent.width
                label: qsTr("Level")
                options: control.ask.levels
                current: control.ask.level
                onChosen: value => control.ask.level = value
            }
            KitText {
                width: parent.width
                level: KitText.Detail
                text: control.ask.levelText
            }
            ListCard {
                width: parent.width

                ListRow {
                    objectName: "askActionsTile"
                    width: parent.width
                    symbol: "tile"
                    text: qsTr("Actions: tile %1").arg(control.ask.actionsCode)
                    detail: qsTr("The tile on top of the stack")
                    onClicked: {
                        control.forActions = true;
                        chooser.open();
                    }
                }
                ListRow {
                    objectName: "askCriteriaTile"
                    width: parent.width
                    symbol: "filter"
                    text: qsTr("Criteria: tile %1").arg(control.ask.criteriaCode)
                    detail: qsTr("The face-up tile beside the stack")
                    onClicked: {
                        control.forActions = false;
                        chooser.open();
                    }
                }
                ListRow {
                    objectName: "askOfficer"
                    visible: control.ask.officers.count > 0
                    width: parent.width
                    symbol: "person"
                    text: control.ask.officerName
                    detail: qsTr("Executive officer")
                    onClicked: officers.open()
                }
                ListRow {
                    objectName: "askHand"
                    width: parent.width
                    symbol: "wheel"
                    text: qsTr("Wheel and technology")
                    detail: qsTr("As at the start of a game, until you change it")
                    onClicked: {
                        control.ask.beginDraft();
                        editor.open();
                    }
                }
                ListRow {
                    objectName: "askReadings"
                    width: parent.width
                    symbol: "lookup"
                    text: qsTr("Rule interpretations")
                    detail: control.ask.readingsNote
                    onClicked: readings.open()
                }
            }
            Card {
                width: parent.width
                padding: 12

                Column {
                    anchors.left: parent.left
                    anchors.right: parent.right
                    spacing: Theme.unit

                    Repeater {
                        model: control.ask.hand

                        BarrageAskNumber {
                            width: parent.width
                            onMoved: amount => control.ask.setHand(field, amount)
                        }
                    }
                    BarrageAskNumber {
                        width: parent.width
                        field: "round"
                        label: qsTr("Round")
                        least: 1
                        most: control.ask.rounds
                        amount: control.ask.round
                        onMoved: amount => control.ask.round = amount
                    }
                }
            }
            SectionHead {
                width: parent.width
                ruled: false
                text: qsTr("Criteria: tile %1").arg(control.ask.criteriaCode)
            }
            BarrageTilesSide {
                width: parent.width
                side: control.ask.criteria
            }
        }
    }
    BarrageAskGameList {
        id: gameList

        games: control.games
    }
    BarrageAskTiles {
        id: chooser

        ask: control.ask
        forActions: control.forActions
    }
    HouseReadings {
        id: readings

        objectName: "askReadingsSheet"
        readings: control.ask.readings
    }
    BarrageAskOfficers {
        id: officers

        ask: control.ask
    }
    BarrageTrackerEditor {
        id: editor

        draft: control.ask.draft
        boardOffered: false
    }
}
