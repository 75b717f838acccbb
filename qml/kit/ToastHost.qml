import QtQuick

// Short messages at the foot, one after the other. show(text, action, token): `acted(token)` if the action is
// pressed. A message stays four seconds, eight with an action; a newer one with the same token takes its place. One with
// an action comes at once, and what it offers is the last thing that was done; another offer comes again after it.
// None comes while what was done waits to be written: it may not be true yet. Of what cannot be written at the moment
// the messages without an action still come, they are about something else.
Item {
    id: host

    property var queue: []
    property string text
    property string action
    property string token
    property bool writing
    property bool failing
    readonly property bool showing: text !== ""
    readonly property bool held: writing || (failing && token !== "")
    // What it still says while it fades.
    property string lastText

    signal acted(string token)

    function show(message: string, actionText: string, actionToken: string) {
        if (actionToken !== "")
            host.withdraw(actionToken);
        const asked = {
            text: message,
            action: actionText,
            token: actionToken
        };
        if (actionText === "") {
            host.queue.push(asked);
        } else {
            if (host.action !== "")
                host.queue.unshift({
                    text: host.text,
                    action: host.action,
                    token: host.token
                });
            host.queue.unshift(asked);
        }
        if (!host.showing || actionText !== "")
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
        if (first && !host.held)
            timer.restart();
    }

    onHeldChanged: {
        if (host.held)
            timer.stop();
        else if (host.showing)
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
        opacity: host.showing && !host.held ? 1 : 0
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
