pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit

// Places of one kind and what lies on each.
Column {
    id: control

    property var family: ({})

    signal asked(string family, int place, string text)

    spacing: Theme.unit

    SectionHead {
        width: parent.width
        ruled: false
        text: control.family.title ?? ""
    }
    ListCard {
        id: list

        width: parent.width

        Repeater {
            model: (control.family.places ?? []).length

            ListRow {
                required property int index
                readonly property var modelData: control.family.places[index] ?? ({})

                objectName: "place_" + modelData.family + "_" + modelData.place
                width: list.width
                symbol: modelData.entered ? "check" : (control.family.symbol ?? "")
                symbolColor: modelData.entered ? Theme.ok : Theme.primary
                text: modelData.text ?? ""
                detail: modelData.entered ? modelData.value : qsTr("Tap to choose")
                onClicked: control.asked(modelData.family, modelData.place, modelData.text)
            }
        }
    }
}
