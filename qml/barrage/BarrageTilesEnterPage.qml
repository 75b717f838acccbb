import QtQuick
import QtQuick.Layouts
import Automa.BarrageApp
import Automa.Kit

// The board of a tiles-only game is entered, apart from the game; it counts when it is taken over.
KitPage {
    id: page

    objectName: "enterPage"
    title: qsTr("Enter the board")
    subtitle: qsTr("Tap a space and set what is there")
    backSymbol: "close"
    footer: ActionBar {
        KitButton {
            objectName: "enterUndo"
            symbol: "undo"
            stacked: true
            text: qsTr("Undo")
            enabled: board.board.session.canUndo
            onClicked: board.board.session.undo()
        }
        KitButton {
            objectName: "takeOver"
            Layout.fillWidth: true
            kind: KitButton.Primary
            symbol: "check"
            text: qsTr("Continue with the board")
            onClicked: {
                if (BarrageApp.tiles.finishEntry())
                    page.backRequested();
            }
        }
    }

    BarrageBoardPage {
        id: board

        anchors.fill: parent
        board: BarrageApp.tiles.entry
    }
}
