import QtQuick
import Automa.App
import Automa.Kit

// A number that only the table knows: small ones are stepped, large ones typed.
Item {
    id: control

    required property string key
    required property string text
    required property string detail
    required property sideLook look
    required property string value
    required property int most
    required property string otherwise
    property bool firstRow: false
    property bool lastRow: false

    readonly property bool typed: most > 12
    readonly property bool beside: width >= 64 + words.implicitWidth + entry.width + 24 || width >= 340 * Theme.textScale

    signal told(string key, string value)

    implicitHeight: beside ? Math.max(words.height, entry.height) + 12 : words.height + entry.height + 16

    Rectangle {
        visible: !control.firstRow
        width: parent.width
        height: 1
        color: Theme.line
    }
    SideSeal {
        x: 12
        y: control.beside ? (control.height - height) / 2 : 10
        size: 32
        look: control.look
    }
    Column {
        id: words

        x: 56
        y: control.beside ? (control.height - height) / 2 : 6
        width: parent.width - x - (control.beside ? entry.width + 20 : 12)

        KitText {
            width: parent.width
            font.bold: true
            lineHeight: 1
            text: control.text
        }
        KitText {
            width: parent.width
            level: KitText.Small
            text: control.detail
        }
    }
    Item {
        id: entry

        anchors.right: parent.right
        anchors.rightMargin: 10
        y: control.beside ? (control.height - height) / 2 : words.y + words.height + 4
        width: control.typed ? Math.max(108, 108 * Theme.textScale) : stepper.implicitWidth
        height: control.typed ? field.implicitHeight : stepper.implicitHeight

        KitTextField {
            id: field

            objectName: visible ? "count_" + control.key : ""
            visible: control.typed
            width: parent.width
            placeholder: control.otherwise !== "" ? control.otherwise : "–"
            maximumLength: 3
            inputMethodHints: Qt.ImhDigitsOnly
            name: control.text
            text: control.value
            onEdited: control.told(control.key, field.text)
        }
        Stepper {
            id: stepper

            objectName: visible ? "count_" + control.key : ""
            visible: !control.typed
            label: control.text
            from: -1
            to: control.most
            value: control.value === "" ? -1 : Number(control.value)
            valueText: control.value === "" ? "–" : control.value
            onMoved: value => control.told(control.key, value < 0 ? "" : String(value))
        }
    }
}
