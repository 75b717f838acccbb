pragma ComponentBehavior: Bound

import QtQuick
import Automa.Kit
import Automa.LookupApp

// The search field, and below it what it finds, the list of a category, or all categories.
Item {
    id: control

    property string category
    property string chosen

    signal entryChosen(string key)
    signal categoryChosen(string category)

    readonly property bool searching: field.text.trim() !== ""
    readonly property var rows: searching ? LookupApp.results
                              : category === "tiles" ? LookupApp.revision >= 0 ? LookupApp.tiles(filter.action, filter.criterion, filter.code) : []
                              : category !== "" && LookupApp.revision >= 0 ? LookupApp.list(category) : []

    function startSearch() {
        field.text = "";
        LookupApp.query = "";
        field.forceActiveFocus();
    }

    objectName: "lookupList"
    onCategoryChanged: view.positionViewAtBeginning()

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
    LookupTileFilter {
        id: chips

        visible: !control.searching && control.category === "tiles"
        x: Theme.margin
        y: field.y + field.height + Theme.unit
        width: field.width
        height: visible ? implicitHeight : 0
        action: filter.action
        criterion: filter.criterion
        code: filter.code
        onFiltered: (action, criterion, code) => {
            filter.action = action;
            filter.criterion = criterion;
            filter.code = code;
        }
    }
    ScrollArea {
        objectName: "lookupStart"
        visible: control.rows.length === 0
        x: Theme.margin
        y: view.y
        width: field.width
        height: parent.height - y
        contentHeight: start.height + Theme.margin

        Column {
            id: start

            width: parent.width

            LookupCategories {
                visible: !control.searching && control.category === ""
                width: parent.width
                onChosen: category => control.categoryChosen(category)
            }
            EmptyState {
                objectName: "lookupNothing"
                visible: control.searching || control.category !== ""
                width: parent.width
                symbol: "search"
                title: control.searching ? qsTr("Nothing for “%1”").arg(field.text) : qsTr("No tile has all of this")
                message: control.searching ? qsTr("Try another word, a code like 5A or a rule number like B-4.7.") : ""
                actionText: qsTr("Clear")
                actionSymbol: "close"
                onActed: {
                    if (control.searching)
                        control.startSearch();
                    filter.action = "";
                    filter.criterion = "";
                    filter.code = "";
                }
            }
        }
    }
    ListView {
        id: view

        objectName: "lookupRows"
        visible: control.rows.length > 0
        x: Theme.margin
        y: chips.y + chips.height + Theme.unit
        width: field.width
        height: parent.height - y
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        bottomMargin: Theme.margin
        cacheBuffer: 0 // rows made ahead lie over the first one until they are placed
        model: control.rows.length
        delegate: LookupRow {
            required property int index

            objectName: "lookupRow_" + (row.key ?? "")
            width: view.width
            row: control.rows[index] ?? ({})
            headed: (row.section ?? "") !== "" && (index === 0 || control.rows[index - 1]?.section !== row.section)
            last: index === control.rows.length - 1 || control.rows[index + 1]?.section !== row.section
            chosen: control.chosen !== "" && control.chosen === row.key
            first: headed || index === 0
            onClicked: control.entryChosen(row.key)
        }
    }
    QtObject {
        id: filter

        property string action
        property string criterion
        property string code
    }
}
