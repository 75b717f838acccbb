pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Automa.BarrageApp
import Automa.Kit
import Automa.Play
import Automa.PlayApp

// Between two rounds: what the phase means, its sums, what to move, what the table must tell.
GamePane {
    id: pane

    required property BarrageRoundEnd end
    // Of the energy track.
    required property BarrageTracker tracker
    required property PlaySession session
    readonly property bool asking: end.step === BarrageRoundEnd.Refill

    objectName: "roundEndPane"
    barHeight: bar.height

    ScrollArea {
        id: scroller

        // Another screen is read from its beginning; the tiles that follow each other are one screen.
        readonly property string screen: `${pane.end.step} ${pane.visible}`

        objectName: "roundEndScroll"
        onScreenChanged: contentY = 0
        width: parent.width
        height: parent.height - bar.height
        contentHeight: column.height + 32

        Column {
            id: column

            width: Math.min(scroller.width - 2 * Theme.margin, Theme.readingWidth)
            x: (scroller.width - width) / 2
            y: Theme.gap
            spacing: Theme.gap

            Column {
                width: parent.width

                KitText {
                    objectName: "roundEndHeadline"
                    width: parent.width
                    level: KitText.Headline
                    text: pane.end.headline
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }
                KitText {
                    visible: text !== ""
                    width: parent.width
                    level: KitText.Detail
                    text: pane.end.note
                }
            }
            Repeater {
                model: pane.end.counts

                Card {
                    id: asked

                    required property string company
                    required property string text
                    required property int value

                    width: column.width
                    tone: Card.Brass

                    Flow {
                        anchors.left: parent.left
                        anchors.right: parent.right
                        spacing: Theme.gap

                        KitText {
                            width: Math.min(implicitWidth, parent.width)
                            height: Math.max(Theme.target, implicitHeight)
                            verticalAlignment: Text.AlignVCenter
                            color: Theme.brassCInk
                            font.bold: true
                            text: asked.text
                        }
                        Stepper {
                            objectName: "count_" + asked.company
                            label: asked.text
                            to: 30
                            value: asked.value
                            onMoved: value => pane.end.setCount(asked.company, value)
                        }
                    }
                }
            }
            Card {
                objectName: "roundEndTrack"
                visible: pane.end.scoring
                width: parent.width
                topPadding: 12
                bottomPadding: 12

                Column {
                    anchors.left: parent.left
                    anchors.right: parent.right
                    spacing: Theme.unit

                    Flow {
                        width: parent.width
                        spacing: 12

                        Row {
                            spacing: 8

                            Symbol {
                                name: "energy"
                                color: Theme.brass
                                anchors.verticalCenter: parent.verticalCenter
                            }
                            KitText {
                                width: Math.min(implicitWidth, column.width - 2 * Theme.margin - 32)
                                level: KitText.Section
                                text: qsTr("Energy made")
                            }
                        }
                        KitText {
                            width: Math.min(implicitWidth, column.width - 2 * Theme.margin)
                            topPadding: 3
                            level: KitText.Detail
                            text: qsTr("full bonus from %1").arg(pane.tracker.fullBonus)
                        }
                    }
                    BarrageEnergyTrack {
                        width: parent.width
                        sections: pane.tracker.sections
                        markers: pane.tracker.markers
                    }
                }
            }
            ScoreTable {
                objectName: "roundEndTable"
                visible: pane.end.scores.lines.count > 0
                width: parent.width
                heading: qsTr("VP gained")
                scores: pane.end.scores
            }
            Card {
                visible: pane.end.steps.count > 0
                width: parent.width
                padding: 0

                TurnSteps {
                    width: parent.width
                    framed: true
                    steps: pane.end.steps
                }
            }
            QuestionCard {
                visible: pane.asking
                width: parent.width
                question: pane.end.question
                onAnswered: id => pane.end.answer(id)
                onPostponed: pane.end.later()
            }
        }
    }
    PlayBar {
        id: bar

        width: parent.width
        y: parent.height - height
        height: implicitHeight
        session: pane.session

        KitButton {
            objectName: "roundNext"
            Layout.fillWidth: true
            kind: KitButton.Primary
            enabled: !pane.asking
            trailingSymbol: "chevron_right"
            text: pane.end.nextText
            confirms: bar.session.position
            onClicked: pane.end.next()
        }
    }
}
