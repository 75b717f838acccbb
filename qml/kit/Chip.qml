import QtQuick

// A small label: a rule number, a level, a state. It only tells; FilterChip can be pressed.
Rectangle {
    id: control

    enum Tone {
        Plain,
        Muted,
        Primary,
        Brass,
        Danger
    }

    property string text
    property string symbol
    property int tone: Chip.Muted

    readonly property color inkColor: [Theme.text, Theme.text2, Theme.primaryCInk, Theme.brassCInk, Theme.dangerCInk][tone]

    implicitWidth: label.implicitWidth + (symbol === "" ? 0 : 22) + 20
    implicitHeight: Math.max(32, label.height + 8)
    radius: Theme.chipRadius
    color: [Theme.surface, Theme.sunken, Theme.primaryC, Theme.brassC, Theme.dangerC][tone]
    border.width: 1
    border.color: [Theme.line2, Theme.line, Theme.primary, Theme.brass, Theme.danger][tone]
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    Symbol {
        visible: control.symbol !== ""
        name: control.symbol
        size: 16
        color: control.inkColor
        x: 10
        anchors.verticalCenter: parent.verticalCenter
    }
    KitText {
        id: label

        level: KitText.Detail
        tight: true
        text: control.text
        font.bold: true
        color: control.inkColor
        x: (control.symbol === "" ? 10 : 32)
        width: Math.min(Math.ceil(implicitWidth), parent.width - x - 10)
        anchors.verticalCenter: parent.verticalCenter
    }
}
