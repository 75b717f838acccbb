pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Automa.Kit
import Automa.Play
import Automa.ScytheApp

// The human's turn: the map on top, below it what goes along, or what else may have happened. On a low screen the
// buttons wait in a sheet.
Item {
    id: control

    required property ScytheHuman human
    required property ScytheForecast forecast
    property bool mapHere: true
    property bool forecastShown: true

    readonly property bool idle: human.act === ScytheHuman.None
    readonly property bool folded: mapHere && height < 606
    // The map keeps its size while a piece is on its way, or the second tap would meet another territory.
    property real mapHeight: 0
    readonly property bool mapKept: mapHere && !idle && mapHeight > 0
    readonly property real side: Math.max(Theme.margin, (width - Theme.readingWidth) / 2)

    signal trackersAsked

    objectName: "humanTurn"

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        Loader {
            active: control.mapHere
            visible: active
            Layout.fillWidth: true
            Layout.fillHeight: !control.mapKept
            Layout.preferredHeight: control.mapKept ? Math.min(control.mapHeight, control.height - area.contentHeight) : -1
            Layout.minimumHeight: 200
            source: "ScytheHumanMap.qml"
            onHeightChanged: {
                if (control.idle)
                    control.mapHeight = height;
            }
        }
        ScrollArea {
            id: area

            Layout.fillWidth: true
            Layout.fillHeight: !control.mapHere || control.mapKept
            Layout.preferredHeight: control.mapHere ? Math.min(contentHeight, control.height - 200) : -1
            contentHeight: content.height + 2 * Theme.unit

            Column {
                id: content

                x: control.side
                y: Theme.unit
                width: area.width - 2 * control.side
                spacing: Theme.unit

                Item {
                    width: parent.width
                    height: Math.max(heading.height, more.visible ? more.height : 0)

                    Column {
                        id: heading

                        width: parent.width - (more.visible ? more.width : 0)
                        anchors.verticalCenter: parent.verticalCenter

                        KitText {
                            objectName: "humanHeading"
                            width: parent.width
                            level: KitText.Section
                            text: control.human.heading
                            Accessible.role: Accessible.Heading
                            Accessible.name: text
                        }
                        KitText {
                            objectName: "humanEntered"
                            visible: control.idle && text !== ""
                            width: parent.width
                            level: KitText.Detail
                            text: control.human.entered
                        }
                        KitText {
                            visible: !control.human.choice.asked && !(control.idle && control.human.underWay)
                            width: parent.width
                            level: KitText.Detail
                            text: control.human.hint
                        }
                    }
                    IconButton {
                        id: more

                        objectName: "moreActs"
                        visible: control.folded && control.idle
                        anchors.right: parent.right
                        anchors.verticalCenter: parent.verticalCenter
                        symbol: "more"
                        text: qsTr("What else happened")
                        onClicked: sheet.open()
                    }
                }
                ScytheTray {
                    human: control.human
                    visible: control.human.act === ScytheHuman.Piece || control.human.act === ScytheHuman.Worker
                    width: parent.width
                }
                QuestionCard {
                    visible: control.human.choice.asked
                    width: parent.width
                    question: control.human.choice
                    onAnswered: id => control.human.choose(id)
                }
                ScytheForecastLine {
                    visible: control.idle && control.forecastShown && text !== ""
                    width: parent.width
                    forecast: control.forecast
                }
                ScytheActs {
                    human: control.human
                    visible: control.idle && !control.folded
                    width: parent.width
                    onCorrectAsked: control.trackersAsked()
                }
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
}
