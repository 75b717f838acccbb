import QtQuick

// The mood of a game that has one of its own: grounds, texts and the colour of what is to be done. What warns, wins or is
// settled looks the same in every game.
QtObject {
    required property color bg
    required property color surface
    required property color sunken
    required property color line
    required property color line2
    required property color text
    required property color text2
    required property color primary
    required property color primaryInk
    required property color primaryC
    required property color primaryCInk
    required property color ink
    required property color veil
}
