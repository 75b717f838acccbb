import QtQuick
import QtQuick.Templates as T
import Automa.App
import Automa.Kit

// What lies over a card or a rule and leads to its page of the look-up.
T.AbstractButton {
    id: control

    // As the look-up knows it: "card:7", "rule:A-65"; empty: it leads nowhere.
    required property string key

    enabled: key !== "" && Shell.pages.has("lookup")
    Accessible.role: Accessible.Button
    Accessible.name: text
    onClicked: Shell.navigator.open("lookup", {
        game: "innovation",
        key: control.key
    })
    background: Item {
        Rectangle {
            visible: control.down
            anchors.fill: parent
            radius: Theme.chipRadius
            color: Theme.sunken
        }
        FocusRing {
            visible: control.visualFocus
            inner: Theme.chipRadius
        }
    }
}
