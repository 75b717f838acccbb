import QtQuick

// A game's board while it is laid out. Above the list it says how high it would be; beside it fills its place.
MapView {
    // Above the list: how high it may be (0: as high as it likes), and the step that is due.
    property real most: 0
    property int due: 0
    // How high it would be, and whether that is more than it may.
    property real wantedHeight: height
    property bool cramped: false

    signal asked(string family, int place, string text)
}
