pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.ScytheApp

// The star card of the game: where its cube stands, what it opens, and the stars placed so far. Fills the place or pane
// it is given.
ScrollArea {
    id: scroller

    readonly property ScytheStarTrack track: ScytheApp.starTrack
    readonly property ScytheTracker tracker: ScytheApp.tracker

    objectName: "starScroll"
    contentHeight: column.height + 32

    Column {
        id: column

        width: Math.min(scroller.width - 2 * Theme.margin, Theme.readingWidth)
        x: (scroller.width - width) / 2
        y: Theme.gap
        spacing: Theme.gap

        Card {
            objectName: "starNotice"
            visible: scroller.track.notice !== ""
            width: parent.width
            tone: Card.Brass

            Column {
                anchors.left: parent.left
                anchors.right: parent.right
                spacing: 4

                KitText {
                    width: parent.width
                    level: KitText.Section
                    color: Theme.brassCInk
                    text: scroller.track.noticeRule === "" ? scroller.track.notice : scroller.track.notice + " (" + scroller.track.noticeRule + ")"
                }
                Repeater {
                    model: scroller.track.orders

                    KitText {
                        required property int index
                        required property string modelData

                        width: parent?.width ?? 0
                        color: Theme.brassCInk
                        text: (index + 1) + "  " + modelData
                    }
                }
            }
        }
        Card {
            width: parent.width

            Grid {
                id: sheet

                readonly property bool beside: width >= 340 * Theme.textScale

                anchors.left: parent.left
                anchors.right: parent.right
                columns: beside ? 2 : 1
                columnSpacing: Theme.margin
                rowSpacing: Theme.gap

                ScytheStarGrid {
                    id: grid

                    kinds: scroller.track.spaces
                    cube: scroller.track.cube
                    look: scroller.tracker.automaLook
                    cell: sheet.beside ? 36 : 44
                }
                Column {
                    width: sheet.beside ? sheet.width - grid.width - sheet.columnSpacing : sheet.width
                    spacing: Theme.unit

                    KitText {
                        objectName: "cubeText"
                        width: parent.width
                        font.bold: true
                        text: scroller.track.cubeText
                    }
                    KitText {
                        width: parent.width
                        level: KitText.Detail
                        text: scroller.track.nextText
                    }
                    Row {
                        width: parent.width
                        spacing: Theme.unit

                        Symbol {
                            id: waves

                            name: scroller.track.waterOpen ? "scythe_lake" : "scythe_water_closed"
                            color: ScytheTheme.river
                            size: 24
                        }
                        KitText {
                            objectName: "waterText"
                            width: parent.width - waves.width - parent.spacing
                            level: KitText.Detail
                            color: Theme.text
                            text: scroller.track.waterText
                        }
                    }
                    Row {
                        width: parent.width
                        spacing: Theme.unit

                        Symbol {
                            id: star

                            name: "scythe_star"
                            color: Theme.brass
                            size: 24
                        }
                        KitText {
                            width: parent.width - star.width - parent.spacing
                            level: KitText.Detail
                            text: qsTr("place a star; II also flips the scheme")
                        }
                    }
                }
            }
        }
        Card {
            width: parent.width

            Column {
                anchors.left: parent.left
                anchors.right: parent.right
                spacing: Theme.unit

                SectionHead {
                    width: parent.width
                    ruled: false
                    text: scroller.track.starsText
                    note: qsTr("the 6th ends the game")
                }
                ScytheStarCells {
                    width: parent.width
                    stars: scroller.track.stars
                    look: scroller.tracker.automaLook
                }
                KitText {
                    width: parent.width
                    level: KitText.Detail
                    text: scroller.track.possibleText
                }
            }
        }
        SectionHead {
            width: parent.width
            ruled: false
            text: qsTr("The four star cards")
        }
        Flow {
            id: four

            readonly property real widest: {
                let most = 0;
                for (let i = 0; i < cards.count; ++i)
                    most = Math.max(most, cards.itemAt(i)?.implicitWidth ?? 0);
                return most;
            }
            readonly property int inRow: 4 * widest + 3 * spacing <= width ? 4 : 2

            width: parent.width
            spacing: Theme.unit

            Repeater {
                id: cards

                model: scroller.track.all

                Card {
                    id: one

                    required property string name
                    required property string level
                    required property var spaces
                    required property bool chosen

                    implicitWidth: Math.ceil(measure.advanceWidth) + 2 * padding
                    width: (four.width - (four.inRow - 1) * four.spacing) / four.inRow
                    padding: Theme.unit
                    tone: chosen ? Card.Primary : Card.Plain
                    outlined: chosen

                    // Measured apart from the shown name, whose width follows from all the measures.
                    TextMetrics {
                        id: measure

                        font: label.font
                        text: label.text
                    }
                    Column {
                        anchors.left: parent.left
                        anchors.right: parent.right
                        spacing: 4

                        ScytheStarGrid {
                            anchors.horizontalCenter: parent.horizontalCenter
                            kinds: one.spaces
                            cell: 13
                        }
                        KitText {
                            id: label

                            width: parent.width
                            level: KitText.Small
                            font.bold: true
                            color: Theme.text
                            horizontalAlignment: Text.AlignHCenter
                            text: one.name
                        }
                        KitText {
                            width: parent.width
                            level: KitText.Small
                            horizontalAlignment: Text.AlignHCenter
                            text: one.level
                        }
                    }
                }
            }
        }
    }
}
