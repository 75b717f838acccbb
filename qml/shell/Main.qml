import QtQuick
import QtQuick.Templates as T
import Automa.App
import Automa.Kit

T.ApplicationWindow {
    id: window

    width: 412
    height: 915
    minimumWidth: 360
    minimumHeight: 560
    visible: true
    title: qsTr("Automa Companion")
    color: Theme.bg

    Text {
        anchors.centerIn: parent
        text: Shell.version
    }
}
