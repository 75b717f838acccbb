import QtQuick
import Automa.Kit
import Automa.Play

// The picture on Home: the seven terrains, with a school, a workshop and a tower on them.
HexLandscape {
    readonly property var terrains: ["desert", "plains", "swamp", "lake", "forest", "mountain", "wasteland"]

    rows: [[4, 0, 5, 3, 1, 6, 2], [3, 6, 1, 4, 0, 2, 5], [5, 1, 4, 2, 3, 0, 6], [0, 2, 3, 6, 5, 4, 1], [1, 5, 6, 0, 4, 3, 2]]
    fills: InnovationTheme.terrains
    signs: terrains.map(terrain => "innovation_" + terrain)
    inks: InnovationTheme.terrainGlyphs
    edge: InnovationTheme.mapGround
    pieces: [
        {
            row: 1,
            column: 1,
            symbol: "innovation_school",
            fill: InnovationTheme.pieces[3],
            ink: InnovationTheme.pieceInks[3]
        },
        {
            row: 2,
            column: -1,
            symbol: "innovation_workshop",
            fill: InnovationTheme.pieces[6],
            ink: InnovationTheme.pieceInks[6]
        },
        {
            row: 3,
            column: 2,
            symbol: "innovation_tower",
            fill: InnovationTheme.pieces[4],
            ink: InnovationTheme.pieceInks[4]
        }
    ]
}
