pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit

// Games of a file that is looked into: names only, nothing to press.
Column {
    id: control

    property var games: []

    spacing: Theme.unit

    Repeater {
        model: control.games.length

        Column {
            id: row

            required property int index
            readonly property var game: control.games[index] ?? ({})

            width: control.width

            KitText {
                width: parent.width
                font.bold: true
                text: row.game.title ?? ""
            }
            KitText {
                width: parent.width
                level: KitText.Detail
                text: row.game.detail ?? ""
            }
        }
    }
}
