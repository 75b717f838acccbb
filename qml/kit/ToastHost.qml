import QtQuick

// Short messages at the foot, one after the other. show(text, action, token): `acted(token)` if the action is
// pressed. A message stays four seconds, eight with an action; a newer one with the same token takes its place.
Item {
    id: host

    property var queue: []
    property string text
    property string action
    property string token
    readonly property bool showing: text !== ""
    // What it still says while it fades.
    property string lastText

    signal acted(string token)

    function show(message: string, actionText: string, actionToken: string) {
        if (actionToken !== "")
            host.withdraw(actionToken);
        host.queue.push({
            text: message,
            action: actionText,
            token: actionToken
        });
        if (!host.showing)
            host.next();
    }

    function withdraw(actionToken: string) {
        host.queue = host.queue.filter(each => each.token !== actionToken);
        if (host.showing && host.token === actionToken) {
            timer.stop();
            host.next();
        }
    }

    function next() {
        const first = host.queue.shift();
        host.text = first ? first.text : "";
        if (first)
            host.lastText = first.text;
        host.action = first ? first.action : "";
        host.token = first ? first.token : "";
        if (first)
            timer.restart();
    }

    implicitHeight: toast.visible ? toast.height : 0

    Timer {
        id: timer

        interval: host.action === "" ? 4000 : 8000
        onTriggered: host.next()
    }
    Toast {
        id: toast

        objectName: "toast"
        visible: opacity > 0
        opacity: host.showing ? 1 : 0
        text: host.lastText
        action: host.action
        width: Math.min(parent.width, Theme.readingWidth)
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        onActed: {
            const taken = host.token;
            timer.stop();
            host.next();
            host.acted(taken);
        }
        onDismissed: {
            timer.stop();
            host.next();
        }

        Behavior on opacity {
            NumberAnimation {
                duration: Theme.panel
            }
        }
    }
}
