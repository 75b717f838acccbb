import QtQuick
import Automa.Kit

// One outcome and its chance in per cent; a tap shows the exact odds. The bar below tells the share without colour.
RowBase {
    id: control

    required text
    required property string odds
    required property string symbol
    required property real share
    // Off where the odds are no count of what may come.
    property bool rounded: true
    property bool exact: false

    readonly property string chanceText: !rounded || exact ? odds : percent
    // Never 0 or 100 for what is only nearly so.
    readonly property string percent: {
        const nearest = Math.round(share * 100);
        if (nearest === 0 && share > 0)
            return qsTr("under 1%");
        return qsTr("%1%").arg(share < 1 ? Math.min(nearest, 99) : 100);
    }
    readonly property bool beside: width - words.x - chance.implicitWidth - 8 >= width * 0.45

    enabled: rounded
    divided: false
    implicitHeight: Math.max(48, words.height + 14 + (beside ? 0 : chance.height))
    Accessible.role: rounded ? Accessible.Button : Accessible.StaticText
    Accessible.name: chanceText + ": " + text
    Accessible.description: odds
    Accessible.onPressAction: clicked()
    onClicked: exact = !exact

    Item {
        anchors.fill: parent

        Symbol {
            name: control.symbol
            color: Theme.brassCInk
            size: 22
            y: 5
        }
        KitText {
            id: words

            x: 36
            y: 4
            width: parent.width - x - (control.beside ? chance.implicitWidth + 10 : 0)
            level: KitText.Detail
            color: Theme.brassCInk
            text: control.text
            Accessible.ignored: true
        }
        KitText {
            id: chance

            x: control.beside ? parent.width - width : 36
            y: control.beside ? 4 : words.y + words.height
            width: Math.ceil(implicitWidth)
            level: KitText.Detail
            color: Theme.brassCInk
            font.bold: true
            text: control.chanceText
            Accessible.ignored: true
        }
        Rectangle {
            x: 36
            y: parent.height - 5
            width: (parent.width - x) * control.share
            height: 3
            radius: 1.5
            color: Theme.brass
        }
    }
}
