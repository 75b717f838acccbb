import QtQuick
import Automa.BarrageApp
import Automa.Kit

// The theme's colours under the names by which the map's painter asks for them.
BarrageInk {
    readonly property var owners: ["usa", "germany", "italy", "france", "netherlands", "neutral"]
    readonly property var powers: [0, 1, 2, 3, 4, 5]

    ground: Theme.bg
    text: Theme.text
    casing: Theme.dark ? Theme.bg : Theme.text
    text2: Theme.text2
    primary: Theme.primary
    primaryInk: Theme.primaryInk
    primaryC: Theme.primaryC
    winner: Theme.winner
    ink: Theme.ink
    surface: Theme.surface
    line2: Theme.line2
    regions: [BarrageTheme.mapMountain, BarrageTheme.mapHill, BarrageTheme.mapPlain]
    contour: BarrageTheme.mapContour
    site: BarrageTheme.mapSite
    river: BarrageTheme.mapRiver
    pool: BarrageTheme.mapPool
    poolLine: BarrageTheme.mapPoolLine
    drop: BarrageTheme.mapDrop
    redBorder: BarrageTheme.mapRedBorder
    power: powers.map(power => BarrageTheme.powerFill(power))
    powerInk: powers.map(power => BarrageTheme.powerInk(power))
    owner: owners.map(owner => BarrageTheme.companyFill(owner))
    ownerInk: owners.map(owner => BarrageTheme.companyInk(owner))
    letter: owners.map(owner => CompanyLooks.of(owner).letter)
    family: Theme.family
}
