pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// The energy track with everybody's marker; the section of this round is lit.
Column {
    id: control

    property var sections: [] // each an energySection
    property var markers: [] // each an energyMarker

    readonly property real longest: sections.length > 0 ? sections[sections.length - 1].to : 1
    readonly property real sealSize: 22

    // Markers near each other stand side by side, in the order of their energy.
    function places(): var {
        const width = track.width;
        const order = control.markers.map((marker, index) => index).sort((a, b) => control.markers[a].energy - control.markers[b].energy);
        const result = [];
        let left = 0;
        for (let i = 0; i < order.length; ++i) {
            const at = width * Math.min(control.markers[order[i]].energy, control.longest - 1) / control.longest;
            const behind = (order.length - 1 - i) * (control.sealSize + 2);
            left = Math.max(left, Math.min(at - control.sealSize / 2, width - control.sealSize - behind));
            result[order[i]] = Math.max(0, left);
            left = result[order[i]] + control.sealSize + 2;
        }
        return result;
    }

    objectName: "energyTrack"
    spacing: Theme.unit

    Item {
        id: track

        readonly property var spots: width > 0 ? control.places() : []

        width: parent.width
        height: 60

        Repeater {
            model: control.markers.length // so that what is shown stays when only its words change

            Item {
                id: marker

                required property int index
                readonly property var told: control.markers[index] ?? ({})
                readonly property int energy: told.energy ?? 0
                readonly property real at: track.width * Math.min(energy, control.longest - 1) / control.longest
                readonly property real seal: track.spots[index] ?? 0
                // A seal that had to move aside stays tied to its place.
                readonly property real aside: at - (seal + control.sealSize / 2)

                Rectangle {
                    x: marker.seal + control.sealSize / 2 - 1
                    y: control.sealSize
                    width: 2
                    height: Math.hypot(marker.aside, 8) + 1
                    transformOrigin: Item.Top
                    rotation: -Math.atan2(marker.aside, 8) * 180 / Math.PI
                    color: Theme.text
                    antialiasing: true
                    z: 2
                }
                Rectangle {
                    x: marker.at - 1
                    y: 30
                    width: 2
                    height: 26
                    color: Theme.text
                    z: 2
                }
                BarrageCompanySeal {
                    x: marker.seal
                    company: marker.told.company ?? ""
                    size: control.sealSize
                    description: qsTr("%1: energy %2").arg(marker.told.name ?? "").arg(marker.energy)
                }
            }
        }
        Repeater {
            model: control.sections.length

            BarrageTrackerSection {
                required property int index
                readonly property var section: control.sections[index] ?? ({})
                readonly property real from: section.from ?? 0

                x: track.width * from / control.longest
                y: 30
                z: -1
                width: track.width * ((section.to ?? 0) - from) / control.longest - 2
                lit: section.current ?? false
                outside: section.outside ?? false
            }
        }
    }
    Item {
        width: parent.width
        height: labels.count > 0 ? Theme.scaled(18) : 0

        Repeater {
            id: labels

            model: control.sections.length

            KitText {
                required property int index
                readonly property var section: control.sections[index] ?? ({})
                readonly property bool lit: section.current ?? false

                x: track.width * ((section.from ?? 0) + (section.to ?? 0)) / 2 / control.longest - width / 2
                level: KitText.Small
                tight: true
                font.bold: lit
                color: lit ? Theme.brass : Theme.text2
                text: section.text ?? ""
            }
        }
    }
}
