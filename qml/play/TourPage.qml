import QtQuick
import QtQuick.Layouts
import Automa.App
import Automa.Kit
import Automa.PlayApp

// The tour: the cards of a real game on a sample table, with instructions that say what to tap.
KitPage {
    id: page

    required property TourModel tour
    // What the game shows at each stage; it fills the width and says how high it is.
    required property Item cards
    readonly property alias room: scroller.height
    readonly property alias above: slot.y

    function leave() {
        Shell.navigator.back();
    }

    objectName: "tourPage"
    title: qsTr("Tour")
    subtitle: qsTr("Step %1 of %2").arg(page.tour.number + 1).arg(page.tour.count)
    backSymbol: "close"
    footer: ActionBar {
        KitButton {
            objectName: "tourSkip"
            visible: page.tour.number + 1 < page.tour.count
            kind: KitButton.Plain
            text: qsTr("Skip")
            Accessible.name: qsTr("Skip the tour")
            onClicked: page.leave()
        }
        KitButton {
            objectName: "tourNext"
            Layout.fillWidth: true
            kind: KitButton.Primary
            symbol: page.tour.symbol
            text: page.tour.action
            onClicked: {
                scroller.contentY = 0;
                if (!page.tour.goOn())
                    page.leave();
            }
        }
    }

    Connections {
        target: Shell

        function onLanguageChanged() {
            page.tour.retell();
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
                Accessible.name: page.tour.heading + ". " + page.tour.words

                Column {
                    anchors.left: parent.left
                    anchors.right: parent.right
                    spacing: 4

                    KitText {
                        objectName: "tourHeading"
                        width: parent.width
                        level: KitText.Section
                        color: Theme.primaryCInk
                        text: page.tour.heading
                    }
                    KitText {
                        objectName: "tourWords"
                        width: parent.width
                        color: Theme.primaryCInk
                        text: page.tour.words
                    }
                }
            }
            Item {
                id: slot

                width: parent.width
                height: page.cards.height
                children: [page.cards]
            }
        }
    }
}
