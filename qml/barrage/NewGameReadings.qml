pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// What the rulebooks leave open: one question after the other, each answer with what it means.
Sheet {
    id: sheet

    title: qsTr("Readings of the rules")
    subtitle: qsTr("The rulebooks leave these questions open. The first answer is our default.")

    Repeater {
        model: BarrageApp.newGame.readings

        Column {
            id: reading

            required property var modelData

            width: parent.width
            spacing: Theme.unit

            SectionHead {
                width: parent.width
                ruled: false
                text: reading.modelData.title
            }
            KitText {
                width: parent.width
                level: KitText.Detail
                text: reading.modelData.question
            }
            ListCard {
                id: options

                width: parent.width

                Repeater {
                    model: reading.modelData.options

                    ChoiceRow {
                        required property var modelData

                        objectName: "reading_" + reading.modelData.id + "_" + modelData.value
                        width: options.width
                        text: modelData.text
                        detail: modelData.detail
                        checked: modelData.value === reading.modelData.current
                        onClicked: BarrageApp.newGame.setReading(reading.modelData.id, modelData.value)
                    }
                }
            }
        }
    }
}
