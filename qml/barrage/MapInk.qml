import QtQuick
import Automa.Kit

// The theme's colours under the names by which the map's painter asks for them.
QtObject {
    readonly property var owners: ["usa", "germany", "italy", "france", "netherlands", "neutral"]
    readonly property var powers: [0, 1, 2, 3, 4, 5]
    readonly property var colours: ({
            ground: Theme.bg,
            text: Theme.text,
            casing: Theme.dark ? Theme.bg : Theme.text,
            text2: Theme.text2,
            primary: Theme.primary,
            primaryInk: Theme.primaryInk,
            primaryC: Theme.primaryC,
            winner: Theme.winner,
            ink: Theme.ink,
            surface: Theme.surface,
            line2: Theme.line2,
            regions: [Theme.mapMountain, Theme.mapHill, Theme.mapPlain],
            contour: Theme.mapContour,
            site: Theme.mapSite,
            river: Theme.mapRiver,
            pool: Theme.mapPool,
            poolLine: Theme.mapPoolLine,
            drop: Theme.mapDrop,
            redBorder: Theme.mapRedBorder,
            power: powers.map(power => Theme.powerFill(power)),
            powerInk: powers.map(power => Theme.powerInk(power)),
            owner: owners.map(owner => Theme.companyFill(owner)),
            ownerInk: owners.map(owner => Theme.companyInk(owner)),
            letter: owners.map(owner => Theme.companyLetter(owner)),
            family: Theme.family
        })
}
