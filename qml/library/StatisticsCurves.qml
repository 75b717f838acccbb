pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Automa.Kit
import Automa.LibraryApp

// Points by stage over all games: mean and best, of humans and Automas. Lines differ by colour, dash and mark.
Card {
    id: control

    required property statCurves chart
    readonly property var labels: chart.labels
    readonly property int most: chart.most

    function pathOf(points: var, x: var, y: var): var {
        return points.map((value, i) => Qt.point(x(i), y(value)));
    }

    function inkOf(human: bool): color {
        return human ? Theme.primary : Theme.brass;
    }

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

            readonly property int step: control.most > 150 ? 50 : control.most > 60 ? 25 : 10
            readonly property int ceiling: Math.ceil(Math.max(1, control.most) / step) * step
            readonly property real plotLeft: 36 * Theme.textScale
            readonly property real low: height - 36 * Theme.textScale
            readonly property real high: 10 * Theme.textScale
            // Where the names of the stations would touch, every second one is left out.
            readonly property int every: Math.max(1, Math.ceil(control.labels.length * 46 * Theme.textScale / Math.max(1, width - plotLeft)))

            function px(index: int): real {
                return plotLeft + 8 + (width - plotLeft - 28 * Theme.textScale) * index / Math.max(1, control.labels.length - 1);
            }

            function py(points: real): real {
                return low - (low - high) * Math.max(0, points) / ceiling;
            }

            width: parent.width
            height: 220 + 30 * Theme.textScale
            Accessible.role: Accessible.Chart
            Accessible.name: control.chart.title
            Accessible.description: control.chart.spoken

            Repeater {
                model: plot.ceiling / plot.step + 1

                Item {
                    id: rule

                    required property int index

                    y: plot.py(index * plot.step)

                    Rectangle {
                        x: plot.plotLeft
                        width: plot.width - plot.plotLeft
                        height: 1
                        color: Theme.line
                    }
                    KitText {
                        width: plot.plotLeft - 6
                        y: -height / 2
                        level: KitText.Small
                        tight: true
                        horizontalAlignment: Text.AlignRight
                        text: rule.index * plot.step
                    }
                }
            }
            Repeater {
                model: control.labels

                KitText {
                    required property string modelData
                    required property int index

                    visible: index % plot.every === 0
                    x: Math.max(0, Math.min(plot.px(index) - width / 2, plot.width - width))
                    y: plot.low + 12 * Theme.textScale
                    level: KitText.Small
                    tight: true
                    text: modelData
                }
            }
            Repeater {
                model: control.chart.lines

                Item {
                    id: line

                    required property statLine modelData
                    readonly property color ink: control.inkOf(modelData.human)

                    anchors.fill: parent

                    Shape {
                        anchors.fill: parent

                        ShapePath {
                            strokeColor: line.ink
                            strokeWidth: 3
                            fillColor: "transparent"
                            capStyle: ShapePath.FlatCap
                            joinStyle: ShapePath.RoundJoin
                            strokeStyle: line.modelData.best ? ShapePath.DashLine : ShapePath.SolidLine
                            dashPattern: [3, 2]

                            PathPolyline {
                                path: control.pathOf(line.modelData.points, plot.px, plot.py)
                            }
                        }
                    }
                    Repeater {
                        model: line.modelData.points

                        Rectangle {
                            required property real modelData
                            required property int index

                            width: 9
                            height: 9
                            radius: line.modelData.human ? 4.5 : 0
                            x: plot.px(index) - 4.5
                            y: plot.py(modelData) - 4.5
                            color: line.modelData.best ? Theme.surface : line.ink
                            border.width: 2
                            border.color: line.ink
                        }
                    }
                }
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.gap

            Repeater {
                model: control.chart.lines

                Row {
                    id: entry

                    required property statLine modelData

                    spacing: 6

                    Rectangle {
                        width: 12
                        height: 12
                        radius: entry.modelData.human ? 6 : 0
                        anchors.verticalCenter: parent.verticalCenter
                        color: entry.modelData.best ? Theme.surface : control.inkOf(entry.modelData.human)
                        border.width: 2
                        border.color: control.inkOf(entry.modelData.human)
                    }
                    MeasuredText {
                        level: KitText.Small
                        tight: true
                        width: Math.min(natural, entry.parent.width - 18)
                        text: entry.modelData.name
                        anchors.verticalCenter: parent.verticalCenter
                    }
                }
            }
        }
        ChartWords {
            width: parent.width
            name: "curve"
            words: control.chart.words
        }
    }
}
