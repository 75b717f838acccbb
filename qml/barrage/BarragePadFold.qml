import QtQuick
import Automa.BarrageApp
import Automa.Kit

// The chosen button of the pad as a heading, and the way back to all of them.
Item {
    id: control

    required property BarragePad pad

    implicitHeight: Math.max(Theme.target, title.height)

    IconButton {
        objectName: "padBack"
        symbol: "chevron_left"
        text: qsTr("Back to the buttons")
        x: -12
        anchors.verticalCenter: parent.verticalCenter
        onClicked: control.pad.stepBack()
    }
    Symbol {
        name: control.pad.kindSymbol
        x: 40
        anchors.verticalCenter: parent.verticalCenter
    }
    KitText {
        id: title

        level: KitText.Section
        text: control.pad.kindText
        x: 74
        width: parent.width - x
        anchors.verticalCenter: parent.verticalCenter
    }
}
