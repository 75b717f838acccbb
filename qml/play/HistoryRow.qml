import QtQuick
import Automa.App
import Automa.Kit

// One entry of the history under the head of its chapter: who, what, and how it came about.
Column {
    id: control

    required property int position
    required property string text
    required property string detail
    required property sideLook look
    required property string side
    required property string head
    required property bool applied
    required property bool current

    signal chosen

    Item {
        visible: control.head !== ""
        width: parent.width
        height: chapter.implicitHeight + Theme.margin

        SectionHead {
            id: chapter

            x: Theme.margin
            y: Theme.margin
            width: parent.width - 2 * Theme.margin
            text: control.head
        }
    }
    RowBase {
        id: row

        readonly property real wordsLeft: Theme.margin + 28 + Theme.gap
        readonly property string standing: control.current ? qsTr("You are here")
                                      : control.applied ? "" : qsTr("undone")

        objectName: "entry_" + (control.position)
        width: parent.width
        height: Math.max(Theme.target, words.height + 16)
        opacity: control.applied ? 1 : 0.6
        firstRow: control.head !== ""
        checked: control.current
        text: control.text
        Accessible.role: Accessible.Button
        Accessible.name: text
        Accessible.description: details.text
        onClicked: control.chosen()

        Item {
            anchors.fill: parent

            SideSeal {
                visible: control.look.given
                look: control.look
                description: control.side
                size: 28
                x: Theme.margin
                anchors.verticalCenter: parent.verticalCenter
            }
            Column {
                id: words

                x: row.wordsLeft
                width: parent.width - x - Theme.margin - 32
                anchors.verticalCenter: parent.verticalCenter

                KitText {
                    width: parent.width
                    text: row.text
                    font.bold: row.checked
                    lineHeight: 1
                    color: row.checked ? Theme.primary : Theme.text
                }
                KitText {
                    id: details

                    visible: text !== ""
                    width: parent.width
                    level: KitText.Detail
                    text: control.detail !== "" && row.standing !== "" ? control.detail + " · " + row.standing
                                                                       : control.detail + row.standing
                }
            }
            Symbol {
                visible: row.checked
                name: "check"
                color: Theme.primary
                size: 24
                anchors.right: parent.right
                anchors.rightMargin: Theme.margin
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }
}
