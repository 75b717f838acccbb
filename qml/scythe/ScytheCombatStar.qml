import Automa.Kit

// A combat that the human won: its star is counted with "Done".
SwitchRow {
    objectName: "combatStar"
    text: qsTr("I place a combat star")
    detail: qsTr("The app counts it with your stars")
}
