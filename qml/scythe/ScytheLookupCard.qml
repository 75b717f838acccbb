pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.Lookup
import Automa.Play
import Automa.ScytheApp

// An Automa card as it is printed: both schemes from the top, the combat table, the resource box and the star.
LookupForm {
    id: control

    readonly property int number: entry.kind === "card" ? parseInt(entry.id) : 0

    holdsFacts: true
    wide: true
    spacing: Theme.gap
    onNumberChanged: if (number > 0) {
        ScytheLookup.showCard(number);
        ScytheApp.prospect.card = number;
    }
    onVisibleChanged: ScytheApp.prospect.viewers.look(control, visible)
    Component.onCompleted: ScytheApp.prospect.viewers.look(control, visible)

    Flow {
        width: parent.width
        spacing: Theme.unit

        Chip {
            width: Math.min(implicitWidth, parent.width)
            tone: ScytheLookup.face.star ? Chip.Brass : Chip.Plain
            symbol: "scythe_star"
            text: ScytheLookup.face.star ? qsTr("the star cube moves") : qsTr("the star cube stays")
        }
        Chip {
            width: Math.min(implicitWidth, parent.width)
            tone: Chip.Plain
            symbol: "scythe_resources"
            text: qsTr("resources: %1").arg(ScytheLookup.face.resources)
        }
        Chip {
            width: Math.min(implicitWidth, parent.width)
            visible: ScytheLookup.face.skips
            tone: Chip.Plain
            symbol: "scythe_skip"
            text: qsTr("skip with Autometta")
        }
    }
    // The one in play lies on top, as on the table.
    Repeater {
        model: ScytheApp.prospect.scheme === 1 ? [1, 0] : [0, 1]

        ScytheScheme {
            required property int modelData

            width: control.width
            face: ScytheLookup.face
            scheme: modelData
            live: modelData === ScytheApp.prospect.scheme
            note: live ? qsTr("in play now") : modelData === 0 ? qsTr("until the first star of the track") : qsTr("after it")
        }
    }
    SectionHead {
        width: parent.width
        ruled: false
        text: qsTr("Combat, both schemes")
        note: qsTr("power it spends")
    }
    ScytheCombatTable {
        width: parent.width
        face: ScytheLookup.face
    }
    SectionHead {
        visible: now.visible
        width: parent.width
        ruled: false
        text: ScytheApp.prospect.title
    }
    Card {
        id: now

        objectName: "rightNow"
        visible: ScytheApp.prospect.title !== ""
        width: parent.width
        padding: 0

        Column {
            anchors.left: parent.left
            anchors.right: parent.right

            Repeater {
                model: ScytheApp.prospect.rows

                TurnRemark {
                    required property int index

                    width: now.availableWidth
                    book: "scythe"
                    offer: index === ScytheApp.prospect.chosen
                }
            }
        }
    }
}
