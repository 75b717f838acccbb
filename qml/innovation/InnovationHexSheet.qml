pragma ComponentBehavior: Bound

import QtQuick
import Automa.InnovationApp
import Automa.Kit

// The chosen hex, named before it counts, and what may have happened there.
Column {
    id: control

    property bool opened: false

    readonly property InnovationDesk desk: InnovationApp.desk
    readonly property string hex: desk.hex

    spacing: Theme.unit
    onHexChanged: opened = false

    Item {
        width: parent.width
        height: Math.max(Theme.target, words.height)

        Column {
            id: words

            width: parent.width - 56
            anchors.verticalCenter: parent.verticalCenter

            KitText {
                objectName: "hexTitle"
                width: parent.width
                level: KitText.Section
                text: control.desk.hexTitle
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            KitText {
                width: parent.width
                level: KitText.Small
                textFormat: Text.StyledText
                text: control.desk.hexDetail
            }
        }
        IconButton {
            objectName: "hexClose"
            anchors.right: parent.right
            symbol: "close"
            text: qsTr("Deselect")
            onClicked: control.desk.tapHex(control.hex)
        }
    }
    Flow {
        width: parent.width
        spacing: Theme.unit

        Repeater {
            model: control.desk.choices

            InnovationKeyButton {
                required property int index
                required property bool chosen
                required property bool seldom

                required text
                required symbol
                objectName: "hexChoice_" + index
                visible: !seldom || control.opened || chosen
                used: chosen
                width: Math.max(84, implicitWidth + 8)
                onClicked: control.desk.choose(index)
            }
        }
        InnovationKeyButton {
            objectName: "hexOther"
            visible: control.desk.hasSeldom && !control.opened
            width: 84
            symbol: "more"
            text: qsTr("Other")
            onClicked: control.opened = true
        }
    }
}
