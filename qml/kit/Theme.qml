pragma Singleton

import QtQuick

// The look in one place: colours, type, measures and motion after the design system.
// The window sets the switches and whose colours they are; everything else follows.
QtObject {
    id: theme

    property bool dark: false
    property real textScale: 1.0
    property bool animated: true
    // Of the game whose page is shown; null: the neutral ones.
    property ThemeColours own: null

    // Grounds and text
    readonly property color bg: own ? own.bg : dark ? "#10191F" : "#F4EEE1"
    readonly property color surface: own ? own.surface : dark ? "#19252D" : "#FFFBF3"
    readonly property color sunken: own ? own.sunken : dark ? "#0B1216" : "#E9E1CF"
    readonly property color line: own ? own.line : dark ? "#33434D" : "#D2C7B0"
    readonly property color line2: own ? own.line2 : dark ? "#788B95" : "#857A64"
    readonly property color text: own ? own.text : dark ? "#F2EADB" : "#1D282E"
    readonly property color text2: own ? own.text2 : dark ? "#B5BEBB" : "#515B5B"

    // Meanings
    readonly property color primary: own ? own.primary : dark ? "#86C8DD" : "#17586F"
    readonly property color primaryInk: own ? own.primaryInk : dark ? "#05222D" : "#FFFFFF"
    readonly property color primaryC: own ? own.primaryC : dark ? "#1E4251" : "#D3E5EA"
    readonly property color primaryCInk: own ? own.primaryCInk : dark ? "#D0ECF4" : "#0D3949"
    readonly property color brass: dark ? "#E7BC62" : "#80530A"
    readonly property color brassC: dark ? "#473611" : "#F3E0B5"
    readonly property color brassCInk: dark ? "#F8E5B8" : "#4A2F03"
    readonly property color danger: dark ? "#FF9F8D" : "#9E2A1C"
    readonly property color dangerC: dark ? "#571E15" : "#F6D9D0"
    readonly property color dangerCInk: dark ? "#FFDAD2" : "#651509"
    readonly property color ok: dark ? "#93D2A3" : "#2B6439"
    readonly property color okInk: dark ? "#0B2212" : "#FFFFFF"
    readonly property color winner: "#F2B632"
    readonly property color winnerInk: ink
    readonly property color ink: own ? own.ink : "#1D282E"
    readonly property color veil: own ? own.veil : dark ? "#A6060A0D" : "#801D282E"

    // Type: pixel sizes that already follow the chosen text size
    readonly property string family: "Noto Sans"
    readonly property int displaySize: scaled(34)
    readonly property int titleSize: scaled(28)
    readonly property int headlineSize: scaled(22)
    readonly property int sectionSize: scaled(18)
    readonly property int bodySize: scaled(16)
    readonly property int detailSize: scaled(14)
    readonly property int smallSize: scaled(13)

    // Measures
    readonly property int unit: 8
    readonly property int margin: 16
    readonly property int gap: 12
    readonly property int target: 48
    readonly property int mainButton: 56
    readonly property int row: 56
    readonly property int barHeight: 56
    readonly property int navHeight: 68
    readonly property int radius: 12
    readonly property int chipRadius: 8
    readonly property int dialogRadius: 16
    readonly property int readingWidth: 560
    readonly property int paneWidth: 400
    readonly property int sidePaneWidth: 340

    // Motion, in milliseconds; nothing moves when the user or the system asks so
    readonly property int press: animated ? 80 : 0
    readonly property int tick: animated ? 120 : 0
    readonly property int panel: animated ? 200 : 0
    readonly property int traceStep: animated ? 240 : 0

    function scaled(pixels: real): int {
        return Math.round(pixels * theme.textScale);
    }

    // How many panes lie side by side; a phone on its side has room for two.
    function panes(width: real, height: real): int {
        if (width >= 1200)
            return 3;
        return width >= 840 || (width >= 640 && height < 480) ? 2 : 1;
    }
}
