pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// One of the twenty tiles, by its printed code.
Sheet {
    id: sheet

    property bool forActions: true

    required property BarrageAsk ask
    readonly property int current: forActions ? ask.actionsTile : ask.criteriaTile

    objectName: "askTiles"
    title: forActions ? qsTr("Which tile shows the actions?") : qsTr("Which tile shows the criteria?")

    KitText {
        width: parent.width
        level: KitText.Detail
        text: qsTr("By its code, as printed: dam, conduit, powerhouse")
    }
    // Placed by hand: a positioner would settle only after the sheet has taken its height.
    Item {
        id: grid

        readonly property int across: Math.max(1, Math.floor((sheet.width - 2 * Theme.margin) / Theme.scaled(124)))
        readonly property real cell: Math.floor(width / across)
        readonly property real tall: Math.max(Theme.target, Theme.scaled(20) + 26)

        width: parent.width
        height: Math.ceil(sheet.ask.tiles.count / across) * tall

        Repeater {
            model: sheet.ask.tiles

            FilterChip {
                required property int index
                required property int number
                required property string code
                required property string name

                objectName: "tile_" + number
                x: index % grid.across * grid.cell
                y: Math.floor(index / grid.across) * grid.tall
                width: grid.cell
                height: grid.tall
                checked: number === sheet.current
                text: code
                Accessible.name: name
                onClicked: {
                    sheet.ask.chooseTile(sheet.forActions, number);
                    sheet.close();
                }
            }
        }
    }
}
