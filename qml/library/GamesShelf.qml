pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.LibraryApp

// A list of saved games, read a page at a time, with the games by which it can be narrowed.
ListView {
    id: view

    required property GamesList games
    // Shown instead of an empty list.
    property alias empty: nothing.sourceComponent

    readonly property real columnWidth: Math.min(width - 2 * Theme.margin, Theme.readingWidth)

    signal chosen(game: var)
    signal more(game: var)

    clip: true
    boundsBehavior: Flickable.StopAtBounds
    model: games.rows
    topMargin: 16
    bottomMargin: 24
    onAtYEndChanged: {
        if (atYEnd && count > 0)
            games.more();
    }

    header: Item {
        width: view.width
        height: filters.visible ? filters.height + Theme.gap : 0

        Flow {
            id: filters

            visible: view.games.filters.count > 0
            x: (view.width - view.columnWidth) / 2
            width: view.columnWidth
            spacing: Theme.unit

            Repeater {
                model: view.games.filters

                FilterChip {
                    id: chip

                    required property string game
                    required property string name
                    required property bool chosen

                    objectName: "filter_" + game
                    text: name
                    checked: chosen
                    onClicked: {
                        checked = Qt.binding(() => chip.chosen);
                        view.games.filter = chip.game;
                    }
                }
            }
        }
    }
    delegate: GamesRow {
        x: (view.width - view.columnWidth) / 2
        width: view.columnWidth
        firstRow: index === 0
        lastRow: index === view.count - 1
        onClicked: view.chosen(view.model.at(index))
        onMore: view.more(view.model.at(index))
    }

    Loader {
        id: nothing

        active: view.count === 0
        parent: view
        x: (view.width - width) / 2
        y: 16
        width: view.columnWidth
    }
}
