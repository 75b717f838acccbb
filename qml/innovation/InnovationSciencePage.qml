pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.InnovationApp
import Automa.Kit

// The science display: a tap on a level moves the marker of the chosen side there.
KitPage {
    id: page

    readonly property InnovationScience science: InnovationScience

    colours: InnovationTheme
    objectName: "sciencePage"
    title: qsTr("Science")
    subtitle: science.subtitle
    ruled: false
    Component.onCompleted: science.track = 0
    actions: [
        IconButton {
            objectName: "scienceUndo"
            visible: InnovationApp.session.canUndo
            symbol: "undo"
            text: InnovationApp.session.undoText
            onClicked: InnovationApp.session.undo()
        }
    ]

    ScrollArea {
        id: scroller

        objectName: "scienceScroll"
        anchors.fill: parent
        contentHeight: column.height + 2 * Theme.margin

        Column {
            id: column

            width: Math.min(scroller.width - 2 * Theme.gap, Theme.readingWidth)
            x: (scroller.width - width) / 2
            y: Theme.unit
            spacing: Theme.gap

            Flow {
                id: sides

                width: parent.width
                spacing: Theme.unit

                Repeater {
                    id: everybody

                    model: page.science.sides

                    InnovationPick {
                        id: who

                        required property int index
                        required property string name
                        required property sideLook look

                        objectName: "side_" + index
                        width: Theme.textScale > 1.25 ? sides.width : (sides.width - (everybody.count - 1) * sides.spacing) / Math.max(1, everybody.count)
                        rightRoom: 40
                        text: name
                        checked: page.science.side === index
                        onClicked: page.science.side = index

                        SideSeal {
                            parent: who
                            anchors.right: parent.right
                            anchors.rightMargin: 10
                            anchors.verticalCenter: parent.verticalCenter
                            size: 30
                            look: who.look
                        }
                    }
                }
            }
            Row {
                id: display

                // Eight scholar spaces side by side, if the window is wide enough for as many fingers.
                readonly property real paired: 8 * Theme.target + 3 * 4

                width: Math.max(parent.width, Math.min(scroller.width - 2 * Theme.unit, paired))
                x: (parent.width - width) / 2
                spacing: Math.max(4, Math.min(Theme.unit, (width - 8 * Theme.target) / 3))

                Repeater {
                    model: page.science.tracks

                    InnovationScienceTrack {
                        required property int index

                        width: (display.width - 3 * display.spacing) / 4
                        side: page.science.side
                        looks: page.science.looks
                        topLevel: page.science.topLevel
                        powers: page.science.powers
                        keyLevel: page.science.keyLevel
                        readOnly: page.science.readOnly
                        chosen: page.science.track === index
                        onTapped: level => {
                            page.science.track = index;
                            page.science.move(discipline, level);
                        }
                        onSpaceTapped: space => page.science.toggleScholar(discipline, space)
                    }
                }
            }
            KitText {
                width: parent.width
                level: KitText.Detail
                text: qsTr("Thick line: level %1 needs a key; the Automa needs none (A-10). Below: the scholar spaces.").arg(page.science.keyLevel)
            }
            InnovationScienceStepper {
                width: parent.width
                shown: page.science.shownTrack
                side: page.science.side
                topLevel: page.science.topLevel
                readOnly: page.science.readOnly
                onMoved: level => page.science.move(shown.discipline, level)
            }
        }
    }
}
