import QtQuick

// The sunken strip over a group of steps: what is done, and on the right what follows from it.
Item {
    id: control

    property string text
    property string symbol
    property string note
    property bool roundTop: false

    readonly property real wordsLeft: symbol === "" ? Theme.margin : 40
    readonly property real titleWidth: Math.ceil(titleMeasure.advanceWidth) + 1
    readonly property real remarkWidth: Math.ceil(remarkMeasure.advanceWidth) + 1
    readonly property bool wide: titleWidth + remarkWidth + wordsLeft + 2 * Theme.margin <= width

    implicitWidth: 320
    implicitHeight: Math.max(28, title.height + 12 + (wide || note === "" ? 0 : remark.height))
    Accessible.role: Accessible.Heading
    Accessible.name: note === "" ? text : text + ", " + note

    // Measured apart from the shown words, whose width follows from the measures.
    TextMetrics {
        id: titleMeasure

        font: title.font
        text: control.text
    }
    TextMetrics {
        id: remarkMeasure

        font: remark.font
        text: control.note
    }
    CornerRect {
        anchors.fill: parent
        anchors.leftMargin: 1
        anchors.rightMargin: 1
        anchors.topMargin: control.roundTop ? 1 : 0
        radius: Theme.radius - 1
        topLeft: control.roundTop
        topRight: control.roundTop
        color: Theme.sunken
    }
    Symbol {
        visible: control.symbol !== ""
        name: control.symbol
        color: Theme.text2
        size: 18
        x: Theme.margin - 1
        y: title.y + (title.height - height) / 2
    }
    KitText {
        id: title

        level: KitText.Overline
        text: control.text
        x: control.wordsLeft
        y: 6
        width: control.wide ? control.titleWidth : parent.width - control.wordsLeft - Theme.margin
        Accessible.ignored: true
    }
    KitText {
        id: remark

        visible: control.note !== ""
        level: KitText.Small
        text: control.note
        width: control.wide ? control.remarkWidth : parent.width - control.wordsLeft - Theme.margin
        x: control.wide ? parent.width - width - Theme.margin : control.wordsLeft
        y: control.wide ? title.y + (title.height - height) / 2 : title.y + title.height
        Accessible.ignored: true
    }
}
