pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Automa.App
import Automa.InnovationApp
import Automa.Kit
import Automa.Play

// The board as it lies on the table, entered once: from then on the app decides.
KitPage {
    id: page

    readonly property InnovationDraft draft: InnovationDraft
    readonly property real mapHeight: columns > 1 ? room.height : Math.min(room.height * 0.5, Math.round(room.width * 0.74))

    function stepBack(): bool {
        page.draft.drop();
        return false;
    }

    colours: InnovationTheme
    objectName: "enterPage"
    title: qsTr("Enter the board")
    subtitle: qsTr("Choose a piece, then tap its hexes")
    footer: ActionBar {
        KitButton {
            objectName: "enterDone"
            Layout.fillWidth: true
            kind: KitButton.Primary
            symbol: "check"
            enabled: page.draft.problem === ""
            text: qsTr("Track from now on")
            Accessible.description: page.draft.problem
            onClicked: {
                if (page.draft.apply())
                    Shell.navigator.back();
            }
        }
    }

    Item {
        id: room

        anchors.fill: parent

        ScrollArea {
            id: keys

            width: map.width
            height: Math.min(brush.height, room.height * 0.5)
            contentHeight: brush.height

            BrushBar {
                id: brush

                x: Theme.margin
                width: keys.width - 2 * Theme.margin
                brush: page.draft.brush
            }
        }
        InnovationBoard {
            id: map

            objectName: "enterMap"
            y: keys.height + Theme.unit
            width: page.columns > 1 ? parent.width * 0.6 : parent.width
            height: page.columns > 1 ? parent.height - y : page.mapHeight
            forFingers: true
            loupe: true
            scene: page.draft.scene
            onSpaceTapped: id => {
                if (!page.draft.brush.tap(id))
                    editor.editHex(id);
            }
        }
        ScrollArea {
            id: scroller

            x: page.columns > 1 ? map.width : 0
            y: page.columns > 1 ? 0 : map.y + map.height
            width: parent.width - x
            height: parent.height - y
            contentHeight: list.y + list.height + Theme.margin

            // Its room is kept, so that the rows below stay when the board is complete.
            KitText {
                id: problem

                objectName: "enterProblem"
                x: Theme.margin
                y: Theme.unit
                width: scroller.width - 2 * Theme.margin
                height: Math.max(implicitHeight, Theme.scaled(2 * designedLine()))
                level: KitText.Detail
                text: page.draft.problem
            }
            ListCard {
                id: list

                x: Theme.margin
                y: problem.y + problem.height + Theme.unit
                width: scroller.width - 2 * Theme.margin

                ListRow {
                    objectName: "enter_automa"
                    width: parent.width
                    symbol: "innovation_faction"
                    text: qsTr("The Automa")
                    detail: qsTr("Scholars, innovations and science")
                    onClicked: editor.edit("automa")
                }
                ListRow {
                    objectName: "enter_human_1"
                    width: parent.width
                    symbol: "person"
                    text: qsTr("You")
                    detail: qsTr("Science levels. Skip what you like; the app asks later.")
                    onClicked: editor.edit("human_1")
                }
                ListRow {
                    objectName: "enter_human_2"
                    visible: page.draft.humans === 2
                    width: parent.width
                    symbol: "person"
                    text: qsTr("Player 2")
                    detail: qsTr("Science levels. Skip what you like; the app asks later.")
                    onClicked: editor.edit("human_2")
                }
                ListRow {
                    objectName: "enter_table"
                    width: parent.width
                    symbol: "innovation_block"
                    text: qsTr("Actions, scholars and tiles")
                    detail: qsTr("What is covered, taken and placed")
                    onClicked: editor.edit("table")
                }
            }
        }
    }
    InnovationDraftSheet {
        id: editor
    }
}
