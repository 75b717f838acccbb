pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Automa.Kit
import Automa.PlayApp

// "Why?": the reasoning on the map, stepped by hand.
KitPage {
    id: page

    required property WhyModel why
    // The game's map of a reason: a MapView that fills its place.
    required property Component map
    // A frame as that map draws it: a WhySign.
    required property Component sign
    // No use in more height for the map and its key.
    property real mapMost: 700
    readonly property bool beside: columns > 1

    objectName: "whyPage"
    title: why.title
    subtitle: why.subtitle
    backSymbol: "close"
    onAwayChanged: {
        if (away)
            return;
        words.contentY = 0;
        text.present();
        (mapSlot.item as MapView)?.present();
    }
    Keys.onRightPressed: why.forward()
    Keys.onLeftPressed: why.back()
    footer: ActionBar {
        id: foot

        KitButton {
            id: backButton

            objectName: "whyBack"
            symbol: "chevron_left"
            text: qsTr("Back")
            enabled: !page.why.first
            onClicked: page.why.back()
        }
        ProgressSteps {
            objectName: "whyDots"
            dots: true
            visible: count > 1 && implicitWidth + backButton.implicitWidth + nextButton.implicitWidth + 2 * Theme.unit
                     <= Math.min(foot.width - 2 * Theme.margin, Theme.readingWidth)
            count: page.why.steps
            current: page.why.step
        }
        KitButton {
            id: nextButton

            objectName: "whyNext"
            kind: KitButton.Primary
            symbol: page.why.atEnd ? "check" : ""
            trailingSymbol: page.why.atEnd ? "" : "chevron_right"
            text: page.why.atEnd ? qsTr("Got it") : page.why.nextOrder > 0 ? qsTr("Action %1").arg(page.why.nextOrder) : qsTr("Next")
            Layout.fillWidth: true
            onClicked: page.why.atEnd ? page.backRequested() : page.why.forward()
        }
    }

    WhyRest {
        why: page.why
        resting: page.away
    }
    Item {
        id: picture

        x: 0
        width: page.beside ? parent.width - words.width : parent.width
        height: page.beside ? parent.height : page.why.plays ? Math.min(page.mapMost, Math.round(parent.height * 0.58)) : 0
        visible: height > 0

        Rectangle {
            anchors.fill: parent
            color: Theme.sunken
        }
        Loader {
            id: mapSlot

            width: parent.width
            height: parent.height - key.height
            sourceComponent: page.map
        }
        // A question without a game brings reasons of its own.
        Binding {
            target: mapSlot.item
            property: "why"
            value: page.why
            when: mapSlot.status === Loader.Ready
        }
        Rectangle {
            id: key

            anchors.bottom: parent.bottom
            width: parent.width
            // Where large text leaves no room for both, the map is worth more than its key.
            height: page.why.legend.count > 0 && legend.height + 20 < picture.height / 2 ? legend.height + 20 : 0
            opacity: height > 0 ? 1 : 0 // what is not visible is not laid out, and would have no height to go by
            color: Theme.surface

            Rectangle {
                width: parent.width
                height: 1
                color: Theme.line
            }
            WhyLegend {
                id: legend

                x: Theme.margin
                y: 10
                width: parent.width - 2 * Theme.margin
                items: page.why.legend
                sign: page.sign
            }
        }
    }
    ScrollArea {
        id: words

        anchors.right: parent.right
        y: page.beside ? 0 : picture.height
        width: page.beside ? Math.max(Math.min(440, parent.width / 2), Math.min(600, parent.width * 0.32)) : parent.width
        height: parent.height - y
        contentHeight: text.height + 2 * Theme.margin

        WhyWords {
            id: text

            why: page.why
            away: page.away
            x: Math.max(Theme.margin, (words.width - Theme.readingWidth) / 2)
            y: Theme.margin
            width: words.width - 2 * x
        }
    }
}
