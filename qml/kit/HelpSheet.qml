import QtQuick

// What the page in sight is for, in two or three sentences.
Sheet {
    id: sheet

    property string words

    function show(title: string, text: string) {
        sheet.title = title === "" ? qsTr("Help") : title;
        sheet.words = text;
        sheet.open();
    }

    objectName: "helpSheet"

    KitText {
        objectName: "helpWords"
        width: parent.width
        text: sheet.words
    }
}
