import QtQuick
import QtQuick.Templates as T
import Automa.App
import Automa.Kit

// One printed symbol with its words; a tap opens its rule.
T.AbstractButton {
    id: control

    required property string symbol
    required text
    required property string badge
    required property string key
    // For another faction: it does not count.
    required property bool idle
    property real most: 320

    readonly property real wordsAt: 10 + sign.width + 8 + (mark.visible ? mark.width + 6 : 0)

    objectName: key
    width: Math.min(most, wordsAt + Math.ceil(words.implicitWidth) + 12)
    height: Math.max(48, words.height + 14)
    enabled: Shell.pages.has("lookup")
    focusPolicy: enabled ? Qt.StrongFocus : Qt.NoFocus
    Accessible.role: enabled ? Accessible.Button : Accessible.StaticText
    Accessible.name: badge === "" ? text : text + ", " + badge
    Accessible.description: idle ? qsTr("does not count for this faction") : ""
    onClicked: Shell.navigator.open("lookup", {
        game: "scythe",
        key: control.key
    })
    background: Rectangle {
        radius: 8
        color: control.idle ? "transparent" : Theme.surface
        border.width: 1
        border.color: control.idle ? Theme.line : Theme.line2
    }

    Symbol {
        id: sign

        name: control.symbol
        size: 24
        x: 10
        anchors.verticalCenter: parent.verticalCenter
    }
    Rectangle {
        id: mark

        visible: control.badge !== ""
        x: sign.x + sign.width + 6
        width: need.implicitWidth + 10
        height: need.implicitHeight + 2
        radius: 6
        color: Theme.surface
        border.width: 2
        border.color: Theme.danger
        anchors.verticalCenter: parent.verticalCenter

        KitText {
            id: need

            anchors.centerIn: parent
            level: KitText.Small
            tight: true
            font.bold: true
            color: Theme.danger
            text: control.badge
            Accessible.ignored: true
        }
    }
    KitText {
        id: words

        x: control.wordsAt
        width: Math.min(Math.ceil(implicitWidth), control.most - x - 12)
        level: KitText.Detail
        font.bold: !control.idle
        font.strikeout: control.idle
        color: control.idle ? Theme.text2 : Theme.text
        text: control.text
        anchors.verticalCenter: parent.verticalCenter
        Accessible.ignored: true
    }
    FocusRing {
        visible: control.visualFocus
        anchors.margins: 2
    }
}
