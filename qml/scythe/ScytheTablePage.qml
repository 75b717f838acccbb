import QtQuick
import QtQuick.Layouts
import Automa.Kit
import Automa.Play
import Automa.ScytheApp

// The main screen: who is next, and the turn that lies on the table.
GamePane {
    id: page

    readonly property ScytheTable table: ScytheApp.table

    objectName: "tablePage"

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        TurnStrip {
            visible: page.columns < 3
            order: page.table.order
            points: true
            low: page.height < 570
            Layout.fillWidth: true
            Layout.maximumWidth: Theme.readingWidth
            Layout.alignment: Qt.AlignHCenter
            Layout.leftMargin: Theme.margin
            Layout.rightMargin: Theme.margin
            Layout.topMargin: 4
            Layout.bottomMargin: 4
        }
        ScytheMapView {
            scene: ScytheApp.board
            shown: page.table.shown
            Layout.fillWidth: true
            Layout.fillHeight: true
        }
    }
}
