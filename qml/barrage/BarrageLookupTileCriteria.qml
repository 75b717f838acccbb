pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// The back of a tile: three columns of criteria with their codes, and the letters of the headstreams.
Rectangle {
    id: control

    property var criteria: [] // each a lookupTileCriteria
    property var headstreams: [] // letters

    signal entryChosen(string key)

    // Side by side only where each column has room for its words.
    readonly property bool beside: width >= 3 * Theme.scaled(190)

    implicitHeight: sides.height + foot.height
    radius: Theme.radius
    color: Theme.surface
    border.width: 1
    border.color: Theme.line

    Flow {
        id: sides

        width: parent.width

        Repeater {
            model: control.criteria

            Column {
                id: side

                required property lookupTileCriteria modelData

                width: control.beside ? Math.floor(control.width / 3) : control.width
                topPadding: 10
                bottomPadding: 6

                Row {
                    x: 12
                    spacing: Theme.unit

                    Symbol {
                        name: side.modelData.symbol
                        size: 24
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    KitText {
                        width: Math.min(Math.ceil(implicitWidth), side.width - 56)
                        font.bold: true
                        text: side.modelData.title
                        anchors.verticalCenter: parent.verticalCenter
                    }
                }
                Repeater {
                    model: side.modelData.criteria

                    BarrageLookupTileCriterion {
                        required property lookupTileCriterion modelData
                        required property int index

                        objectName: "tileCriterion_" + modelData.key
                        width: side.width
                        number: index + 1
                        symbol: modelData.symbol
                        text: modelData.text
                        onClicked: control.entryChosen(modelData.key)
                    }
                }
                Row {
                    x: 12
                    spacing: Theme.unit

                    KitText {
                        level: KitText.Detail
                        text: qsTr("then from")
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    BarrageLookupCode {
                        objectName: "tileCode_" + side.modelData.structure
                        text: side.modelData.code
                        onClicked: control.entryChosen(side.modelData.codeKey)
                    }
                }
            }
        }
    }
    Item {
        id: foot

        y: sides.height
        width: parent.width
        height: letters.height + 20

        Rectangle {
            width: parent.width
            height: 1
            color: Theme.line
        }
        Symbol {
            x: 12
            name: "headstream"
            size: 24
            anchors.verticalCenter: parent.verticalCenter
        }
        KitText {
            id: letters

            x: 46
            width: parent.width - x - 12
            anchors.verticalCenter: parent.verticalCenter
            textFormat: Text.StyledText
            text: qsTr("Headstreams %1, for water ties").arg("<b>" + control.headstreams.join(" ") + "</b>")
        }
    }
}
