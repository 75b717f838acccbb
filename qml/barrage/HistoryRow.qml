import QtQuick
import Automa.Kit

// One entry of the history under the head of its round: who, what, with which tile.
Column {
    id: control

    property var entry: ({})

    signal chosen(int position)

    Item {
        visible: (control.entry.head ?? "") !== ""
        width: parent.width
        height: head.implicitHeight + Theme.margin

        SectionHead {
            id: head

            x: Theme.margin
            y: Theme.margin
            width: parent.width - 2 * Theme.margin
            text: control.entry.head ?? ""
        }
    }
    RowBase {
        id: row

        readonly property real wordsLeft: Theme.margin + 28 + Theme.gap
        readonly property string standing: control.entry.current ? qsTr("You are here")
                                      : control.entry.applied ? "" : qsTr("undone")

        objectName: "entry_" + (control.entry.position ?? 0)
        width: parent.width
        height: Math.max(Theme.target, words.height + 16)
        opacity: control.entry.applied ? 1 : 0.6
        firstRow: (control.entry.head ?? "") !== ""
        checked: control.entry.current ?? false
        text: control.entry.text ?? ""
        Accessible.role: Accessible.RadioButton
        Accessible.name: text
        Accessible.description: details.text
        Accessible.checkable: true
        Accessible.checked: checked
        onClicked: control.chosen(control.entry.position)

        Item {
            anchors.fill: parent

            CompanySeal {
                visible: company !== ""
                company: control.entry.company ?? ""
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
                    text: [control.entry.detail ?? "", row.standing].filter(part => part !== "").join(" · ")
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
