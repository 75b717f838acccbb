pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// The saved games: a tap takes the position of one as the start of the question.
Sheet {
    id: sheet

    required property BarrageAskGames games

    objectName: "askGames"
    title: qsTr("From a saved game")
    subtitle: qsTr("The game as it is now; nothing in it is changed")
    onAboutToShow: games.refresh()

    KitText {
        visible: sheet.games.rows.count === 0
        width: parent.width
        level: KitText.Detail
        text: qsTr("No saved game of Barrage yet.")
    }
    ListCard {
        id: list

        visible: sheet.games.rows.count > 0
        width: parent.width

        Repeater {
            model: sheet.games.rows

            ListRow {
                required property int index
                required property string uuid
                required property string title
                required property string standing

                objectName: "askGame_" + index
                width: list.width
                text: title
                detail: standing
                onClicked: {
                    if (sheet.games.take(uuid))
                        sheet.close();
                }
            }
        }
    }
}
