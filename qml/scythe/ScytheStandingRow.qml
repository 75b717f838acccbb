import QtQuick
import Automa.App
import Automa.Kit

// One side in the final standing.
Item {
    id: control

    required property sideLook look
    required property string name
    required property string detail
    required property int points
    required property int place
    property bool firstRow: false
    property bool lastRow: false

    readonly property bool winner: place === 1
    readonly property color ink: winner ? Theme.brassCInk : Theme.text

    implicitHeight: Math.max(60, words.height + 16)
    Accessible.role: Accessible.StaticText
    Accessible.name: (place > 0 ? place + ". " : "") + name + ", " + points

    CornerRect {
        visible: control.winner
        anchors.fill: parent
        anchors.margins: 1
        radius: Theme.radius - 1
        topLeft: control.firstRow
        topRight: control.firstRow
        bottomLeft: control.lastRow
        bottomRight: control.lastRow
        color: Theme.brassC
    }
    Rectangle {
        visible: !control.firstRow
        width: parent.width
        height: 1
        color: Theme.line
    }
    KitText {
        id: rank

        x: Theme.margin
        tight: true
        font.bold: true
        color: control.ink
        text: control.place > 0 ? control.place : "–"
        anchors.verticalCenter: parent.verticalCenter
        Accessible.ignored: true
    }
    SideSeal {
        id: seal

        x: rank.x + rank.width + Theme.gap
        look: control.look
        size: 36
        anchors.verticalCenter: parent.verticalCenter
    }
    Column {
        id: words

        x: seal.x + seal.width + Theme.gap
        width: worth.x - x - Theme.unit
        anchors.verticalCenter: parent.verticalCenter

        KitText {
            width: parent.width
            font.bold: true
            lineHeight: 1
            color: control.ink
            text: control.name
            Accessible.ignored: true
        }
        KitText {
            width: parent.width
            level: KitText.Detail
            color: control.winner ? Theme.brassCInk : Theme.text2
            text: control.detail
            Accessible.ignored: true
        }
    }
    KitText {
        id: worth

        x: parent.width - width - Theme.margin
        level: KitText.Title
        tight: true
        color: control.ink
        text: control.points
        anchors.verticalCenter: parent.verticalCenter
        Accessible.ignored: true
    }
}
