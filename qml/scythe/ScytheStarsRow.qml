import QtQuick
import Automa.App
import Automa.Kit

// The human's stars, and one more.
Item {
    id: control

    required property sideLook look
    required property int stars
    property bool possible: true
    property bool firstRow: false
    property bool lastRow: false

    signal placed

    readonly property bool beside: 52 + words.wanted + more.implicitWidth + 2 * Theme.margin <= width

    implicitHeight: beside ? Math.max(Theme.row + 8, words.height + 16) : words.height + more.height + 24

    SideSeal {
        id: seal

        look: control.look
        x: Theme.margin
        y: words.y + (words.height - height) / 2
    }
    Column {
        id: words

        readonly property real wanted: Math.max(title.implicitWidth, note.implicitWidth)

        x: Theme.margin + 44
        y: control.beside ? (parent.height - height) / 2 : 8
        width: control.beside ? more.x - x - 8 : parent.width - x - Theme.margin

        KitText {
            id: title

            objectName: "humanStars"
            width: parent.width
            font.bold: true
            lineHeight: 1
            text: qsTr("Your stars: %1").arg(control.stars)
        }
        KitText {
            id: note

            width: parent.width
            level: KitText.Detail
            text: qsTr("the 6th ends the game")
        }
    }
    KitButton {
        id: more

        objectName: "placeStar"
        compact: true
        enabled: control.possible
        symbol: "scythe_star"
        text: qsTr("One more")
        x: control.beside ? parent.width - width - Theme.margin : words.x
        y: control.beside ? (parent.height - height) / 2 : words.y + words.height + 8
        width: Math.min(implicitWidth, parent.width - 2 * Theme.margin)
        onClicked: control.placed()
    }
}
