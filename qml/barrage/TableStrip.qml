pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit

// Everybody in turn order. Where the names do not fit, seal and level stay, or the seal alone; `points` adds the VP.
FocusScope {
    id: control

    property var order: []
    property bool points: false
    property string chosen
    property bool choosable: false

    signal companyChosen(string company)

    readonly property real cellWidth: order.length === 0 ? width : (width - (order.length - 1) * Theme.unit) / order.length
    readonly property real wanted: {
        let most = 0;
        for (let i = 0; i < cells.count; ++i)
            most = Math.max(most, (cells.itemAt(i) as TableStripCell)?.wanted ?? 0);
        return most;
    }
    readonly property real wantedDetail: {
        let most = 0;
        for (let i = 0; i < cells.count; ++i)
            most = Math.max(most, (cells.itemAt(i) as TableStripCell)?.wantedDetail ?? 0);
        return most;
    }
    readonly property bool named: wanted <= cellWidth + 0.5
    readonly property bool detailed: named || wantedDetail <= cellWidth + 0.5

    objectName: "turnOrder"
    implicitWidth: order.length * wanted + (order.length - 1) * Theme.unit
    implicitHeight: 48
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Turn order")

    Row {
        spacing: Theme.unit

        Repeater {
            id: cells

            model: control.order.length

            TableStripCell {
                required property int index
                readonly property var modelData: control.order[index] ?? ({})

                objectName: "order_" + modelData.company
                width: control.cellWidth
                height: control.height
                facts: modelData
                named: control.named
                detailed: control.detailed
                points: control.points
                marked: control.choosable ? control.chosen === modelData.company : modelData.current === true
                enabled: control.choosable
                onClicked: control.companyChosen(modelData.company)
            }
        }
    }
}
