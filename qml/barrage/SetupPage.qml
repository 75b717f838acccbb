pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Automa.BarrageApp
import Automa.Kit

// The table before the first round: drawn by the app and laid step by step, or told by the table.
KitPage {
    id: page

    readonly property BarrageSetup setup: BarrageApp.setup
    readonly property bool drawn: setup.way === "draw"
    // Where there is room, the map stands beside the list.
    readonly property bool beside: columns > 1
    readonly property real listWidth: beside ? Math.min(Theme.readingWidth, width / 2) : width

    objectName: "setupPage"
    title: qsTr("Set-up")
    subtitle: qsTr("Step 2 of 2 · the table")
    ruled: false
    actions: [
        IconButton {
            objectName: "drawAgain"
            visible: page.drawn
            symbol: "dice"
            text: qsTr("Draw again")
            onClicked: page.setup.drawAgain()
        }
    ]
    footer: ActionBar {
        KitButton {
            objectName: "begin"
            Layout.fillWidth: true
            kind: KitButton.Primary
            enabled: page.setup.problem === ""
            text: enabled ? qsTr("Begin the game") : page.setup.problem
            onClicked: BarrageApp.begin()
        }
    }

    ProgressSteps {
        id: progress

        x: Theme.margin
        width: page.listWidth - 2 * Theme.margin
        count: page.drawn ? Math.max(1, steps.stepCount) : page.setup.toEnter
        current: page.drawn ? steps.done.filter(done => done).length - 1 : page.setup.entered - 1
    }
    ScrollArea {
        id: scroller

        objectName: "setupScroll"
        y: progress.height + Theme.unit
        width: page.listWidth
        height: parent.height - y
        contentHeight: column.height + 40

        Column {
            id: column

            width: Math.min(scroller.width - 2 * Theme.margin, Theme.readingWidth)
            x: (scroller.width - width) / 2
            y: Theme.unit
            spacing: Theme.gap

            SegmentedChoice {
                objectName: "way"
                width: parent.width
                label: qsTr("How the table is set up")
                current: page.setup.way
                options: [
                    {
                        value: "draw",
                        text: qsTr("The app draws it")
                    },
                    {
                        value: "enter",
                        text: qsTr("Enter what lies there")
                    }
                ]
                onChosen: value => page.setup.way = value
            }
            KitText {
                width: parent.width
                level: KitText.Detail
                text: page.drawn ? qsTr("Lay it out like this and tick as you go. The rest is set up as in your rulebook.")
                                 : qsTr("Tap each place and choose what lies there.")
            }
            Loader {
                id: above

                active: !page.beside
                visible: active
                x: -column.x
                width: scroller.width
                // Drawn: only the stretch with the three dams, as a picture. Entered: the whole board, to tap.
                height: page.drawn ? Math.min(360, scroller.height * 0.55) : width * 1.46
                enabled: !page.drawn
                source: "SetupMap.qml"
            }
            Card {
                visible: page.drawn
                width: parent.width
                padding: 0

                StepList {
                    id: steps

                    width: parent.width
                    framed: true
                    groups: page.setup.groups
                }
            }
            ShareCodeCard {
                visible: page.drawn
                width: parent.width
            }
            Repeater {
                model: page.drawn ? 0 : page.setup.families.length

                SetupFamily {
                    required property int index

                    width: column.width
                    family: page.setup.families[index] ?? ({})
                    onAsked: (family, place, text) => picker.ask(family, place, text)
                }
            }
        }
    }
    Loader {
        id: aside

        active: page.beside
        visible: active
        x: page.listWidth
        width: parent.width - x
        height: parent.height
        source: "SetupMap.qml"
    }
    Connections {
        target: page.beside ? aside.item : above.item
        ignoreUnknownSignals: true

        function onAsked(family, place, text) {
            picker.ask(family, place, text);
        }
    }
    SetupPicker {
        id: picker
    }
}
