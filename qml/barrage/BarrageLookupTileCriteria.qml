pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit

// The back of a tile: three columns of criteria with their codes, and the letters of the headstreams.
Rectangle {
    id: control

    property var criteria: []
    property var headstreams: []

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
            model: control.criteria.length

            Column {
                id: side

                required property int index
                readonly property var part: control.criteria[index] ?? ({})
                readonly property var items: part.items ?? []

                width: control.beside ? Math.floor(control.width / 3) : control.width
                topPadding: 10
                bottomPadding: 6

                Row {
                    x: 12
                    spacing: Theme.unit

                    Symbol {
                        name: side.part.symbol ?? ""
                        size: 24
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    KitText {
                        width: Math.min(Math.ceil(implicitWidth), side.width - 56)
                        font.bold: true
                        text: side.part.title ?? ""
                        anchors.verticalCenter: parent.verticalCenter
                    }
                }
                Repeater {
                    model: side.items.length

                    BarrageLookupTileCriterion {
                        required property int index
                        readonly property var item: side.items[index] ?? ({})

                        objectName: "tileCriterion_" + (item.key ?? "")
                        width: side.width
                        number: index + 1
                        symbol: item.symbol ?? ""
                        text: item.text ?? ""
                        onClicked: control.entryChosen(item.key)
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
                        objectName: "tileCode_" + (side.part.id ?? "")
                        text: side.part.code ?? ""
                        onClicked: control.entryChosen(side.part.codeKey)
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
