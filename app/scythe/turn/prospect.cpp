#include "app/scythe/turn/prospect.h"

#include "app/scythe/text/explainer.h"
#include "app/scythe/text/names.h"
#include "app/scythe/turn/moves_text.h"
#include "app/text/text_ids.h"
#include "model/scythe/turn/forecast.h"

namespace automa::app::scythe_app {

using namespace scythe;

ScytheProspect::ScytheProspect(ScytheGame& game, QObject* parent) : QObject(parent), game_(game) {
    connect(&game_, &SessionBase::changed, this, &ScytheProspect::refresh);
    connect(&viewers_, &Viewers::activeChanged, this, &ScytheProspect::refresh);
}

void ScytheProspect::setCard(int card) {
    card_ = card;
    refresh();
}

int ScytheProspect::scheme() const {
    return game_.isOpen() && !game_.over()
               ? static_cast<int>(index_of(scheme_of(game_.facts(), game_.automa().automa)))
               : -1;
}

void ScytheProspect::refresh() {
    title_.clear();
    chosen_ = -1;
    std::vector<TurnRemark> rows;
    const bool known =
        viewers_.isActive() && game_.isOpen() && card_ >= 1 && card_ <= static_cast<int>(card_count);
    const auto decision =
        known ? prospect(game_.facts(), game_.state(), CardId(static_cast<std::size_t>(card_)))
              : std::nullopt;
    if (decision) {
        title_ = translate("ScytheProspect", "Right now: %1, power %2")
                     .arg(ScytheNames::faction(id_of(game_.automa().faction)))
                     .arg(game_.automa().automa.power);
        std::size_t tried = 0; // symbols of row 1 before the one that is carried out
        while (tried < decision->skipped.size() && decision->skipped[tried].order > 0)
            ++tried;
        for (const SkipText& skipped : ScytheExplainer(game_.facts(), game_.state(), *decision).skipped())
            rows.push_back({skipped.text, {}, skipped.rule});
        rows.insert(rows.begin() + static_cast<std::ptrdiff_t>(tried),
                    {movesText(game_.facts(), game_.state(), *decision), movesSymbol(*decision), {}});
        chosen_ = static_cast<int>(tried);
    }
    rows_.show(std::move(rows));
    emit changed();
}

} // namespace automa::app::scythe_app
