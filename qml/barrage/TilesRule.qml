import QtQuick
import Automa.BarrageApp
import Automa.Kit

// Beside the chosen action: its rule in words, and what it brought as far as the tile leaves it open.
Column {
    id: control

    property var facts: ({})

    readonly property BarrageTiles tiles: BarrageApp.tiles

    signal moreAsked

    component Gain: Flow {
        id: gain

        property string label
        property alias value: number.value
        property alias from: number.from
        property alias to: number.to
        property alias stepperName: number.objectName

        signal moved(int value)

        width: parent ? parent.width : 0
        spacing: Theme.unit

        KitText {
            width: Math.max(gain.width - number.implicitWidth - Theme.unit, implicitWidth)
            height: number.implicitHeight
            verticalAlignment: Text.AlignVCenter
            text: gain.label
        }
        Stepper {
            id: number

            label: gain.label
            onMoved: value => gain.moved(value)
        }
    }

    spacing: Theme.unit
    leftPadding: 4
    bottomPadding: 4

    KitText {
        objectName: "actionRule"
        width: parent.width - 8
        level: KitText.Detail
        text: control.facts.ruleText ?? ""
    }
    Gain {
        visible: control.tiles.asksGains
        width: parent.width - 8
        stepperName: "gainEnergy"
        label: qsTr("Energy gained")
        from: 0
        to: 60
        value: control.tiles.energy
        onMoved: value => control.tiles.energy = value
    }
    Gain {
        visible: control.tiles.asksGains
        width: parent.width - 8
        stepperName: "gainVp"
        label: qsTr("VP gained or lost")
        from: -30
        to: 60
        value: control.tiles.vp
        onMoved: value => control.tiles.vp = value
    }
    KitButton {
        objectName: "allRules"
        compact: true
        kind: KitButton.Plain
        symbol: "info"
        text: qsTr("%1 and its rules").arg(control.facts.rule ?? "")
        width: Math.min(implicitWidth, parent.width - 8)
        onClicked: control.moreAsked()
    }
}
