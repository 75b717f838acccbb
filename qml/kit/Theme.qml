pragma Singleton

import QtQuick

QtObject {
    property bool dark: false
    readonly property color bg: dark ? "#10191F" : "#F4EEE1"
}
