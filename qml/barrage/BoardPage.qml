pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.BarrageApp
import Automa.Kit

// The board: the map, and the sheet of the chosen place below it or beside it. Fills what the game's frame gives it.
Item {
    id: page

    readonly property BoardModel board: BarrageApp.board
    readonly property bool beside: width >= 720 || (width > height && width >= 560)
    readonly property real sideWidth: beside ? Math.min(372, width * 0.45) : 0

    function history() {
        if (Shell.pages.has("barrage/history"))
            Shell.navigator.open("barrage/history");
    }

    objectName: "boardPage"

    Connections {
        target: page.board

        function onDropsMoved(ways) {
            if (page.visible)
                map.animateDrops(ways);
        }
    }
    Rectangle {
        anchors.fill: map
        color: Theme.mapPlain
    }
    BoardMap {
        id: map

        width: parent.width - page.sideWidth
        height: page.beside ? parent.height : parent.height - panel.height
        scene: page.board.scene
        highlights: ({
                chosen: page.board.chosen
            })
        onSpaceTapped: id => page.board.chosen = page.board.chosen === id ? "" : id
    }
    Rectangle {
        id: panel

        x: page.beside ? map.width : 0
        y: page.beside ? 0 : parent.height - height
        width: page.beside ? page.sideWidth : parent.width
        height: page.beside ? parent.height : Math.min(content.height + 2 * Theme.margin, parent.height * 0.5)
        color: page.beside ? Theme.bg : Theme.surface

        Rectangle {
            width: page.beside ? 1 : parent.width
            height: page.beside ? parent.height : 1
            color: page.beside ? Theme.line : Theme.text
        }
        ScrollArea {
            anchors.fill: parent
            contentHeight: content.height + 2 * Theme.margin

            Column {
                id: content

                x: Theme.margin
                y: Theme.margin
                width: parent.width - 2 * Theme.margin
                spacing: Theme.gap

                Loader {
                    width: parent.width
                    sourceComponent: page.beside ? framed : sheet
                }
                Loader {
                    active: page.beside
                    visible: active
                    width: parent.width
                    sourceComponent: BoardTables {}
                }
            }
        }
    }
    Component {
        id: sheet

        BoardSheet {
            onCorrectRequested: correct.open()
            onOthersRequested: others.open()
            onHistoryRequested: page.history()
        }
    }
    Component {
        id: framed

        Card {
            BoardSheet {
                width: parent.width
                full: true
                onCorrectRequested: correct.open()
                onOthersRequested: others.open()
                onHistoryRequested: page.history()
            }
        }
    }
    BoardCorrectSheet {
        id: correct
    }
    BoardOthersSheet {
        id: others
    }
}
