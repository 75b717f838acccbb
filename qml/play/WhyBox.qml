import QtQuick
import QtQuick.Templates as T
import Automa.Kit
import Automa.PlayApp

// One step: how many candidates it leaves, and by what. A step that narrows nothing is no box of the funnel: it has
// a sign instead of a number and no frame.
T.AbstractButton {
    id: control

    required property bool counts
    required property string count
    required property string symbol
    required property string words
    required property int phase // Why.Past, Now or Next

    readonly property bool now: phase === Why.Now
    readonly property color inkColor: counts ? now ? Theme.primaryInk : phase === Why.Past ? Theme.primaryCInk : Theme.text2
                                             : now ? Theme.primary : Theme.text2
    readonly property real wanted: head.height + label.height + 18
    // The longest word stays whole; words without a number get two lines.
    readonly property real leastWidth: {
        const widths = words.split(/[\s\u00a0]+/).map(word => Math.ceil(letters.advanceWidth(word)));
        const all = widths.reduce((sum, one) => sum + one, 0);
        const longest = Math.max(...widths);
        return (counts ? longest : Math.max(longest, (all + longest) / 2)) + 20;
    }

    text: count === "" ? words : qsTr("%1 left: %2").arg(count).arg(words)
    implicitWidth: 104
    implicitHeight: Math.max(64, wanted)
    Accessible.role: Accessible.Button
    Accessible.name: text

    FontMetrics {
        id: letters

        font: label.font
    }
    Item {
        anchors.fill: parent

        Item {
            id: head

            width: parent.width
            height: Theme.scaled(28)
            y: 8

            KitText {
                visible: control.counts
                anchors.centerIn: parent
                tight: true
                text: control.count
                font.bold: true
                font.pixelSize: Theme.scaled(20)
                color: control.inkColor
            }
            Symbol {
                visible: !control.counts
                anchors.centerIn: parent
                name: control.symbol
                color: control.inkColor
                size: 22
            }
        }
        KitText {
            id: label

            x: 6
            y: head.y + head.height
            width: parent.width - 12
            level: KitText.Small
            lineHeight: 1
            text: control.words
            font.bold: !control.counts && control.now
            color: control.inkColor
            horizontalAlignment: Text.AlignHCenter
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: !control.counts ? "transparent" : control.now ? Theme.primary : control.phase === Why.Past ? Theme.primaryC : Theme.surface
        border.width: control.counts ? 1 : 0
        border.color: control.phase === Why.Next ? Theme.line2 : Theme.primary

        Rectangle {
            visible: !control.counts && control.now
            anchors.bottom: parent.bottom
            x: 12
            width: parent.width - 24
            height: 3
            radius: 1.5
            color: Theme.primary
        }
        FocusRing {
            visible: control.visualFocus
        }
    }
}
