pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Automa.Kit
import Automa.Play
import Automa.ScytheApp

// The likeliest outcome in one line; a tap shows the others. `brief` leaves the sign of it alone.
T.AbstractButton {
    id: control

    required property ScytheForecast forecast
    property bool brief: false
    // Room for two lines is always kept.
    readonly property real need: Math.max(Theme.target, 2 * Theme.scaled(words.designedLine()) + 14)

    objectName: "forecastLine"
    implicitWidth: Theme.target
    implicitHeight: brief ? Theme.target : Math.max(need, words.height + 14)
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

            visible: !control.brief
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
