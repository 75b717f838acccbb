import QtQuick
import Automa.Kit
import Automa.Play
import Automa.ScytheApp

// Scythe's table before the first turn. How the codes of the map are read is said here, once.
SetupPage {
    id: page

    setup: ScytheApp.setup
    share: ScytheShareCode
    board: ScytheApp.setup.onMap ? map : null
    remark: ScytheApp.setup.onMap ? codes : null
    onBegun: ScytheApp.beginGame()

    Component {
        id: map

        ScytheSetupMap {
            setup: ScytheApp.setup
        }
    }
    Component {
        id: codes

        Card {
            Row {
                id: row

                width: parent?.width ?? 0
                spacing: Theme.gap

                Symbol {
                    id: hexes

                    name: "scythe_hexes"
                    size: 24
                    color: Theme.text
                }
                KitText {
                    objectName: "codesRead"
                    width: row.width - hexes.width - row.spacing
                    level: KitText.Detail
                    textFormat: Text.StyledText
                    color: Theme.text
                    text: ScytheApp.setup.codesRead
                }
            }
        }
    }
}
