import QtQuick
import Automa.Kit

// A row that leads to another entry.
ListRow {
    required property string key
    required property string title
    required detail
    required symbol

    objectName: "lookupLink_" + key
    text: title
}
