pragma ComponentBehavior: Bound

import QtQuick
import Automa.InnovationApp
import Automa.Kit

// Which terrain a human calls home.
Sheet {
    id: sheet

    required property InnovationNewGame game
    property int index: 0

    function ask(index: int) {
        sheet.index = index;
        sheet.game.askHuman(index);
        sheet.open();
    }

    title: index === 0 ? qsTr("Your native terrain") : qsTr("Player 2’s native terrain")

    ListCard {
        id: list

        width: parent.width

        Repeater {
            model: sheet.game.humanChoices

            ChoiceRow {
                id: row

                required property string value
                required property bool current
                required property bool free

                required text
                required detail
                objectName: "terrain_" + value
                width: list.width
                checked: current
                enabled: free
                opacity: free ? 1 : 0.6
                onClicked: {
                    sheet.game.chooseHuman(sheet.index, value);
                    sheet.close();
                }

                InnovationTerrain {
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.margin + 34
                    anchors.verticalCenter: parent.verticalCenter
                    terrain: row.value
                }
            }
        }
    }
}
