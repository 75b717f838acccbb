import QtQuick
import Automa.PlayApp

// A frame as the map draws it: a candidate, out now, gone before, the winner, or what counts.
Item {
    property int sign: Why.Candidate

    width: 26
    height: 16
    Accessible.ignored: true
}
