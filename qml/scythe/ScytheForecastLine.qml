pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Automa.Kit
import Automa.Play
import Automa.ScytheApp

// The likeliest outcome in one line; a tap shows the others.
T.AbstractButton {
    id: control

    readonly property var first: ScytheApp.forecast.outcomes.count > 0 ? ScytheApp.forecast.outcomes.at(0) : null

    objectName: "forecastLine"
    implicitHeight: Math.max(Theme.target, words.height + 14)
    text: first ? qsTr("As it stands, %1: %2").arg(first.odds).arg(first.text) : ""
    Accessible.role: Accessible.Button
    Accessible.name: text
    onClicked: sheet.open()

    background: Rectangle {
        radius: Theme.radius
        color: Theme.brassC

        FocusRing {
            visible: control.visualFocus
        }
    }

    Item {
        anchors.fill: parent

        Symbol {
            name: "forecast"
            color: Theme.brassCInk
            x: 12
            anchors.verticalCenter: parent.verticalCenter
        }
        KitText {
            id: words

            x: 46
            width: parent.width - x - 12
            anchors.verticalCenter: parent.verticalCenter
            level: KitText.Detail
            color: Theme.brassCInk
            text: control.text
        }
    }
    Connections {
        target: ScytheApp.forecast

        function onChanged() {
            control.firstChanged();
        }
    }
    Sheet {
        id: sheet

        title: ScytheApp.forecast.title

        ForecastCard {
            width: parent.width
            most: 19
            forecast: ScytheApp.forecast
        }
    }
}
