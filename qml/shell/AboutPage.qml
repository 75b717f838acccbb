pragma ComponentBehavior: Bound

import QtQuick
import Automa.App
import Automa.Kit

// Who made this and what it stands on.
KitPage {
    id: page

    objectName: "aboutPage"
    title: qsTr("About")
    subtitle: qsTr("Version %1").arg(Shell.version)

    ScrollArea {
        id: scroller

        objectName: "aboutScroll"
        anchors.fill: parent
        contentHeight: column.height + 40

        Column {
            id: column

            width: Math.min(scroller.width - 2 * Theme.margin, Theme.readingWidth)
            x: (scroller.width - width) / 2
            y: 16
            spacing: 16

            Row {
                width: parent.width
                spacing: Theme.margin

                Image {
                    id: mark

                    source: "image://symbol/app"
                    width: 72
                    height: 72
                    sourceSize.width: 72
                    sourceSize.height: 72
                }
                Column {
                    width: parent.width - mark.width - Theme.margin
                    anchors.verticalCenter: parent.verticalCenter

                    KitText {
                        width: parent.width
                        level: KitText.Headline
                        text: qsTr("Automa Companion")
                    }
                    KitText {
                        width: parent.width
                        level: KitText.Detail
                        text: qsTr("You move the cardboard. It decides.")
                    }
                }
            }
            KitText {
                width: parent.width
                text: qsTr("The app plays the Automa in the board game on your table. It follows the game, decides, says what to move and shows why. It works offline and sends nothing anywhere.")
            }
            Card {
                width: parent.width

                Column {
                    width: parent.width
                    spacing: 4

                    KitText {
                        width: parent.width
                        font.bold: true
                        text: qsTr("Free software")
                    }
                    KitText {
                        width: parent.width
                        level: KitText.Detail
                        text: Shell.browser ? qsTr("In a browser the app is under the GPL 3, as Qt for browsers is; its own source is under the MIT licence. You may use, study, share and change it.") : qsTr("MIT licence. You may use, study, share and change it.")
                    }
                }
            }
            Card {
                width: parent.width

                Column {
                    width: parent.width
                    spacing: 4

                    KitText {
                        width: parent.width
                        font.bold: true
                        text: qsTr("The games")
                    }
                    KitText {
                        width: parent.width
                        level: KitText.Detail
                        text: qsTr("The board games belong to their authors and publishers, who are not involved in this app. You need the game itself: the app contains none of their rulebook text or artwork. All words and drawings are our own.")
                    }
                }
            }
            SectionHead {
                width: parent.width
                ruled: false
                text: qsTr("Built with")
            }
            ListCard {
                id: parts

                width: parent.width

                Repeater {
                    model: [
                        {
                            name: qsTr("Qt %1").arg(Shell.qtVersion),
                            licence: Shell.browser ? "GPL 3" : "LGPL 3"
                        },
                        {
                            name: BuiltWith.sqlite,
                            licence: qsTr("public domain")
                        },
                        {
                            name: BuiltWith.sqliteCpp,
                            licence: "MIT"
                        },
                        {
                            name: BuiltWith.json,
                            licence: "MIT"
                        },
                        {
                            name: "Noto Sans",
                            licence: "SIL OFL 1.1"
                        },
                        {
                            name: "DejaVu Sans",
                            licence: "Bitstream Vera"
                        },
                        {
                            name: BuiltWith.compiler,
                            //: Beside its name and version: GCC 12.2.0
                            licence: qsTr("compiler")
                        }
                    ]

                    FactRow {
                        required property var modelData

                        width: parts.width
                        text: modelData.name
                        value: modelData.licence
                    }
                }
            }
        }
    }
}
