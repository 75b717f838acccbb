pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.Kit
import Automa.ScytheApp

// One scheme of an Automa card: its three rows, from the top.
Rectangle {
    id: control

    required property ScytheCardFace face
    property int scheme: 0
    property bool live: false
    property string note

    readonly property color ink: live ? Theme.primaryCInk : Theme.text
    // The names of the rows stand before the symbols where there is room, else above them.
    readonly property real before: {
        let widest = 0;
        for (let i = 0; i < rows.count; ++i)
            widest = Math.max(widest, rows.itemAt(i)?.implicitWidth ?? 0);
        const rest = column.width - widest - Theme.unit;
        return rest >= 200 * Theme.textScale ? widest + Theme.unit : 0;
    }

    implicitHeight: column.height + 20
    radius: Theme.radius
    color: live ? Theme.primaryC : Theme.sunken
    border.width: live ? 2 : 1
    border.color: live ? Theme.primary : Theme.line

    Column {
        id: column

        x: 12
        y: 10
        width: parent.width - 24
        spacing: Theme.unit

        Item {
            width: parent.width
            height: Math.max(title.height, 24)

            KitText {
                id: title

                width: Math.min(Math.ceil(implicitWidth), parent.width)
                font.bold: true
                color: control.ink
                text: control.scheme === 0 ? qsTr("Scheme I") : qsTr("Scheme II")
            }
            KitText {
                visible: title.width + implicitWidth + 16 <= parent.width
                anchors.right: parent.right
                anchors.baseline: title.baseline
                level: KitText.Detail
                color: control.ink
                text: control.note
            }
        }
        Repeater {
            id: rows

            model: [qsTr("1 move"), qsTr("2 gains"), qsTr("3 recruit")]

            Item {
                id: row

                required property int index
                required property string modelData
                readonly property GadgetList symbols: control.face.symbols(control.scheme, index)

                implicitWidth: Math.ceil(measure.advanceWidth)
                width: column.width
                height: control.before > 0 ? Math.max(name.height + 2 * name.y, flow.height) : flow.y + flow.height

                // Measured apart from the shown name, whose width follows from all the measures.
                TextMetrics {
                    id: measure

                    font: name.font
                    text: name.text
                }
                KitText {
                    id: name

                    y: control.before > 0 ? 12 : 0
                    width: control.before > 0 ? control.before : parent.width
                    level: KitText.Small
                    color: control.ink
                    text: row.symbols.count === 0 ? row.modelData + ": –" : row.modelData
                }
                Flow {
                    id: flow

                    x: control.before
                    y: control.before > 0 ? 0 : name.height + 4
                    width: parent.width - x
                    spacing: 6

                    Repeater {
                        model: row.symbols

                        ScytheCardSymbol {
                            most: flow.width
                        }
                    }
                }
            }
        }
    }
}
