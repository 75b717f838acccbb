import QtQuick
import Automa.InnovationApp
import Automa.Kit

// A discipline on the desk: one or two levels, or a scholar.
Item {
    id: control

    required property int discipline
    required property string name
    required property string symbol
    required property string levels
    required property int scholar
    required property int chosen

    readonly property real keyWidth: Math.max(52, Math.min(84, width * 0.2))

    signal studied(int how)

    implicitHeight: Math.max(56, words.height)

    Symbol {
        name: control.symbol
        size: 24
        color: Theme.text
        anchors.verticalCenter: parent.verticalCenter
    }
    Column {
        id: words

        x: 32
        width: keys.x - x - Theme.unit
        anchors.verticalCenter: parent.verticalCenter

        KitText {
            width: parent.width
            level: KitText.Detail
            color: Theme.text
            font.bold: true
            text: control.name
        }
        KitText {
            width: parent.width
            level: KitText.Small
            text: control.levels
        }
    }
    Row {
        id: keys

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: 6

        InnovationKeyButton {
            objectName: "study_" + control.discipline + "_1"
            width: control.keyWidth
            symbol: "plus"
            text: "1"
            name: qsTr("%1: 1 level up").arg(control.name)
            used: control.chosen === InnovationStudy.OneLevel
            onClicked: control.studied(InnovationStudy.OneLevel)
        }
        InnovationKeyButton {
            objectName: "study_" + control.discipline + "_2"
            width: control.keyWidth
            symbol: "plus"
            text: "2"
            name: qsTr("%1: 2 levels up").arg(control.name)
            used: control.chosen === InnovationStudy.TwoLevels
            onClicked: control.studied(InnovationStudy.TwoLevels)
        }
        InnovationKeyButton {
            objectName: "study_" + control.discipline + "_3"
            width: control.keyWidth
            symbol: "innovation_scholar"
            text: "+" + control.scholar
            name: qsTr("%1: a scholar, %2 levels up").arg(control.name).arg(control.scholar)
            enabled: control.scholar > 0
            used: control.chosen === InnovationStudy.Scholar
            onClicked: control.studied(InnovationStudy.Scholar)
        }
    }
}
