import QtQuick
import Automa.BarrageApp
import Automa.Kit
import Automa.Play

// A human's turn: what was done, on the map or in a list, and what comes of it before it counts.
ScrollArea {
    id: control

    required property BarragePad pad
    required property BarrageTable table
    required property BarrageTracker tracker
    required property BarrageForecast forecast
    // The map and the forecast may stand in panes of their own.
    property bool mapHere: true
    property bool forecastShown: true

    // On a low screen the eight buttons make room for what was chosen, and for the map already on a higher one: its
    // spaces must be large enough for a finger.
    readonly property bool low: height < 600
    readonly property bool building: pad.kind === PadKind.Build
    readonly property bool folded: pad.kind !== PadKind.None && (low || (building && height < 720))
    readonly property real side: Math.max(Theme.margin, (width - Theme.readingWidth) / 2)

    // Room below the map for what comes of a choice; kept before there is one, so that the map keeps its size.
    readonly property real below: 2 * Theme.target + Theme.gap
    readonly property string turn: `${BarrageApp.session.position} ${visible}`

    objectName: "humanTurn"
    // Another turn is read from its beginning.
    onTurnChanged: contentY = 0
    contentHeight: content.height + 2 * Theme.unit

    Column {
        id: content

        x: control.side
        y: Theme.unit
        width: control.width - 2 * control.side
        spacing: Theme.gap

        BarrageHumanByTile {
            table: control.table
            tracker: control.tracker
            visible: control.pad.byTile && control.pad.kind === PadKind.None
            width: parent.width
        }
        BarragePadFold {
            pad: control.pad
            visible: control.folded && !control.building // which structure is marked there
            width: parent.width
        }
        BarragePadButtons {
            pad: control.pad
            visible: !control.folded
            width: parent.width
        }
        BarragePadStructures {
            pad: control.pad
            // What is ready to be confirmed is in sight on a low screen too.
            visible: !control.folded || (control.building && !(control.low && control.pad.ready))
            width: parent.width
        }
        BarragePadSoFar {
            pad: control.pad
            visible: (control.pad.kind === PadKind.None && control.pad.underWay) || control.pad.toPlace.length > 0
            width: parent.width
        }
        BarragePadOptions {
            pad: control.pad
            visible: control.pad.options.count > 0
            width: parent.width
        }
        BarragePadChips {
            visible: control.pad.chips.count > 0
            width: parent.width
            title: control.pad.chipsTitle
            model: control.pad.chips
            onChosen: id => control.pad.chooseChip(id)
        }
        Loader {
            id: map

            active: control.mapHere && (control.pad.onMap || control.pad.kind === PadKind.None)
            visible: active
            x: -control.side
            width: control.width
            // All the room that is left; what stands below it looks in.
            height: Math.max(Math.min(control.width, 320), control.height - y - control.below)
            // Loaded by name, so that the turn stands even where the map cannot.
            source: "BarrageHumanMap.qml"
        }
        BarragePadAmounts {
            pad: control.pad
            visible: control.pad.amounts.count > 0
            width: parent.width
        }
        BarragePadContracts {
            pad: control.pad
            visible: control.pad.contracts.count > 0
            width: parent.width
        }
        BarragePadPreview {
            id: preview

            pad: control.pad
            company: control.table.company
            forecastWanted: control.forecast.enabled
            visible: control.pad.kind !== PadKind.None
            width: parent.width
        }
        ForecastCard {
            visible: control.forecastShown && control.pad.kind === PadKind.None && (control.forecast.available || !control.forecast.enabled)
            width: parent.width
            forecast: control.forecast
        }
    }
}
