pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit

// The text of an entry; rule numbers in it lead to their rules.
Column {
    id: control

    property var paragraphs: []
    readonly property int count: paragraphs.length

    signal linkChosen(string key)

    spacing: Theme.unit

    Repeater {
        model: control.count

        KitText {
            required property int index

            width: control.width
            textFormat: Text.StyledText
            linkColor: Theme.primary
            text: control.paragraphs[index] ?? ""
            onLinkActivated: link => control.linkChosen(link)
        }
    }
}
