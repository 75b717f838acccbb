import QtQuick
import Automa.BarrageApp
import Automa.Kit
import Automa.Lookup

// A criterion: what it means, the model's own run of it on a played position, and its tie-break.
LookupForm {
    id: control

    readonly property var paragraphs: entry.paragraphs
    readonly property lookupRun run: BarrageLookup.run

    holdsWords: true
    onEntryChanged: if (entry.kind === "criterion") {
        BarrageLookup.showCriterion(entry.group, entry.id);
    }
    factsTitle: qsTr("Where it is printed")

    LookupWords {
        width: parent.width
        paragraphs: control.paragraphs.slice(0, 1)
        onLinkChosen: key => control.entryChosen(key)
    }
    Rectangle {
        visible: control.run.stays !== ""
        width: parent.width
        height: map.height + legend.height + 2
        radius: Theme.radius
        color: Theme.surface
        border.width: 1
        border.color: Theme.line

        BarrageBoardMap {
            id: map

            objectName: "lookupPicture"
            x: 1
            y: 1
            width: parent.width - 2
            height: Math.round(Math.min(width * 0.8, 380))
            scene: BarrageLookup.picture
            shown: control.run.places.shown
            focusOn: control.run.places.focusOn
            selectable: []
        }
        Column {
            id: legend

            y: map.height + 1
            width: parent.width
            topPadding: 10
            bottomPadding: 10
            spacing: Theme.unit

            BarrageLookupLegend {
                x: Theme.margin
                width: parent.width - 2 * Theme.margin
                stays: true
                title: qsTr("Remains:")
                text: control.run.stays
            }
            BarrageLookupLegend {
                x: Theme.margin
                width: parent.width - 2 * Theme.margin
                title: qsTr("Ruled out:")
                text: control.run.leaves
            }
            KitText {
                x: Theme.margin
                width: parent.width - 2 * Theme.margin
                level: KitText.Small
                text: qsTr("From a real game. To build: %1. Criteria of tile %2.").arg(control.run.builder).arg(control.run.tile)
            }
        }
    }
    KitText {
        visible: control.paragraphs.length > 1
        width: parent.width
        color: Theme.text2
        textFormat: Text.StyledText
        text: control.paragraphs[1] ?? ""
    }
}
