import QtQuick
import Automa.App
import Automa.PlayApp

// What the last tap recorded, at the foot of the window: for where no PlayBar is in sight (the board, the trackers).
Item {
    id: control

    required property PlaySession session
    property bool wanted: true

    readonly property string token: session.answer.token

    Connections {
        target: control.session.answer

        function onGiven() {
            if (control.wanted && control.visible)
                Shell.offer(control.session.answer.text, control.session.answer.action, control.token);
            else
                Shell.withdrawn(control.token); // an older one is not true any more
        }
    }
    Connections {
        target: Shell

        function onAccepted(token) {
            if (token === control.token)
                control.session.answer.act();
        }
    }
}
