import QtQuick
import Automa.Kit
import Automa.Lookup
import Automa.ScytheApp

// A star card as it is printed, and how it is read.
LookupForm {
    id: control

    Card {
        width: parent.width

        Column {
            anchors.left: parent.left
            anchors.right: parent.right
            spacing: Theme.gap

            ScytheStarGrid {
                objectName: "lookupStarCard"
                anchors.horizontalCenter: parent.horizontalCenter
                kinds: control.entry.kind === "star_card" ? ScytheLookup.spacesOf(control.entry.id) : []
                cell: 44
            }
            KitText {
                width: parent.width
                level: KitText.Detail
                text: qsTr("Read row by row from the left. A striped bar: water is closed. A star: the Automa places one; II also flips the scheme.")
            }
        }
    }
}
