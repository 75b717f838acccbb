pragma Singleton

import QtQuick
import Automa.Kit

// A scholar's atlas: paper, ink and brass of the house, plum instead of water blue, for the seven terrains use every
// other hue; and what only this game colours: its terrains, tokens and books.
ThemeColours {
    readonly property bool dark: Theme.dark

    bg: dark ? "#15121B" : "#F4EEE1"
    surface: dark ? "#201B29" : "#FFFBF3"
    sunken: dark ? "#0E0B13" : "#E9E1CF"
    line: dark ? "#3C3447" : "#D2C7B0"
    line2: dark ? "#8D829B" : "#857A64"
    text: dark ? "#F2EADB" : "#211C29"
    text2: dark ? "#BDB5C2" : "#57515C"
    primary: dark ? "#CDB0EA" : "#5A2E78"
    primaryInk: dark ? "#24103A" : "#FFFFFF"
    primaryC: dark ? "#40295A" : "#E8DCF0"
    primaryCInk: dark ? "#EBDCF8" : "#38184F"
    ink: "#211C29"
    veil: dark ? "#A60B0810" : "#80211C29"

    readonly property color token: dark ? "#8A55C8" : "#6A35A3"
    readonly property color water: dark ? "#14222B" : "#DCE8E6"
    readonly property color wave: dark ? "#2B4450" : "#B7CFCE"
    readonly property color coast: dark ? "#4F7C8C" : "#4C7A88"
    readonly property color mapGround: dark ? "#1B1722" : "#EFE7D4"
    readonly property color casing: dark ? "#0B0810" : "#211C29"
    // By terrain: desert, plains, swamp, lake, forest, mountain, wasteland.
    readonly property var terrains: dark ? ["#CBB254", "#AA7539", "#39303F", "#3F8BC6", "#467852", "#96999D", "#8C2F25"]
                                               : ["#F0D57C", "#B97F37", "#3E3A43", "#65ADDA", "#4A885E", "#BBBBBA", "#9B3327"]
    readonly property var terrainGlyphs: dark ? ["#695920", "#432E16", "#8E7B9A", "#193A53", "#132117", "#45484A", "#DE8C83"]
                                                    : ["#8D7010", "#513718", "#8E8797", "#1D567A", "#1B3223", "#61615F", "#F0B5AB"]
    readonly property var pieces: ["#E3BE45", "#8A5A2B", "#2E2A33", "#2B6BA6", "#2F7A3D", "#8D9093", "#B23A26"]
    readonly property var pieceInks: ["#211C29", "#FFFFFF", "#FFFFFF", "#FFFFFF", "#FFFFFF", "#211C29", "#FFFFFF"]
    // By discipline: banking, law, engineering, medicine.
    readonly property var disciplines: ["#E3BE45", "#2B6BA6", "#8A5A2B", "#FFFFFF"]
    readonly property var disciplineInks: ["#211C29", "#FFFFFF", "#FFFFFF", "#211C29"]
}
