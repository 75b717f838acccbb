pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.PlayApp

// What the next Automa may do and how likely it is, from what everybody can see. Can be switched off here.
Card {
    id: control

    // How many outcomes stand there before the rest is asked for.
    property int most: 3
    property bool opened: false
    // Where the card is what was asked for, it cannot be switched off.
    property bool switchable: true
    // It can be looked at on the map too.
    property bool mapped: false

    signal mapAsked

    required property ForecastModel forecast
    readonly property int all: forecast.outcomes.count
    readonly property int shown: opened ? all : Math.min(most, all)

    objectName: "forecastCard"
    visible: forecast.enabled ? forecast.available : true
    tone: forecast.enabled ? Card.Brass : Card.Plain
    topPadding: 8
    bottomPadding: 12

    Column {
        anchors.left: parent.left
        anchors.right: parent.right

        Item {
            width: parent.width
            height: Math.max(48, title.height)

            Symbol {
                name: control.forecast.enabled ? "forecast" : "forecast_off"
                color: control.forecast.enabled ? Theme.brassCInk : Theme.text2
                anchors.verticalCenter: parent.verticalCenter
            }
            KitText {
                id: title

                x: 36
                width: parent.width - x - (control.switchable ? 48 : 0)
                anchors.verticalCenter: parent.verticalCenter
                font.bold: true
                color: control.forecast.enabled ? Theme.brassCInk : Theme.text2
                text: control.forecast.enabled ? control.forecast.title : qsTr("Forecast off")
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            IconButton {
                objectName: "forecastSwitch"
                visible: control.switchable
                anchors.right: parent.right
                anchors.rightMargin: -12
                symbol: control.forecast.enabled ? "close" : "forecast"
                color: control.forecast.enabled ? Theme.brassCInk : Theme.primary
                text: control.forecast.enabled ? qsTr("Switch the forecast off") : qsTr("Switch the forecast on")
                onClicked: control.forecast.enabled = !control.forecast.enabled
            }
        }
        KitText {
            visible: control.forecast.enabled
            width: parent.width
            level: KitText.Small
            color: Theme.brassCInk
            text: control.forecast.note
            bottomPadding: 4
        }
        Repeater {
            model: control.forecast.enabled ? control.forecast.outcomes : null

            ForecastRow {
                required property int index

                objectName: visible ? "outcome_" + index : ""
                visible: index < control.shown
                width: control.availableWidth
            }
        }
        Flow {
            width: parent.width
            visible: control.forecast.enabled
            spacing: Theme.unit

            KitButton {
                objectName: "forecastMap"
                visible: control.mapped
                kind: KitButton.Plain
                compact: true
                inkColor: Theme.brassCInk
                symbol: "board"
                width: Math.min(implicitWidth, parent.width)
                text: qsTr("On the map")
                onClicked: control.mapAsked()
            }
            KitButton {
                objectName: "forecastMore"
                visible: control.all > control.most
                kind: KitButton.Plain
                compact: true
                inkColor: Theme.brassCInk
                width: Math.min(implicitWidth, parent.width)
                text: control.opened ? qsTr("Show less") : qsTr("%n more", "", control.all - control.most)
                onClicked: control.opened = !control.opened
            }
        }
    }
}
