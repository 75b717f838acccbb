import QtQuick
import Automa.Kit
import Automa.MapApp

// The theme's colours in the order in which the map numbers its terrains and factions; the last fill is the ring
// around the Factory.
HexInk {
    ground: Theme.bg
    surface: Theme.surface
    text: Theme.text
    text2: Theme.text2
    line2: Theme.line2
    ink: Theme.ink
    primary: Theme.primary
    primaryInk: Theme.primaryInk
    primaryC: Theme.primaryC
    winner: Theme.winner
    family: Theme.family
    border: Theme.dark ? "#0B1216" : "#857A64"
    link: ScytheTheme.river
    fills: [...ScytheTheme.terrains.map(terrain => ScytheTheme.terrainFill(terrain)), ...ScytheTheme.factions.map(faction => ScytheTheme.factionFill(faction)), Theme.brass]
    glyphs: ScytheTheme.terrains.map(() => Theme.text2)
    owners: ScytheTheme.factions.map(faction => ScytheTheme.factionFill(faction))
    ownerInks: ScytheTheme.factions.map(faction => ScytheTheme.factionInk(faction))
}
