import QtQuick
import QtQuick.Templates as T
import Automa.App
import Automa.Kit

// One participant: seal, name, level or state, and VP if asked for. `joined` puts the short level behind the name,
// `levelled` in its place: the seal tells whose it is.
T.AbstractButton {
    id: control

    required property string who
    required property sideLook look
    required property string name
    required property string detail
    required property string brief
    required property string worth
    required property bool current
    required property bool finished
    property bool named: true
    property bool detailed: true
    property bool briefly: false
    property bool joined: false
    property bool levelled: false
    property bool scored: false
    property bool marked: false
    property bool low: false

    readonly property bool levelInstead: levelled && brief !== ""
    readonly property string separator: " · "
    readonly property real wordsAt: 6 + seal.size + 6
    readonly property real nameRoom: wordsAt + Math.ceil(title.implicitWidth) + 5
    readonly property real detailRoom: wordsAt + Math.ceil(full.advanceWidth) + 5
    readonly property real briefRoom: brief === "" ? detailRoom : wordsAt + Math.ceil(shortened.advanceWidth) + 5
    readonly property real joinedRoom: brief === "" ? nameRoom : nameRoom + Math.ceil(behind.advanceWidth)
    readonly property real levelRoom: brief === "" ? 0 : wordsAt + Math.ceil(level.contentWidth) + 5
    // Above the first line and below the last there is air that may go.
    readonly property bool levelFits: level.implicitHeight <= height - 2 * topInset + 6
    // With large letters one line is all that fits beside the seal.
    readonly property bool twoLinesFit: title.implicitHeight + words.implicitHeight <= height - 2 * topInset - 4
    readonly property real pointsRoom: worth === "" ? 0 : Math.ceil(points.implicitWidth) + 12

    focusPolicy: enabled ? Qt.StrongFocus : Qt.NoFocus
    Accessible.role: enabled ? Accessible.RadioButton : Accessible.StaticText
    Accessible.name: current ? qsTr("%1, %2, now").arg(name).arg(detail)
                                   : qsTr("%1, %2").arg(name).arg(detail)
    Accessible.checkable: enabled
    Accessible.checked: marked

    TextMetrics {
        id: full

        font: words.font
        text: control.detail
    }
    TextMetrics {
        id: shortened

        font: words.font
        text: control.brief
    }
    TextMetrics {
        id: behind

        font: words.font
        text: control.separator + control.brief
    }

    topInset: low ? 8 : 0
    bottomInset: topInset
    background: Rectangle {
        radius: Theme.radius
        color: control.finished ? Theme.sunken : Theme.surface
        border.width: control.marked ? 2 : 1
        border.color: control.marked ? Theme.text : Theme.line

        FocusRing {
            visible: control.visualFocus
        }
    }

    Item {
        anchors.fill: parent

        SideSeal {
            id: seal

            look: control.look
            size: control.low ? 24 : 28
            x: control.named || control.levelInstead ? 6 : (parent.width - width) / 2
            anchors.verticalCenter: parent.verticalCenter
        }
        Rectangle {
            visible: control.finished
            x: seal.x + seal.width - 10
            y: seal.y + seal.height - 10
            width: 14
            height: 14
            radius: 7
            color: Theme.surface
            border.width: 1
            border.color: Theme.text

            Symbol {
                anchors.centerIn: parent
                name: "check"
                size: 10
                color: Theme.text
            }
        }
        Column {
            visible: control.named && !control.levelInstead
            x: control.wordsAt
            width: parent.width - x - 5
            anchors.verticalCenter: parent.verticalCenter

            Row {
                KitText {
                    id: title

                    level: KitText.Small
                    tight: true
                    color: Theme.text
                    font.bold: true
                    wrapMode: Text.NoWrap
                    text: control.name
                }
                KitText {
                    visible: control.joined && control.brief !== ""
                    level: KitText.Small
                    tight: true
                    wrapMode: Text.NoWrap
                    text: control.separator + control.brief
                }
            }
            KitText {
                id: words

                visible: control.detailed
                level: KitText.Small
                tight: true
                wrapMode: Text.NoWrap
                text: control.briefly && control.brief !== "" ? control.brief : control.detail
            }
        }
        KitText {
            id: level

            visible: control.levelInstead
            level: KitText.Small
            tight: true
            color: Theme.text
            lineHeight: 0.84 // two lines stand in the low strip too
            wrapMode: Text.WordWrap
            x: control.wordsAt
            width: parent.width - x - 5
            anchors.verticalCenter: parent.verticalCenter
            text: control.brief
        }
        KitText {
            id: points

            visible: control.scored
            tight: true
            font.bold: true
            wrapMode: Text.NoWrap
            text: control.worth
            anchors.right: parent.right
            anchors.rightMargin: 8
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
