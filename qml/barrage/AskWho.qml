pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// Who is asked, at which level, with which pair of tiles and what in hand.
FocusScope {
    id: control

    readonly property BarrageAsk ask: BarrageApp.ask
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
                onClicked: games.open()
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
                    text: qsTr("Actions: tile %1").arg(control.ask.actionsTile)
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
                    text: qsTr("Criteria: tile %1").arg(control.ask.criteriaTile)
                    detail: qsTr("The tile turned over beside it")
                    onClicked: {
                        control.forActions = false;
                        chooser.open();
                    }
                }
                ListRow {
                    objectName: "askOfficer"
                    visible: control.ask.officers.length > 0
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
                    detail: qsTr("As at the start of a game until you change it")
                    onClicked: {
                        control.ask.beginDraft();
                        editor.open();
                    }
                }
                SwitchRow {
                    objectName: "askLeeghwater"
                    width: parent.width
                    text: qsTr("Leeghwater expansion")
                    checked: control.ask.leeghwater
                    onToggled: control.ask.leeghwater = checked
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
                        model: control.ask.hand.length + 1

                        Flow {
                            id: row

                            required property int index
                            readonly property bool ofRound: index === control.ask.hand.length
                            readonly property var facts: control.ask.hand[index] ?? ({})
                            readonly property string label: ofRound ? qsTr("Round") : facts.text ?? ""

                            width: parent.width
                            spacing: Theme.unit

                            MeasuredText {
                                width: Math.max(row.width - number.implicitWidth - Theme.unit, Math.min(natural, row.width))
                                height: Math.max(number.implicitHeight, implicitHeight)
                                verticalAlignment: Text.AlignVCenter
                                text: row.label
                            }
                            Stepper {
                                id: number

                                objectName: row.ofRound ? "ask_round" : "ask_" + row.facts.id
                                label: row.label
                                from: row.ofRound ? 1 : row.facts.from ?? 0
                                to: row.ofRound ? 5 : row.facts.to ?? 99
                                value: row.ofRound ? control.ask.round : row.facts.value ?? 0
                                onMoved: value => {
                                    if (row.ofRound)
                                        control.ask.round = value;
                                    else
                                        control.ask.setHand(row.facts.id, value);
                                }
                            }
                        }
                    }
                }
            }
            SectionHead {
                width: parent.width
                ruled: false
                text: qsTr("Criteria: tile %1").arg(control.ask.criteriaTile)
            }
            TilesSide {
                width: parent.width
                side: control.ask.criteria
            }
        }
    }
    AskGames {
        id: games
    }
    AskTiles {
        id: chooser

        forActions: control.forActions
    }
    AskOfficers {
        id: officers
    }
    TrackerEditor {
        id: editor

        draft: control.ask.draft
        boardOffered: false
    }
}
