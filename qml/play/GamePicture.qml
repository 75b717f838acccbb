import QtQuick

// A picture of the game's own, by kind and number: a contract, a tile, a card.
Item {
    property string kind
    property int value: 0
    property real size: 42

    width: size
    height: size
}
