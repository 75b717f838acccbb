import QtQuick
import Automa.BarrageApp
import Automa.Kit

// The chosen button of the pad as a heading, where there is no room for all of them.
Item {
    id: control

    required property BarragePad pad

    implicitHeight: Math.max(Theme.target, title.height)

    Symbol {
        name: control.pad.kindSymbol
        anchors.verticalCenter: parent.verticalCenter
    }
    KitText {
        id: title

        level: KitText.Section
        text: control.pad.kindText
        x: 34
        width: parent.width - x
        anchors.verticalCenter: parent.verticalCenter
    }
}
