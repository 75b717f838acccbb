#include "app/scythe/ask/ask.h"

#include "app/scythe/errors.h"
#include "app/scythe/text/names.h"
#include "model/scythe/table/setup.h"

namespace automa::app::scythe_app {

using namespace scythe;

ScytheAsk::ScytheAsk(std::shared_ptr<const Catalogue> facts, QObject* parent)
    : QObject(parent), game_(facts), map_(facts), table_(game_, map_), brush_(game_), board_(game_),
      markers_(game_) {
    connect(&game_, &SessionBase::changed, this, &ScytheAsk::changed);
    connect(&table_, &ScytheTable::refused, this, &ScytheAsk::refused);
}

void ScytheAsk::begin(const GameOptions& options) {
    GameOptions told = options;
    told.tracking = Tracking::full;
    told.cards_from = CardsFrom::box;
    if (auto start = new_game(game_.facts(), told); start.ok())
        game_.start(start.value());
}

QString ScytheAsk::markersText() const {
    if (!game_.isOpen())
        return {};
    const AutomaMat& mat = game_.automa().automa;
    return QStringList{ScytheNames::power(mat.power), ScytheNames::combat_cards(mat.combat_cards),
                       ScytheNames::stars(stars_of(game_.facts(), mat))}
        .join(QStringLiteral(" · "));
}

bool ScytheAsk::combat() const {
    const auto& decision = game_.decision();
    return decision && !decision->needs.empty()
           && (decision->needs.front().what == NeedKind::combat_card
               || decision->needs.front().what == NeedKind::combat_result);
}

void ScytheAsk::askCard() {
    if (const core::Status done = game_.perform(EndHumanTurn{}); !done.ok())
        emit refused(scytheErrorText(done.error()));
}

void ScytheAsk::again() {
    while (asking() && game_.canUndo())
        game_.undo();
}

void ScytheAsk::retell() {
    map_.retell();
    game_.retell();
    table_.retell();
    brush_.refresh();
    board_.refresh();
    markers_.retell();
    emit changed();
}

} // namespace automa::app::scythe_app
