pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.BarrageApp
import Automa.Kit

// The frame of an open game: one place at a time on a phone, panes side by side where there is room.
KitPage {
    id: page

    function stepBack(): bool {
        if (panes.stepBack())
            return true;
        if (page.place === "table" || page.columns === 3)
            return false;
        page.place = "table";
        return true;
    }

    objectName: "gamePage"
    title: BarrageApp.table.title
    subtitle: BarrageApp.table.subtitle
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
    barMiddle: TableStrip {
        visible: page.columns === 3
        width: visible ? implicitWidth : 0
        order: BarrageApp.table.order
        points: true
    }
    actions: IconButton {
        objectName: "redoButton"
        symbol: "redo"
        text: qsTr("Redo")
        enabled: BarrageApp.table.canRedo
        onClicked: BarrageApp.table.redo()
    }
    onPlaceChosen: id => page.place = id

    TablePanes {
        id: panes

        anchors.fill: parent
        place: page.place
        columns: page.columns
    }
}
