import QtQuick
import QtQuick.Templates as T

// More about something, over the page: from the foot on a phone, from the right on a wide window.
// Children are laid out in a scrolling column; `footer` stays in sight below it.
T.Popup {
    id: control

    property string title
    property string subtitle
    property alias footer: foot.data
    default property alias content: body.data

    readonly property bool aside: parent !== null && Theme.panes(parent.width, parent.height) > 1
    readonly property real head: bar.height
    readonly property real wanted: head + body.height + 2 * Theme.margin + (foot.height > 0 ? foot.height + Theme.margin : 0)

    parent: T.Overlay.overlay
    width: aside ? Math.min(440, parent.width) : (parent ? parent.width : 360)
    height: aside ? parent.height : Math.min(wanted, (parent ? parent.height : 640) * 0.9)
    x: aside ? parent.width - width : 0
    y: aside || !parent ? 0 : parent.height - height
    padding: 0
    modal: true
    focus: true
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside

    T.Overlay.modal: Rectangle {
        color: Theme.veil
    }

    contentData: Item {
        anchors.fill: parent
        focus: true
        Keys.onBackPressed: control.close()
        Keys.onReturnPressed: event => event.accepted = pressed.press()
        Keys.onEnterPressed: event => event.accepted = pressed.press()
        Accessible.role: Accessible.Dialog
        Accessible.name: control.title

        FocusedPress {
            id: pressed
        }
        Item {
            id: bar

            width: parent.width
            height: Math.max(60, words.height + 20)

            Column {
                id: words

                x: Theme.margin
                width: parent.width - x - 64
                anchors.verticalCenter: parent.verticalCenter

                KitText {
                    width: parent.width
                    level: KitText.Section
                    text: control.title
                }
                KitText {
                    visible: control.subtitle !== ""
                    width: parent.width
                    level: KitText.Small
                    text: control.subtitle
                }
            }
            IconButton {
                objectName: "sheetClose"
                anchors.right: parent.right
                anchors.rightMargin: 8
                anchors.verticalCenter: parent.verticalCenter
                symbol: "close"
                text: qsTr("Close")
                onClicked: control.close()
            }
            Rectangle {
                anchors.bottom: parent.bottom
                width: parent.width
                height: 1
                color: Theme.line
            }
        }
        ScrollArea {
            id: scroller

            anchors.top: bar.bottom
            anchors.bottom: foot.height > 0 ? foot.top : parent.bottom
            anchors.bottomMargin: foot.height > 0 ? Theme.margin : 0
            width: parent.width
            contentHeight: body.height + 2 * Theme.margin

            Column {
                id: body

                x: Theme.margin
                y: Theme.margin
                width: scroller.width - 2 * Theme.margin
                spacing: Theme.gap
            }
        }
        Column {
            id: foot

            x: Theme.margin
            width: parent.width - 2 * Theme.margin
            anchors.bottom: parent.bottom
            anchors.bottomMargin: height > 0 ? Theme.margin : 0
            spacing: Theme.unit
        }
    }
    background: Item {
        CornerRect {
            anchors.fill: parent
            radius: Theme.dialogRadius
            topLeft: true
            topRight: !control.aside
            bottomLeft: control.aside
            color: Theme.surface
        }
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
