pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.PlayApp

// The reasoning in words: the funnel, the sentence with its rule, what follows, the other actions tried.
Column {
    id: control

    required property WhyModel why
    // Kept for later, out of sight.
    property bool away: false

    // As it comes into sight.
    function present() {
        why.unfold();
        funnel.contentX = 0;
        funnel.reveal();
    }

    spacing: Theme.gap
    onWhyChanged: {
        if (!away)
            why.unfold();
    }
    Component.onCompleted: {
        if (!away)
            why.unfold();
    }

    Connections {
        target: control.why
        enabled: !control.away

        function onChanged() {
            control.why.unfold();
        }
    }
    KitText {
        objectName: "whySummary"
        visible: text !== ""
        width: parent.width
        font.bold: true
        text: control.why.summary
    }
    Item {
        visible: control.why.steps > 1
        width: parent.width
        height: funnel.height - 10

        WhyFunnel {
            id: funnel

            x: -inset
            y: -5
            width: parent.width + 2 * inset
            boxes: control.why.boxes
            now: control.why.step
            onChosen: index => control.why.step = index
        }
    }
    Item {
        width: parent.width
        height: Math.max(heading.height, number.height)

        KitText {
            id: heading

            objectName: "whyHeading"
            width: parent.width - number.width - Theme.gap
            level: KitText.Section
            text: control.why.heading
        }
        Chip {
            id: number

            anchors.right: parent.right
            text: control.why.rule
        }
    }
    KitText {
        objectName: "whySentence"
        width: parent.width
        text: control.why.sentence
    }
    WhyTable {
        visible: control.why.table.count > 0
        width: parent.width
        head: control.why.tableHead
        note: control.why.tableNote
        rows: control.why.table
    }
    Rectangle {
        visible: words.text !== ""
        width: parent.width
        height: words.height + 24
        radius: Theme.radius
        color: control.why.last ? Theme.brassC : Theme.sunken

        Symbol {
            x: 14
            y: 14
            size: 18
            name: !control.why.last ? "chevron_right" : control.why.done ? "check" : "close"
            color: words.color
        }
        KitText {
            id: words

            objectName: "whyResult"
            x: 42
            y: 12
            width: parent.width - 54
            level: KitText.Detail
            textFormat: Text.StyledText
            text: control.why.last ? control.why.result : qsTr("Next: %1").arg(control.why.next)
            color: control.why.last ? Theme.brassCInk : Theme.text
        }
    }
    KitText {
        objectName: "whyAction"
        visible: control.why.done || !control.why.last // a skipped one is in the heading
        width: parent.width
        level: KitText.Detail
        text: control.why.chapterHeading
    }
    KitText {
        visible: control.why.chapters.count > 1
        width: parent.width
        level: KitText.Overline
        topPadding: Theme.unit
        text: qsTr("All actions tried")
    }
    Flow {
        visible: control.why.chapters.count > 1
        width: parent.width
        spacing: Theme.unit

        Repeater {
            model: control.why.chapters

            FilterChip {
                required property int index
                required property string label
                required property int order
                required property bool done

                objectName: "whyChapter" + index
                width: Math.min(implicitWidth, parent.width)
                checked: control.why.chapter === index
                symbol: done ? "check" : "close"
                keepSymbol: true
                text: label !== "" ? label : done ? qsTr("Action %1: done").arg(order)
                                                  : qsTr("Action %1: skipped").arg(order)
                onClicked: control.why.chapter = index
            }
        }
    }
}
