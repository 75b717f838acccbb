import QtQuick
import QtQuick.Templates as T

// A question with one or two answers. Escape and the back key are the careful answer. The accepting answer
// names the act ("Undo turn"), never "OK". More content can be put in as children.
T.Popup {
    id: control

    property string title
    property string message
    property string acceptText
    property string rejectText: qsTr("Cancel")
    property bool dangerous: false
    default property alias extra: body.data

    signal accepted
    signal rejected

    readonly property bool sideBySide: reject.implicitWidth + accept.implicitWidth + Theme.gap <= body.width

    function answer(yes: bool) {
        control.close();
        if (yes)
            control.accepted();
        else
            control.rejected();
    }

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(parent ? parent.width - 2 * Theme.margin : 400, 440)
    height: Math.min(implicitHeight, parent ? parent.height - 2 * Theme.margin : implicitHeight)
    implicitHeight: Math.ceil(scroller.contentHeight) + buttons.height + Theme.margin + topPadding + bottomPadding
    padding: 20
    modal: true
    focus: true
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    onAboutToShow: accept.forceActiveFocus(Qt.PopupFocusReason)

    T.Overlay.modal: Rectangle {
        color: Theme.veil
    }

    contentData: Item {
        anchors.fill: parent
        focus: true
        Keys.onBackPressed: control.close()
        Accessible.role: Accessible.Dialog
        Accessible.name: control.title
        Accessible.description: control.message

        Flickable {
            id: scroller

            width: parent.width
            height: parent.height - buttons.height - Theme.margin
            contentHeight: body.height
            clip: contentHeight > height
            interactive: contentHeight > height
            boundsBehavior: Flickable.StopAtBounds

            Column {
                id: body

                width: scroller.width
                spacing: Theme.unit

                KitText {
                    width: parent.width
                    level: KitText.Section
                    text: control.title
                }
                KitText {
                    visible: control.message !== ""
                    width: parent.width
                    text: control.message
                    color: Theme.text2
                    bottomPadding: 4
                }
            }
        }
        Flow {
            id: buttons

            anchors.bottom: parent.bottom
            width: parent.width
            layoutDirection: Qt.RightToLeft
            spacing: Theme.unit

            KitButton {
                id: accept

                objectName: "dialogAccept"
                compact: true
                kind: control.dangerous ? KitButton.Danger : KitButton.Primary
                text: control.acceptText
                width: control.sideBySide ? implicitWidth : buttons.width
                onClicked: control.answer(true)
            }
            KitButton {
                id: reject

                objectName: "dialogReject"
                compact: true
                visible: control.rejectText !== ""
                kind: KitButton.Plain
                text: control.rejectText
                width: control.sideBySide ? implicitWidth : buttons.width
                onClicked: control.answer(false)
            }
        }
    }
    background: Rectangle {
        radius: Theme.dialogRadius
        color: Theme.surface
        border.width: 1
        border.color: Theme.line2
    }
    enter: Transition {
        NumberAnimation {
            property: "opacity"
            from: 0
            to: 1
            duration: Theme.panel
            easing.type: Easing.OutQuad
        }
    }
    exit: Transition {
        NumberAnimation {
            property: "opacity"
            from: 1
            to: 0
            duration: Theme.press
        }
    }
}
