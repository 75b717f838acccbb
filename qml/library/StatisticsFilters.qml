pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.LibraryApp

// Which games are counted.
Sheet {
    id: sheet

    readonly property LibraryStatistics numbers: LibraryApp.statistics

    objectName: "statisticsFilters"
    title: qsTr("Filters")
    subtitle: numbers.headline

    KitText {
        visible: sheet.numbers.filters.length === 0
        width: parent.width
        text: qsTr("All games are alike: there is nothing to choose.")
    }
    Repeater {
        model: sheet.numbers.filters.length

        Column {
            id: group

            required property int index
            readonly property var filter: sheet.numbers.filters[index] ?? ({})
            readonly property var options: filter.options ?? []

            width: parent?.width ?? 0

            SectionHead {
                width: parent.width
                ruled: false
                text: group.filter.title ?? ""
            }
            Flow {
                width: parent.width
                spacing: Theme.unit

                Repeater {
                    model: group.options.length

                    FilterChip {
                        required property int index
                        readonly property var option: group.options[index] ?? ({})

                        objectName: "filter_" + group.filter.id + "_" + option.value
                        width: group.width > 0 ? Math.min(implicitWidth, group.width) : implicitWidth
                        text: option.text ?? ""
                        checked: (option.value ?? "") === (group.filter.current ?? "")
                        onClicked: sheet.numbers.setFilter(group.filter.id, option.value)
                    }
                }
            }
        }
    }
}
