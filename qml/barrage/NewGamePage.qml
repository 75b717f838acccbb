pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Automa.App
import Automa.BarrageApp
import Automa.Kit

// Who plays, and how. What was chosen last is chosen already.
KitPage {
    id: page

    readonly property BarrageNewGame game: BarrageApp.newGame

    objectName: "newGamePage"
    title: qsTr("New game")
    subtitle: qsTr("Step 1 of 2 · who plays")
    footer: ActionBar {
        KitButton {
            objectName: "setUp"
            Layout.fillWidth: true
            kind: KitButton.Primary
            enabled: page.game.problem === ""
            trailingSymbol: "chevron_right"
            text: qsTr("Set up the table")
            onClicked: BarrageApp.setUp()
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
                    visible: Shell.pages.has("barrage/tiles")
                    width: parent.width
                    label: qsTr("What the app does")
                    current: "app"
                    options: [
                        {
                            value: "app",
                            text: qsTr("App decides")
                        },
                        {
                            value: "tiles",
                            text: qsTr("Tiles only")
                        }
                    ]
                    onChosen: Shell.navigator.replace("barrage/tiles")
                }
                Repeater {
                    model: page.game.participants.length

                    NewGameParticipant {
                        required property int index

                        objectName: "participant_" + index
                        width: grid.cell
                        number: index
                        participant: page.game.participants[index] ?? ({})
                        onEdited: editor.edit(index)
                    }
                }
                KitButton {
                    objectName: "addParticipant"
                    width: parent.width
                    kind: KitButton.Dashed
                    symbol: "plus"
                    enabled: page.game.canAdd
                    text: enabled ? qsTr("Add a participant (%1 of 4)").arg(page.game.participants.length)
                                  : qsTr("Four companies are the most")
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
                        onToggled: page.game.leeghwater = checked
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
                        text: qsTr("House readings")
                        detail: page.game.readingsNote
                        onClicked: readings.open()
                    }
                }
                SectionHead {
                    width: parent.width
                    ruled: false
                    text: qsTr("Automa tiles")
                }
                ListCard {
                    width: parent.width

                    ChoiceRow {
                        objectName: "tilesApp"
                        width: parent.width
                        text: qsTr("From the app")
                        detail: qsTr("The app shuffles and turns them up; yours stay in the box")
                        checked: page.game.tiles === "app"
                        onClicked: page.game.tiles = "app"
                    }
                    ChoiceRow {
                        objectName: "tilesBox"
                        width: parent.width
                        text: qsTr("From the box")
                        detail: qsTr("You turn them up and say which one came")
                        checked: page.game.tiles === "box"
                        onClicked: page.game.tiles = "box"
                    }
                }
            }
        }
    }
    NewGameEditor {
        id: editor
    }
    NewGameReadings {
        id: readings
    }
    ShareCodeEntry {
        id: codes
    }
}
