import QtQuick
import Automa.Kit

// Whose faction is chosen below, and which it is.
Item {
    id: control

    property string text
    property string name
    property string note

    readonly property bool beside: who.implicitWidth + faction.implicitWidth + remark.implicitWidth + 40 <= width

    implicitHeight: faction.height + (note === "" || beside ? 0 : remark.height)
    Accessible.role: Accessible.Heading
    Accessible.name: text + ": " + name

    KitText {
        id: who

        x: Theme.unit
        width: Math.ceil(implicitWidth)
        level: KitText.Overline
        text: control.text
        anchors.baseline: faction.baseline
        Accessible.ignored: true
    }
    KitText {
        id: faction

        x: who.x + who.width + Theme.gap
        width: parent.width - x
        tight: true
        font.bold: true
        text: control.name
        Accessible.ignored: true
    }
    KitText {
        id: remark

        visible: control.note !== ""
        x: control.beside ? parent.width - width - Theme.unit : who.x
        y: control.beside ? (faction.height - height) / 2 : faction.height
        width: control.beside ? Math.ceil(implicitWidth) : parent.width - who.x
        level: KitText.Detail
        text: control.note
        Accessible.ignored: true
    }
}
