import QtQuick
import Automa.App
import Automa.Kit
import Automa.Play

// The toy's table: the heap, what to do, and Undo.
KitPage {
    id: page

    readonly property var toy: Shell.games.viewModel("toy")

    property string game

    objectName: "toyPage"
    title: "Stones"
    onBackRequested: Shell.navigator.back()
    footer: PlayBar {
        session: page.toy.session
    }
    Component.onCompleted: if (game === "" && !toy.session.open)
        toy.begin()

    Column {
        x: Theme.margin
        width: parent.width - 2 * Theme.margin
        spacing: Theme.gap

        KitText {
            objectName: "heap"
            text: page.toy.stones + " stones"
        }
        Repeater {
            model: 3

            KitButton {
                required property int index

                objectName: "take_" + (index + 1)
                visible: !page.toy.automa && page.toy.stones > index
                text: "Take " + (index + 1)
                onClicked: page.toy.take(index + 1)
            }
        }
        KitText {
            objectName: "instruction"
            visible: page.toy.automa
            text: page.toy.instruction
        }
        KitButton {
            objectName: "done"
            visible: page.toy.automa
            text: "Done"
            confirms: page.toy.session.position
            onClicked: page.toy.done()
        }
        KitButton {
            objectName: "why"
            enabled: page.toy.why.ready
            text: "Why?"
            onClicked: Shell.navigator.open("toy/why")
        }
        KitButton {
            objectName: "history"
            text: "History"
            onClicked: Shell.navigator.open("toy/history")
        }
    }
}
