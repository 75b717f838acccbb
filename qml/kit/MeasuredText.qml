import QtQuick

// Words whose room depends on how long they are. They are measured apart: a width that hangs on the implicitWidth of
// text that wraps is a loop as soon as the letters grow.
KitText {
    id: control

    readonly property real natural: Math.ceil(metrics.advanceWidth) + 1

    TextMetrics {
        id: metrics

        font: control.font
        text: control.text
    }
}
