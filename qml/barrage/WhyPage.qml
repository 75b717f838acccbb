pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Automa.BarrageApp
import Automa.Kit

// "Why?": the reasoning on the map, stepped by hand.
KitPage {
    id: page

    // Of the open game, or of a question without one.
    property WhyModel why: BarrageApp.why
    readonly property bool beside: columns > 1

    objectName: "whyPage"
    title: why.title
    subtitle: why.subtitle
    backSymbol: "close"
    Keys.onRightPressed: why.forward()
    Keys.onLeftPressed: why.back()
    footer: ActionBar {
        KitButton {
            objectName: "whyBack"
            symbol: "chevron_left"
            text: qsTr("Back")
            enabled: !page.why.first
            onClicked: page.why.back()
        }
        KitButton {
            objectName: "whyNext"
            kind: KitButton.Primary
            symbol: page.why.last ? "check" : ""
            trailingSymbol: page.why.last ? "" : "chevron_right"
            text: page.why.last ? qsTr("Got it") : qsTr("Next")
            Layout.fillWidth: true
            onClicked: page.why.last ? page.backRequested() : page.why.forward()
        }
    }

    Item {
        id: picture

        x: 0
        width: page.beside ? parent.width - words.width : parent.width
        height: page.beside ? parent.height : page.why.onMap ? Math.min(450, Math.round(parent.height * 0.52)) : 0
        visible: height > 0

        Rectangle {
            anchors.fill: parent
            color: Theme.sunken
        }
        BoardMap {
            width: parent.width
            height: parent.height - key.height
            scene: page.why.scene
            highlights: page.why.highlights
            focusOn: page.why.focusOn
            selectable: []
        }
        Rectangle {
            id: key

            anchors.bottom: parent.bottom
            width: parent.width
            // Where large text leaves no room for both, the map is worth more than its key.
            height: page.why.legend.length > 0 && legend.height + 20 < picture.height / 2 ? legend.height + 20 : 0
            visible: height > 0
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
            }
        }
    }
    ScrollArea {
        id: words

        anchors.right: parent.right
        y: page.beside ? 0 : picture.height
        width: page.beside ? Math.min(440, parent.width / 2) : parent.width
        height: parent.height - y
        contentHeight: text.height + 2 * Theme.margin

        WhyWords {
            id: text

            why: page.why
            x: Math.max(Theme.margin, (words.width - Theme.readingWidth) / 2)
            y: Theme.margin
            width: words.width - 2 * x
        }
    }
}
