pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.LookupApp

// The search field, and below it what it finds, the list of a category, or all categories.
Item {
    id: control

    property string chosen

    signal entryChosen(string key)
    signal categoryChosen(string category)
    signal bookChosen(string game)

    readonly property bool listed: LookupApp.category !== ""
    readonly property LookupFilter filter: loader.item as LookupFilter

    function startSearch() {
        field.text = "";
        LookupApp.query = "";
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
        text: LookupApp.query
        inputMethodHints: Qt.ImhNoPredictiveText
        onEdited: LookupApp.query = text
    }
    Column {
        id: head

        x: Theme.margin
        y: field.y + field.height + Theme.unit
        width: field.width

        LookupBooks {
            visible: books.count > 1 && (LookupApp.searching || !control.listed)
            width: parent.width
            books: LookupApp.books
            chosen: LookupApp.game
            onBookChosen: game => control.bookChosen(game)
        }
        Loader {
            id: loader

            visible: !LookupApp.searching && status === Loader.Ready
            width: parent.width
            source: LookupApp.filter
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
                visible: !LookupApp.searching && !control.listed
                width: parent.width
                categories: LookupApp.categories
                onChosen: category => control.categoryChosen(category)
            }
            EmptyState {
                objectName: "lookupNothing"
                visible: LookupApp.searching || control.listed
                width: parent.width
                symbol: "search"
                title: LookupApp.searching ? qsTr("Nothing for “%1”").arg(field.text) : control.filter?.nothing ?? ""
                message: LookupApp.searching ? LookupApp.advice : ""
                actionText: qsTr("Clear")
                actionSymbol: "close"
                onActed: {
                    if (LookupApp.searching)
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
        model: LookupApp.rows
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
                LookupApp.widen();
            else
                LookupApp.narrow(keys);
        }
    }
    Connections {
        target: LookupApp

        function onListChanged() {
            view.positionViewAtBeginning();
        }
    }
}
