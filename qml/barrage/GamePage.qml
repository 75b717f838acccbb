pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.BarrageApp
import Automa.Kit

// The frame of an open game: one place at a time on a phone, panes side by side where there is room.
KitPage {
    id: page

    objectName: "gamePage"
    title: qsTr("Round %1").arg(BarrageApp.round)
    place: "table"
    places: [
        {
            id: "table",
            text: qsTr("Table"),
            symbol: "table"
        },
        {
            id: "board",
            text: qsTr("Board"),
            symbol: "board"
        },
        {
            id: "trackers",
            text: qsTr("Trackers"),
            symbol: "trackers"
        }
    ]
    onPlaceChosen: id => page.place = id

    Loader {
        anchors.fill: parent
        visible: page.place === "table"
        sourceComponent: TablePage {}
    }
    Loader {
        anchors.fill: parent
        visible: page.place === "board"
        active: visible
        sourceComponent: BoardPage {}
    }
    Loader {
        anchors.fill: parent
        visible: page.place === "trackers"
        active: visible
        sourceComponent: TrackerPage {}
    }
}
