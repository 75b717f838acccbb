import QtQuick
import Automa.App
import Automa.BarrageApp
import Automa.Kit

// How much of the table the app follows, changed in the middle of a game.
Sheet {
    id: sheet

    required property BarrageTiles tiles

    objectName: "tilesMenu"
    title: qsTr("What the app tracks")
    subtitle: tiles.active ? qsTr("Now: the Automa tiles and the markers") : qsTr("Now: the whole board")

    ListCard {
        width: parent.width

        ListRow {
            objectName: "trackBoard"
            visible: sheet.tiles.active
            width: parent.width
            symbol: "board"
            text: qsTr("Track the board")
            detail: qsTr("Enter what is there; from then on the app decides. Markers, engineers and tiles stay as they are.")
            onClicked: {
                sheet.close();
                sheet.tiles.beginEntry();
                Shell.navigator.open("barrage/enter");
            }
        }
        ListRow {
            objectName: "endTurnWithout"
            visible: sheet.tiles.active && sheet.tiles.mode === BarrageTiles.Automa
            width: parent.width
            symbol: "pass"
            leads: false
            text: qsTr("End this turn without an action")
            detail: qsTr("If you played it differently at the table")
            onClicked: {
                sheet.close();
                sheet.tiles.passTurn();
            }
        }
        ListRow {
            objectName: "trackTiles"
            visible: !sheet.tiles.active
            width: parent.width
            symbol: "tile"
            leads: false
            text: qsTr("Tiles only from now on")
            detail: qsTr("You decide by hand; the app reveals the tiles and tracks the markers. It remembers the board as it is now.")
            onClicked: {
                sheet.close();
                sheet.tiles.leaveBoard();
            }
        }
    }
}
