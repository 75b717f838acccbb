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
    readonly property int openSteps: steps.done.filter(done => !done).length
    readonly property var next: setup.next
    readonly property bool missing: (next.family ?? "") !== ""

    // The task of the group that the next step belongs to.
    function task(): string {
        const starts = steps.starts();
        for (let i = starts.length - 1; i >= 0 && steps.current >= 0; --i) {
            if (steps.current >= starts[i])
                return page.setup.groups[i]?.task ?? "";
        }
        return qsTr("The table is ready");
    }

    objectName: "setupPage"
    title: qsTr("Set-up")
    subtitle: drawn ? qsTr("Step %1 of %2 · drawn by the app").arg(Math.min(steps.stepCount, steps.stepCount - openSteps + 1)).arg(steps.stepCount)
                    : qsTr("%1 of %2 places entered").arg(setup.entered).arg(setup.toEnter)
    ruled: false
    actions: [
        IconButton {
            objectName: "drawAgain"
            // What is half laid out on the table is not drawn anew.
            visible: page.drawn && page.openSteps === steps.stepCount
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
            enabled: page.missing || page.setup.problem === ""
            text: page.missing ? qsTr("Next: %1").arg(page.next.text)
                : page.setup.problem !== "" ? page.setup.problem
                : page.drawn && page.openSteps > 0 ? qsTr("Begin the game · %n step(s) open", "", page.openSteps)
                : qsTr("Begin the game")
            onClicked: {
                if (page.missing)
                    picker.ask(page.next.family, page.next.place, page.next.text);
                else
                    BarrageApp.begin();
            }
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
                objectName: "setupTask"
                width: parent.width
                level: KitText.Headline
                text: page.drawn ? page.task() : qsTr("Tap what lies there")
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Loader {
                id: above

                readonly property SetupMap map: item as SetupMap

                active: !page.beside
                visible: active
                x: -column.x
                width: scroller.width
                // Drawn: only the stretch with the three dams, as a picture. Entered: the whole board, to tap.
                height: !map ? 0 : map.cramped ? map.most : map.wantedHeight
                enabled: !page.drawn
                source: "SetupMap.qml"

                Binding {
                    target: above.map
                    property: "most"
                    value: Math.max(160, Math.min(scroller.height * 0.62, scroller.height - 290))
                    when: above.map !== null
                }
                Binding {
                    target: above.map
                    property: "due"
                    value: steps.current
                    when: above.map !== null
                }
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
            KitText {
                visible: page.drawn
                width: parent.width
                level: KitText.Detail
                text: qsTr("The rest is set up as in your rulebook.")
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
