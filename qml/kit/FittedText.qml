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
        // As KitText has it: read from its font, an enum is a type error once it is compiled ahead (Qt 6.4).
        font.capitalization: control.level === KitText.Overline ? Font.AllUppercase : Font.MixedCase
        font.letterSpacing: control.font.letterSpacing
    }
}
