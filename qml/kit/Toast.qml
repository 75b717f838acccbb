import QtQuick

// One message in inverse colours, with at most one action.
Rectangle {
    id: control

    property string text
    property string action

    signal acted
    signal dismissed

    readonly property bool roomy: act.implicitWidth < width * 0.45

    implicitWidth: 320
    implicitHeight: Math.max(Theme.mainButton, words.implicitHeight + 24) + (roomy || action === "" ? 0 : act.height)
    radius: Theme.radius
    color: Theme.text
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    TapHandler {
        onTapped: control.dismissed()
    }
    KitText {
        id: words

        text: control.text
        color: Theme.bg
        tight: true
        x: Theme.margin
        width: parent.width - 2 * Theme.margin - (control.roomy && control.action !== "" ? act.width : 0)
        height: parent.height - (control.roomy || control.action === "" ? 0 : act.height)
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
    KitButton {
        id: act

        objectName: "toastAction"
        visible: control.action !== ""
        compact: true
        kind: KitButton.Plain
        text: control.action
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: 4
        inkColor: Theme.dark ? "#80530A" : "#F2C54E"
        onClicked: control.acted()
    }
}
