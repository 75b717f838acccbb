pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.PlayApp

// What the rulebooks leave open: one question after the other, each answer with what it means.
Sheet {
    id: sheet

    required property ReadingsModel readings

    title: qsTr("Rule interpretations")
    subtitle: qsTr("The rulebooks leave these questions open. The first answer is our default.")

    // Rows that touch: the sheet keeps its own things apart.
    Column {
        width: parent.width

        Repeater {
            model: sheet.readings.rows

            Column {
                id: row

                required property int index
                required property string reading
                required property string title
                required property string question
                required property string value
                required property string text
                required property string detail
                required property bool current
                required property bool opens
                required property bool closes

                width: parent.width

                Item {
                    visible: row.opens && row.index > 0
                    width: 1
                    height: Theme.gap
                }
                SectionHead {
                    visible: row.opens
                    width: parent.width
                    ruled: false
                    text: row.title
                }
                KitText {
                    visible: row.opens
                    width: parent.width
                    level: KitText.Detail
                    bottomPadding: Theme.unit
                    text: row.question
                }
                ChoiceRow {
                    objectName: "reading_" + row.reading + "_" + row.value
                    width: parent.width
                    firstRow: row.opens
                    lastRow: row.closes
                    text: row.text
                    detail: row.detail
                    checked: row.current
                    onClicked: sheet.readings.choose(row.reading, row.value)

                    RowFrame {
                        anchors.fill: parent
                        z: -2
                        firstRow: row.opens
                        lastRow: row.closes
                    }
                }
            }
        }
    }
}
