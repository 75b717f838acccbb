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
    Repeater {
        model: Shell.games.all

        KitButton {
            required property var modelData

            objectName: "new_" + modelData.id
            width: control.width
            kind: Shell.home.hasCard ? KitButton.Secondary : KitButton.Primary
            symbol: "plus"
            text: Shell.games.count === 1 ? qsTr("New game") : qsTr("New game: %1").arg(modelData.name)
            onClicked: Shell.navigator.open(modelData.page)
        }
    }
    ListCard {
        width: parent.width

        Repeater {
            model: Shell.pages.homeRows

            ListRow {
                required property var modelData

                objectName: "home_" + modelData.id
                width: control.width
                symbol: modelData.symbol
                text: modelData.title
                detail: modelData.detail
                onClicked: Shell.navigator.open(modelData.id)
            }
        }
    }
}
