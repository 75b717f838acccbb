import QtQuick
import QtQuick.Layouts
import Automa.InnovationApp
import Automa.Kit
import Automa.Play

// The forecast on the map: every hex on which the Automa may build next, with its odds, above all that may come.
KitPage {
    id: page

    readonly property InnovationForecast forecast: InnovationApp.forecast
    readonly property bool beside: columns > 1
    readonly property rect land: forecast.map.bounds

    objectName: "forecastPage"
    colours: InnovationTheme
    title: qsTr("Forecast")
    backSymbol: "close"
    Component.onCompleted: forecast.onMap = true
    Component.onDestruction: forecast.onMap = false
    footer: ActionBar {
        KitButton {
            objectName: "forecastDone"
            kind: KitButton.Primary
            symbol: "check"
            text: qsTr("Back to the table")
            Layout.fillWidth: true
            onClicked: page.backRequested()
        }
    }

    InnovationBoard {
        id: map

        objectName: "forecastBoard"
        width: page.beside ? parent.width - words.width : parent.width
        height: page.beside ? parent.height
                            : Math.min(Math.round(width * page.land.height / Math.max(1, page.land.width)), Math.round(parent.height * 0.58))
        scene: page.forecast.map
        shown: page.forecast.shown
        selectable: []
        Accessible.name: qsTr("Where the Automa may build next: %1").arg(page.forecast.shownText)
    }
    ScrollArea {
        id: words

        anchors.right: parent.right
        y: page.beside ? 0 : map.height
        width: page.beside ? Math.max(Math.min(440, parent.width / 2), Math.min(600, parent.width * 0.32)) : parent.width
        height: parent.height - y
        contentHeight: card.height + 2 * Theme.gap

        ForecastCard {
            id: card

            x: Math.max(Theme.gap, (words.width - Theme.readingWidth) / 2)
            y: Theme.gap
            width: words.width - 2 * x
            most: all
            switchable: false
            forecast: page.forecast
        }
    }
}
