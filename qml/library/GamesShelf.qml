pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.LibraryApp

// A list of saved games, read a page at a time, with the games by which it can be narrowed.
Item {
    id: shelf

    required property GamesList games
    // Of several games: each says which one it is.
    required property bool several
    // Shown instead of an empty list.
    property alias empty: nothing.sourceComponent

    readonly property real columnWidth: Math.min(width - 2 * Theme.margin, Theme.readingWidth)
    readonly property real columnX: (width - columnWidth) / 2

    signal chosen(game: var)
    signal more(game: var)

    // Not the list's header: Qt 6.4 does not make a bound component there.
    Flow {
        id: filters

        visible: shelf.games.filters.count > 0
        x: shelf.columnX
        y: Theme.gap
        width: shelf.columnWidth
        spacing: Theme.unit

        Repeater {
            model: shelf.games.filters

            FilterChip {
                required property string game
                required property string name
                required property bool chosen

                objectName: "filter_" + game
                width: Math.min(implicitWidth, parent.width)
                text: name
                checked: chosen
                onClicked: shelf.games.filter = game
            }
        }
    }
    ListView {
        id: view

        // The list stands in the column, not its rows: newer versions of Qt set their x.
        x: shelf.columnX
        y: (filters.visible ? filters.y + filters.height : 0) + 16
        width: shelf.columnWidth
        height: parent.height - y
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: shelf.games.rows
        bottomMargin: 24
        onAtYEndChanged: {
            if (atYEnd && count > 0)
                shelf.games.more();
        }
        delegate: GamesRow {
            several: shelf.several
            width: shelf.columnWidth
            firstRow: index === 0
            lastRow: index === view.count - 1
            onClicked: shelf.chosen(view.model.at(index))
            onMore: shelf.more(view.model.at(index))
        }
    }
    Loader {
        id: nothing

        active: view.count === 0
        x: shelf.columnX
        y: view.y
        width: shelf.columnWidth
    }
}
