import QtQuick
import QtQuick.Layouts

// The foot of a page: Undo on the left, the one primary act last (give it Layout.fillWidth: true). Where the words
// do not fit beside each other, Undo and then the next show their symbol alone; in large letters the primary act
// gets a line of its own. `notice` stands above them.
Rectangle {
    id: control

    default property alias buttons: row.data
    property alias notice: above.data

    // The words of the primary act may change while it is in sight: it takes the room that is left and breaks them.
    property bool steady: false

    // How many of the first buttons must do without their words; -1: even that is not enough.
    readonly property int bare: {
        for (let number = 0; number < Math.max(1, row.visibleChildren.length); ++number)
            if (control.wanted(number) <= row.width)
                return number;
        return -1;
    }
    readonly property bool fits: bare >= 0
    readonly property int count: row.visibleChildren.length

    function wanted(bare: int): real {
        let sum = 0;
        for (let i = 0; i < row.visibleChildren.length; ++i) {
            const button = row.visibleChildren[i] as KitButton;
            const small = i < bare && button && button.symbol !== "" && Theme.textScale <= 1.25;
            const yields = control.steady && i === row.visibleChildren.length - 1;
            sum += (small ? Theme.mainButton : yields ? row.width / 2 : button?.fullWidth ?? 0) + (i > 0 ? row.columnSpacing : 0);
        }
        return sum;
    }

    function arrange() {
        // While buttons come and go, the count may lag behind the buttons themselves.
        const shown = row.visibleChildren;
        const fits = control.bare >= 0; // `fits` itself may be told later than this is called
        // Where they do not fit, they share the line; a word too long for its share is written smaller.
        const share = (row.width - (shown.length - 2) * row.columnSpacing) / Math.max(1, shown.length - 1);
        for (let i = 0; i < shown.length; ++i) {
            const button = shown[i] as KitButton;
            if (!button)
                continue;
            const last = i === shown.length - 1;
            button.bare = i < control.bare && button.symbol !== "" && !last;
            button.Layout.columnSpan = last && !fits ? Math.max(1, shown.length - 1) : 1;
            button.Layout.preferredWidth = fits ? -1 : last ? row.width : share;
        }
    }

    implicitWidth: 360
    // What a key of the page does: the primary act, if it may.
    function confirm() {
        const last = row.visibleChildren[row.visibleChildren.length - 1] as KitButton;
        if (last?.kind === KitButton.Primary)
            last.confirm();
    }

    implicitHeight: Math.max(10, above.height + 4) + row.implicitHeight + 10 + 1
    color: Theme.bg
    onBareChanged: arrange()
    onCountChanged: arrange()
    Component.onCompleted: arrange()

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }
    Item {
        id: above

        x: row.x
        y: 3
        width: row.width
        height: childrenRect.height
    }
    GridLayout {
        id: row

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 10
        width: Math.min(parent.width, Theme.readingWidth + 2 * Theme.margin) - 2 * Theme.margin
        onWidthChanged: control.arrange()
        columns: Math.max(1, control.fits ? control.count : control.count - 1)
        columnSpacing: Theme.unit
        rowSpacing: Theme.unit
    }
}
