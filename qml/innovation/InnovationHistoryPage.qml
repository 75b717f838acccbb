import Automa.InnovationApp
import Automa.Play

HistoryPage {
    session: InnovationApp.session
    history: InnovationApp.history
}
