import QtQuick
import QtQuick.Layouts
import Automa.Kit
import Automa.Play
import Automa.ScytheApp

// A question without a game: the sides, the board, the markers and a card; then what the Automa would do.
KitPage {
    id: page

    readonly property ScytheAsk ask: ScytheApp.ask
    readonly property ScytheNewGame game: ScytheApp.ask.choices

    objectName: "askPage"
    title: qsTr("Quick question")
    subtitle: ask.asking ? qsTr("What the Automa would do") : qsTr("Enter what is on the table")
    footer: ActionBar {
        KitButton {
            objectName: "askAgain"
            visible: page.ask.asking
            symbol: "back"
            text: qsTr("To the board")
            onClicked: page.ask.again()
        }
        KitButton {
            objectName: "askWhy"
            visible: page.ask.asking && page.ask.table.mode === ScytheTable.Automa
            Layout.fillWidth: true
            kind: KitButton.Primary
            symbol: "why"
            text: qsTr("Why?")
            onClicked: ScytheApp.askWhy()
        }
        KitButton {
            objectName: "askCard"
            visible: !page.ask.asking
            Layout.fillWidth: true
            kind: KitButton.Primary
            symbol: "scythe_cards"
            text: qsTr("Which card was drawn?")
            onClicked: page.ask.askCard()
        }
    }

    ScrollArea {
        id: scroller

        objectName: "askScroll"
        anchors.fill: parent
        contentHeight: column.height + 32

        Column {
            id: column

            width: Math.min(scroller.width - 2 * Theme.margin, Theme.readingWidth)
            x: (scroller.width - width) / 2
            y: Theme.gap
            spacing: Theme.gap

            ScytheQuestion {
                visible: page.ask.table.question.asked
                width: parent.width
                question: page.ask.table.question
                onAnswered: id => page.ask.table.answer(id)
            }
            TurnCard {
                visible: page.ask.asking && page.ask.table.mode === ScytheTable.Automa
                width: parent.width
                turn: page.ask.table.turn
            }
            KitText {
                visible: page.ask.combat
                width: parent.width
                text: qsTr("A combat follows: fight it at the table. What happens next depends on who wins.")
            }
            BrushBar {
                visible: !page.ask.asking
                width: parent.width
                brush: page.ask.brush
            }
            ScytheMapView {
                objectName: "askMap"
                width: parent.width
                height: width
                scene: page.ask.map
                shown: page.ask.table.shown
                selectable: page.ask.asking ? [] : null
                readableUnit: 0.1
                loupe: true
                onSpaceTapped: place => {
                    if (!page.ask.brush.tap(place))
                        correct.look(place, true);
                }
            }
            ListCard {
                visible: !page.ask.asking
                width: parent.width

                ListRow {
                    objectName: "askLevel"
                    width: parent.width
                    symbol: "scythe_star"
                    text: qsTr("Star card")
                    detail: page.ask.levelText
                    onClicked: levels.open()
                }
                ListRow {
                    objectName: "askModifiers"
                    width: parent.width
                    symbol: "filter"
                    text: qsTr("Modifiers")
                    detail: page.ask.modifiersText
                    onClicked: modifiers.open()
                }
                ListRow {
                    objectName: "askReadings"
                    width: parent.width
                    symbol: "lookup"
                    text: qsTr("Rule interpretations")
                    detail: page.ask.readingsText
                    onClicked: readings.open()
                }
                ListRow {
                    objectName: "askMarkers"
                    width: parent.width
                    symbol: "scythe_power"
                    text: qsTr("The Automa’s markers")
                    detail: page.ask.markersText
                    onClicked: {
                        page.ask.markers.begin();
                        markers.open();
                    }
                }
            }
            SectionHead {
                visible: !page.ask.asking
                width: parent.width
                ruled: false
                text: qsTr("Sides (changing them resets the board)")
            }
            KitText {
                visible: !page.ask.asking
                width: parent.width
                font.bold: true
                text: qsTr("You")
                Accessible.ignored: true
            }
            ScytheFactionPick {
                visible: !page.ask.asking
                width: parent.width
                prefix: "askHuman_"
                factions: page.game.humans
                Accessible.name: qsTr("Your faction")
                onChosen: faction => page.game.chooseHuman(faction)
            }
            KitText {
                visible: !page.ask.asking
                width: parent.width
                font.bold: true
                text: qsTr("Automa, with its distance")
                Accessible.ignored: true
            }
            ScytheFactionPick {
                visible: !page.ask.asking
                width: parent.width
                prefix: "askAutoma_"
                distances: true
                factions: page.game.automas
                Accessible.name: qsTr("The Automa’s faction")
                onChosen: faction => page.game.chooseAutoma(faction)
            }
            KitText {
                visible: !page.ask.asking && text !== ""
                width: parent.width
                level: KitText.Detail
                text: page.game.expansionNote
            }
        }
    }
    ScytheCorrectSheet {
        id: correct

        draft: page.ask.board
    }
    ScytheTrackerEditor {
        id: markers

        draft: page.ask.markers
    }
    Sheet {
        id: levels

        objectName: "askLevels"
        title: qsTr("Star card")
        footer: KitButton {
            objectName: "askLevelsDone"
            width: parent.width
            kind: KitButton.Primary
            symbol: "check"
            text: qsTr("Done")
            onClicked: levels.close()
        }

        ScytheLevels {
            width: parent?.width ?? 0
            game: page.game
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
}
