import QtQuick

// The frame of every page: app bar, content, foot, and its places (bar, rail or top row as the width asks).
// A page that can take a step back inside itself (an open pane, a wizard) overrides stepBack() and returns true.
FocusScope {
    id: page

    property string title
    property string subtitle
    property string backSymbol: "back"
    property bool ruled: !topNavigation
    property alias steady: bar.steady
    property bool barVisible: true
    property var places: []
    property string place
    property alias actions: bar.actions
    property alias barMiddle: bar.middle
    property alias footer: foot.data
    property color ground: Theme.bg
    // Of a game that has colours of its own; they hold for the pages that are opened from here too.
    property ThemeColours colours: null
    // A bar at the foot of the content itself, which short messages leave free.
    property real contentFoot: 0
    // Two or three sentences on what the page is for; they stand behind the question mark in the bar.
    property string help
    // Kept for the next time, in no stack: what it shows may be out of date until it is opened again.
    property bool away: false
    default property alias content: holder.data

    signal backRequested
    // The window shows the help.
    signal helpRequested
    signal placeChosen(string id)

    readonly property int columns: Theme.panes(width, height)
    readonly property bool hasPlaces: places.length > 0
    readonly property bool topNavigation: hasPlaces && columns === 3
    readonly property bool sideNavigation: hasPlaces && columns === 2
    // How wide the middle of the bar may be.
    readonly property real barMiddleRoom: (topNavigation ? navigation.x : width - bar.actionsWidth) - bar.middleLeft - Theme.unit
    readonly property real railWidth: sideNavigation ? navigation.width : 0
    readonly property real footHeight: foot.height + (hasPlaces && columns === 1 ? navigation.height : 0)

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
        helpful: page.help !== ""
        onBackRequested: page.backRequested()
        onHelpRequested: page.helpRequested()
    }
    Rectangle {
        visible: page.topNavigation
        y: bar.height
        width: parent.width
        height: 1
        color: Theme.line
    }
    Item {
        id: holder

        x: page.railWidth
        y: bar.height + (page.topNavigation ? 1 : 0)
        width: parent.width - x
        height: parent.height - y - page.footHeight
    }
    Item {
        id: foot

        // What stands in the foot spans it.
        onChildrenChanged: {
            for (let i = 0; i < children.length; ++i)
                children[i].width = Qt.binding(() => foot.width);
        }
        x: page.railWidth
        y: parent.height - page.footHeight
        width: parent.width - x
        height: childrenRect.height
    }
    NavBar {
        id: navigation

        visible: page.hasPlaces
        form: page.topNavigation ? NavButton.TopRow : page.sideNavigation ? NavButton.Rail : NavButton.Bar
        items: page.places
        current: page.place
        x: page.topNavigation ? parent.width - width - Math.max(64, bar.actionsWidth + Theme.margin) : 0
        y: page.topNavigation ? (bar.height - height) / 2 : page.sideNavigation ? bar.height : parent.height - height
        width: form === NavButton.Bar ? parent.width : implicitWidth
        height: page.sideNavigation ? parent.height - bar.height : implicitHeight
        onChosen: id => page.placeChosen(id)
    }
}
