import Automa.App
import Automa.Play
import Automa.ScytheApp

HistoryPage {
    session: ScytheApp.session
    history: ScytheApp.history
    onWhyAsked: position => {
        if (ScytheApp.pastWhy.lookBack(position))
            Shell.navigator.open("scythe/why", {
                why: ScytheApp.pastWhy
            });
    }
}
