import QtQuick
import Automa.BarrageApp
import Automa.Kit
import Automa.Play

// What to set up before the first turn, where the app keeps the tiles only.
Sheet {
    id: sheet

    required property BarrageTiles tiles

    objectName: "tilesSetUpSheet"
    title: qsTr("Set up the Automa")

    TurnSteps {
        width: parent.width
        steps: sheet.tiles.setUp
    }
}
