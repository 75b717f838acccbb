import QtQuick
import Automa.Kit

// A row of a list of entries, with the heading of its group above the first one.
Item {
    id: control

    property var row: ({})
    property bool headed: false
    property bool first: false
    property bool last: false
    property bool chosen: false

    signal clicked

    implicitHeight: body.y + body.height + (last ? Theme.gap : 0)

    SectionHead {
        id: head

        visible: control.headed
        y: Theme.unit
        width: parent.width
        ruled: false
        text: control.row.section ?? ""
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
        symbol: control.row.symbol ?? ""
        text: control.row.title ?? ""
        detail: control.row.detail ?? ""
        onClicked: control.clicked()
    }
}
