import QtQuick
import QtQuick.Layouts
import Automa.App
import Automa.BarrageApp
import Automa.Kit
import Automa.Play

// "Quick question": who acts with which tiles, what stands on the map, and the answer. Nothing of it is saved.
KitPage {
    id: page

    readonly property BarrageAsk ask: BarrageApp.ask
    readonly property bool wide: columns > 1
    readonly property bool answering: place === "answer"
    readonly property real sideWidth: wide ? Math.min(460, Math.round(width * 0.45)) : width

    function stepBack(): bool {
        if (page.place === "who")
            return false;
        page.place = "who";
        return true;
    }

    objectName: "askPage"
    title: qsTr("Quick question")
    subtitle: answering ? qsTr("The answer updates with every change on the map") : qsTr("What would the Automa do? Nothing is saved")
    place: "who"
    places: wide ? [] : [
        {
            id: "who",
            text: qsTr("Who"),
            symbol: "person"
        },
        {
            id: "map",
            text: qsTr("Map"),
            symbol: "board"
        },
        {
            id: "answer",
            text: qsTr("Answer"),
            symbol: "why"
        }
    ]
    onPlaceChosen: id => page.place = id
    footer: ActionBar {
        KitButton {
            objectName: "askAgain"
            visible: page.answering
            symbol: "back"
            text: qsTr("Ask again")
            onClicked: page.place = "who"
        }
        KitButton {
            objectName: "askWhy"
            visible: page.answering
            Layout.fillWidth: true
            kind: KitButton.Primary
            symbol: "why"
            text: qsTr("Why?")
            enabled: page.ask.why.ready && page.ask.turn.headline !== ""
            onClicked: Shell.navigator.open("barrage/why", {
                why: page.ask.why
            })
        }
        KitButton {
            objectName: "askClear"
            visible: !page.answering
            symbol: "trash"
            stacked: true
            text: qsTr("Clear")
            Accessible.name: qsTr("Clear the board and start over")
            onClicked: page.ask.clear()
        }
        KitButton {
            objectName: "askMap"
            visible: !page.answering && !page.wide && page.place !== "map"
            symbol: "board"
            text: qsTr("Map")
            onClicked: page.place = "map"
        }
        KitButton {
            objectName: "askNow"
            visible: !page.answering
            Layout.fillWidth: true
            kind: KitButton.Primary
            symbol: "why"
            text: qsTr("Ask")
            onClicked: page.place = "answer"
        }
    }

    BarrageAskWho {
        ask: page.ask
        games: BarrageApp.askGames
        visible: page.place === "who" || (page.wide && page.place === "map")
        width: page.sideWidth
        height: parent.height
    }
    BarrageAskAnswer {
        ask: page.ask
        visible: page.answering
        width: page.sideWidth
        height: parent.height
        onChangeWanted: page.place = "who"
    }
    ScrollArea {
        id: brushes

        visible: map.visible
        x: map.x
        y: Theme.unit
        width: map.width
        height: Math.min(keys.height, parent.height * 0.5)
        contentHeight: keys.height

        BrushBar {
            id: keys

            x: Theme.unit
            width: brushes.width - 2 * Theme.unit
            brief: width < 480
            brush: page.ask.brush
        }
    }
    BarrageBoardPage {
        id: map

        visible: page.wide || page.place === "map"
        x: page.wide ? page.sideWidth : 0
        y: brushes.height + 2 * Theme.unit
        width: parent.width - x
        height: parent.height - y
        board: page.ask.board
        brush: page.ask.brush
    }
}
