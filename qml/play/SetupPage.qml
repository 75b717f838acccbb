import QtQuick
import QtQuick.Layouts
import Automa.Kit
import Automa.PlayApp

// The table before the first round: drawn by the app and laid step by step, or told by the table.
KitPage {
    id: page

    required property SetupModel setup
    // The game's board while it is laid out: a SetupBoard.
    property Component board: null
    // What is to be said once, below the board.
    property Component remark: null
    // The game's pictures of what lies there.
    property Component picture: null
    property real pictureWidth: 44
    // The code of this table; none: it has no code.
    property ShareCodeModel share: null

    signal begun

    readonly property bool drawn: setup.way === SetupModel.Draw
    // Where there is room, the map stands beside the list.
    readonly property bool beside: columns > 1 && board !== null
    readonly property real listWidth: beside ? Math.min(Theme.readingWidth, width / 2) : width
    readonly property StepListModel steps: setup.steps
    readonly property int openSteps: steps.open
    readonly property bool missing: setup.nextFamily !== ""
    // Without a place to enter, nothing is drawn either: the table is the same every time.
    readonly property bool fixed: setup.toEnter === 0

    objectName: "setupPage"
    title: qsTr("Set-up")
    subtitle: fixed ? qsTr("Step %1 of %2").arg(Math.min(steps.count, steps.count - openSteps + 1)).arg(steps.count)
        : drawn ? qsTr("Step %1 of %2 · drawn by the app").arg(Math.min(steps.count, steps.count - openSteps + 1)).arg(steps.count)
        : qsTr("%1 of %2 places entered").arg(setup.entered).arg(setup.toEnter)
    ruled: false
    actions: [
        IconButton {
            objectName: "drawAgain"
            // What is half laid out on the table is not drawn again.
            visible: page.drawn && !page.fixed && page.openSteps === page.steps.count
            symbol: "dice"
            text: qsTr("New draw")
            onClicked: page.setup.drawAgain()
        }
    ]
    footer: ActionBar {
        KitButton {
            objectName: "begin"
            Layout.fillWidth: true
            kind: KitButton.Primary
            enabled: page.missing || page.setup.problem === ""
            confirms: page.missing
            text: page.missing ? qsTr("Next: %1").arg(page.setup.nextText)
                : page.setup.problem !== "" ? page.setup.problem
                : page.drawn && page.openSteps > 0 ? qsTr("Start the game · %n step(s) left", "", page.openSteps)
                : qsTr("Start the game")
            onClicked: {
                if (page.missing)
                    picker.ask(page.setup.nextFamily, page.setup.nextPlace, page.setup.nextText);
                else
                    page.begun();
            }
        }
    }

    ProgressSteps {
        id: progress

        x: Theme.margin
        width: page.listWidth - 2 * Theme.margin
        count: page.drawn ? Math.max(1, page.steps.count) : page.setup.toEnter
        current: page.drawn ? page.steps.count - page.openSteps - 1 : page.setup.entered - 1
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
                visible: !page.fixed
                width: parent.width
                label: qsTr("How the table is set up")
                current: page.setup.way
                options: [
                    {
                        value: SetupModel.Draw,
                        name: "draw",
                        text: qsTr("The app draws it")
                    },
                    {
                        value: SetupModel.Enter,
                        name: "enter",
                        text: qsTr("Enter your own set-up")
                    }
                ]
                onChosen: way => page.setup.way = way
            }
            KitText {
                objectName: "setupTask"
                width: parent.width
                level: KitText.Headline
                text: !page.drawn ? qsTr("Tap what is on the table") : page.openSteps === 0 ? qsTr("The table is ready") : page.steps.task
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Loader {
                id: above

                readonly property SetupBoard map: item as SetupBoard

                active: page.board !== null && !page.beside
                visible: active
                x: -column.x
                width: scroller.width
                height: !map ? 0 : map.cramped ? map.most : map.wantedHeight
                enabled: !page.drawn
                sourceComponent: page.board

                Binding {
                    target: above.item
                    property: "most"
                    value: Math.max(160, Math.min(scroller.height * 0.62, scroller.height - 290))
                    when: above.status === Loader.Ready
                }
                Binding {
                    target: above.item
                    property: "due"
                    value: page.drawn ? page.steps.current - 1 : -1
                    when: above.status === Loader.Ready
                }
            }
            Loader {
                active: page.remark !== null
                visible: active
                width: parent.width
                sourceComponent: page.remark
            }
            Card {
                visible: page.drawn
                width: parent.width
                padding: 0

                TurnSteps {
                    width: parent.width
                    framed: true
                    steps: page.steps
                    picture: page.picture
                    pictureWidth: page.pictureWidth
                }
            }
            KitText {
                visible: page.drawn
                width: parent.width
                level: KitText.Detail
                text: qsTr("The rest is set up as in your rulebook.")
            }
            KitText {
                objectName: "noShareCode"
                visible: page.drawn && page.share !== null && page.share.code === ""
                width: parent.width
                level: KitText.Detail
                text: qsTr("No code for another phone: something was entered by hand.")
            }
            ShareCodeCard {
                visible: page.drawn && page.share !== null && page.share.code !== ""
                width: parent.width
                share: page.share
            }
            SetupPlaces {
                visible: !page.drawn
                width: column.width
                places: page.setup.places
                onAsked: (family, place, text) => picker.ask(family, place, text)
            }
            // What is set up beside the places that are entered.
            SectionHead {
                visible: rest.visible
                width: parent.width
                ruled: false
                text: qsTr("Set up these too")
            }
            Card {
                id: rest

                objectName: "setupRest"
                visible: !page.drawn && page.steps.count > 0
                width: parent.width
                padding: 0

                TurnSteps {
                    width: parent.width
                    framed: true
                    steps: page.steps
                    picture: page.picture
                    pictureWidth: page.pictureWidth
                }
            }
        }
    }
    Loader {
        id: aside

        active: page.board !== null && page.beside
        visible: active
        x: page.listWidth
        width: parent.width - x
        height: parent.height
        sourceComponent: page.board
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

        setup: page.setup
        picture: page.picture
    }
}
