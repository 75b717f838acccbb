pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Automa.Kit
import Automa.Play
import Automa.ScytheApp

// Who plays, at which level, and who deals. What was chosen last is chosen already.
KitPage {
    id: page

    readonly property ScytheNewGame game: ScytheApp.newGame

    objectName: "newGamePage"
    title: qsTr("New game")
    subtitle: game.cardsOnly ? qsTr("Scythe · cards only") : qsTr("Scythe · step 1 of 2")
    footer: ActionBar {
        KitButton {
            objectName: "setUp"
            Layout.fillWidth: true
            kind: KitButton.Primary
            trailingSymbol: "chevron_right"
            text: qsTr("Set up the table")
            onClicked: ScytheApp.setUp()
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
            y: 12
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
                    text: qsTr("The app reveals the Automa cards and tracks power, coins, combat cards and stars. You make the Automa’s moves yourself; you can switch at any time.")
                }
                Card {
                    width: parent.width
                    padding: 8
                    topPadding: 12

                    Column {
                        anchors.left: parent.left
                        anchors.right: parent.right
                        spacing: 2

                        ScytheFactionHead {
                            width: parent.width
                            text: qsTr("You")
                            name: page.game.humanName
                        }
                        ScytheFactionPick {
                            width: parent.width
                            prefix: "human_"
                            factions: page.game.humans
                            Accessible.name: qsTr("Your faction")
                            onChosen: faction => page.game.chooseHuman(faction)
                        }
                    }
                }
                Card {
                    width: parent.width
                    padding: 8
                    topPadding: 12

                    Column {
                        anchors.left: parent.left
                        anchors.right: parent.right
                        spacing: 2

                        ScytheFactionHead {
                            width: parent.width
                            text: qsTr("Automa")
                            name: page.game.automaName
                            note: qsTr("steps from your base")
                        }
                        ScytheFactionPick {
                            width: parent.width
                            prefix: "automa_"
                            distances: true
                            factions: page.game.automas
                            Accessible.name: qsTr("The Automa’s faction")
                            onChosen: faction => page.game.chooseAutoma(faction)
                        }
                        ScytheDistanceScale {
                            width: parent.width
                            nearest: page.game.nearest
                            farthest: page.game.farthest
                            distance: page.game.distance
                        }
                        KitText {
                            objectName: "expansionNote"
                            visible: text !== ""
                            width: parent.width
                            level: KitText.Detail
                            text: page.game.expansionNote
                        }
                    }
                }
            }
            Column {
                width: grid.cell
                spacing: Theme.gap

                ScytheLevels {
                    width: parent.width
                    game: page.game
                }
                ListCard {
                    width: parent.width

                    ListRow {
                        objectName: "modifiers"
                        width: parent.width
                        text: qsTr("Modifiers")
                        detail: page.game.modifiersNote
                        onClicked: modifiers.open()
                    }
                    ListRow {
                        objectName: "readings"
                        width: parent.width
                        text: qsTr("Rule interpretations")
                        detail: page.game.readingsNote
                        onClicked: readings.open()
                    }
                    ListRow {
                        objectName: "enterCode"
                        width: parent.width
                        text: qsTr("Enter a code")
                        detail: qsTr("The same game as on another phone")
                        onClicked: codes.open()
                    }
                }
                ListCard {
                    visible: !page.game.cardsOnly
                    width: parent.width

                    SwitchRow {
                        objectName: "trackResources"
                        width: parent.width
                        text: qsTr("Track resources")
                        detail: qsTr("You enter how many are on a territory. Otherwise the app only asks when it matters.")
                        checked: page.game.resourcesTracked
                        onSwitched: on => page.game.resourcesTracked = on
                    }
                }
                SectionHead {
                    width: parent.width
                    ruled: false
                    text: qsTr("Automa cards")
                }
                ListCard {
                    width: parent.width

                    ChoiceRow {
                        objectName: "cardsApp"
                        width: parent.width
                        text: qsTr("From the app")
                        detail: qsTr("The app shuffles and reveals them; yours stay in the box")
                        checked: !page.game.cardsFromBox
                        onClicked: page.game.cardsFromBox = false
                    }
                    ChoiceRow {
                        objectName: "cardsBox"
                        width: parent.width
                        text: qsTr("From the box")
                        detail: qsTr("You reveal them and tap the card’s number")
                        checked: page.game.cardsFromBox
                        onClicked: page.game.cardsFromBox = true
                    }
                }
            }
        }
    }
    ScytheModifiers {
        id: modifiers

        game: page.game
    }
    HouseReadings {
        id: readings

        readings: page.game.readings
    }
    ShareCodeEntry {
        id: codes

        share: ScytheShareCode
    }
}
