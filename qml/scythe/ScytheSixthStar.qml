import Automa.Kit

// A combat that may bring you the sixth star: with it the game is over.
SwitchRow {
    objectName: "combatSixth"
    text: qsTr("If I win, I place my sixth star")
}
