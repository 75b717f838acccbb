import QtQuick
import Automa.Kit
import Automa.LookupApp

// The look-up: a search, lists to leaf through, and one entry. Side by side where there is room.
KitPage {
    id: page

    // The entry in sight and the list it was taken from; empty: the search with all categories.
    property string key
    property string category
    // Where "back" leads, step by step.
    property var trail: []

    readonly property bool beside: columns > 1
    readonly property var entry: LookupApp.revision >= 0 && key !== "" ? LookupApp.entry(key) : ({})
    readonly property bool alone: !beside && key !== ""
    readonly property bool tile: entry.kind === "tile"

    function titleOf(category: string): string {
        return LookupApp.revision >= 0 ? LookupApp.categoryTitle(category) : "";
    }

    function remember() {
        page.trail = [...page.trail, {
            key: page.key,
            category: page.category
        }];
    }

    function show(key: string) {
        if (key === page.key || key === "")
            return;
        page.remember();
        page.key = key;
        detail.toTop();
    }

    function leaf(category: string) {
        page.remember();
        page.category = category;
        if (!page.beside)
            page.key = "";
    }

    function search() {
        page.remember();
        page.key = "";
        page.category = "";
        list.startSearch();
    }

    function stepBack(): bool {
        if (page.trail.length === 0)
            return false;
        const last = page.trail[page.trail.length - 1];
        page.trail = page.trail.slice(0, -1);
        page.key = last.key;
        page.category = last.category;
        detail.toTop();
        return true;
    }

    objectName: "lookupPage"
    // The entry says its own name in large letters; a tile's name stands in the bar.
    title: alone && tile ? entry.title ?? ""
         : alone ? titleOf(LookupApp.categoryOf(key))
         : category !== "" && !beside ? titleOf(category) : qsTr("Look-up")
    subtitle: alone && (tile || entry.kind === "criterion") ? entry.detail : qsTr("Barrage")
    actions: [
        IconButton {
            objectName: "lookupBefore"
            visible: page.tile
            symbol: "chevron_left"
            text: qsTr("Tile before")
            onClicked: page.key = LookupApp.neighbour(page.key, -1)
        },
        IconButton {
            objectName: "lookupAfter"
            visible: page.tile
            symbol: "chevron_right"
            text: qsTr("Next tile")
            onClicked: page.key = LookupApp.neighbour(page.key, 1)
        },
        IconButton {
            objectName: "lookupSearchAgain"
            visible: page.alone && !page.tile
            symbol: "search"
            text: qsTr("Search")
            onClicked: page.search()
        }
    ]

    LookupList {
        id: list

        visible: page.beside || page.key === ""
        width: page.beside ? Math.min(Theme.paneWidth, parent.width * 0.42) : parent.width
        height: parent.height
        category: page.category
        chosen: page.beside ? page.key : ""
        onEntryChosen: key => page.show(key)
        onCategoryChosen: category => page.leaf(category)
    }
    Rectangle {
        visible: page.beside
        x: list.width
        width: 1
        height: parent.height
        color: Theme.line
    }
    LookupDetail {
        id: detail

        visible: page.beside || page.key !== ""
        x: page.beside ? list.width + 1 : 0
        width: parent.width - x
        height: parent.height
        entry: page.entry
        titled: page.beside
        onEntryChosen: key => page.show(key)
    }
}
