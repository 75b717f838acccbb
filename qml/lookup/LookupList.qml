pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.LookupApp

// The search field, and below it what it finds, the list of a category, or all categories.
Item {
    id: control

    required property LookupApp lookup
    property string chosen

    signal entryChosen(string key)
    signal categoryChosen(string category)
    signal bookChosen(string game)

    readonly property bool listed: lookup.category !== ""
    readonly property LookupFilter filter: loader.item as LookupFilter

    function startSearch() {
        field.text = "";
        control.lookup.query = "";
        field.forceActiveFocus();
    }

    objectName: "lookupList"

    KitTextField {
        id: field

        objectName: "lookupSearch"
        x: Theme.margin
        y: Theme.gap
        width: parent.width - 2 * Theme.margin
        symbol: "search"
        placeholder: qsTr("Search")
        text: control.lookup.query
        inputMethodHints: Qt.ImhNoPredictiveText
        onEdited: control.lookup.query = text
    }
    Column {
        id: head

        x: Theme.margin
        y: field.y + field.height + Theme.unit
        width: field.width

        LookupBooks {
            visible: books.count > 1 && (control.lookup.searching || !control.listed)
            width: parent.width
            books: control.lookup.books
            chosen: control.lookup.game
            onBookChosen: game => control.bookChosen(game)
        }
        Loader {
            id: loader

            visible: !control.lookup.searching && status === Loader.Ready
            width: parent.width
            source: control.lookup.filter
        }
    }
    ScrollArea {
        objectName: "lookupStart"
        visible: view.count === 0
        x: Theme.margin
        y: view.y
        width: field.width
        height: parent.height - y
        contentHeight: start.height + Theme.margin

        Column {
            id: start

            width: parent.width

            LookupCategories {
                visible: !control.lookup.searching && !control.listed
                width: parent.width
                categories: control.lookup.categories
                onChosen: category => control.categoryChosen(category)
            }
            EmptyState {
                objectName: "lookupNothing"
                visible: control.lookup.searching || control.listed
                width: parent.width
                symbol: "search"
                title: control.lookup.searching ? qsTr("No results for “%1”").arg(field.text) : control.filter?.nothing ?? ""
                message: control.lookup.searching ? control.lookup.advice : ""
                actionText: qsTr("Clear")
                actionSymbol: "close"
                onActed: {
                    if (control.lookup.searching)
                        control.startSearch();
                    control.filter?.clear();
                }
            }
        }
    }
    ListView {
        id: view

        objectName: "lookupRows"
        visible: count > 0
        x: Theme.margin
        y: head.y + head.height + Theme.unit
        width: field.width
        height: parent.height - y
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        bottomMargin: Theme.margin
        cacheBuffer: 0 // rows made ahead lie over the first one until they are placed
        model: control.lookup.rows
        delegate: LookupRow {
            width: view.width
            chosen: control.chosen !== "" && control.chosen === key
            onClicked: control.entryChosen(key)
        }
    }
    Connections {
        target: control.filter

        function onNarrowed(keys) {
            if (keys === null)
                control.lookup.widen();
            else
                control.lookup.narrow(keys);
        }
    }
    Connections {
        target: control.lookup

        function onListChanged() {
            view.positionViewAtBeginning();
        }
    }
}
