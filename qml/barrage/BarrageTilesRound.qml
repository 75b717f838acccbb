pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Automa.BarrageApp
import Automa.Kit
import Automa.Play
import Automa.PlayApp

// Between two rounds and at the end of a tiles-only game: scored by the markers, completed by the table.
FocusScope {
    id: pane

    required property BarrageTiles tiles
    required property PlaySession session
    readonly property bool ordering: tiles.mode === BarrageTiles.Next

    objectName: "tilesRound"

    TableKeys {
        enabled: pane.visible
        onDone: bar.confirm()
        onUndo: pane.session.undo()
        onRedo: pane.session.redo()
    }
    ScrollArea {
        id: scroller

        objectName: "tilesRoundScroll"
        width: parent.width
        height: parent.height - bar.height
        contentHeight: column.height + 2 * Theme.gap

        Column {
            id: column

            width: Math.min(scroller.width - 2 * Theme.margin, Theme.readingWidth)
            x: (scroller.width - width) / 2
            y: Theme.gap
            spacing: Theme.gap

            Column {
                width: parent.width

                KitText {
                    objectName: "tilesHeadline"
                    width: parent.width
                    level: KitText.Headline
                    text: pane.tiles.headline
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }
                KitText {
                    width: parent.width
                    level: KitText.Detail
                    text: pane.tiles.note
                }
            }
            Repeater {
                model: pane.tiles.prompts

                Item {
                    id: prompt

                    required property int index
                    required property string text
                    required property string symbol

                    objectName: "prompt_" + index
                    width: column.width
                    height: Math.max(28, promptText.height)

                    Symbol {
                        size: 22
                        name: prompt.symbol
                        color: Theme.primary
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    KitText {
                        id: promptText

                        x: 34
                        width: parent.width - x
                        anchors.verticalCenter: parent.verticalCenter
                        text: prompt.text
                    }
                }
            }
            BarrageTilesAmount {
                visible: pane.tiles.asksSteps
                width: parent.width
                stepperName: "usaSteps"
                label: qsTr("Drops past the USA’s powerhouses")
                to: 30
                value: pane.tiles.usaSteps
                onMoved: value => pane.tiles.usaSteps = value
            }
            Repeater {
                model: pane.tiles.rows

                Card {
                    id: row

                    required property int index
                    required property string company
                    required property string name
                    required property string detail
                    required property int points
                    required property string total
                    required property bool first
                    required property bool human
                    required property bool income
                    required property int vp
                    required property int energy

                    width: column.width
                    padding: 12

                    Column {
                        anchors.left: parent.left
                        anchors.right: parent.right
                        spacing: Theme.unit

                        Item {
                            width: parent.width
                            height: Math.max(Theme.target, words.height)

                            BarrageCompanySeal {
                                company: row.company
                                size: 36
                                anchors.verticalCenter: parent.verticalCenter
                            }
                            Column {
                                id: words

                                x: 48
                                width: parent.width - x - (up.visible ? up.width : 0)
                                anchors.verticalCenter: parent.verticalCenter

                                KitText {
                                    width: parent.width
                                    font.bold: true
                                    text: pane.ordering ? qsTr("%1. %2").arg(row.index + 1).arg(row.name) : row.name
                                }
                                KitText {
                                    width: parent.width
                                    level: KitText.Detail
                                    text: row.detail
                                }
                            }
                            IconButton {
                                id: up

                                objectName: "advance_" + row.company
                                visible: pane.ordering && !row.first
                                anchors.right: parent.right
                                anchors.verticalCenter: parent.verticalCenter
                                symbol: "chevron_up"
                                text: qsTr("Move up: %1").arg(row.name)
                                onClicked: pane.tiles.advance(row.company)
                            }
                        }
                        BarrageTilesAmount {
                            visible: !pane.ordering
                            width: parent.width
                            stepperName: "points_" + row.company
                            label: pane.tiles.mode === BarrageTiles.Final ? qsTr("VP at the end") : qsTr("VP from the bonus tile")
                            spoken: qsTr("VP counted at the table: %1").arg(row.name)
                            to: 99
                            value: row.points
                            onMoved: value => pane.tiles.setPoints(row.company, value)
                        }
                        BarrageTilesAmount {
                            visible: pane.ordering && row.income
                            width: parent.width
                            stepperName: "incomeVp_" + row.company
                            label: row.human ? qsTr("VP from income") : qsTr("VP from income, credits too")
                            spoken: qsTr("VP from income: %1").arg(row.name)
                            to: 60
                            value: row.vp
                            onMoved: value => pane.tiles.setIncome(row.company, BarrageTiles.Vp, value)
                        }
                        BarrageTilesAmount {
                            visible: pane.ordering && row.income
                            width: parent.width
                            stepperName: "incomeEnergy_" + row.company
                            label: qsTr("Energy from income")
                            spoken: qsTr("Energy from income: %1").arg(row.name)
                            to: 30
                            value: row.energy
                            onMoved: value => pane.tiles.setIncome(row.company, BarrageTiles.Energy, value)
                        }
                        KitText {
                            visible: !pane.ordering
                            width: parent.width
                            font.bold: true
                            color: Theme.brass
                            text: row.total
                        }
                    }
                }
            }
        }
    }
    PlayBar {
        id: bar

        width: parent.width
        y: parent.height - height
        height: implicitHeight
        session: pane.session

        KitButton {
            objectName: "roundNext"
            Layout.fillWidth: true
            kind: KitButton.Primary
            trailingSymbol: "chevron_right"
            text: pane.tiles.nextText
            confirms: bar.session.position
            onClicked: pane.tiles.goOn()
        }
    }
}
