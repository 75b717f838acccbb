import Automa.InnovationApp
import Automa.Play

HistoryPage {
    colours: InnovationTheme
    session: InnovationApp.session
    history: InnovationApp.history
}
