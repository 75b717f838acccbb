import Automa.Play
import Automa.ToyApp

HistoryPage {
    session: ToyApp.session
    history: ToyApp.history
}
