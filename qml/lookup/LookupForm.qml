import QtQuick
import Automa.Kit
import Automa.LookupApp

// What a game's own form of an entry stands on: a picture between the words and the facts, or in their place.
Column {
    property lookupShown entry
    // The form says these itself.
    property bool holdsWords: false
    property bool holdsFacts: false
    property string factsTitle
    // Takes more room in a wide window.
    property bool wide: false

    signal entryChosen(string key)

    spacing: Theme.margin
}
