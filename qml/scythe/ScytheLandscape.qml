import QtQuick
import Automa.Kit
import Automa.Play

// The picture on Home: the land around the Factory, with a mech, a character and a worker on it.
HexLandscape {
    readonly property color sign: Theme.dark ? "#8D958F" : "#6B6455"

    // By the order of ScytheTheme.terrains.
    rows: [[2, 0, 4, 1, 3, 5], [5, 1, 3, 0, 2, 4], [6, 3, 5, 4, 1, 0, 2], [0, 4, 2, 5, 1, 3], [1, 3, 0, 4, 5, 2]]
    fills: ScytheTheme.terrains.map(terrain => ScytheTheme.terrainFill(terrain))
    signs: ScytheTheme.terrains.map(terrain => "scythe_" + terrain)
    inks: ScytheTheme.terrains.map(() => sign)
    edge: Theme.dark ? "#0B1216" : "#F4EEE1"
    pieces: [
        {
            row: 1,
            column: -2,
            symbol: "scythe_mech",
            fill: "#B23A26",
            ink: "#FFFFFF"
        },
        {
            row: 2,
            column: 1,
            symbol: "scythe_character",
            fill: "#226F92",
            ink: "#FFFFFF"
        },
        {
            row: 3,
            column: -1,
            symbol: "scythe_worker",
            fill: "#226F92",
            ink: "#FFFFFF"
        }
    ]
}
