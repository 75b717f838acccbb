pragma Singleton

import QtQuick
import Automa.Kit
import Automa.ScytheApp

// What only this game colours: its terrains and its factions. The rest is the kit's Theme.
QtObject {
    id: theme

    readonly property var terrains: ["farm", "forest", "mountain", "tundra", "village", "lake", "factory"]
    readonly property var factions: ["nordic", "rusviet", "crimea", "saxony", "polania", "albion", "togawa"]
    readonly property color river: Theme.dark ? "#5FA9C4" : "#226F92"

    function terrainFill(terrain: string): color {
        switch (terrain) {
        case "mountain": return Theme.dark ? "#434A52" : "#C6BFB4";
        case "forest": return Theme.dark ? "#274030" : "#BFD0A6";
        case "farm": return Theme.dark ? "#51461F" : "#F2DF9F";
        case "tundra": return Theme.dark ? "#2E4450" : "#E3E9E6";
        case "village": return Theme.dark ? "#563529" : "#E8C3AC";
        case "lake": return Theme.dark ? "#123F54" : "#A5CCDB";
        default: return Theme.dark ? "#0B1216" : "#FFFBF3";
        }
    }

    function factionFill(faction: string): color {
        const look = FactionLooks.of(faction);
        return Theme.dark ? look.fillDark : look.fill;
    }

    function factionInk(faction: string): color {
        const look = FactionLooks.of(faction);
        return Theme.dark ? look.inkDark : look.ink;
    }
}
