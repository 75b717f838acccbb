pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Automa.BarrageApp
import Automa.Kit

// The criteria side of a tile: three columns applied from the top, the code to go on from, the headstreams.
Card {
    id: control

    property tileCriteria side
    readonly property var columns: side.columns // each a tileCriteriaColumn
    readonly property var headstreams: side.headstreams // letters
    // Where three columns would be too narrow for their words, they stand one below the other.
    readonly property bool beside: availableWidth >= 3 * Theme.scaled(104) && columns.length === 3

    objectName: "tilesSide"
    padding: 0

    Column {
        anchors.left: parent.left
        anchors.right: parent.right

        GridLayout {
            width: parent.width
            columns: control.beside ? 3 : 1
            columnSpacing: 0
            rowSpacing: 0

            Repeater {
                model: control.columns

                Item {
                    id: column

                    required property tileCriteriaColumn modelData
                    required property int index

                    implicitHeight: words.height + 24
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: 1

                    Rectangle {
                        visible: column.index > 0
                        width: control.beside ? 1 : parent.width
                        height: control.beside ? parent.height : 1
                        color: Theme.line
                    }
                    Column {
                        id: words

                        x: 12
                        y: 12
                        width: parent.width - 20
                        spacing: 6

                        Symbol {
                            size: 22
                            name: column.modelData.symbol
                            color: Theme.text
                        }
                        KitText {
                            width: parent.width
                            font.bold: true
                            lineHeight: 1
                            text: column.modelData.title
                        }
                        Repeater {
                            model: column.modelData.criteria

                            KitText {
                                required property string modelData
                                required property int index

                                width: words.width
                                level: KitText.Detail
                                color: Theme.text
                                text: qsTr("%1. %2").arg(index + 1).arg(modelData)
                            }
                        }
                        KitText {
                            width: parent.width
                            level: KitText.Detail
                            textFormat: Text.StyledText
                            text: qsTr("then from <b>%1</b>").arg(column.modelData.code)
                        }
                    }
                }
            }
        }
        Rectangle {
            width: parent.width
            height: 1
            color: Theme.line
        }
        Item {
            width: parent.width
            height: streams.height + 20

            Symbol {
                x: 12
                y: 10
                size: 22
                name: "headstream"
                color: Theme.text
            }
            KitText {
                id: streams

                x: 44
                y: 10
                width: parent.width - x - 12
                level: KitText.Detail
                color: Theme.text
                textFormat: Text.StyledText
                text: qsTr("Headstreams for water: <b>%1</b>").arg(control.headstreams.join(" "))
            }
        }
    }
}
