pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Automa.App
import Automa.Kit

// What there is to leaf through, as a grid of cards.
Flow {
    id: control

    required property GadgetList categories

    signal chosen(string category)

    readonly property int perRow: Math.max(1, Math.floor((width + Theme.unit) / (Theme.scaled(148) + Theme.unit)))
    readonly property real cardWidth: Math.floor((width - (perRow - 1) * Theme.unit) / perRow)

    spacing: Theme.unit

    Repeater {
        model: control.categories

        T.AbstractButton {
            id: card

            required property string category
            required property string title
            required property string symbol

            objectName: "lookupCategory_" + category
            width: control.cardWidth
            height: Math.max(Theme.target + 24, words.height + 24)
            hoverEnabled: true
            Accessible.role: Accessible.Button
            Accessible.name: title
            onClicked: control.chosen(category)

            background: Rectangle {
                radius: Theme.radius
                color: card.down ? Theme.sunken : Theme.surface
                border.width: 1
                border.color: Theme.line

                FocusRing {
                    visible: card.visualFocus
                }
            }
            Item {
                anchors.fill: parent

                Symbol {
                    name: card.symbol
                    color: Theme.primary
                    size: 24
                    x: 12
                    anchors.verticalCenter: parent.verticalCenter
                }
                KitText {
                    id: words

                    x: 48
                    width: parent.width - x - 10
                    anchors.verticalCenter: parent.verticalCenter
                    level: KitText.Detail
                    color: Theme.text
                    font.bold: true
                    text: card.title
                }
            }
        }
    }
}
