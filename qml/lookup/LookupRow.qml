import QtQuick
import Automa.Kit

// A row of a list of entries, with the heading of its group above the first one.
Item {
    id: control

    required property string key
    required property string title
    required property string detail
    required property string symbol
    required property string section
    required property bool first
    required property bool last
    property bool chosen: false

    readonly property bool headed: first && section !== ""

    signal clicked

    objectName: "lookupRow_" + key
    implicitHeight: body.y + body.height + (last ? Theme.gap : 0)

    SectionHead {
        id: head

        visible: control.headed
        y: Theme.unit
        width: parent.width
        ruled: false
        text: control.section
    }
    Rectangle {
        anchors.fill: body
        radius: control.first || control.last ? Theme.radius : 0
        color: control.chosen ? Theme.primaryC : Theme.surface

        Rectangle {
            visible: control.first !== control.last
            y: control.first ? parent.height / 2 : 0
            width: parent.width
            height: parent.height / 2
            color: parent.color
        }
    }
    ListRow {
        id: body

        y: control.headed ? head.height + 2 * Theme.unit : 0
        width: parent.width
        firstRow: control.first
        lastRow: control.last
        symbol: control.symbol
        text: control.title
        detail: control.detail
        onClicked: control.clicked()
    }
}
