import QtQuick

// Fills the place or pane the game's frame gives it.
Item {
}
