pragma ComponentBehavior: Bound

import QtQuick

// The frame of every page: app bar, content, foot, and its places (bar, rail or top row as the width asks).
// A page that can take a step back inside itself (an open pane, a wizard) overrides stepBack() and returns true.
FocusScope {
    id: page

    property string title
    property string subtitle
    property string backSymbol: "back"
    property bool ruled: !topNavigation
    property bool barVisible: true
    property var places: []
    property string place
    property alias actions: bar.actions
    property alias barMiddle: bar.middle
    property Component footer
    property color ground: Theme.bg
    default property alias content: holder.data

    signal backRequested
    signal placeChosen(string id)

    readonly property int columns: Theme.panes(width, height)
    readonly property bool hasPlaces: places.length > 0
    readonly property bool topNavigation: hasPlaces && columns === 3
    readonly property bool sideNavigation: hasPlaces && columns === 2
    readonly property real footHeight: foot.height + bottomPlaces.height

    function stepBack(): bool {
        return false;
    }

    Rectangle {
        anchors.fill: parent
        color: page.ground
    }
    AppBar {
        id: bar

        visible: page.barVisible
        width: parent.width
        height: visible ? implicitHeight : 0
        title: page.title
        subtitle: page.subtitle
        backSymbol: page.backSymbol
        ruled: page.ruled
        onBackRequested: page.backRequested()
    }
    Loader {
        id: topPlaces

        active: page.topNavigation
        anchors.right: parent.right
        anchors.rightMargin: 64
        y: (bar.height - height) / 2
        sourceComponent: NavBar {
            form: NavButton.Top
            items: page.places
            current: page.place
            onChosen: id => page.placeChosen(id)
        }
    }
    Rectangle {
        visible: page.topNavigation
        y: bar.height
        width: parent.width
        height: 1
        color: Theme.line
    }
    Loader {
        id: rail

        active: page.sideNavigation
        y: bar.height
        width: active ? 88 : 0
        height: parent.height - bar.height
        sourceComponent: NavBar {
            form: NavButton.Rail
            items: page.places
            current: page.place
            onChosen: id => page.placeChosen(id)
        }
    }
    Item {
        id: holder

        x: rail.width
        y: bar.height + (page.topNavigation ? 1 : 0)
        width: parent.width - rail.width
        height: parent.height - y - foot.height - bottomPlaces.height
    }
    Loader {
        id: foot

        active: page.footer !== null
        x: rail.width
        width: parent.width - rail.width
        y: parent.height - height - bottomPlaces.height
        height: item ? (item as Item).implicitHeight : 0
        sourceComponent: page.footer
    }
    Loader {
        id: bottomPlaces

        active: page.hasPlaces && page.columns === 1
        width: parent.width
        y: parent.height - height
        height: item ? (item as Item).implicitHeight : 0
        sourceComponent: NavBar {
            form: NavButton.Bar
            items: page.places
            current: page.place
            onChosen: id => page.placeChosen(id)
        }
    }
}
