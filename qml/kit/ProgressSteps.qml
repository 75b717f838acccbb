pragma ComponentBehavior: Bound

import QtQuick

// Where we are among some steps: a bar under the app bar, a part of it for each step with its name, or dots between
// two buttons.
Item {
    id: control

    property int count: 1
    property int current: 0
    property bool dots: false
    // Of each step; none: the bar is whole.
    property var names: []

    readonly property bool named: names.length > 0
    // Where the names do not fit side by side, only the one of the current step is told.
    readonly property bool roomy: {
        for (let i = 0; i < cells.count; ++i) {
            const cell = cells.itemAt(i);
            if (cell && cell.implicitWidth > cell.width)
                return false;
        }
        return true;
    }

    implicitWidth: dots ? count * 20 + 14 : 200
    implicitHeight: dots ? 12 : named ? parts.height + (roomy ? 0 : alone.height) : 8
    Accessible.role: Accessible.ProgressBar
    Accessible.name: named ? qsTr("Step %1 of %2").arg(current + 1).arg(count) + ": " + (names[current] ?? "") : qsTr("Step %1 of %2").arg(current + 1).arg(count)

    Row {
        id: parts

        visible: control.named
        width: parent.width
        spacing: 6

        Repeater {
            id: cells

            model: control.names.length // so that the parts stay when only their words change

            Item {
                id: part

                required property int index

                implicitWidth: word.implicitWidth
                width: (parts.width - (control.names.length - 1) * parts.spacing) / control.names.length
                height: control.roomy ? word.y + word.height : bar.height

                Rectangle {
                    id: bar

                    width: parent.width
                    height: 6
                    radius: 3
                    color: part.index <= control.current ? Theme.primary : Theme.sunken
                }
                KitText {
                    id: word

                    visible: control.roomy
                    y: bar.height + 2
                    width: parent.width
                    level: KitText.Small
                    font.bold: part.index === control.current
                    text: control.names[part.index] ?? ""
                    Accessible.ignored: true
                }
            }
        }
    }
    KitText {
        id: alone

        visible: control.named && !control.roomy
        y: parts.height + 2
        width: parent.width
        level: KitText.Small
        font.bold: true
        text: control.names[control.current] ?? ""
        Accessible.ignored: true
    }
    Rectangle {
        visible: !control.dots && !control.named
        anchors.fill: parent
        radius: height / 2
        color: Theme.sunken

        Rectangle {
            width: Math.max(height, parent.width * (control.current + 1) / Math.max(1, control.count))
            height: parent.height
            radius: height / 2
            color: Theme.primary

            Behavior on width {
                NumberAnimation {
                    duration: Theme.panel
                    easing.type: Easing.OutQuad
                }
            }
        }
    }
    Row {
        visible: control.dots
        anchors.centerIn: parent
        spacing: 8

        Repeater {
            model: control.dots ? control.count : 0

            Rectangle {
                required property int index

                width: index === control.current ? 26 : 12
                height: 12
                radius: 6
                color: index <= control.current ? Theme.primary : Theme.line2
            }
        }
    }
}
