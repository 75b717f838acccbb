pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Automa.App
import Automa.Kit
import Automa.Play
import Automa.ToyApp

// The turn: what the human may take, or what to do for the Automa.
GamePane {
    id: page

    objectName: "tablePage"
    barHeight: bar.height

    TableKeys {
        enabled: page.visible
        onDone: if (ToyApp.automa) ToyApp.done()
        onWhy: if (ToyApp.why.ready) Shell.navigator.open("toy/why")
        onTick: number => ToyApp.turn.steps.toggle(number)
        onUndo: ToyApp.session.undo()
        onRedo: ToyApp.session.redo()
    }
    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        ScrollArea {
            id: scroller

            Layout.fillWidth: true
            Layout.fillHeight: true
            contentHeight: content.height + 2 * Theme.margin

            Column {
                id: content

                x: Math.max(Theme.margin, (scroller.width - Theme.readingWidth) / 2)
                y: Theme.margin
                width: scroller.width - 2 * x
                spacing: Theme.gap

                KitText {
                    objectName: "standing"
                    width: parent.width
                    level: KitText.Headline
                    text: ToyApp.standing
                }
                TurnCard {
                    visible: ToyApp.automa
                    width: parent.width
                    turn: ToyApp.turn
                    book: "toy"
                }
                KitText {
                    visible: ToyApp.most > 0
                    width: parent.width
                    text: qsTr("How many stones do you take?")
                }
            }
        }
        PlayBar {
            id: bar

            session: ToyApp.session
            Layout.fillWidth: true

            KitButton {
                objectName: "whyButton"
                visible: ToyApp.automa
                symbol: "why"
                text: qsTr("Why?")
                onClicked: Shell.navigator.open("toy/why")
            }
            Repeater {
                model: ToyApp.most

                KitButton {
                    required property int index

                    objectName: "take_" + (index + 1)
                    Layout.fillWidth: true
                    text: String(index + 1)
                    confirms: ToyApp.session.position
                    Accessible.name: qsTr("Take %1").arg(index + 1)
                    onClicked: ToyApp.take(index + 1)
                }
            }
            KitButton {
                objectName: "doneButton"
                Layout.fillWidth: true
                visible: ToyApp.automa
                kind: KitButton.Primary
                symbol: "check"
                text: qsTr("Done")
                confirms: ToyApp.session.position
                onClicked: ToyApp.done()
            }
        }
    }
}
