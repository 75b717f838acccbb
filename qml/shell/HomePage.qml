import QtQuick
import Automa.Kit

// The first screen: one column on a phone, picture and actions side by side on a wide window.
KitPage {
    id: page

    readonly property bool wide: columns > 1
    readonly property real pictureHeight: wide ? height * 0.58 : Math.min(width * 208 / 412, height * 0.29)

    objectName: "homePage"
    barVisible: false

    Loader {
        id: picture

        width: page.wide ? page.width / 2 : page.width
        height: page.pictureHeight
        active: page.wide
        sourceComponent: HomePicture {}
    }
    Column {
        visible: page.wide
        x: 32
        y: picture.height + 28
        width: picture.width - 64
        spacing: 4

        Item {
            width: parent.width
            height: Math.max(name.height, wideHelp.height)

            KitText {
                id: name

                width: parent.width - wideHelp.width
                level: KitText.Display
                text: qsTr("Automa Companion")
                anchors.verticalCenter: parent.verticalCenter
            }
            HomeHelp {
                id: wideHelp

                anchors.right: parent.right
                onClicked: page.helpRequested()
            }
        }
        KitText {
            width: parent.width
            color: Theme.text2
            text: qsTr("You move the cardboard. It decides.")
        }
    }
    Rectangle {
        visible: page.wide
        x: picture.width
        width: 1
        height: page.height
        color: Theme.line
    }
    ScrollArea {
        id: scroller

        objectName: "homeScroll"
        x: page.wide ? picture.width + 1 : 0
        width: page.wide ? page.width - x : page.width
        height: page.height
        contentHeight: column.y + column.height + 24

        Loader {
            active: !page.wide
            width: scroller.width
            height: active ? page.pictureHeight : 0
            sourceComponent: HomePicture {}
        }
        Column {
            id: column

            width: Math.min(scroller.width - 2 * Theme.margin, Theme.readingWidth - 2 * Theme.margin)
            x: (scroller.width - width) / 2
            y: page.wide ? Math.max(24, (page.height - height) / 2) : page.pictureHeight + 14
            spacing: 14

            Column {
                visible: !page.wide
                width: parent.width

                Item {
                    width: parent.width
                    height: Math.max(title.height, narrowHelp.height)

                    KitText {
                        id: title

                        width: parent.width - narrowHelp.width
                        font.pixelSize: Theme.titleSize
                        font.bold: true
                        text: qsTr("Automa Companion")
                        lineHeight: 0.95
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    HomeHelp {
                        id: narrowHelp

                        anchors.right: parent.right
                        onClicked: page.helpRequested()
                    }
                }
                KitText {
                    width: parent.width
                    color: Theme.text2
                    text: qsTr("You move the cardboard. It decides.")
                }
            }
            HomeActions {
                width: parent.width
            }
        }
    }
}
