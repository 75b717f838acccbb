import QtQuick
import QtQuick.Layouts
import Automa.Kit

// One participant in the final standing; a human's score can be set.
Item {
    id: control

    property var standing: ({})
    property bool firstRow: false
    property bool lastRow: false

    readonly property bool human: standing.human ?? false
    readonly property color ink: standing.winner ? Theme.brassCInk : Theme.text
    // Where the name and the score have no room beside each other, the score goes below.
    readonly property real sideWidth: human ? stepper.implicitWidth : score.implicitWidth
    readonly property bool wide: place.implicitWidth + 36 + name.implicitWidth + sideWidth + 3 * Theme.gap + 4 <= grid.width

    signal scored(string company, int vp)

    implicitWidth: 320
    implicitHeight: Math.max(52, grid.implicitHeight + (human ? 8 : 12))

    CornerRect {
        visible: control.standing.winner ?? false
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
            id: place

            Layout.preferredWidth: Math.max(14, implicitWidth)
            tight: true
            font.bold: true
            color: control.ink
            text: control.standing.place ?? ""
        }
        CompanySeal {
            company: control.standing.company ?? ""
            size: 36
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            KitText {
                id: name

                Layout.fillWidth: true
                font.bold: true
                lineHeight: 1
                color: control.ink
                text: control.standing.name ?? ""
            }
            KitText {
                Layout.fillWidth: true
                level: KitText.Detail
                color: control.standing.winner ? Theme.brassCInk : Theme.text2
                text: control.standing.detail ?? ""
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
            text: control.standing.vp ?? ""
        }
        Stepper {
            id: stepper

            objectName: "score_" + (control.standing.company ?? "")
            visible: control.human
            Layout.alignment: Qt.AlignRight | Qt.AlignVCenter
            Layout.columnSpan: control.wide ? 1 : 3
            label: qsTr("VP: %1").arg(control.standing.name ?? "")
            to: 400
            value: control.standing.vp ?? 0
            onMoved: value => control.scored(control.standing.company, value)
        }
    }
}
