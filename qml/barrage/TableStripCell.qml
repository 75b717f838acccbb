import QtQuick
import QtQuick.Templates as T
import Automa.Kit

// One participant: seal, name, level or state, and VP if asked for.
T.AbstractButton {
    id: control

    property var facts: ({})
    property bool named: true
    property bool detailed: true
    property bool points: false
    property bool marked: false

    readonly property bool scored: points && (facts.vp ?? "") !== ""
    readonly property real wordsWidth: Math.ceil(Math.max(named ? name.implicitWidth : 0, detail.implicitWidth))
    readonly property real wantedDetail: 8 + 30 + 8 + Math.ceil(detail.implicitWidth) + 8
    readonly property real wanted: 8 + 30 + 8 + Math.ceil(Math.max(name.implicitWidth, detail.implicitWidth)) + (scored ? worth.implicitWidth + 12 : 0) + 10

    focusPolicy: enabled ? Qt.StrongFocus : Qt.NoFocus
    Accessible.role: enabled ? Accessible.RadioButton : Accessible.StaticText
    Accessible.name: facts.current ? qsTr("%1, %2, now").arg(facts.name).arg(facts.detail)
                                   : qsTr("%1, %2").arg(facts.name).arg(facts.detail)
    Accessible.checkable: enabled
    Accessible.checked: marked

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
            size: 30
            x: control.detailed ? 8 : (parent.width - width) / 2
            anchors.verticalCenter: parent.verticalCenter
            opacity: control.facts.finished ? 0.55 : 1
        }
        Column {
            visible: control.detailed
            x: 46
            width: control.wordsWidth
            anchors.verticalCenter: parent.verticalCenter

            KitText {
                id: name

                visible: control.named
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
                visible: !control.named || name.implicitHeight + implicitHeight <= control.height - 4
                level: KitText.Small
                tight: true
                wrapMode: Text.NoWrap
                text: control.facts.detail ?? ""
            }
        }
        KitText {
            id: worth

            visible: control.scored && control.named
            tight: true
            font.bold: true
            wrapMode: Text.NoWrap
            text: control.facts.vp ?? ""
            anchors.right: parent.right
            anchors.rightMargin: 10
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
