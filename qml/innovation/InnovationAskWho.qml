pragma ComponentBehavior: Bound

import QtQuick
import Automa.InnovationApp
import Automa.Kit

// Who is asked: the same choices as for a new game, shown with their values.
Sheet {
    id: sheet

    readonly property InnovationNewGame game: InnovationNewGame

    objectName: "askWhoSheet"
    title: qsTr("Who plays")
    subtitle: qsTr("Another map or other players clear the board")
    footer: KitButton {
        objectName: "askWhoDone"
        width: parent.width
        kind: KitButton.Primary
        symbol: "check"
        text: qsTr("Done")
        onClicked: sheet.close()
    }

    Column {
        width: parent.width
        spacing: Theme.gap

        InnovationNewGameMaps {
            width: parent.width
            game: sheet.game
        }
        InnovationNewGameHumans {
            width: parent.width
            game: sheet.game
            onAsked: index => terrains.ask(index)
        }
        InnovationNewGameFactions {
            width: parent.width
            game: sheet.game
        }
        SectionHead {
            width: parent.width
            ruled: false
            text: qsTr("Level")
            note: sheet.game.levelNote
        }
        InnovationLevels {
            width: parent.width
            levels: sheet.game.levels
            onChosen: level => sheet.game.chooseLevel(level)
        }
        InnovationNewGameTerrains {
            width: parent.width
            game: sheet.game
        }
    }
    InnovationHumanTerrains {
        id: terrains

        game: sheet.game
    }
}
