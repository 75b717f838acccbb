import Automa.BarrageApp
import Automa.Play

HistoryPage {
    session: BarrageApp.session
    history: BarrageApp.history
}
