import QtQuick

// A company: colour, letter and band, so that colour is never the only sign.
Rectangle {
    id: control

    property string company
    property real size: 32
    property string description

    readonly property bool neutral: Theme.companyLetter(company) === ""

    width: size
    height: size
    radius: size * 6 / 32
    color: Theme.companyFill(company)
    border.width: Math.max(1, size / 20)
    border.color: Theme.text
    Accessible.role: Accessible.Graphic
    Accessible.name: description
    Accessible.ignored: description === ""

    Text {
        visible: !control.neutral
        text: Theme.companyLetter(control.company)
        font.family: Theme.family
        font.bold: true
        font.pixelSize: control.size * 0.56
        color: Theme.companyInk(control.company)
        anchors.horizontalCenter: parent.horizontalCenter
        y: control.size * 0.40 - height / 2
        Accessible.ignored: true
    }
    Symbol {
        name: Theme.companyBand(control.company)
        color: Theme.companyInk(control.company)
        width: control.neutral ? control.size - 2 * control.border.width : control.size * 0.76
        height: control.neutral ? width : control.size * 0.22
        anchors.horizontalCenter: parent.horizontalCenter
        y: control.neutral ? control.border.width : control.size * 0.70
    }
}
