import Automa.Play
import Automa.ScytheApp

HistoryPage {
    session: ScytheApp.session
    history: ScytheApp.history
}
