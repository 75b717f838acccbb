pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit

// Where to read on.
Column {
    id: control

    property var links: []

    signal linkChosen(string key)

    spacing: Theme.unit

    SectionHead {
        width: parent.width
        ruled: false
        text: qsTr("See also")
    }
    ListCard {
        width: parent.width

        Repeater {
            model: control.links.length

            ListRow {
                required property int index
                readonly property var link: control.links[index] ?? ({})

                objectName: "lookupLink_" + (link.key ?? "")
                width: control.width
                symbol: link.symbol ?? ""
                text: link.title ?? ""
                detail: link.detail ?? ""
                onClicked: control.linkChosen(link.key)
            }
        }
    }
}
