import QtQuick
import Automa.Kit
import Automa.PlayApp

// The code of a set-up from another phone: typed or pasted.
Sheet {
    id: sheet

    required property ShareCodeModel share

    function use() {
        field.error = sheet.share.use(field.text);
        if (field.error === "")
            sheet.close();
    }

    objectName: "codeEntry"
    title: qsTr("Enter a code")
    subtitle: qsTr("The other phone shows it on its set-up page")
    onAboutToShow: {
        field.text = "";
        field.error = "";
    }
    footer: KitButton {
        objectName: "useCode"
        width: parent.width
        kind: KitButton.Primary
        text: qsTr("Use this code")
        onClicked: sheet.use()
    }

    KitTextField {
        id: field

        objectName: "codeField"
        width: parent.width
        label: qsTr("Code")
        maximumLength: 60
        inputMethodHints: Qt.ImhNoPredictiveText | Qt.ImhPreferUppercase | Qt.ImhLatinOnly
        onAccepted: sheet.use()
        onEdited: field.error = ""
    }
    KitButton {
        objectName: "pasteCode"
        width: Math.min(implicitWidth, parent.width)
        compact: true
        symbol: "import"
        text: qsTr("Paste")
        onClicked: {
            field.text = sheet.share.pasted();
            field.error = "";
        }
    }
}
