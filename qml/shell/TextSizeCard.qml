import QtQuick
import Automa.App
import Automa.Kit

// The text size with a sample of what it does at the table.
Card {
    id: control

    readonly property bool beside: width > 2 * padding + stepper.width + 150 * Theme.textScale

    padding: Theme.gap

    Flow {
        width: control.availableWidth
        spacing: Theme.gap

        Stepper {
            id: stepper

            objectName: "textSize"
            label: qsTr("Text size")
            from: 100
            to: 200
            stepSize: 25
            value: Shell.settings.textSize
            valueText: qsTr("%1%").arg(value)
            onMoved: value => Shell.settings.textSize = value
        }
        KitText {
            width: control.beside ? control.availableWidth - stepper.width - Theme.gap : control.availableWidth
            height: Math.max(stepper.height, implicitHeight)
            verticalAlignment: Text.AlignVCenter
            level: KitText.Step
            textFormat: Text.StyledText
            text: qsTr("Move <b>2 pieces</b> here")
        }
    }
}
