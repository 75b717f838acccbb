import QtQuick
import Automa.Kit

// Plain words in little room: they wrap between words, and where one word alone is too long for the line they are set
// smaller rather than broken.
KitText {
    id: control

    readonly property int fullSize: Theme.scaled(designedSize())
    // How wide all of it is on one line, whatever the room.
    readonly property real natural: Math.ceil(metrics.advanceWidth(text))
    readonly property real longest: {
        let most = 0;
        for (const word of text.split(" "))
            most = Math.max(most, metrics.advanceWidth(word));
        return Math.ceil(most) + 1;
    }

    font.pixelSize: width > 0 && longest > width ? Math.max(10, Math.floor(fullSize * width / longest)) : fullSize

    FontMetrics {
        id: metrics

        font.family: Theme.family
        font.bold: control.font.bold
        font.capitalization: control.font.capitalization
        font.letterSpacing: control.font.letterSpacing
        font.pixelSize: control.fullSize
    }
}
