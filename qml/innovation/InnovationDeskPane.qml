pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.InnovationApp
import Automa.Kit
import Automa.Play

// A human's turn: the map, what happened on the chosen hex, and the keys of the board.
ScrollArea {
    id: control

    // The map may stand in a pane of its own.
    property bool mapHere: true

    readonly property InnovationDesk desk: InnovationApp.desk
    readonly property real side: Math.max(Theme.margin, (width - Theme.readingWidth) / 2)
    readonly property rect land: InnovationApp.map.bounds

    // A turn gets no shorter while it is entered, or what is scrolled would move under the finger.
    property real tallest: 0
    readonly property int position: InnovationApp.session.position

    objectName: "humanTurn"
    contentHeight: Math.max(content.height, tallest) + Theme.unit
    onPositionChanged: tallest = content.height

    Column {
        id: content

        width: control.width
        spacing: Theme.gap
        onHeightChanged: control.tallest = Math.max(control.tallest, height)

        Loader {
            active: control.mapHere
            visible: active
            width: parent.width
            height: Math.min(Math.round(width * control.land.height / Math.max(1, control.land.width)), Math.max(220, control.height * 0.72))
            source: "InnovationDeskMap.qml"
            onLoaded: (item as InnovationDeskMap).turnButton = false
        }
        InnovationHexSheet {
            x: control.side
            width: parent.width - 2 * control.side
        }
        InnovationDeskKeys {
            turnKey: control.mapHere
            visible: !control.desk.placing
            x: control.side
            width: parent.width - 2 * control.side
        }
        ForecastCard {
            visible: !control.desk.placing && (InnovationApp.forecast.available || !InnovationApp.forecast.enabled)
            x: control.side
            width: parent.width - 2 * control.side
            forecast: InnovationApp.forecast
            mapped: InnovationApp.forecast.placed
            onMapAsked: Shell.navigator.open("innovation/forecast")
        }
    }
}
