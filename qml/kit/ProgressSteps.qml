pragma ComponentBehavior: Bound

import QtQuick

// Where we are among some steps: a bar under the app bar, or dots between two buttons.
Item {
    id: control

    property int count: 1
    property int current: 0
    property bool dots: false

    implicitWidth: dots ? count * 20 + 14 : 200
    implicitHeight: dots ? 12 : 8
    Accessible.role: Accessible.ProgressBar
    Accessible.name: qsTr("Step %1 of %2").arg(current + 1).arg(count)

    Rectangle {
        visible: !control.dots
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
