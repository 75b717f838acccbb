pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Automa.Kit
import Automa.LibraryApp

// How far apart the best human and the best Automa were, ten points to a bar; filled where a human was ahead, outlined where not.
Card {
    id: control

    required property statMargins chart

    Column {
        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.unit

        KitText {
            width: parent.width
            font.bold: true
            text: control.chart.title
        }
        Item {
            id: plot

            readonly property real slot: width / Math.max(1, control.chart.bars.length)
            readonly property real low: height - 24 * Theme.textScale
            readonly property real high: 22 * Theme.textScale
            readonly property int every: Math.max(1, Math.ceil(34 * Theme.textScale / Math.max(1, slot)))

            width: parent.width
            height: 150 + 30 * Theme.textScale
            Accessible.role: Accessible.Chart
            Accessible.name: control.chart.title
            Accessible.description: control.chart.spoken

            Rectangle {
                y: plot.low
                width: parent.width
                height: 1
                color: Theme.line2
            }
            Repeater {
                model: control.chart.bars

                Item {
                    id: bar

                    required property statBar modelData
                    required property int index
                    readonly property real tall: (plot.low - plot.high) * modelData.games / Math.max(1, control.chart.most)
                    readonly property color ink: modelData.won ? Theme.ok : Theme.danger

                    x: index * plot.slot
                    width: plot.slot
                    height: plot.height

                    Shape {
                        visible: bar.tall > 0
                        anchors.fill: parent

                        ShapePath {
                            strokeColor: bar.ink
                            strokeWidth: 2
                            fillColor: bar.modelData.won ? bar.ink : "transparent"

                            PathSvg {
                                path: "M2 %1H%2V%3H2Z".arg(plot.low).arg(bar.width - 2).arg(plot.low - bar.tall)
                            }
                        }
                    }
                    KitText {
                        visible: bar.modelData.games > 0
                        x: (parent.width - width) / 2
                        y: plot.low - bar.tall - height - 1
                        level: KitText.Small
                        tight: true
                        text: bar.modelData.games
                    }
                    KitText {
                        visible: bar.index % plot.every === 0
                        x: Math.max(-bar.x, Math.min((parent.width - width) / 2, plot.width - bar.x - width))
                        y: plot.low + 4
                        level: KitText.Small
                        tight: true
                        text: bar.modelData.label
                    }
                }
            }
        }
        KitText {
            width: parent.width
            level: KitText.Small
            text: qsTr("Filled: a human was ahead. Outlined: an Automa was ahead.")
        }
        ChartWords {
            width: parent.width
            name: "margin"
            words: control.chart.words
        }
    }
}
