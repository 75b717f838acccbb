pragma ComponentBehavior: Bound

import QtQuick
import Automa.InnovationApp
import Automa.Kit

// The chosen hex, named before it counts, and what may have happened there. Its room is kept while nothing is chosen,
// so that the keys below stay where they are.
Column {
    id: control

    property bool opened: false

    readonly property InnovationDesk desk: InnovationApp.desk
    readonly property string hex: desk.hex
    readonly property bool open: hex !== ""

    spacing: Theme.unit
    onHexChanged: opened = false

    Item {
        width: parent.width
        height: Math.ceil(Math.max(Theme.target, words.height, oneLine.implicitHeight + twoLines.implicitHeight))

        // The room of a title and two lines below it.
        KitText {
            id: oneLine

            visible: false
            level: KitText.Section
            text: "1"
        }
        KitText {
            id: twoLines

            visible: false
            level: KitText.Small
            text: "1\n2"
        }
        Column {
            id: words

            width: parent.width - 56
            anchors.verticalCenter: parent.verticalCenter

            KitText {
                objectName: "hexTitle"
                width: parent.width
                level: KitText.Section
                text: control.open ? control.desk.hexTitle
                    : control.desk.passing ? qsTr("You pass")
                    : control.desk.placing ? qsTr("Tap the hex of your first workshop") : qsTr("Tap a hex or a button")
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            KitText {
                width: parent.width
                level: KitText.Small
                textFormat: Text.StyledText
                text: control.open ? control.desk.hexDetail
                    : control.desk.passing ? control.desk.hint : qsTr("Hold a finger on the map: a magnifier shows the hex.")
            }
        }
        IconButton {
            objectName: "hexClose"
            visible: control.open
            anchors.right: parent.right
            symbol: "close"
            text: qsTr("Deselect")
            onClicked: control.desk.clearHex()
        }
    }
    Flow {
        width: parent.width
        height: Math.max(implicitHeight, other.implicitHeight)
        spacing: Theme.unit

        Repeater {
            model: control.desk.choices

            InnovationKeyButton {
                required property int index
                required property bool chosen
                required property bool seldom
                required property bool off

                required text
                required symbol
                objectName: "hexChoice_" + index
                visible: !seldom || control.opened || chosen
                used: chosen
                enabled: !off
                opacity: off ? 0.45 : 1
                name: off ? qsTr("%1, none left").arg(text) : text
                width: Math.max(84, implicitWidth + 8)
                onClicked: control.desk.choose(index)
            }
        }
        InnovationKeyButton {
            id: other

            objectName: "hexOther"
            visible: control.desk.hasSeldom && !control.opened
            width: 84
            symbol: "more"
            text: qsTr("Other")
            onClicked: control.opened = true
        }
    }
}
