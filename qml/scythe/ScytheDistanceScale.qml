import QtQuick
import Automa.Kit

// How far apart the two bases are, between the nearest and the farthest that could be chosen.
Item {
    id: control

    required property int nearest
    required property int farthest
    required property int distance

    readonly property bool oneLine: nearMeasure.advanceWidth + farMeasure.advanceWidth + 98 <= width
    readonly property real lineFrom: oneLine ? near.x + near.width + Theme.gap : Theme.unit
    readonly property real lineTo: oneLine ? far.x - Theme.gap : width - Theme.unit

    implicitHeight: oneLine ? Math.max(28, near.height + 8) : near.height + far.height + 28
    Accessible.role: Accessible.StaticText
    Accessible.name: near.text + ", " + far.text

    // Measured apart from the shown words, whose width follows from the measures.
    TextMetrics {
        id: nearMeasure

        font.family: Theme.family
        font.pixelSize: near.font.pixelSize
        text: near.text
    }
    TextMetrics {
        id: farMeasure

        font.family: Theme.family
        font.pixelSize: far.font.pixelSize
        text: far.text
    }
    KitText {
        id: near

        x: Theme.unit
        y: control.oneLine ? (parent.height - height) / 2 : 0
        width: control.oneLine ? Math.ceil(nearMeasure.advanceWidth) + 1 : parent.width - 2 * Theme.unit
        level: KitText.Small
        text: qsTr("%1 near, harder").arg(control.nearest)
        Accessible.ignored: true
    }
    KitText {
        id: far

        x: control.oneLine ? parent.width - width - Theme.unit : Theme.unit
        y: control.oneLine ? (parent.height - height) / 2 : near.height
        width: control.oneLine ? Math.ceil(farMeasure.advanceWidth) + 1 : parent.width - 2 * Theme.unit
        level: KitText.Small
        text: qsTr("%1 far, easier").arg(control.farthest)
        Accessible.ignored: true
    }
    Rectangle {
        x: control.lineFrom
        y: control.oneLine ? (parent.height - height) / 2 : parent.height - 14
        width: control.lineTo - control.lineFrom
        height: 2
        color: Theme.line2

        Rectangle {
            x: (parent.width - width) * (control.distance - control.nearest) / Math.max(1, control.farthest - control.nearest)
            anchors.verticalCenter: parent.verticalCenter
            width: 6
            height: 14
            color: Theme.text
        }
    }
}
