import QtQuick
import QtQuick.Templates as T

// A page's scrolling part: vertical only, with a bar, and what gets the keyboard focus is brought into sight.
Flickable {
    id: control

    // What it shows: another card, another question. That opens at its top.
    property var subject
    readonly property Item focused: Window.activeFocusItem

    function reveal(item: Item) {
        const top = item.mapToItem(control.contentItem, 0, 0).y;
        const room = Theme.unit;
        const seen = Math.min(top + item.height, control.contentY + control.height) - Math.max(top, control.contentY);
        if (item.height > control.height / 4 && seen > item.height / 2)
            return; // a map that was tapped stays under the finger
        if (top - room < control.contentY)
            control.contentY = Math.max(0, top - room);
        else if (top + item.height + room > control.contentY + control.height)
            control.contentY = Math.min(control.contentHeight - control.height, top + item.height + room - control.height);
    }

    function holds(item: Item): bool {
        let walker = item;
        while (walker && walker !== control.contentItem)
            walker = walker.parent;
        return walker === control.contentItem;
    }

    onSubjectChanged: contentY = 0
    clip: true
    contentWidth: width
    flickableDirection: Flickable.VerticalFlick
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentHeight > height
    onFocusedChanged: {
        // What a finger has just touched is where the finger is; only a field may have to give way to a keyboard.
        const touched = focused as T.Control;
        if (touched && !touched.visualFocus)
            return;
        if (focused && contentHeight > height && focused.height < height && holds(focused))
            reveal(focused);
    }

    T.ScrollBar.vertical: T.ScrollBar {
        id: bar

        parent: control
        x: control.width - width
        width: 6
        height: control.height
        minimumSize: 0.08
        policy: T.ScrollBar.AsNeeded
        visible: size < 1

        contentItem: Rectangle {
            implicitWidth: 6
            radius: 3
            color: Theme.line2
            opacity: bar.active ? 0.8 : 0.35
        }
    }
}
