pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.LibraryApp

// Games of a file that is looked into: names only, nothing to press.
Column {
    id: control

    /// Each a fileGame.
    property var games: []

    spacing: Theme.unit

    Repeater {
        model: control.games

        Column {
            id: row

            required property fileGame modelData

            width: control.width

            KitText {
                width: parent.width
                font.bold: true
                text: row.modelData.title
            }
            KitText {
                width: parent.width
                level: KitText.Detail
                text: row.modelData.detail
            }
        }
    }
}
