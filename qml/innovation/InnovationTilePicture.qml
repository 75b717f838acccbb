import QtQuick
import Automa.InnovationApp
import Automa.Kit
import Automa.Play

// A round tile as it lies on the board: on the left what humans score, on the right the Automa's VP and discipline.
GamePicture {
    id: control

    readonly property innovationTileLook look: InnovationTiles.look(kind, value)
    readonly property bool whole: look.sign !== ""

    width: whole ? size * 3 : size * 1.6
    height: size

    Rectangle {
        anchors.fill: parent
        radius: control.size / 6
        color: Theme.surface
    }
    CornerRect {
        x: control.whole ? parent.width / 2 : 0
        width: parent.width - x
        height: parent.height
        radius: control.size / 6
        topRight: true
        bottomRight: true
        topLeft: !control.whole
        bottomLeft: !control.whole
        color: Theme.brassC
    }
    Row {
        visible: control.whole
        x: (parent.width / 2 - width) / 2
        anchors.verticalCenter: parent.verticalCenter
        spacing: 3

        Symbol {
            name: control.look.sign
            size: control.size * 0.56
        }
        KitText {
            tight: true
            level: KitText.Small
            font.pixelSize: control.size * 0.42
            font.bold: true
            color: Theme.text
            text: control.look.playerVp
        }
    }
    Row {
        x: (control.whole ? parent.width / 2 : 0) + ((control.whole ? parent.width / 2 : parent.width) - width) / 2
        anchors.verticalCenter: parent.verticalCenter
        spacing: 3

        InnovationDiscipline {
            discipline: control.look.discipline
            size: control.size * 0.6
        }
        KitText {
            tight: true
            level: KitText.Small
            font.pixelSize: control.size * 0.42
            font.bold: true
            color: Theme.brassCInk
            text: control.look.vp
        }
    }
    Rectangle {
        anchors.fill: parent
        radius: control.size / 6
        color: "transparent"
        border.width: 1.5
        border.color: Theme.text
    }
}
