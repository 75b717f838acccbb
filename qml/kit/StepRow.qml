import QtQuick

// One instruction. The whole row ticks it.
RowBase {
    id: control

    property int number: 1
    property string symbol
    property bool done: false
    property bool current: false
    // Of a picture that stands in the symbol's place; 0: there is none.
    property real pictureWidth: 0

    readonly property color badge: done ? Theme.ok : current ? Theme.primary : "transparent"
    readonly property real markSize: Math.max(30, mark.implicitHeight + 8)
    readonly property real symbolLeft: 14 + markSize + 16
    // Large letters need the room more than the picture does.
    readonly property bool pictured: (symbol !== "" || pictureWidth > 0)
                                     && width >= (250 + Math.max(0, pictureWidth - 24)) * Theme.textScale
    readonly property real textLeft: !pictured ? 14 + markSize + 14
                                   : symbolLeft + (pictureWidth > 0 ? pictureWidth + 4 : 36)

    // Screen readers get the plain words.
    function plain(rich: string): string {
        return rich.replace(/<[^>]*>/g, "");
    }

    divided: false
    ground: current ? Theme.primaryC : "transparent"
    implicitWidth: 320
    implicitHeight: Math.max(50, words.height + 8)
    Accessible.role: Accessible.CheckBox
    Accessible.name: number + ". " + plain(text)
    Accessible.checkable: true
    Accessible.checked: done
    Accessible.onPressAction: clicked()
    Accessible.onToggleAction: clicked()

    Item {
        anchors.fill: parent

        Rectangle {
            width: control.markSize
            height: control.markSize
            radius: height / 2
            x: 14
            anchors.verticalCenter: parent.verticalCenter
            color: control.badge
            border.width: control.done || control.current ? 0 : 2
            border.color: Theme.line2

            KitText {
                id: mark

                anchors.centerIn: parent
                tight: true
                level: KitText.Detail
                text: control.number
                font.bold: true
                opacity: control.done ? 0 : 1
                color: control.current ? Theme.primaryInk : Theme.text
            }
            Symbol {
                anchors.centerIn: parent
                name: "check"
                size: 20
                color: Theme.okInk
                opacity: control.done ? 1 : 0

                Behavior on opacity {
                    NumberAnimation {
                        duration: Theme.tick
                    }
                }
            }
        }
        Symbol {
            visible: control.pictured && control.pictureWidth === 0
            name: control.symbol
            color: control.done ? Theme.text2 : Theme.text
            size: 24
            x: control.symbolLeft
            anchors.verticalCenter: parent.verticalCenter
        }
        KitText {
            id: words

            level: KitText.Step
            textFormat: Text.StyledText
            text: control.text.replace(/\u00a0/g, "&nbsp;") // styled text takes the bare character for a space
            color: control.done ? Theme.text2 : Theme.text
            x: control.textLeft
            width: parent.width - x - 12
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
