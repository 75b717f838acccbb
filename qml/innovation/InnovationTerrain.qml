import QtQuick
import Automa.InnovationApp
import Automa.Kit

// A terrain as it is on the map: its colour and its sign on a hex. Named when it stands alone.
Item {
    id: control

    property string terrain
    property real size: 28
    property string name

    readonly property int number: InnovationTiles.terrainNumber(terrain)

    width: size
    height: size
    Accessible.role: Accessible.Graphic
    Accessible.name: name
    Accessible.ignored: name === ""

    Symbol {
        name: "innovation_hex_full"
        size: control.size
        color: control.number < 0 ? Theme.sunken : InnovationTheme.terrains[control.number]
    }
    Symbol {
        name: "innovation_hex"
        size: control.size
        color: Theme.text
    }
    Symbol {
        visible: control.number >= 0
        name: control.number < 0 ? "" : "innovation_" + control.terrain
        size: control.size * 0.52
        anchors.centerIn: parent
        color: control.number < 0 ? Theme.text : InnovationTheme.terrainGlyphs[control.number]
    }
}
