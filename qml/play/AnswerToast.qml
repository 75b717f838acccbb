import QtQuick
import Automa.App
import Automa.PlayApp

// What the last tap recorded, at the foot of the window: for where no PlayBar is in sight (the board, the trackers). It
// goes when one comes into sight, which has the same Undo.
Item {
    id: control

    required property PlaySession session
    property bool wanted: true

    readonly property string token: session.answer.token
    readonly property bool shown: wanted && visible

    onShownChanged: {
        if (!shown)
            Shell.withdrawn(token);
    }

    Connections {
        target: control.session.answer

        function onGiven() {
            if (control.shown)
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
