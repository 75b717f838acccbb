pragma ComponentBehavior: Bound

import QtQuick

// The places of a page, in the form that fits: a bar at the foot, a rail at the side or a row at the top.
//   items: [{id, text, symbol}]
Item {
    id: control

    property var items: []
    property string current
    property int form: NavButton.Bar

    signal chosen(string id)

    readonly property bool lying: form !== NavButton.Rail

    function barHeight(): real {
        let most = control.form === NavButton.TopRow ? Theme.target : Theme.navHeight;
        for (let i = 0; i < places.count; ++i)
            most = Math.max(most, places.itemAt(i)?.implicitHeight ?? 0);
        return most;
    }

    function topWidth(): real {
        let sum = 0;
        for (let i = 0; i < places.count; ++i)
            sum += Math.ceil(places.itemAt(i)?.implicitWidth ?? 0) + row.spacing;
        return sum;
    }

    implicitWidth: form === NavButton.Rail ? 88 : form === NavButton.TopRow ? topWidth() : 360
    implicitHeight: lying ? barHeight() : 360
    Accessible.role: Accessible.PageTabList
    Accessible.name: qsTr("Navigation")

    Rectangle {
        anchors.fill: parent
        visible: control.form !== NavButton.TopRow
        color: Theme.surface
    }
    Rectangle {
        visible: control.form !== NavButton.TopRow
        width: control.lying ? parent.width : 1
        height: control.lying ? 1 : parent.height
        x: control.lying ? 0 : parent.width - 1
        color: Theme.line
    }
    Flow {
        id: row

        width: control.form === NavButton.TopRow ? control.topWidth() : parent.width
        height: parent.height
        flow: control.lying ? Flow.LeftToRight : Flow.TopToBottom
        spacing: control.form === NavButton.TopRow ? 4 : 0

        Repeater {
            id: places

            model: control.items.length // so that the buttons stay when only their words change

            NavButton {
                required property int index
                readonly property var place: control.items[index] ?? ({})

                objectName: "nav_" + place.id
                form: control.form
                text: place.text ?? ""
                symbol: place.symbol ?? ""
                checked: place.id === control.current
                width: control.form === NavButton.Bar ? control.width / places.count
                     : control.form === NavButton.Rail ? control.width : implicitWidth
                height: control.form === NavButton.Bar ? control.height : implicitHeight
                onClicked: control.chosen(place.id)
            }
        }
    }
}
