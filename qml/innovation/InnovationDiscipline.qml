import QtQuick
import Automa.InnovationApp
import Automa.Kit

// A discipline: the colour of its books and its sign.
Rectangle {
    id: control

    property string discipline
    property real size: 28
    property string name

    readonly property int number: InnovationTiles.disciplineNumber(discipline)

    width: size
    height: size
    radius: size / 5
    color: number < 0 ? Theme.surface : InnovationTheme.disciplines[number]
    border.width: Math.max(1, size / 20)
    border.color: Theme.text
    Accessible.role: Accessible.Graphic
    Accessible.name: name
    Accessible.ignored: name === ""

    Symbol {
        anchors.centerIn: parent
        name: control.number < 0 ? "" : "innovation_" + control.discipline
        size: control.size * 0.72
        color: control.number < 0 ? Theme.text : InnovationTheme.disciplineInks[control.number]
    }
}
