import QtQuick
import Automa.Kit

// The question mark of Home, which has no bar to hold it.
IconButton {
    objectName: "helpButton"
    symbol: "why"
    text: qsTr("What is this screen for?")
}
