import QtQuick
import Automa.Kit
import Automa.LookupApp

// The look-up: a search, lists to leaf through, and one entry. Side by side where there is room.
KitPage {
    id: page

    // Whose book; empty: that of the game on the table, or the one open last.
    property string game
    // The entry in sight and the list it was taken from; empty: the search with all categories.
    property string key
    property string category
    // Where "back" leads, step by step.
    property var trail: []

    readonly property bool beside: columns > 1
    readonly property lookupShown entry: LookupApp.entry
    readonly property bool alone: !beside && key !== ""
    readonly property bool leafed: key !== "" && entry.before !== ""

    function remember() {
        page.trail = [...page.trail, {
            game: LookupApp.game,
            key: page.key,
            category: page.category
        }];
    }

    function go(key: string, category: string) {
        page.category = category;
        page.key = key;
        LookupApp.category = category;
        LookupApp.key = key;
    }

    function show(key: string) {
        if (key === page.key || key === "")
            return;
        page.remember();
        page.go(key, page.category);
        detail.toTop();
    }

    function leaf(category: string) {
        page.remember();
        page.go(page.beside ? page.key : "", category);
    }

    function search() {
        page.remember();
        page.go("", "");
        list.startSearch();
    }

    function turnTo(game: string) {
        if (game === LookupApp.game)
            return;
        page.remember();
        LookupApp.open(game);
        page.go("", "");
    }

    function stepBack(): bool {
        if (page.trail.length === 0)
            return false;
        const last = page.trail[page.trail.length - 1];
        page.trail = page.trail.slice(0, -1);
        LookupApp.open(last.game);
        page.go(last.key, last.category);
        detail.toTop();
        return true;
    }

    objectName: "lookupPage"
    // The entry says its own name in large letters, or the bar does.
    title: alone && entry.titleInBar ? entry.title
         : alone ? LookupApp.entryList
         : category !== "" && !beside ? LookupApp.categoryTitle : qsTr("Reference")
    subtitle: alone && entry.summaryInBar ? entry.summary : LookupApp.gameName
    actions: [
        IconButton {
            objectName: "lookupBefore"
            visible: page.leafed
            symbol: "chevron_left"
            text: page.entry.before
            onClicked: page.go(LookupApp.neighbour(-1), page.category)
        },
        IconButton {
            objectName: "lookupAfter"
            visible: page.leafed
            symbol: "chevron_right"
            text: page.entry.next
            onClicked: page.go(LookupApp.neighbour(1), page.category)
        },
        IconButton {
            objectName: "lookupSearchAgain"
            visible: page.alone && !page.leafed
            symbol: "search"
            text: qsTr("Search")
            onClicked: page.search()
        }
    ]
    Component.onCompleted: {
        LookupApp.open(page.game);
        page.go(page.key, page.category);
    }

    LookupList {
        id: list

        lookup: LookupApp
        visible: page.beside || page.key === ""
        width: page.beside ? Math.min(Theme.paneWidth, parent.width * 0.42) : parent.width
        height: parent.height
        chosen: page.beside ? page.key : ""
        onEntryChosen: key => page.show(key)
        onCategoryChosen: category => page.leaf(category)
        onBookChosen: game => page.turnTo(game)
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
        facts: LookupApp.facts
        links: LookupApp.links
        titled: page.beside
        onEntryChosen: key => page.show(key)
    }
}
