pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.Kit
import Automa.LookupApp

// One entry: its picture, its words, its facts, and where to read on.
Item {
    id: control

    required property lookupShown entry
    required property GadgetList facts
    required property GadgetList links
    property bool titled: false

    signal entryChosen(string key)

    readonly property bool empty: entry.key === ""
    readonly property LookupForm form: loader.item as LookupForm

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
        message: qsTr("Search on the left or browse a list.")
    }
    ScrollArea {
        id: scroller

        objectName: "lookupScroll"
        visible: !control.empty
        anchors.fill: parent
        contentHeight: column.height + 2 * Theme.margin

        Column {
            id: column

            width: Math.min(scroller.width - 2 * Theme.margin, control.form?.wide && control.titled ? 760 : 620)
            x: (scroller.width - width) / 2
            y: Theme.margin
            spacing: Theme.margin

            LookupHeading {
                visible: !control.entry.titleInBar || control.titled
                width: parent.width
                symbol: control.entry.symbol
                title: control.entry.title
                detail: control.entry.kind === "rule" ? control.entry.id : ""
            }
            LookupWords {
                visible: !(control.form?.holdsWords ?? false) && count > 0
                width: parent.width
                paragraphs: control.entry.paragraphs
                onLinkChosen: key => control.entryChosen(key)
            }
            Loader {
                id: loader

                visible: status === Loader.Ready
                width: parent.width
                source: control.entry.form
            }
            LookupFacts {
                visible: !(control.form?.holdsFacts ?? false) && facts.count > 0
                width: parent.width
                title: control.form?.factsTitle ?? ""
                facts: control.facts
                onLinkChosen: key => control.entryChosen(key)
            }
            LookupLinks {
                visible: links.count > 0
                width: parent.width
                links: control.links
                onLinkChosen: key => control.entryChosen(key)
            }
        }
    }
    Binding {
        target: control.form
        property: "entry"
        value: control.entry
    }
    Connections {
        target: control.form

        function onEntryChosen(key) {
            control.entryChosen(key);
        }
    }
}
