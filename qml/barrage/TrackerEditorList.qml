pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit

// Things that are there or not, each turned on or off by a tap.
//   rows: [{id, text, detail, checked}]
Column {
    id: control

    property string title
    property var rows: []

    signal toggled(string id)

    spacing: 4

    KitText {
        visible: control.title !== ""
        width: parent.width
        level: KitText.Overline
        text: control.title
    }
    ListCard {
        id: list

        width: parent.width

        Repeater {
            model: control.rows.length

            ChoiceRow {
                required property int index
                readonly property var modelData: control.rows[index] ?? ({})

                objectName: "toggle_" + modelData.id
                width: list.width
                text: modelData.text ?? ""
                detail: modelData.detail ?? ""
                checked: modelData.checked ?? false
                Accessible.role: Accessible.CheckBox
                onClicked: control.toggled(modelData.id)
            }
        }
    }
}
