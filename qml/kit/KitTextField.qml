import QtQuick
import QtQuick.Templates as T

// A line of text with its name above it. An error is said below, in words.
FocusScope {
    id: control

    property alias text: field.text
    property alias placeholder: hint.text
    property alias maximumLength: field.maximumLength
    property alias validator: field.validator
    property alias inputMethodHints: field.inputMethodHints
    property string label
    // For screen readers, where no label is drawn.
    property string name
    property string error
    property string symbol

    signal accepted
    signal edited

    implicitWidth: 320
    implicitHeight: column.height

    Column {
        id: column

        width: parent.width
        spacing: 4

        KitText {
            visible: control.label !== ""
            width: parent.width
            level: KitText.Detail
            text: control.label
            Accessible.ignored: true
        }
        T.TextField {
            id: field

            objectName: "field"
            focus: true
            width: parent.width
            implicitHeight: Math.max(Theme.target, contentHeight + 16)
            leftPadding: control.symbol === "" ? 14 : 46
            rightPadding: clear.visible ? 50 : 14
            verticalAlignment: TextInput.AlignVCenter
            font.family: Theme.family
            font.pixelSize: Theme.bodySize
            color: Theme.text
            selectionColor: Theme.primary
            selectedTextColor: Theme.primaryInk
            selectByMouse: true
            Accessible.role: Accessible.EditableText
            Accessible.name: control.label !== "" ? control.label : control.name !== "" ? control.name : hint.text
            Accessible.description: control.error
            onAccepted: control.accepted()
            onTextEdited: control.edited()

            background: Rectangle {
                radius: Theme.radius
                color: Theme.surface
                border.width: field.activeFocus ? 3 : 1
                border.color: control.error !== "" ? Theme.danger : field.activeFocus ? Theme.text : Theme.line2
            }
            KitText {
                id: hint

                visible: field.text === "" && field.preeditText === ""
                tight: true
                color: Theme.text2
                x: field.leftPadding
                width: field.width - field.leftPadding - field.rightPadding
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                anchors.verticalCenter: parent.verticalCenter
                Accessible.ignored: true
            }
            Symbol {
                visible: control.symbol !== ""
                name: control.symbol
                color: Theme.text2
                size: 22
                x: 14
                anchors.verticalCenter: parent.verticalCenter
            }
            IconButton {
                id: clear

                objectName: "clear"
                visible: field.text !== "" && field.activeFocus
                symbol: "close"
                symbolSize: 20
                text: qsTr("Clear")
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                focusPolicy: Qt.NoFocus
                onClicked: {
                    field.clear();
                    control.edited();
                }
            }
        }
        KitText {
            visible: control.error !== ""
            width: parent.width
            level: KitText.Detail
            color: Theme.danger
            text: control.error
        }
    }
}
