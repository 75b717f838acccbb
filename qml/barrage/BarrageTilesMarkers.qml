pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// Engineers, VP and energy of everybody, to be set right at any time.
Column {
    id: control

    required property BarrageTiles tiles
    // Only the one whose turn it is.
    property bool currentOnly: false

    component Marker: Flow {
        id: marker

        property string symbol
        property string label
        property alias value: number.value
        property alias from: number.from
        property alias to: number.to
        property alias stepperName: number.objectName

        signal moved(int value)

        width: parent ? parent.width : 0
        spacing: Theme.unit

        Row {
            width: Math.max(marker.width - number.implicitWidth - Theme.unit, name.implicitWidth + 34)
            height: number.implicitHeight
            spacing: 10

            Symbol {
                anchors.verticalCenter: parent.verticalCenter
                size: 22
                name: marker.symbol
                color: Theme.text
            }
            KitText {
                id: name

                anchors.verticalCenter: parent.verticalCenter
                text: marker.label
            }
        }
        Stepper {
            id: number

            label: marker.label
            onMoved: value => marker.moved(value)
        }
    }

    spacing: Theme.gap

    Repeater {
        model: control.tiles.markers

        Card {
            id: one

            required property string company
            required property string name
            required property string detail
            required property bool human
            required property int engineers
            required property int most
            required property int vp
            required property int energy
            required property bool current

            visible: !control.currentOnly || current
            width: control.width
            outlined: current
            padding: 12

            Column {
                anchors.left: parent.left
                anchors.right: parent.right
                spacing: Theme.unit

                Item {
                    width: parent.width
                    height: Math.max(32, who.height)

                    BarrageCompanySeal {
                        company: one.company
                        size: 32
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    Column {
                        id: who

                        x: 44
                        width: parent.width - x
                        anchors.verticalCenter: parent.verticalCenter

                        KitText {
                            width: parent.width
                            font.bold: true
                            lineHeight: 1
                            text: one.name
                        }
                        KitText {
                            width: parent.width
                            level: KitText.Small
                            text: one.detail
                        }
                    }
                }
                Marker {
                    visible: !one.human
                    stepperName: "engineers_" + one.company
                    symbol: "engineer"
                    label: qsTr("Engineers")
                    to: one.most
                    value: one.engineers
                    onMoved: value => control.tiles.setMarker(one.company, BarrageTiles.Engineers, value)
                }
                Marker {
                    stepperName: "vp_" + one.company
                    symbol: "vp"
                    label: qsTr("VP")
                    from: -99
                    to: 400
                    value: one.vp
                    onMoved: value => control.tiles.setMarker(one.company, BarrageTiles.Vp, value)
                }
                Marker {
                    stepperName: "energy_" + one.company
                    symbol: "energy"
                    label: qsTr("Energy")
                    to: 99
                    value: one.energy
                    onMoved: value => control.tiles.setMarker(one.company, BarrageTiles.Energy, value)
                }
            }
        }
    }
}
