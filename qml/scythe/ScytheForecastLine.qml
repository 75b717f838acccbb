pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Automa.Kit
import Automa.Play
import Automa.ScytheApp

// The likeliest outcome in one line; a tap shows the others.
T.AbstractButton {
    id: control

    required property ScytheForecast forecast

    objectName: "forecastLine"
    implicitHeight: Math.max(Theme.target, words.height + 14)
    text: forecast.line
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
    Sheet {
        id: sheet

        title: control.forecast.title

        ForecastCard {
            width: parent.width
            most: 19
            forecast: control.forecast
        }
    }
}
