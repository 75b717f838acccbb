import Automa.Kit

// How far a combat has come.
ProgressSteps {
    names: [qsTr("Your dial"), qsTr("Reveal"), qsTr("Values"), qsTr("Result")]
    count: names.length
}
