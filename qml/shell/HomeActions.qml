pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.Kit

// What Home offers: go on, begin, and the places that need no game.
Column {
    id: control

    readonly property bool named: Shell.games.all.count > 1 && Shell.games.all.count < 4
    // All as high as the one with the longest name.
    readonly property real keyHeight: {
        let most = 0;
        for (let i = 0; i < keys.count; ++i)
            most = Math.max(most, keys.itemAt(i)?.implicitHeight ?? 0);
        return most;
    }

    spacing: 14

    ErrorCard {
        visible: Shell.home.fault !== ""
        width: parent.width
        objectName: "homeFault"
        title: Shell.home.faultTitle
        message: Shell.home.fault
        actionText: Shell.home.faultAction
        onActed: Shell.home.recover()
    }
    ContinueCard {
        visible: Shell.home.hasCard
        width: parent.width
        onResumed: Shell.navigator.open(Shell.home.page, Shell.home.properties)
    }
    // A few games stand here by name; more are a list of their own.
    KitButton {
        objectName: Shell.games.all.count === 1 ? "new_" + Shell.games.all.at(0).id : "newGame"
        visible: Shell.games.all.count > 0 && !control.named
        width: control.width
        kind: Shell.home.hasCard ? KitButton.Secondary : KitButton.Primary
        symbol: "plus"
        text: qsTr("New game")
        onClicked: {
            if (Shell.games.all.count === 1)
                Shell.navigator.open(Shell.games.all.at(0).page);
            else
                Shell.navigator.open("choose");
        }
    }
    Column {
        visible: control.named
        width: parent.width
        spacing: Theme.unit

        SectionHead {
            objectName: "newGames"
            width: parent.width
            ruled: false
            text: qsTr("New game")
        }
        Row {
            id: games

            readonly property real cell: (width - (Shell.games.all.count - 1) * spacing) / Math.max(1, Shell.games.all.count)

            width: parent.width
            spacing: Theme.unit

            Repeater {
                id: keys

                model: control.named ? Shell.games.all : null

                KitButton {
                    required property string id
                    required property string name
                    required property string page
                    required symbol

                    objectName: "new_" + id
                    width: games.cell
                    height: control.keyHeight
                    kind: Shell.home.hasCard ? KitButton.Secondary : KitButton.Primary
                    stacked: true
                    text: name
                    Accessible.name: qsTr("New game: %1").arg(name)
                    onClicked: Shell.navigator.open(page)
                }
            }
        }
    }
    ListCard {
        width: parent.width

        Repeater {
            model: Shell.pages.homeRows

            ListRow {
                id: row

                required property string name
                required property string page
                required property var properties
                required property string title
                required detail
                required symbol

                objectName: "home_" + row.name
                width: control.width
                text: row.title
                onClicked: Shell.navigator.open(row.page, row.properties)
            }
        }
    }
}
