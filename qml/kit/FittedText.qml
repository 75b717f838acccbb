import QtQuick

// Plain words in little room: they wrap between words, and where one word alone is too long for the line they are set
// smaller rather than broken.
KitText {
    id: control

    property alias least: fit.least
    readonly property alias natural: fit.natural

    font.pixelSize: fit.fitted

    WordFit {
        id: fit

        text: control.text
        room: control.width
        size: control.designedSize()
        least: 10
        font.bold: control.font.bold
        font.capitalization: control.font.capitalization
        font.letterSpacing: control.font.letterSpacing
    }
}
