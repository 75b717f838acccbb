pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.Kit
import Automa.LibraryApp

// One saved game: who plays, how it stands, when it was played. A tap on it goes on.
RowBase {
    id: control

    required property int index
    required property string title
    required property string gameName
    required property string standing
    required property string detail
    required property string fault
    required property int status
    required property var sides

    // Of several games: it says which one it is.
    required property bool several

    signal more

    function spoken(parts: var): string {
        return parts.filter(part => part !== "").join(", ");
    }

    objectName: "game_" + index
    text: title
    implicitWidth: 320
    implicitHeight: words.height + 24
    Accessible.role: Accessible.Button
    Accessible.name: (status === PlayedStatus.Finished ? qsTr("View: %1") : qsTr("Continue: %1")).arg(text)
    Accessible.description: spoken([several ? gameName : "", standing, detail, fault])

    Item {
        anchors.fill: parent

        Column {
            id: words

            x: Theme.margin
            y: 12
            width: parent.width - 2 * Theme.margin - Theme.target
            spacing: 2

            KitText {
                visible: control.several
                level: KitText.Overline
                width: parent.width
                text: control.gameName
            }
            Row {
                spacing: 6
                bottomPadding: 4

                Repeater {
                    model: control.sides

                    SideSeal {
                        required property sideLook modelData

                        look: modelData
                        size: 28
                    }
                }
            }
            KitText {
                width: parent.width
                font.bold: true
                text: control.text
            }
            KitText {
                objectName: "gameStanding"
                visible: text !== ""
                width: parent.width
                text: control.standing
            }
            KitText {
                width: parent.width
                level: KitText.Detail
                text: control.detail
            }
            KitText {
                objectName: "gameFault"
                visible: text !== ""
                width: parent.width
                level: KitText.Detail
                color: Theme.danger
                text: control.fault
            }
        }
    }
    IconButton {
        objectName: "moreGame"
        anchors.right: parent.right
        anchors.rightMargin: 4
        anchors.verticalCenter: parent.verticalCenter
        symbol: "more"
        text: qsTr("More: %1").arg(control.text)
        onClicked: control.more()
    }
    RowFrame {
        anchors.fill: parent
        z: -2
        firstRow: control.firstRow
        lastRow: control.lastRow
    }
}
