pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Automa.App
import Automa.Kit
import Automa.PlayApp

// The brush of a board that is being entered: whose, which piece, and then tap after tap on the map. Every key keeps its
// place whatever is chosen.
Column {
    id: bar

    required property BrushModel brush
    // Where the map needs the room: owners by their seals, Undo by its symbol.
    property bool brief: false

    spacing: Theme.unit

    GridLayout {
        width: parent.width
        columns: Theme.textScale > 1.5 ? 1 : 2
        columnSpacing: Theme.unit
        rowSpacing: Theme.unit

        Flow {
            Layout.fillWidth: true
            spacing: Theme.unit
            Accessible.role: Accessible.Grouping
            Accessible.name: qsTr("Whose piece")

            Repeater {
                model: bar.brush.owners

                OwnerKey {}
            }
        }
        IconButton {
            objectName: visible ? "brushUndo" : ""
            visible: bar.brief
            Layout.alignment: Qt.AlignTop
            symbol: "undo"
            framed: true
            text: qsTr("Undo")
            enabled: bar.brush.canUndo
            onClicked: bar.brush.undo()
        }
        KitButton {
            objectName: visible ? "brushUndo" : ""
            visible: !bar.brief
            Layout.alignment: Qt.AlignTop
            symbol: "undo"
            text: qsTr("Undo")
            enabled: bar.brush.canUndo
            onClicked: bar.brush.undo()
        }
    }
    Flow {
        width: parent.width
        spacing: Theme.unit
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("What a tap on the board does")

        FilterChip {
            objectName: "brushLook"
            symbol: "search"
            keepSymbol: true
            text: qsTr("Look")
            Accessible.name: qsTr("Look: a tap opens the place")
            checked: bar.brush.tool === BrushModel.Look
            onClicked: bar.brush.tool = BrushModel.Look
        }
        Repeater {
            model: bar.brush.pieces

            FilterChip {
                required property string id
                required property bool off

                objectName: "brush_" + id
                width: Math.min(implicitWidth, bar.width)
                keepSymbol: true
                enabled: !off
                opacity: off ? 0.4 : 1
                checked: bar.brush.tool === BrushModel.Put && bar.brush.piece === id
                required text
                required symbol
                onClicked: bar.brush.choosePiece(id)
            }
        }
        FilterChip {
            objectName: "brushTake"
            symbol: "trash"
            keepSymbol: true
            text: qsTr("Take away")
            checked: bar.brush.tool === BrushModel.Take
            onClicked: bar.brush.tool = BrushModel.Take
        }
    }
    Connections {
        target: bar.brush

        function onRefused(reason: string) {
            Shell.say(reason);
        }
    }

    component OwnerKey: T.AbstractButton {
        id: key

        required property string id
        required property sideLook look

        required text
        objectName: "brushOwner_" + id
        checked: bar.brush.owner === id
        implicitWidth: bar.brief ? Theme.target : seal.width + word.width + 24
        implicitHeight: Math.max(Theme.target, word.implicitHeight + 16)
        Accessible.role: Accessible.RadioButton
        Accessible.name: text
        Accessible.checkable: true
        Accessible.checked: checked
        onClicked: bar.brush.chooseOwner(id)
        background: Item {
            Rectangle {
                anchors.fill: parent
                anchors.topMargin: 4
                anchors.bottomMargin: 4
                radius: Theme.radius
                color: key.checked ? Theme.primaryC : Theme.surface
                border.width: key.checked ? 2 : 1
                border.color: key.checked ? Theme.primary : Theme.line2
            }
            FocusRing {
                visible: key.visualFocus
            }
        }

        SideSeal {
            id: seal

            look: key.look
            size: 24
            x: bar.brief ? (parent.width - width) / 2 : 8
            anchors.verticalCenter: parent.verticalCenter
        }
        MeasuredText {
            id: word

            visible: !bar.brief
            level: KitText.Detail
            tight: true
            text: key.text
            font.bold: true
            color: key.checked ? Theme.primaryCInk : Theme.text
            width: Math.min(natural, bar.width - seal.width - 24)
            x: seal.width + 16
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
