import QtQuick
import QtQuick.Templates as T
import Automa.Kit

// One participant: seal, name, level or state, and VP if asked for.
T.AbstractButton {
    id: control

    property var facts: ({})
    property bool named: true
    property bool detailed: true
    property bool scored: false
    property bool marked: false
    property bool low: false

    readonly property real wordsAt: 6 + seal.size + 6
    readonly property real nameRoom: wordsAt + Math.ceil(name.implicitWidth) + 5
    readonly property real detailRoom: wordsAt + Math.ceil(detail.implicitWidth) + 5
    readonly property real pointsRoom: (facts.vp ?? "") === "" ? 0 : Math.ceil(worth.implicitWidth) + 12

    focusPolicy: enabled ? Qt.StrongFocus : Qt.NoFocus
    Accessible.role: enabled ? Accessible.RadioButton : Accessible.StaticText
    Accessible.name: facts.current ? qsTr("%1, %2, now").arg(facts.name).arg(facts.detail)
                                   : qsTr("%1, %2").arg(facts.name).arg(facts.detail)
    Accessible.checkable: enabled
    Accessible.checked: marked

    topInset: low ? 8 : 0
    bottomInset: topInset
    background: Rectangle {
        radius: Theme.radius
        color: control.facts.finished ? Theme.sunken : Theme.surface
        border.width: control.marked ? 2 : 1
        border.color: control.marked ? Theme.text : Theme.line

        FocusRing {
            visible: control.visualFocus
        }
    }

    Item {
        anchors.fill: parent

        CompanySeal {
            id: seal

            company: control.facts.company ?? ""
            size: control.low ? 24 : 28
            x: control.named ? 6 : (parent.width - width) / 2
            anchors.verticalCenter: parent.verticalCenter
        }
        Rectangle {
            visible: control.facts.finished ?? false
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
            visible: control.named
            x: control.wordsAt
            width: parent.width - x - 5
            anchors.verticalCenter: parent.verticalCenter

            KitText {
                id: name

                level: KitText.Small
                tight: true
                color: Theme.text
                font.bold: true
                wrapMode: Text.NoWrap
                text: control.facts.name ?? ""
            }
            KitText {
                id: detail

                // With large letters one line is all that fits beside the seal.
                visible: control.detailed && name.implicitHeight + implicitHeight <= control.height - 2 * control.topInset - 4
                level: KitText.Small
                tight: true
                wrapMode: Text.NoWrap
                text: control.facts.detail ?? ""
            }
        }
        KitText {
            id: worth

            visible: control.scored
            tight: true
            font.bold: true
            wrapMode: Text.NoWrap
            text: control.facts.vp ?? ""
            anchors.right: parent.right
            anchors.rightMargin: 8
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
