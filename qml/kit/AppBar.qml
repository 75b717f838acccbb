import QtQuick

// The head of a page: the way back, title with a second line, actions on the right, the double hairline.
// `middle` takes what stands beside the title on a wide window (the order strip, the navigation).
FocusScope {
    id: control

    property string title
    property string subtitle
    property string backSymbol: "back"
    property string backText: qsTr("Back")
    property bool ruled: true
    property bool helpful: false
    // The second line changes while the page is used: what has no room on one line is left out, part by part from its
    // end, so that nothing below it moves.
    property bool steady: false
    property alias middle: middleRow.data
    readonly property alias middleLeft: middleRow.x
    default property alias actions: actionRow.data

    signal backRequested
    signal helpRequested

    readonly property real besideLeft: back.visible ? 64 : Theme.margin
    readonly property real besideRoom: width - besideLeft - actionsWidth - Theme.unit
    // Large letters in a narrow window: the title gets lines of its own below the buttons.
    readonly property bool titleBelow: nameMeasure.advanceWidth > 2 * besideRoom && back.visible
    // A title that nearly fits is written a little smaller instead of in two lines.
    readonly property real nameFit: Math.floor(Theme.scaled(20) * titleRoom / Math.ceil(nameMeasure.advanceWidth + 1))
    readonly property int nameSize: nameFit >= Theme.scaled(15) ? Math.min(nameFit, Theme.scaled(20)) : Theme.scaled(20)
    readonly property real titleLeft: titleBelow ? Theme.margin : besideLeft
    readonly property real titleRoom: titleBelow ? width - 2 * Theme.margin : besideRoom
    readonly property real rowHeight: titleBelow ? back.height : height - (ruled ? 5 : 0)
    readonly property real actionsWidth: actionRow.width + (helpful ? help.width : 0)
    readonly property bool hasMiddle: middleRow.visibleChildren.length > 0

    function shownSubtitle(): string {
        const parts = control.subtitle.split(" · ");
        while (control.steady && parts.length > 1 && secondMetrics.advanceWidth(parts.join(" · ")) > control.titleRoom)
            parts.pop();
        return parts.join(" · ");
    }

    implicitWidth: 360
    implicitHeight: (titleBelow ? back.height + heading.height + 6 : Math.max(Theme.barHeight, heading.height + 12)) + (ruled ? 5 : 0)

    IconButton {
        id: back

        objectName: "back"
        visible: control.backSymbol !== ""
        symbol: control.backSymbol
        text: control.backText
        x: 4
        y: (control.rowHeight - height) / 2
        focus: true
        onClicked: control.backRequested()
    }
    Column {
        id: heading

        x: control.titleLeft
        y: control.titleBelow ? back.height : (control.rowHeight - height) / 2
        width: control.hasMiddle ? Math.min(Math.ceil(Math.max(nameMeasure.advanceWidth, secondMeasure.advanceWidth)) + 2,
                                            control.titleRoom)
                                 : control.titleRoom

        // Measured apart from the shown words, whose width follows from the measures.
        TextMetrics {
            id: nameMeasure

            font.family: Theme.family
            font.bold: true
            font.pixelSize: Theme.scaled(20)
            text: control.title
        }
        TextMetrics {
            id: secondMeasure

            font: second.font
            text: second.text
        }
        FontMetrics {
            id: secondMetrics

            font: second.font
        }

        KitText {
            id: name

            width: parent.width
            text: control.title
            font.bold: true
            font.pixelSize: control.nameSize
            lineHeight: 0.9
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        KitText {
            id: second

            visible: control.subtitle !== ""
            width: parent.width
            level: KitText.Small
            text: control.shownSubtitle()
            Accessible.name: control.subtitle
        }
    }
    Row {
        id: middleRow

        x: control.titleLeft + heading.width + 24
        y: (control.rowHeight - height) / 2
        spacing: Theme.unit
    }
    Row {
        id: actionRow

        anchors.right: parent.right
        anchors.rightMargin: 4 + (control.helpful ? help.width : 0)
        y: (control.rowHeight - height) / 2
    }
    IconButton {
        id: help

        objectName: "helpButton"
        visible: control.helpful
        symbol: "why"
        text: qsTr("What is this screen for?")
        anchors.right: parent.right
        anchors.rightMargin: 4
        y: (control.rowHeight - height) / 2
        onClicked: control.helpRequested()
    }
    Rectangle {
        visible: control.ruled
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 4
        x: Theme.margin
        width: parent.width - 2 * Theme.margin
        height: 1
        color: Theme.line2
    }
    Rectangle {
        visible: control.ruled
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 1
        x: Theme.margin
        width: parent.width - 2 * Theme.margin
        height: 1
        color: Theme.line2
    }
}
