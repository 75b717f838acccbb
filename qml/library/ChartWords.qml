pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit

// The numbers of a chart as text, for those who cannot or do not want to read the drawing.
Column {
    id: control

    property var words: []
    property bool shown: false
    property string name

    spacing: 4

    KitButton {
        objectName: control.name + "Words"
        compact: true
        kind: KitButton.Plain
        width: Math.min(implicitWidth, parent.width)
        symbol: control.shown ? "chevron_up" : "chevron_down"
        text: control.shown ? qsTr("Hide the numbers") : qsTr("Show the numbers")
        onClicked: control.shown = !control.shown
    }
    Repeater {
        model: control.shown ? control.words : []

        KitText {
            required property string modelData

            width: control.width
            level: KitText.Detail
            text: modelData
        }
    }
}
