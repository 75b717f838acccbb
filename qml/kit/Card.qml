import QtQuick
import QtQuick.Templates as T

// A sheet of paper on the ground. Put one child in; the card takes its size and adds its padding.
T.Pane {
    id: control

    enum Tone {
        Plain,
        Sunken,
        Primary,
        Brass,
        Danger
    }

    property int tone: Card.Plain
    property bool outlined: false

    implicitWidth: Math.max(implicitBackgroundWidth, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(implicitBackgroundHeight, implicitContentHeight + topPadding + bottomPadding)
    padding: Theme.margin

    background: Rectangle {
        radius: Theme.radius
        color: [Theme.surface, Theme.sunken, Theme.primaryC, Theme.brassC, Theme.dangerC][control.tone]
        border.width: control.outlined ? 2 : 1
        border.color: control.outlined ? Theme.text
                    : control.tone === Card.Danger ? Theme.danger
                    : control.tone === Card.Brass ? Theme.brassC : Theme.line
    }
}
