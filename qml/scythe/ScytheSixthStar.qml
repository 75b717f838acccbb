import Automa.Kit
import Automa.ScytheApp

// A combat that may bring you the sixth star: with it the game is over.
SwitchRow {
    readonly property bool possible: ScytheApp.human.stars >= 5

    objectName: "combatSixth"
    text: qsTr("If I win, I place my sixth star")
}
