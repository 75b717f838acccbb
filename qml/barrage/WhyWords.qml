pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// The reasoning in words: the funnel, the sentence with its rule, what follows, the other actions tried.
Column {
    id: control

    property WhyModel why: BarrageApp.why

    readonly property var chapter: why.chapters[why.chapter] ?? ({})

    spacing: Theme.gap

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
            name: !control.why.last ? "chevron_right" : control.chapter.done ? "check" : "close"
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
            text: control.why.last ? control.why.result : control.why.hint
            color: control.why.last ? Theme.brassCInk : Theme.text
        }
    }
    KitText {
        objectName: "whyAction"
        visible: control.chapter.done || !control.why.last // a skipped one is in the heading
        width: parent.width
        level: KitText.Detail
        text: control.chapter.text ?? ""
    }
    KitText {
        visible: control.why.chapters.length > 1
        width: parent.width
        level: KitText.Overline
        topPadding: Theme.unit
        text: qsTr("All actions tried")
    }
    Flow {
        visible: control.why.chapters.length > 1
        width: parent.width
        spacing: Theme.unit

        Repeater {
            model: control.why.chapters

            FilterChip {
                required property var modelData
                required property int index

                objectName: "whyChapter" + index
                width: Math.min(implicitWidth, parent.width)
                checkable: false
                checked: control.why.chapter === index
                symbol: modelData.done ? "check" : "close"
                keepSymbol: true
                text: modelData.done ? qsTr("Action %1: done").arg(modelData.order)
                                     : qsTr("Action %1: skipped").arg(modelData.order)
                onClicked: control.why.chapter = index
            }
        }
    }
}
