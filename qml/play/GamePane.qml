import QtQuick

// What a game puts into a pane of its frame.
FocusScope {
    // Panes side by side; with three the strip, the forecast and the map stand elsewhere.
    property int columns: 1
    // How much of the foot the bar with the main act takes.
    property real barHeight: 0

    // One step back inside the pane, if there is one to take.
    function stepBack(): bool {
        return false;
    }
}
