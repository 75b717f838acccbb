pragma Singleton

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// What only this game colours: its map, companies, conduits and contracts. The rest is the kit's Theme.
QtObject {
    id: theme

    readonly property color mapMountain: Theme.dark ? "#27333A" : "#D8D3C9"
    readonly property color mapHill: Theme.dark ? "#24352F" : "#DADFCA"
    readonly property color mapPlain: Theme.dark ? "#313127" : "#EBE3C8"
    readonly property color mapContour: Theme.dark ? "#46545A" : "#B9B29F"
    readonly property color mapSite: Theme.dark ? "#141E24" : "#F7F2E6"
    readonly property color mapRiver: Theme.dark ? "#3C86A3" : "#2B7A99"
    readonly property color mapPool: Theme.dark ? "#1D4B5E" : "#B4D7E2"
    readonly property color mapPoolLine: Theme.dark ? "#5FA9C4" : "#2B6B86"
    readonly property color mapDrop: Theme.dark ? "#8FD3EC" : "#135E82"
    readonly property color mapRedBorder: Theme.dark ? "#FF7B66" : "#B3261A"
    readonly property color neutral: "#BEB6A5"

    function companyFill(company: string): color {
        const look = CompanyLooks.of(company);
        return Theme.dark ? look.fillDark : look.fill;
    }

    function companyInk(company: string): color {
        const look = CompanyLooks.of(company);
        return Theme.dark ? look.inkDark : look.ink;
    }

    function powerFill(power: int): color {
        return ["#FFFFFF", "#FFFFFF", "#6FAE63", "#F4D75A", "#DE7A1F", "#C23B2A"][power] ?? theme.neutral;
    }

    function powerInk(power: int): color {
        return power === 5 ? "#FFFFFF" : Theme.ink;
    }

    function contractFill(kind: int): color {
        switch (kind) {
        case ContractKind.Green: return "#8CC070";
        case ContractKind.Yellow: return "#E3B62E";
        case ContractKind.Red: return Theme.dark ? "#C63F2E" : "#BE3A2A";
        case ContractKind.National: return Theme.dark ? "#44679A" : "#3E5C86";
        default: return theme.neutral;
        }
    }

    function contractInk(kind: int): color {
        return kind === ContractKind.Red || kind === ContractKind.National ? "#FFFFFF" : Theme.ink;
    }
}
