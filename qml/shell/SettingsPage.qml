pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.Kit

// How the app speaks and looks. Every change holds at once; there is nothing to confirm.
KitPage {
    id: page

    readonly property Settings settings: Shell.settings

    objectName: "settingsPage"
    title: qsTr("Settings")
    subtitle: qsTr("Changes apply immediately")

    ScrollArea {
        id: scroller

        objectName: "settingsScroll"
        anchors.fill: parent
        contentHeight: grid.height + 32

        Grid {
            id: grid

            readonly property real cell: columns === 2 ? Math.min(480, (scroller.width - 3 * Theme.margin) / 2)
                                                       : Math.min(scroller.width - 2 * Theme.margin, Theme.readingWidth - 32)

            columns: page.columns > 1 ? 2 : 1
            x: (scroller.width - width) / 2
            y: 16
            columnSpacing: Theme.margin
            rowSpacing: 20

            Column {
                width: grid.cell
                spacing: Theme.unit

                SectionHead {
                    width: parent.width
                    ruled: false
                    text: qsTr("Language")
                }
                ListCard {
                    width: parent.width

                    ChoiceRow {
                        objectName: "language_system"
                        width: grid.cell
                        text: qsTr("Same as device")
                        checked: page.settings.language === "system"
                        onClicked: page.settings.language = "system"
                    }
                    Repeater {
                        model: LanguageChoices.rows

                        ChoiceRow {
                            required property string code
                            required property string name

                            objectName: "language_" + code
                            width: grid.cell
                            text: name
                            checked: page.settings.language === code
                            onClicked: page.settings.language = code
                        }
                    }
                }
            }
            Column {
                width: grid.cell
                spacing: 20

                Column {
                    width: parent.width
                    spacing: Theme.unit

                    SectionHead {
                        width: parent.width
                        ruled: false
                        text: qsTr("Theme")
                    }
                    SegmentedChoice {
                        objectName: "theme"
                        width: parent.width
                        label: qsTr("Theme")
                        current: page.settings.theme
                        options: [
                            {
                                value: "light",
                                text: qsTr("Light", "theme")
                            },
                            {
                                value: "dark",
                                text: qsTr("Dark", "theme")
                            },
                            {
                                value: "system",
                                text: qsTr("System", "theme")
                            }
                        ]
                        onChosen: value => page.settings.theme = value
                    }
                }
                Column {
                    width: parent.width
                    spacing: Theme.unit

                    SectionHead {
                        width: parent.width
                        ruled: false
                        text: qsTr("Text size")
                    }
                    TextSizeCard {
                        width: parent.width
                    }
                }
                Column {
                    width: parent.width
                    spacing: Theme.unit

                    SectionHead {
                        width: parent.width
                        ruled: false
                        text: qsTr("Animations")
                    }
                    SegmentedChoice {
                        objectName: "animations"
                        width: parent.width
                        label: qsTr("Animations")
                        current: page.settings.animations
                        options: [
                            {
                                value: "on",
                                text: qsTr("On", "animations")
                            },
                            {
                                value: "off",
                                text: qsTr("Off", "animations")
                            },
                            {
                                value: "system",
                                text: qsTr("System", "animations")
                            }
                        ]
                        onChosen: value => page.settings.animations = value
                    }
                }
                ListCard {
                    width: parent.width

                    SwitchRow {
                        objectName: "keepAwake"
                        width: parent.width
                        text: qsTr("Keep the screen on")
                        detail: qsTr("While a game is open")
                        checked: page.settings.keepAwake
                        onSwitched: on => page.settings.keepAwake = on
                    }
                    Repeater {
                        model: Shell.pages.settingsRows

                        ListRow {
                            id: row

                            required property string name
                            required property string page
                            required property var properties
                            required property string title
                            required detail
                            required symbol

                            objectName: "settings_" + row.name
                            width: grid.cell
                            text: row.title
                            onClicked: Shell.navigator.open(row.page, row.properties)
                        }
                    }
                }
            }
        }
    }
}
