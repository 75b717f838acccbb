pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.ScytheApp

// The human's turn: the whole map on top, below it what goes along, or what else may have happened. Where the buttons
// leave the map too little, they wait in a sheet. The map has the same size whatever is entered, and every line the same
// place.
Item {
    id: control

    required property ScytheHuman human
    required property ScytheForecast forecast
    property bool mapHere: true
    property bool forecastShown: true

    readonly property bool idle: human.act === ScytheHuman.None
    readonly property bool tray: human.act === ScytheHuman.Piece || human.act === ScytheHuman.Worker
    readonly property real side: Math.max(Theme.margin, (width - Theme.readingWidth) / 2)

    readonly property real headRoom: Theme.scaled(heading.designedLine()) + (folded ? 0 : 2 * Theme.scaled(hint.designedLine()))
    readonly property real wholeFoot: 3 * Theme.unit + 4 + Theme.scaled(heading.designedLine()) + 2 * Theme.scaled(hint.designedLine())
                                      + acts.need + (forecastShown ? Theme.unit + prospect.need : 0)
    readonly property real lowFoot: Theme.unit + Theme.scaled(heading.designedLine()) + 4 + Theme.target + 6
    readonly property bool folded: mapHere && height - wholeFoot < Math.min(width, 330)
    readonly property real mapHeight: mapHere ? Math.min(width, height - (folded ? lowFoot : wholeFoot)) : 0

    signal trackersAsked

    objectName: "humanTurn"

    Loader {
        active: control.mapHere
        visible: active
        width: parent.width
        height: control.mapHeight
        source: "ScytheHumanMap.qml"
    }
    ScrollArea {
        id: area

        y: control.mapHeight
        width: parent.width
        height: parent.height - y
        subject: control.human.act
        contentHeight: content.height + (control.folded ? Theme.unit + 2 : 2 * Theme.unit)

        Column {
            id: content

            x: control.side
            y: Theme.unit
            width: area.width - 2 * control.side
            spacing: control.folded ? 4 : Theme.unit

            Column {
                id: head

                width: parent.width
                height: Math.max(implicitHeight, control.headRoom)

                KitText {
                    id: heading

                    objectName: "humanHeading"
                    width: parent.width
                    level: KitText.Section
                    text: control.human.heading
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }
                KitText {
                    id: hint

                    objectName: "humanHint"
                    // On a low screen the help of the page says it; what waits for a tap has no other line.
                    visible: !control.folded
                    width: parent.width
                    level: KitText.Detail
                    text: control.idle && control.human.underWay ? control.human.entered : control.human.hint
                }
            }
            Row {
                visible: control.folded && control.idle
                width: parent.width
                spacing: Theme.unit

                KitButton {
                    objectName: "moreActs"
                    width: parent.width - (brief.visible ? brief.width + parent.spacing : 0)
                    compact: true
                    symbol: "more"
                    text: qsTr("What else happened")
                    onClicked: sheet.open()
                }
                ScytheForecastLine {
                    id: brief

                    visible: control.forecastShown && text !== ""
                    brief: true
                    forecast: control.forecast
                }
            }
            KitText {
                visible: control.folded && !control.idle && !control.tray
                width: parent.width
                level: KitText.Detail
                text: control.human.hint
            }
            Flickable {
                visible: control.tray
                width: parent.width
                height: goes.height
                contentWidth: goes.childrenRect.width
                interactive: contentWidth > width
                boundsBehavior: Flickable.StopAtBounds
                clip: interactive

                ScytheTray {
                    id: goes

                    human: control.human
                    brief: control.folded
                    width: control.folded ? 4 * content.width : content.width
                }
            }
            ScytheActs {
                id: acts

                human: control.human
                visible: control.idle && !control.folded
                width: parent.width
                onCorrectAsked: control.trackersAsked()
            }
            ScytheForecastLine {
                id: prospect

                visible: control.idle && !control.folded && control.forecastShown && text !== ""
                width: parent.width
                forecast: control.forecast
            }
        }
    }
    Sheet {
        id: sheet

        objectName: "actsSheet"
        title: qsTr("What else happened")

        ScytheActs {
            human: control.human
            width: parent.width
            onChosen: sheet.close()
            onCorrectAsked: control.trackersAsked()
        }
    }
    ScytheChoiceSheet {
        human: control.human
    }
}
