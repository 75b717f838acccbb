pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.LibraryApp

// Which games are counted.
Sheet {
    id: sheet

    required property LibraryStatistics numbers

    objectName: "statisticsFilters"
    title: qsTr("Filters")
    subtitle: numbers.headline

    KitText {
        visible: sheet.numbers.filters.count === 0
        width: parent.width
        text: qsTr("All your games are of one kind, so there is nothing to filter.")
    }
    Repeater {
        model: sheet.numbers.filters

        Column {
            id: group

            required property string name
            required property string title
            required property string current
            required property var options

            width: parent?.width ?? 0

            SectionHead {
                width: parent.width
                ruled: false
                text: group.title
            }
            Flow {
                width: parent.width
                spacing: Theme.unit

                Repeater {
                    model: group.options

                    FilterChip {
                        required property statOption modelData

                        objectName: "filter_" + group.name + "_" + modelData.value
                        width: group.width > 0 ? Math.min(implicitWidth, group.width) : implicitWidth
                        text: modelData.text
                        checked: modelData.value === group.current
                        onClicked: sheet.numbers.setFilter(group.name, modelData.value)
                    }
                }
            }
        }
    }
}
