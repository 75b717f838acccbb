import QtQuick
import QtQuick.Templates as T
import Automa.App
import Automa.Kit

// A line below the instructions: what could not be done, or what a human may do now. Its reason and the rule, which it
// opens where the game's look-up knows it.
T.AbstractButton {
    id: control

    required text
    required property string symbol
    required property string rule
    required property bool present
    property bool offer: false
    // The game whose look-up has the rule; empty: it opens nothing.
    property string book

    readonly property color ink: offer ? Theme.brassCInk : Theme.text2

    visible: present
    implicitHeight: Math.max(48, words.height + 16)
    enabled: book !== "" && rule !== "" && Shell.pages.has("lookup")
    focusPolicy: enabled ? Qt.StrongFocus : Qt.NoFocus
    Accessible.role: enabled ? Accessible.Button : Accessible.StaticText
    Accessible.name: rule === "" ? words.plain : words.plain + ", " + rule
    onClicked: Shell.navigator.open("lookup", {
        game: control.book,
        key: "rule:" + control.rule
    })

    Rectangle {
        visible: control.offer
        anchors.fill: parent
        color: Theme.brassC
    }
    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }
    Symbol {
        name: control.symbol === "" ? "close" : control.symbol
        color: control.ink
        size: 16
        x: Theme.margin
        anchors.verticalCenter: parent.verticalCenter
    }
    KitText {
        id: words

        readonly property string plain: control.text.replace(/<[^>]*>/g, "")

        level: KitText.Detail
        color: control.ink
        textFormat: Text.StyledText
        text: control.text
        Accessible.ignored: true
        x: Theme.margin + 26
        width: number.x - x - Theme.unit
        anchors.verticalCenter: parent.verticalCenter
    }
    Chip {
        id: number

        visible: control.rule !== ""
        text: control.rule
        anchors.right: parent.right
        anchors.rightMargin: Theme.margin
        anchors.verticalCenter: parent.verticalCenter
    }
    FocusRing {
        visible: control.visualFocus
        anchors.margins: 2
    }
}
