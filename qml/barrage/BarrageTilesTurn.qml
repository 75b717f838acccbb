pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Automa.App
import Automa.BarrageApp
import Automa.Kit
import Automa.Play
import Automa.PlayApp

// A turn told by the table: the actions of the tile in order, each done or not possible; or a human's turn.
FocusScope {
    id: pane

    required property BarrageTiles tiles
    required property PlaySession session
    // Whose turn it is, for the strip.
    required property GadgetList order
    // The criteria side and the markers may stand in a pane of their own.
    property bool alone: true
    property bool stripShown: true

    readonly property tileCriteria criteria: tiles.criteria
    readonly property int mode: tiles.mode
    readonly property bool automa: mode === BarrageTiles.Automa
    readonly property string turn: `${mode} ${tiles.company}`

    function goOn() {
        if (pane.automa)
            pane.tiles.done();
        else if (pane.mode === BarrageTiles.Human && !pane.tiles.byTile)
            pane.tiles.humanDone();
        else
            pane.tiles.draw();
    }

    objectName: "tilesTurn"

    // Another turn is read from its beginning.
    Connections {
        target: pane

        function onTurnChanged() {
            scroller.contentY = 0;
        }
    }
    TableKeys {
        enabled: pane.visible
        onDone: bar.confirm()
        onTick: number => pane.tiles.selected = number
        onUndo: pane.session.undo()
        onRedo: pane.session.redo()
    }
    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        TurnStrip {
            visible: pane.stripShown
            order: pane.order
            points: true
            Layout.fillWidth: true
            Layout.maximumWidth: Theme.readingWidth
            Layout.alignment: Qt.AlignHCenter
            Layout.leftMargin: Theme.margin
            Layout.rightMargin: Theme.margin
            Layout.topMargin: 4
            Layout.bottomMargin: 4
        }
        ScrollArea {
            id: scroller

            readonly property real side: Math.max(Theme.margin, (width - Theme.readingWidth) / 2)

            objectName: "tilesScroll"
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentHeight: column.height + 2 * Theme.gap

            Column {
                id: column

                x: scroller.side
                y: Theme.gap
                width: scroller.width - 2 * scroller.side
                spacing: Theme.unit

                Item {
                    width: parent.width
                    height: Math.max(44, head.height)

                    BarrageCompanySeal {
                        company: pane.tiles.company
                        size: 44
                    }
                    Column {
                        id: head

                        x: 56
                        width: parent.width - x

                        KitText {
                            objectName: "tilesHeadline"
                            width: parent.width
                            level: KitText.Headline
                            text: pane.tiles.headline
                            Accessible.role: Accessible.Heading
                            Accessible.name: text
                        }
                        KitText {
                            objectName: "tilesNote"
                            width: parent.width
                            level: KitText.Detail
                            text: pane.tiles.note
                        }
                    }
                }
                ListCard {
                    visible: pane.tiles.setUp.count > 0
                    width: parent.width

                    ListRow {
                        objectName: "tilesSetUp"
                        width: parent.width
                        symbol: "board"
                        text: qsTr("Set up the Automa")
                        detail: qsTr("Pieces, VP and closed spaces, before the first turn")
                        onClicked: setUp.open()
                    }
                }
                Repeater {
                    model: pane.tiles.actions

                    Column {
                        id: cell

                        required property int order
                        required property string columnTitle
                        required property string title
                        required property string symbol
                        required property int engineers
                        required property bool dashed
                        required property int fate
                        required property string rule
                        required property string ruleText
                        required property var criteria // lines
                        required property string note
                        readonly property bool chosen: order === pane.tiles.selected

                        width: column.width
                        spacing: 6

                        KitText {
                            visible: text !== ""
                            width: parent.width
                            level: KitText.Overline
                            text: cell.columnTitle
                        }
                        BarrageTilesAction {
                            width: parent.width
                            order: cell.order
                            title: cell.title
                            symbol: cell.symbol
                            engineers: cell.engineers
                            dashed: cell.dashed
                            fate: cell.fate
                            note: cell.note
                            chosen: cell.chosen
                            onClicked: pane.tiles.selected = cell.order
                        }
                        BarrageTilesRule {
                            visible: cell.chosen
                            width: parent.width
                            rule: cell.rule
                            ruleText: cell.ruleText
                            criteria: cell.criteria
                            tiles: pane.tiles
                            onMoreAsked: rules.open()
                        }
                    }
                }
                SectionHead {
                    visible: pane.alone && pane.automa
                    width: parent.width
                    ruled: false
                    text: qsTr("Criteria: tile %1").arg(pane.criteria.code)
                }
                BarrageTilesSide {
                    visible: pane.alone && pane.automa
                    width: parent.width
                    side: pane.criteria
                }
                BarrageTilesMarkers {
                    tiles: pane.tiles
                    visible: pane.mode === BarrageTiles.Human
                    width: parent.width
                    currentOnly: true
                }
                KitText {
                    visible: pane.automa && text !== ""
                    width: parent.width
                    level: KitText.Detail
                    text: pane.tiles.levelText
                }
            }
        }
        PlayBar {
            id: bar

            Layout.fillWidth: true
            session: pane.session

            KitButton {
                objectName: "impossibleButton"
                visible: pane.automa
                stacked: true
                symbol: "close"
                enabled: pane.tiles.canRefuse
                text: qsTr("Not possible")
                onClicked: pane.tiles.impossible()
            }
            KitButton {
                objectName: "passButton"
                visible: pane.mode === BarrageTiles.Human
                symbol: "pass"
                stacked: true
                text: qsTr("Passes")
                onClicked: pane.tiles.humanPasses()
            }
            KitButton {
                objectName: "doneButton"
                kind: KitButton.Primary
                symbol: "check"
                enabled: !pane.automa || pane.tiles.canDo
                text: pane.automa ? qsTr("Done") : pane.mode === BarrageTiles.Human && !pane.tiles.byTile ? qsTr("Turn done") : qsTr("Reveal a tile")
                Layout.fillWidth: true
                confirms: `${bar.session.position} ${pane.tiles.selected}`
                onClicked: pane.goOn()
            }
        }
    }
    BarrageTilesSetUp {
        id: setUp

        tiles: pane.tiles
    }
    BarrageTilesRules {
        id: rules

        tiles: pane.tiles
    }
}
