import Automa.App
import Automa.InnovationApp
import Automa.Play

HistoryPage {
    colours: InnovationTheme
    session: InnovationApp.session
    history: InnovationApp.history
    onWhyAsked: position => {
        if (InnovationApp.pastWhy.lookBack(position))
            Shell.navigator.open("innovation/why", {
                why: InnovationApp.pastWhy
            });
    }
}
