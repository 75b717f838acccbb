pragma ComponentBehavior: Bound

import QtQuick
import Automa.BarrageApp
import Automa.Kit

// Beside the chosen action: the first sentence of its rule, and what it brought as far as the tile leaves it open.
Column {
    id: control

    required property string rule
    required property string ruleText
    required property var criteria // lines
    required property BarrageTiles tiles

    signal moreAsked

    spacing: Theme.unit
    leftPadding: 4
    bottomPadding: 4

    KitText {
        objectName: "actionRule"
        width: parent.width - 8
        level: KitText.Detail
        text: control.ruleText
    }
    Card {
        objectName: "actionCriteria"
        visible: control.criteria.length > 0
        width: parent.width - 8
        tone: Card.Sunken
        padding: 10

        Column {
            id: lines

            anchors.left: parent.left
            anchors.right: parent.right

            Repeater {
                model: control.criteria

                KitText {
                    required property string modelData

                    width: lines.width
                    level: KitText.Detail
                    color: Theme.text
                    text: modelData
                }
            }
        }
    }
    BarrageTilesAmount {
        visible: control.tiles.asksGains
        width: parent.width - 8
        stepperName: "gainEnergy"
        label: qsTr("Energy gained")
        from: 0
        to: 60
        value: control.tiles.energy
        onMoved: value => control.tiles.energy = value
    }
    BarrageTilesAmount {
        visible: control.tiles.asksGains
        width: parent.width - 8
        stepperName: "gainVp"
        label: qsTr("VP gained or lost")
        from: -30
        to: 60
        value: control.tiles.vp
        onMoved: value => control.tiles.vp = value
    }
    BarrageTilesAmount {
        visible: control.tiles.asksSteps
        width: parent.width - 8
        stepperName: "usaSteps"
        label: qsTr("Drops past the USA’s powerhouses")
        from: 0
        to: 30
        value: control.tiles.usaSteps
        onMoved: value => control.tiles.usaSteps = value
    }
    KitButton {
        objectName: "allRules"
        compact: true
        kind: KitButton.Plain
        symbol: "info"
        text: qsTr("Full rules (%1)").arg(control.rule)
        width: Math.min(implicitWidth, parent.width - 8)
        onClicked: control.moreAsked()
    }
}
