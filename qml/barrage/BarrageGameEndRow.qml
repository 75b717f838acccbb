import QtQuick
import QtQuick.Layouts
import Automa.Kit

// One participant in the final standing; a human's score can be set.
Item {
    id: control

    required property string company
    required property string name
    required property string detail
    required property int vp
    required property int place
    required property bool winner
    required property bool human
    property bool firstRow: false
    property bool lastRow: false

    readonly property color ink: winner ? Theme.brassCInk : Theme.text
    // Where the name and the score have no room beside each other, the score goes below.
    readonly property real sideWidth: human ? stepper.implicitWidth : score.implicitWidth
    readonly property bool wide: placeText.implicitWidth + 36 + nameText.implicitWidth + sideWidth + 3 * Theme.gap + 4 <= grid.width

    signal scored(string company, int vp)

    implicitWidth: 320
    implicitHeight: Math.max(52, grid.implicitHeight + (human ? 8 : 12))

    CornerRect {
        visible: control.winner
        anchors.fill: parent
        anchors.margins: 1
        radius: Theme.radius - 1
        topLeft: control.firstRow
        topRight: control.firstRow
        bottomLeft: control.lastRow
        bottomRight: control.lastRow
        color: Theme.brassC
    }
    Rectangle {
        visible: !control.firstRow
        width: parent.width
        height: 1
        color: Theme.line
    }
    GridLayout {
        id: grid

        x: Theme.margin
        width: parent.width - 2 * Theme.margin
        anchors.verticalCenter: parent.verticalCenter
        columns: control.wide ? 4 : 3
        columnSpacing: Theme.gap
        rowSpacing: 4

        KitText {
            id: placeText

            Layout.preferredWidth: Math.max(14, implicitWidth)
            tight: true
            font.bold: true
            color: control.ink
            text: control.place
        }
        BarrageCompanySeal {
            company: control.company
            size: 36
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            KitText {
                id: nameText

                Layout.fillWidth: true
                font.bold: true
                lineHeight: 1
                color: control.ink
                text: control.name
            }
            KitText {
                Layout.fillWidth: true
                level: KitText.Detail
                color: control.winner ? Theme.brassCInk : Theme.text2
                text: control.detail
            }
        }
        KitText {
            id: score

            visible: !control.human
            Layout.alignment: Qt.AlignRight | Qt.AlignVCenter
            Layout.columnSpan: control.wide ? 1 : 3
            level: KitText.Title
            tight: true
            color: control.ink
            text: control.vp
        }
        Stepper {
            id: stepper

            objectName: "score_" + control.company
            visible: control.human
            Layout.alignment: Qt.AlignRight | Qt.AlignVCenter
            Layout.columnSpan: control.wide ? 1 : 3
            label: qsTr("VP: %1").arg(control.name)
            to: 400
            value: control.vp
            onMoved: value => control.scored(control.company, value)
        }
    }
}
