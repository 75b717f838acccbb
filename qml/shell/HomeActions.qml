pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.Kit

// What Home offers: go on, begin, and the places that need no game.
Column {
    id: control

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
    KitButton {
        objectName: Shell.games.all.count === 1 ? "new_" + Shell.games.all.at(0).id : "newGame"
        visible: Shell.games.all.count > 0
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
