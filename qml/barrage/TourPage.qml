pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Automa.App
import Automa.BarrageApp
import Automa.Kit

// The tour: the cards of a real game on a sample table, with somebody beside you who says what to tap.
KitPage {
    id: page

    readonly property bool first: tour.number === 0

    function leave() {
        Shell.navigator.back();
    }

    objectName: "tourPage"
    title: qsTr("Tour")
    subtitle: qsTr("Step %1 of %2").arg(tour.number + 1).arg(tour.count)
    backSymbol: "close"
    footer: ActionBar {
        KitButton {
            objectName: "tourSkip"
            visible: tour.number + 1 < tour.count
            kind: KitButton.Plain
            text: qsTr("Skip")
            Accessible.name: qsTr("Skip the tour")
            onClicked: page.leave()
        }
        KitButton {
            objectName: "tourNext"
            Layout.fillWidth: true
            kind: KitButton.Primary
            symbol: tour.stage === "turn" ? "why" : tour.stage === "undo" ? "undo" : tour.stage === "carry" ? "check" : ""
            text: tour.action
            onClicked: {
                scroller.contentY = 0;
                if (!tour.goOn())
                    page.leave();
            }
        }
    }

    BarrageTour {
        id: tour
    }
    Connections {
        target: Shell

        function onLanguageChanged() {
            tour.retell();
        }
    }
    ScrollArea {
        id: scroller

        objectName: "tourScroll"
        anchors.fill: parent
        contentHeight: column.height + 32

        Column {
            id: column

            width: Math.min(scroller.width - 2 * Theme.margin, Theme.readingWidth)
            x: (scroller.width - width) / 2
            y: Theme.unit
            spacing: Theme.gap

            Card {
                width: parent.width
                tone: Card.Primary
                Accessible.role: Accessible.AlertMessage
                Accessible.name: tour.heading + ". " + tour.words

                Column {
                    anchors.left: parent.left
                    anchors.right: parent.right
                    spacing: 4

                    KitText {
                        objectName: "tourHeading"
                        width: parent.width
                        level: KitText.Section
                        color: Theme.primaryCInk
                        text: tour.heading
                    }
                    KitText {
                        objectName: "tourWords"
                        width: parent.width
                        color: Theme.primaryCInk
                        text: tour.words
                    }
                }
            }
            AutomaTurn {
                visible: tour.stage === "turn" || tour.stage === "carry" || tour.stage === "end"
                width: parent.width
                table: tour.table
            }
            BoardMap {
                visible: page.first
                width: parent.width
                height: Math.max(240, scroller.height - y - 2 * Theme.gap)
                scene: tour.why.scene
                selectable: []
            }
            WhyMap {
                visible: tour.stage === "why" && tour.why.onMap
                width: parent.width
                height: Math.min(340, scroller.height * 0.5)
                why: tour.why
            }
            WhyWords {
                visible: tour.stage === "why"
                width: parent.width
                why: tour.why
            }
            Card {
                visible: tour.stage === "undo"
                width: parent.width

                Column {
                    anchors.left: parent.left
                    anchors.right: parent.right

                    KitText {
                        width: parent.width
                        level: KitText.Overline
                        text: qsTr("Recorded")
                    }
                    KitText {
                        objectName: "tourLast"
                        width: parent.width
                        font.bold: true
                        text: tour.lastTurn
                    }
                }
            }
        }
    }
}
