pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.Kit

// The energy track with everybody's marker; the section of this round is lit.
Column {
    id: control

    required property GadgetList sections // each an energySection
    required property GadgetList markers // each an energyMarker

    readonly property real longest: sections.count > 0 ? sections.at(sections.count - 1).to : 1
    readonly property real sealSize: 22

    // Markers near each other stand side by side, in the order of their energy.
    function places(): var {
        const width = track.width;
        const energies = [];
        for (let i = 0; i < marks.count; ++i)
            energies.push((marks.itemAt(i) as BarrageEnergyMark)?.energy ?? 0);
        const order = energies.map((energy, index) => index).sort((a, b) => energies[a] - energies[b]);
        const result = [];
        let left = 0;
        for (let i = 0; i < order.length; ++i) {
            const at = width * Math.min(energies[order[i]], control.longest - 1) / control.longest;
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
            id: marks

            model: control.markers

            BarrageEnergyMark {
                id: mark

                required property int index
                required property string name

                at: track.width * Math.min(energy, control.longest - 1) / control.longest
                seal: track.spots[index] ?? 0
                sealSize: control.sealSize
                description: qsTr("%1: energy %2").arg(mark.name).arg(mark.energy)
            }
        }
        Repeater {
            model: control.sections

            BarrageTrackerSection {
                required property int from
                required property int to
                required property bool current
                required outside

                x: track.width * from / control.longest
                y: 30
                z: -1
                width: track.width * (to - from) / control.longest - 2
                lit: current
            }
        }
    }
    Item {
        width: parent.width
        height: labels.count > 0 ? Theme.scaled(18) : 0

        Repeater {
            id: labels

            model: control.sections

            KitText {
                required property int from
                required property int to
                required property bool current
                required text

                x: track.width * (from + to) / 2 / control.longest - width / 2
                level: KitText.Small
                tight: true
                font.bold: current
                color: current ? Theme.brass : Theme.text2
            }
        }
    }
}
