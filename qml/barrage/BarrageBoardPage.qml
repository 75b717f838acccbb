pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.BarrageApp
import Automa.Kit
import Automa.Play
import Automa.PlayApp

// The board: the map, and the sheet of the chosen place below it or beside it. Fills what the game's frame gives it.
Item {
    id: page

    // The board of the open game, or another one that is being entered.
    property BarrageBoard board: BarrageApp.board
    // In use, it puts pieces on the board tap after tap; none: a tap looks at a place.
    property BrushModel brush: null
    readonly property bool own: board === BarrageApp.board
    // Says what was recorded; in a game its frame does.
    property bool answers: !own

    readonly property bool beside: width >= 720 || (width > height && width >= 560)
    // The map has the room of the sheet while taps do not look.
    readonly property bool brushing: brush !== null && brush.tool !== BrushModel.Look
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
    AnswerToast {
        session: page.board.session
        visible: page.visible && page.answers
    }
    // Where the map leaves room, the land goes on.
    Rectangle {
        anchors.fill: map
        color: BarrageTheme.mapPlain

        Rectangle {
            visible: map.viewTop < 0
            width: parent.width
            height: parent.height / 2
            color: BarrageTheme.mapMountain
        }
    }
    BarrageBoardMap {
        id: map

        width: parent.width - page.sideWidth
        height: page.beside || page.brushing ? parent.height : parent.height - panel.height
        scene: page.board.scene
        // The turn on the table shows where its piece goes; other boards have no turn.
        shown: page.board.scene.lookingAt(page.board.chosen, page.own ? BarrageApp.table.target : "",
                                          BarrageApp.table.company)
        onSpaceTapped: id => {
            if (page.brush && page.brush.tap(id))
                page.board.chosen = "";
            else
                page.board.chosen = page.board.chosen === id ? "" : id;
        }
    }
    Rectangle {
        id: panel

        visible: page.beside || !page.brushing
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

                Rectangle {
                    width: parent.width
                    height: sheet.height + (page.beside ? 2 * Theme.margin : 0)
                    radius: Theme.radius
                    color: Theme.surface
                    border.width: page.beside ? 1 : 0
                    border.color: Theme.line

                    BarrageBoardSheet {
                        id: sheet

                        board: page.board
                        pad: BarrageApp.pad
                        historyShown: page.own
                        x: page.beside ? Theme.margin : 0
                        y: x
                        width: parent.width - 2 * x
                        full: page.beside
                        onBuildRequested: {
                            BarrageApp.pad.buildOn(page.board.chosen);
                            BarrageApp.place.show(GamePlace.Table);
                        }
                        onCorrectRequested: correct.open()
                        onOthersRequested: others.open()
                        onHistoryRequested: page.history()
                    }
                }
                BarrageBoardTables {
                    visible: page.beside
                    width: parent.width
                    board: page.board
                }
            }
        }
    }
    BarrageBoardCorrectSheet {
        id: correct

        board: page.board
    }
    BarrageBoardOthersSheet {
        id: others

        board: page.board
    }
}
