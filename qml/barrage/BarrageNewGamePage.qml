pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Automa.BarrageApp
import Automa.Kit
import Automa.Play

// Who plays, and how. What was chosen last is chosen already.
KitPage {
    id: page

    readonly property BarrageNewGame game: BarrageApp.newGame
    readonly property bool tilesOnly: game.mode === BarrageNewGame.TilesOnly

    objectName: "newGamePage"
    title: qsTr("New game")
    subtitle: tilesOnly ? qsTr("Tiles only · who plays") : qsTr("Step 1 of 2 · who plays")
    footer: ActionBar {
        KitButton {
            objectName: "setUp"
            Layout.fillWidth: true
            kind: KitButton.Primary
            enabled: page.game.problem === ""
            trailingSymbol: "chevron_right"
            text: page.tilesOnly ? qsTr("Start") : qsTr("Set up the table")
            onClicked: page.tilesOnly ? BarrageApp.beginTilesOnly() : BarrageApp.setUp()
        }
    }

    ScrollArea {
        id: scroller

        objectName: "newGameScroll"
        anchors.fill: parent
        contentHeight: grid.height + 32

        Grid {
            id: grid

            readonly property real cell: columns === 2 ? Math.min(480, (scroller.width - 3 * Theme.margin) / 2)
                                                       : Math.min(scroller.width - 2 * Theme.margin, Theme.readingWidth - 32)

            columns: page.columns > 1 ? 2 : 1
            x: (scroller.width - width) / 2
            y: 16
            columnSpacing: Theme.margin
            rowSpacing: Theme.gap

            Column {
                width: grid.cell
                spacing: Theme.gap

                SegmentedChoice {
                    objectName: "mode"
                    width: parent.width
                    label: qsTr("What the app does")
                    current: page.game.mode
                    options: [
                        {
                            value: BarrageNewGame.AppDecides,
                            name: "app",
                            text: qsTr("App decides")
                        },
                        {
                            value: BarrageNewGame.TilesOnly,
                            name: "tiles",
                            text: qsTr("Tiles only")
                        }
                    ]
                    onChosen: mode => page.game.mode = mode
                }
                KitText {
                    visible: page.tilesOnly
                    width: parent.width
                    level: KitText.Detail
                    text: qsTr("The app reveals the Automa tiles and tracks VP, energy and engineers. You decide by hand; you need not enter the board.")
                }
                Repeater {
                    model: page.game.seats

                    BarrageNewGameParticipant {
                        objectName: "participant_" + index
                        game: page.game
                        width: grid.cell
                        onEdited: editor.edit(index)
                    }
                }
                KitButton {
                    objectName: "addParticipant"
                    width: parent.width
                    kind: KitButton.Dashed
                    symbol: "plus"
                    enabled: page.game.canAdd
                    text: enabled ? qsTr("Add a player (%1 of 4)").arg(page.game.seats.count)
                                  : qsTr("Four companies at most")
                    onClicked: page.game.add()
                }
                KitText {
                    visible: page.game.problem !== ""
                    width: parent.width
                    color: Theme.danger
                    text: page.game.problem
                }
            }
            Column {
                width: grid.cell
                spacing: Theme.gap

                ListCard {
                    width: parent.width

                    SwitchRow {
                        objectName: "leeghwater"
                        width: parent.width
                        text: qsTr("Leeghwater expansion")
                        detail: qsTr("Buildings and external works")
                        checked: page.game.leeghwater
                        onSwitched: on => page.game.leeghwater = on
                    }
                    ListRow {
                        objectName: "enterCode"
                        width: parent.width
                        text: qsTr("Enter a code")
                        detail: qsTr("The same set-up as on another phone")
                        onClicked: codes.open()
                    }
                    ListRow {
                        objectName: "readings"
                        width: parent.width
                        text: qsTr("Rule interpretations")
                        detail: page.game.readingsNote
                        onClicked: readings.open()
                    }
                }
                SectionHead {
                    visible: !page.tilesOnly
                    width: parent.width
                    ruled: false
                    text: qsTr("Automa tiles")
                }
                ListCard {
                    visible: !page.tilesOnly
                    width: parent.width

                    ChoiceRow {
                        objectName: "tilesApp"
                        width: parent.width
                        text: qsTr("From the app")
                        detail: qsTr("The app shuffles and reveals them; yours stay in the box")
                        checked: page.game.tiles === BarrageNewGame.FromApp
                        onClicked: page.game.tiles = BarrageNewGame.FromApp
                    }
                    ChoiceRow {
                        objectName: "tilesBox"
                        width: parent.width
                        text: qsTr("From the box")
                        detail: qsTr("You reveal them and enter which one it is")
                        checked: page.game.tiles === BarrageNewGame.FromBox
                        onClicked: page.game.tiles = BarrageNewGame.FromBox
                    }
                }
            }
        }
    }
    BarrageNewGameEditor {
        id: editor

        game: page.game
    }
    HouseReadings {
        id: readings

        readings: page.game.readings
    }
    ShareCodeEntry {
        id: codes

        share: BarrageShareCode
    }
}
