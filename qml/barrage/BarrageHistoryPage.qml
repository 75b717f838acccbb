import Automa.App
import Automa.BarrageApp
import Automa.Play

HistoryPage {
    session: BarrageApp.session
    history: BarrageApp.history
    onWhyAsked: position => {
        if (BarrageApp.pastWhy.lookBack(position))
            Shell.navigator.open("barrage/why", {
                why: BarrageApp.pastWhy
            });
    }
}
