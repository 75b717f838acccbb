import QtQuick

// A picture of the game's own, by kind and number: a contract, a tile, a card. Kinds are of an enum of the game, in
// which 0 is none.
Item {
    property int kind: 0
    property int value: 0
    property real size: 42

    width: size
    height: size
}
