import QtQuick
import QtQuick.Templates as T
import Automa.App

// The button. `symbol` stands before the text, `trailingSymbol` after it, `stacked` puts the symbol on top. An
// ActionBar without room leaves the text of its lesser buttons to screen readers (`bare`).
// What records something sets `confirms` to what it stands for now (a position, a choice): when that has just changed,
// or the button has just come into sight, a press does not count yet, so that no double tap confirms what could not be read yet;
// until then the button is pale.
T.Button {
    id: control

    enum Kind {
        Primary,
        Secondary,
        Plain,
        Danger,
        Dashed
    }

    property int kind: KitButton.Secondary
    property string symbol
    property string trailingSymbol
    property bool stacked: false
    property bool compact: false
    property bool bare: false
    property var confirms

    readonly property bool filled: kind === KitButton.Primary && enabled
    property color inkColor: !enabled ? Theme.text2
                                    : kind === KitButton.Primary ? Theme.primaryInk
                                    : kind === KitButton.Danger ? Theme.danger : Theme.primary
    readonly property real wordRoom: Math.ceil(measure.advanceWidth) + 1
    readonly property real symbolRoom: stacked || symbol === "" ? 0 : 32
    readonly property real trailingRoom: trailingSymbol === "" ? 0 : 32

    readonly property real fullWidth: Math.max(Theme.target, wordRoom + symbolRoom + trailingRoom + (stacked ? 24 : 40))

    // What a key of the page does for the button.
    function confirm() {
        if (control.enabled && guard.counts())
            control.clicked();
    }

    implicitWidth: bare ? Theme.mainButton : fullWidth
    implicitHeight: Math.max(compact ? Theme.target : Theme.mainButton, face.implicitHeight + topPadding + bottomPadding)
    leftPadding: bare ? 0 : stacked ? 12 : 20
    rightPadding: bare ? 0 : stacked ? 12 : 20
    topPadding: stacked ? 6 : 8
    bottomPadding: stacked ? 6 : 8
    opacity: guard.waiting ? 0.45 : 1
    Accessible.name: text

    ConfirmGuard {
        id: guard

        button: control
        subject: control.confirms
    }
    // Measured apart from the shown text, whose width follows from the button's.
    TextMetrics {
        id: measure

        font.family: Theme.family
        font.bold: true
        font.pixelSize: Theme.scaled(fit.size)
        text: control.text
    }
    WordFit {
        id: fit

        text: control.text
        size: control.stacked ? 14 : control.compact ? 15 : 17
        room: control.availableWidth - control.symbolRoom - control.trailingRoom
    }
    Loader {
        anchors.fill: parent
        z: -1
        active: control.kind === KitButton.Dashed
        sourceComponent: DashedFrame {
            fill: Theme.surface
        }
    }
    Item {
        id: face

        x: control.leftPadding
        y: control.topPadding
        width: control.availableWidth
        height: control.availableHeight
        implicitHeight: control.bare ? 24 : control.stacked ? 22 + label.implicitHeight : Math.max(24, label.implicitHeight)

        Symbol {
            id: leading

            visible: control.symbol !== ""
            name: control.symbol
            color: control.inkColor
            size: control.stacked ? 20 : 22
            x: control.stacked || control.bare ? (parent.width - width) / 2
                               : (parent.width - label.width - control.trailingRoom - control.symbolRoom) / 2
            y: control.stacked && !control.bare ? (parent.height - 22 - label.height) / 2 : (parent.height - height) / 2
        }
        KitText {
            id: label

            visible: !control.bare
            tight: true
            text: control.text
            font.bold: true
            font.pixelSize: fit.fitted
            color: control.inkColor
            horizontalAlignment: Text.AlignHCenter
            width: Math.max(0, Math.min(control.wordRoom, parent.width - control.symbolRoom - control.trailingRoom))
            x: (parent.width - width - control.trailingRoom - control.symbolRoom) / 2 + control.symbolRoom
            y: control.stacked ? leading.y + 22 : (parent.height - height) / 2
        }
        Symbol {
            visible: control.trailingSymbol !== ""
            name: control.trailingSymbol
            color: control.inkColor
            size: 22
            x: label.x + label.width + 10
            y: (parent.height - height) / 2
        }
    }
    background: Item {
        Rectangle {
            anchors.fill: parent
            visible: control.kind !== KitButton.Plain && control.kind !== KitButton.Dashed
            radius: Theme.radius
            color: !control.enabled ? Theme.sunken : control.filled ? Theme.primary : Theme.surface
            border.width: control.filled ? 0 : 1
            border.color: !control.enabled ? Theme.line : control.kind === KitButton.Danger ? Theme.danger : Theme.line2
        }
        Rectangle {
            anchors.fill: parent
            radius: Theme.radius
            color: control.inkColor
            opacity: control.down ? 0.16 : control.hovered ? 0.06 : 0

            Behavior on opacity {
                NumberAnimation {
                    duration: Theme.press
                }
            }
        }
        FocusRing {
            visible: control.visualFocus
        }
    }
}
