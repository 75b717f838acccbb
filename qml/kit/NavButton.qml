import QtQuick
import QtQuick.Templates as T

// One place of the navigation: symbol over word (bar, rail) or before it (top).
T.AbstractButton {
    id: control

    // Not "Top": every Item has a value of that name already.
    enum Form {
        Bar,
        Rail,
        TopRow
    }

    property int form: NavButton.Bar
    property string symbol

    readonly property color inkColor: checked ? Theme.primary : Theme.text2
    readonly property bool inline: form === NavButton.TopRow

    implicitWidth: inline ? word.implicitWidth + 62 : 80
    implicitHeight: inline ? Theme.target : Math.max(Theme.navHeight, word.height + 44)
    Accessible.role: Accessible.PageTab
    Accessible.name: text
    Accessible.selectable: true
    Accessible.selected: checked

    WordFit {
        id: fit

        text: control.text
        size: 13
        room: control.width - 4
    }
    Item {
        anchors.fill: parent

        Symbol {
            id: sign

            name: control.symbol
            color: control.inkColor
            size: control.inline ? 22 : 24
            x: control.inline ? Theme.margin : (parent.width - width) / 2
            y: control.inline ? (parent.height - height) / 2 : (parent.height - height - 4 - word.height) / 2
        }
        KitText {
            id: word

            level: KitText.Small
            tight: true
            text: control.text
            font.bold: control.checked
            font.pixelSize: control.inline ? Theme.scaled(16) : fit.fitted
            color: control.inkColor
            horizontalAlignment: Text.AlignHCenter
            width: control.inline ? Math.ceil(implicitWidth) : parent.width - 4
            x: control.inline ? 46 : 2
            y: control.inline ? (parent.height - height) / 2 : sign.y + sign.height + 4
        }
    }
    background: Item {
        Rectangle {
            anchors.fill: parent
            visible: control.form !== NavButton.Bar && control.checked
            radius: control.form === NavButton.TopRow ? Theme.radius : 0
            color: Theme.primaryC
        }
        Rectangle {
            visible: control.form === NavButton.Bar && control.checked
            height: 3
            width: Math.min(64, parent.width - 16)
            anchors.horizontalCenter: parent.horizontalCenter
            color: Theme.primary
        }
        Rectangle {
            visible: control.form === NavButton.Rail && control.checked
            width: 3
            height: parent.height
            color: Theme.primary
        }
        Rectangle {
            anchors.fill: parent
            radius: control.form === NavButton.TopRow ? Theme.radius : 0
            color: control.inkColor
            opacity: control.down ? 0.14 : control.hovered ? 0.05 : 0
        }
        FocusRing {
            visible: control.visualFocus
            anchors.margins: 2
        }
    }
}
