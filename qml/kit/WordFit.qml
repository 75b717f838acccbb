import QtQuick

// The size of letters in which the longest word of a text stands whole in its room: in large letters a word is written
// smaller rather than broken.
FontMetrics {
    id: control

    property string text
    property real room
    property int size

    readonly property int fitted: {
        const wanted = Theme.scaled(size);
        if (Theme.textScale <= 1 || room <= 0)
            return wanted;
        const longest = Math.max(...text.split(" ").map(word => control.advanceWidth(word)));
        return longest <= room ? wanted : Math.max(size, Math.floor(wanted * room / longest));
    }

    font.family: Theme.family
    font.bold: true
    font.pixelSize: Theme.scaled(size)
}
