import QtQuick
import Automa.Kit
import Automa.MapApp

// The theme's colours under the names by which the map's painter asks for them.
HexInk {
    ground: InnovationTheme.mapGround
    surface: Theme.surface
    text: Theme.text
    text2: Theme.text2
    line2: Theme.line2
    ink: InnovationTheme.casing
    primary: Theme.text
    primaryInk: Theme.bg
    primaryC: Theme.primaryC
    winner: Theme.winner
    family: Theme.family
    fills: [...InnovationTheme.terrains, InnovationTheme.water, InnovationTheme.token]
    glyphs: [...InnovationTheme.terrainGlyphs, InnovationTheme.wave]
    border: InnovationTheme.coast
    // Once for each who may own something: two humans and the Automa.
    owners: [...InnovationTheme.pieces, ...InnovationTheme.pieces, ...InnovationTheme.pieces]
    ownerInks: [...InnovationTheme.pieceInks, ...InnovationTheme.pieceInks, ...InnovationTheme.pieceInks]
}
