import QtQuick

// One of our drawings (assets/icons/{ui,<game>}/<name>.svg) in any colour. Pure ornament unless it is given a name.
Image {
    id: control

    property string name
    property color color: Theme.text
    property real size: 24
    property string description

    width: size
    height: size
    sourceSize.width: Math.ceil(width)
    sourceSize.height: Math.ceil(height)
    source: name === "" ? "" : "image://symbol/" + name + "/" + color.toString().slice(1)
    Accessible.role: Accessible.Graphic
    Accessible.name: description
    Accessible.ignored: description === ""
}
