import QtQuick

// The size of letters in which the longest word of a text stands whole in its room: a word is written smaller rather
// than broken. It goes down to the size without enlarged letters, or to `least`.
FontMetrics {
    id: control

    property string text
    property real room
    property int size
    property int least: size

    // How wide all of it is on one line, whatever the room.
    readonly property real natural: font.pixelSize > 0 ? Math.ceil(advanceWidth(text)) : 0
    readonly property int fitted: {
        const wanted = font.pixelSize; // measured with these letters: again when they grow
        if (wanted <= least || room <= 0)
            return wanted;
        const longest = Math.ceil(Math.max(...text.split(" ").map(word => control.advanceWidth(word))));
        return longest <= room ? wanted : Math.max(least, Math.floor(wanted * room / longest));
    }

    font.family: Theme.family
    font.bold: true
    font.pixelSize: Theme.scaled(size)
}
