pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Automa.Barrage
import Automa.BarrageApp
import Automa.Kit

// Every control of the kit on one sheet, as the design system's component sheet: to look at and to be judged.
Rectangle {
    id: sheet

    property string current: "light"
    property bool dark: false
    property real textScale: 1

    color: Theme.bg
    Binding {
        target: Theme
        property: "dark"
        value: sheet.dark
    }
    Binding {
        target: Theme
        property: "textScale"
        value: sheet.textScale
    }
    Binding {
        target: Theme
        property: "animated"
        value: false
    }
    ScrollArea {
        anchors.fill: parent
        contentHeight: flow.height + 32

        Flow {
            id: flow

            x: 16
            y: 16
            width: parent.width - 32
            spacing: 24

            readonly property real cell: width > 900 ? (width - 48) / 3 : width > 600 ? (width - 24) / 2 : width
            Column {
                width: flow.cell
                spacing: 8

                AppBar {
                    width: parent.width
                    title: "Round 3 of 5"
                    subtitle: "Tile 17 · criteria 10"

                    IconButton {
                        symbol: "redo"
                        text: "Redo"
                    }
                    IconButton {
                        symbol: "more"
                        text: "More"
                    }
                }
                SectionHead {
                    width: parent.width
                    text: "Buttons"
                    note: "48 and up"
                }
                Flow {
                    width: parent.width
                    spacing: 8

                    KitButton {
                        kind: KitButton.Primary
                        symbol: "check"
                        text: "Done"
                    }
                    KitButton {
                        symbol: "why"
                        text: "Why?"
                    }
                    KitButton {
                        kind: KitButton.Plain
                        text: "Skip"
                    }
                    KitButton {
                        kind: KitButton.Danger
                        text: "Delete"
                    }
                    KitButton {
                        kind: KitButton.Primary
                        enabled: false
                        text: "Done"
                    }
                    KitButton {
                        stacked: true
                        symbol: "undo"
                        text: "Undo"
                    }
                    KitButton {
                        compact: true
                        text: "48 px"
                    }
                    IconButton {
                        framed: true
                        symbol: "undo"
                        text: "Undo"
                    }
                    KitButton {
                        objectName: "focusMe"
                        compact: true
                        kind: KitButton.Primary
                        text: "Focus"
                    }
                }
                KitButton {
                    width: parent.width
                    kind: KitButton.Dashed
                    symbol: "plus"
                    text: "Add a player (3 of 4)"
                }
                Flow {
                    width: parent.width
                    spacing: 8

                    FilterChip {
                        text: "Filter"
                    }
                    FilterChip {
                        text: "Chosen"
                        checked: true
                    }
                    Chip {
                        text: "Forecast"
                        tone: Chip.Brass
                    }
                    Chip {
                        text: "B-7.3"
                    }
                }
                Flow {
                    width: parent.width
                    spacing: 8

                    Stepper {
                        label: "Energy"
                        value: 9
                    }
                    SegmentedChoice {
                        width: Math.min(parent.width, 250)
                        label: "Theme"
                        current: sheet.current
                        options: [
                            {
                                value: "light",
                                text: "Light"
                            },
                            {
                                value: "dark",
                                text: "Dark"
                            },
                            {
                                value: "system",
                                text: "System"
                            }
                        ]
                        onChosen: value => sheet.current = value
                    }
                }
                SegmentedChoice {
                    width: parent.width
                    label: "Structure"
                    current: "base"
                    options: [
                        {
                            value: "base",
                            text: "Base",
                            symbol: "base"
                        },
                        {
                            value: "elevation",
                            text: "Elevation",
                            symbol: "elevation"
                        },
                        {
                            value: "conduit",
                            text: "Conduit",
                            symbol: "conduit"
                        },
                        {
                            value: "powerhouse",
                            text: "Powerhouse",
                            symbol: "powerhouse"
                        }
                    ]
                }
                KitTextField {
                    width: parent.width
                    label: "Name of the game"
                    placeholder: "Sunday evening"
                }
                KitTextField {
                    width: parent.width
                    symbol: "search"
                    placeholder: "Search"
                    error: "Nothing for “xyz”."
                }
            }
            Column {
                width: flow.cell
                spacing: 8

                SectionHead {
                    width: parent.width
                    text: "Steps"
                }
                Card {
                    width: parent.width
                    padding: 0

                    Column {
                        width: parent.width

                        StepGroupHead {
                            width: parent.width
                            roundTop: true
                            text: "Water management"
                            symbol: "drop"
                            note: "turn goes on"
                        }
                        StepRow {
                            width: parent.width
                            number: 1
                            text: "Put <b>1 engineer</b> on Water Management: left, 2nd space"
                            symbol: "engineer"
                            done: true
                        }
                        StepRow {
                            width: parent.width
                            number: 2
                            text: "Put <b>2 drops</b> on <b>headstream B</b>"
                            symbol: "drop"
                            done: true
                        }
                        StepGroupHead {
                            width: parent.width
                            text: "Construction · base"
                            symbol: "base"
                            note: "ends the turn"
                        }
                        StepRow {
                            width: parent.width
                            number: 3
                            text: "Put <b>2 engineers</b> on USA’s company board"
                            symbol: "engineer"
                            current: true
                        }
                        StepRow {
                            width: parent.width
                            number: 4
                            text: "Move USA’s VP marker: 31 → <b>28</b> (red border)"
                            symbol: "vp"
                            lastRow: true
                        }
                    }
                }
                ListCard {
                    width: parent.width

                    ListRow {
                        width: parent.width
                        symbol: "lookup"
                        text: "List row"
                        detail: "56 px, one line of detail"
                    }
                    ListRow {
                        width: parent.width
                        symbol: "vp"
                        text: "With a value"
                        value: "−3"
                    }
                    SwitchRow {
                        width: parent.width
                        text: "Leeghwater expansion"
                        detail: "Buildings and external works"
                        checked: true
                    }
                    ChoiceRow {
                        width: parent.width
                        text: "Chosen row"
                        checked: true
                    }
                }
                Toast {
                    width: parent.width
                    text: "Italy’s turn undone"
                    action: "Redo"
                }
                ErrorCard {
                    width: parent.width
                    title: "Basin 6 is full for USA."
                    message: "It already has a base there. Nothing was changed."
                    actionText: "Open backup"
                }
            }
            Column {
                width: flow.cell
                spacing: 8

                SectionHead {
                    width: parent.width
                    text: "Symbols"
                }
                Flow {
                    width: parent.width
                    spacing: 12

                    Repeater {
                        model: ["base", "elevation", "conduit", "powerhouse", "building", "drop", "headstream", "engineer", "excavator", "mixer", "wheel", "technology", "contract", "vp", "energy", "patent", "bank", "workshop", "machinery", "external_work", "contract_office", "water_management", "production", "dice", "architect"]

                        Symbol {
                            required property string modelData

                            name: modelData
                            size: 32
                        }
                    }
                }
                Flow {
                    width: parent.width
                    spacing: 12

                    Repeater {
                        model: ["usa", "germany", "italy", "france", "netherlands", "neutral"]

                        BarrageCompanySeal {
                            required property string modelData

                            company: modelData
                            size: 44
                        }
                    }
                }
                Row {
                    spacing: 12

                    Repeater {
                        model: 5

                        BarragePowerPlate {
                            required property int index

                            power: index + 1
                        }
                    }
                }
                Row {
                    spacing: 12

                    Repeater {
                        model: [ContractKind.Green, ContractKind.Yellow, ContractKind.Red, ContractKind.National]

                        BarrageContractPlate {
                            required property int modelData
                            required property int index

                            kind: modelData
                            energy: [3, 6, 9, 14][index]
                            size: 44
                        }
                    }
                }
                ProgressSteps {
                    width: parent.width
                    count: 11
                    current: 3
                }
                ProgressSteps {
                    dots: true
                    count: 4
                    current: 2
                }
                Card {
                    width: parent.width
                    tone: Card.Brass

                    KitText {
                        width: parent.width
                        textFormat: Text.StyledText
                        color: Theme.brassCInk
                        text: "Forecast stays: Italy’s next base goes to <b>6 lower</b>."
                    }
                }
                EmptyState {
                    width: parent.width
                    symbol: "games"
                    title: "No saved games yet"
                    message: "A game saves itself at every tap."
                    actionText: "New game"
                }
                NavBar {
                    width: parent.width
                    current: "table"
                    items: [
                        {
                            id: "table",
                            text: "Table",
                            symbol: "table"
                        },
                        {
                            id: "board",
                            text: "Board",
                            symbol: "board"
                        },
                        {
                            id: "trackers",
                            text: "Trackers",
                            symbol: "trackers"
                        },
                        {
                            id: "lookup",
                            text: "Reference",
                            symbol: "lookup"
                        }
                    ]
                }
                ActionBar {
                    width: parent.width

                    KitButton {
                        stacked: true
                        symbol: "undo"
                        text: "Undo"
                    }
                    KitButton {
                        symbol: "why"
                        text: "Why?"
                    }
                    KitButton {
                        Layout.fillWidth: true
                        kind: KitButton.Primary
                        symbol: "check"
                        text: "Done"
                    }
                }
            }
        }
    }
}
