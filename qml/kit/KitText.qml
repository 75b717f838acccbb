import QtQuick

// Text on the type scale. Wraps by itself; the line height follows the design system, not the font's own.
Text {
    id: control

    enum Level {
        Display,
        Title,
        Headline,
        Section,
        Body,
        Step,
        Detail,
        Small,
        Overline
    }

    property int level: KitText.Body
    // Buttons and badges centre one line in a box: there the font's own line height is right.
    property bool tight: false

    readonly property real naturalLine: 1.362
    readonly property bool heading: level <= KitText.Section

    function designedSize(): int {
        return [34, 28, 22, 18, 16, 16, 14, 13, 13][control.level];
    }

    function designedLine(): int {
        return [40, 34, 28, 24, 24, 21, 20, 18, 16][control.level];
    }

    color: level === KitText.Detail || level === KitText.Small || level === KitText.Overline ? Theme.text2 : Theme.text
    font.family: Theme.family
    font.pixelSize: Theme.scaled(designedSize())
    font.bold: heading || level === KitText.Overline
    font.capitalization: level === KitText.Overline ? Font.AllUppercase : Font.MixedCase
    font.letterSpacing: level === KitText.Overline ? 0.8 : 0
    lineHeight: tight ? 1 : designedLine() / (designedSize() * naturalLine)
    textFormat: Text.PlainText
    wrapMode: Text.Wrap
}
