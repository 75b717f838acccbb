pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Automa.App
import Automa.Kit

// Which game is meant: for a new game, and for whatever several games have.
KitPage {
    id: chooser

    // The part of the page's name after the game's: "new", "ask", "tour".
    property string what: "new"
    // The first start came here by itself: it can be left at once.
    property bool welcome: false

    objectName: "choosePage"
    title: welcome ? qsTr("Tour") : qsTr("New game")
    subtitle: qsTr("Which game?")
    footer: ActionBar {
        visible: chooser.welcome
        height: chooser.welcome ? implicitHeight : 0

        KitButton {
            objectName: "tourSkip"
            Layout.fillWidth: true
            text: qsTr("Skip")
            Accessible.name: qsTr("Skip the tour")
            onClicked: Shell.navigator.back()
        }
    }

    ScrollArea {
        id: scroller

        anchors.fill: parent
        contentHeight: list.y + list.height + 24

        KitText {
            id: greeting

            visible: chooser.welcome
            x: list.x
            y: 16
            width: list.width
            text: qsTr("You move the cardboard; the app decides for the Automa and tells you why. The tour shows one turn of the game you choose.")
        }
        ListCard {
            id: list

            width: Math.min(scroller.width - 2 * Theme.margin, Theme.readingWidth)
            x: (scroller.width - width) / 2
            y: chooser.welcome ? greeting.y + greeting.height + 16 : 16

            Repeater {
                model: Shell.games.having(chooser.what)

                ListRow {
                    id: row

                    required property string id
                    required property string name
                    required property string about
                    required symbol
                    required property string page

                    objectName: chooser.what + "_" + row.id
                    width: list.width
                    text: row.name
                    detail: row.about
                    onClicked: {
                        // Who has seen a tour is done with it; what is entered may turn out to be of the wrong game.
                        if (chooser.what === "tour")
                            Shell.navigator.replace(row.page);
                        else
                            Shell.navigator.open(row.page);
                    }
                }
            }
        }
    }
}
