pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit

// One entry: its picture, its words, its facts, and where to read on.
Item {
    id: control

    property var entry: ({})
    property bool titled: false

    signal entryChosen(string key)

    readonly property bool empty: (entry.key ?? "") === ""
    readonly property string form: entry.form ?? ""

    function toTop() {
        scroller.contentY = 0;
    }

    objectName: "lookupDetail"

    EmptyState {
        visible: control.empty
        width: Math.min(parent.width - 2 * Theme.margin, 400)
        anchors.centerIn: parent
        symbol: "lookup"
        title: qsTr("Choose an entry")
        message: qsTr("Search on the left or leaf through a list.")
    }
    ScrollArea {
        id: scroller

        objectName: "lookupScroll"
        visible: !control.empty
        anchors.fill: parent
        contentHeight: column.height + 2 * Theme.margin

        Column {
            id: column

            width: Math.min(scroller.width - 2 * Theme.margin, control.form === "tile" && control.titled ? 760 : 620)
            x: (scroller.width - width) / 2
            y: Theme.margin
            spacing: Theme.margin

            LookupHeading {
                visible: control.form !== "tile" || control.titled
                width: parent.width
                symbol: control.entry.symbol ?? ""
                title: control.entry.title ?? ""
                detail: control.entry.kind === "rule" ? control.entry.id ?? "" : ""
            }
            LookupWords {
                visible: control.form !== "criterion" && count > 0
                width: parent.width
                paragraphs: control.entry.paragraphs ?? []
                onLinkChosen: key => control.entryChosen(key)
            }
            LookupTile {
                visible: control.form === "tile"
                width: parent.width
                number: control.form === "tile" ? parseInt(control.entry.id) : 0
                onEntryChosen: key => control.entryChosen(key)
            }
            LookupCriterion {
                visible: control.form === "criterion"
                width: parent.width
                entry: control.form === "criterion" ? control.entry : ({})
                onEntryChosen: key => control.entryChosen(key)
            }
            LookupBoard {
                visible: control.form === "board"
                width: parent.width
                key: control.form === "board" ? control.entry.key : ""
                onEntryChosen: key => control.entryChosen(key)
            }
            LookupFacts {
                visible: control.form !== "tile" && facts.length > 0
                width: parent.width
                title: control.form === "criterion" ? qsTr("Where it is printed") : ""
                facts: control.entry.facts ?? []
                onLinkChosen: key => control.entryChosen(key)
            }
            LookupLinks {
                visible: links.length > 0
                width: parent.width
                links: control.entry.links ?? []
                onLinkChosen: key => control.entryChosen(key)
            }
        }
    }
}
