import Automa.App
import Automa.Play

// The toy's history on the house's own page.
HistoryPage {
    readonly property var toy: Shell.games.viewModel("toy")

    session: toy.session
    history: toy.history
}
