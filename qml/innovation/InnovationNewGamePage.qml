pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Automa.InnovationApp
import Automa.Kit
import Automa.Play

// Who plays, on which map, against which Automa. What was chosen last is chosen already.
KitPage {
    id: page

    readonly property InnovationNewGame game: InnovationNewGame

    colours: InnovationTheme
    objectName: "newGamePage"
    title: qsTr("New game")
    subtitle: qsTr("Age of Innovation · step 1 of 2")
    footer: ActionBar {
        KitButton {
            objectName: "surprise"
            symbol: "dice"
            text: qsTr("Surprise me")
            Accessible.name: qsTr("Choose faction and terrains at random")
            onClicked: page.game.surprise()
        }
        KitButton {
            objectName: "setUp"
            Layout.fillWidth: true
            kind: KitButton.Primary
            trailingSymbol: "chevron_right"
            text: qsTr("Set up the table")
            onClicked: InnovationSetup.open()
        }
    }

    ScrollArea {
        id: scroller

        objectName: "newGameScroll"
        anchors.fill: parent
        contentHeight: grid.height + 32

        Grid {
            id: grid

            readonly property real cell: columns === 2 ? Math.min(520, (scroller.width - 3 * Theme.margin) / 2)
                                                       : Math.min(scroller.width - 2 * Theme.margin, Theme.readingWidth)

            columns: page.columns > 1 ? 2 : 1
            x: (scroller.width - width) / 2
            y: Theme.unit
            columnSpacing: Theme.margin
            rowSpacing: Theme.gap

            Column {
                width: grid.cell
                spacing: Theme.gap

                SegmentedChoice {
                    objectName: "mode"
                    width: parent.width
                    label: qsTr("What the app does")
                    current: page.game.cardsOnly
                    options: [
                        {
                            value: false,
                            name: "app",
                            text: qsTr("App decides")
                        },
                        {
                            value: true,
                            name: "cards",
                            text: qsTr("Cards only")
                        }
                    ]
                    onChosen: cardsOnly => page.game.cardsOnly = cardsOnly
                }
                KitText {
                    visible: page.game.cardsOnly
                    width: parent.width
                    level: KitText.Detail
                    text: qsTr("The app tracks the Automa’s deck, VP and passing. You make its decisions; the board is not tracked, but you can enter it later.")
                }
                InnovationNewGameMaps {
                    width: parent.width
                    game: page.game
                }
                InnovationNewGameHumans {
                    width: parent.width
                    game: page.game
                    onAsked: index => humanTerrains.ask(index)
                }
                InnovationNewGameFactions {
                    width: parent.width
                    game: page.game
                }
            }
            Column {
                width: grid.cell
                spacing: Theme.gap

                SectionHead {
                    width: parent.width
                    ruled: false
                    text: qsTr("Level")
                    note: page.game.levelNote
                }
                InnovationLevels {
                    objectName: "levels"
                    width: parent.width
                    levels: page.game.levels
                    onChosen: level => page.game.chooseLevel(level)
                }
                KitText {
                    width: parent.width
                    level: KitText.Detail
                    text: page.game.levelWords
                }
                InnovationNewGameTerrains {
                    width: parent.width
                    game: page.game
                }
                SectionHead {
                    width: parent.width
                    ruled: false
                    text: qsTr("Decision cards")
                }
                ListCard {
                    width: parent.width

                    ChoiceRow {
                        objectName: "cardsApp"
                        width: parent.width
                        text: qsTr("From the app")
                        detail: qsTr("The app shuffles and draws; yours stay in the box")
                        checked: !page.game.cardsFromBox
                        onClicked: page.game.cardsFromBox = false
                    }
                    ChoiceRow {
                        objectName: "cardsBox"
                        width: parent.width
                        text: qsTr("From the box")
                        detail: qsTr("You draw and tap the number, once a turn")
                        checked: page.game.cardsFromBox
                        onClicked: page.game.cardsFromBox = true
                    }
                }
                ListCard {
                    width: parent.width

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
            }
        }
    }
    InnovationHumanTerrains {
        id: humanTerrains

        game: page.game
    }
    HouseReadings {
        id: readings

        readings: page.game.readings
    }
    ShareCodeEntry {
        id: codes

        share: InnovationShareCode
    }
}
