import QtQuick
import Automa.Kit

// A fact: what it is and what it says; where both are short they stand side by side.
RowBase {
    id: control

    required property string value
    property bool leads: false

    readonly property real room: width - 2 * Theme.margin - (leads ? 24 : 0)
    readonly property real labelRoom: Math.round(room * 0.36)
    readonly property bool stacked: nameMeasure.advanceWidth > labelRoom || width < 300

    implicitHeight: Math.max(Theme.target, (stacked ? name.height + worth.height : Math.max(name.height, worth.height)) + 20)
    enabled: leads
    Accessible.role: leads ? Accessible.Button : Accessible.StaticText
    Accessible.name: text + ": " + value

    TextMetrics {
        id: nameMeasure

        font: name.font
        text: control.text
    }
    Item {
        anchors.fill: parent

        KitText {
            id: name

            x: Theme.margin
            y: control.stacked ? 10 : (parent.height - height) / 2
            width: control.stacked ? control.room : control.labelRoom
            level: KitText.Detail
            text: control.text
        }
        KitText {
            id: worth

            x: control.stacked ? Theme.margin : Theme.margin + control.labelRoom + Theme.unit
            y: control.stacked ? 10 + name.height : (parent.height - height) / 2
            width: control.room - (x - Theme.margin)
            level: KitText.Step
            text: control.value
        }
        Symbol {
            visible: control.leads
            name: "chevron_right"
            color: Theme.text2
            size: 20
            anchors.right: parent.right
            anchors.rightMargin: Theme.margin - 2
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
