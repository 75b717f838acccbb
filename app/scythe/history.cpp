#include "app/scythe/history.h"

#include "app/scythe/faction_looks.h"
#include "app/scythe/labels.h"
#include "app/scythe/text/explainer.h"
#include "app/scythe/text/names.h"
#include "app/text/text_ids.h"

namespace automa::app::scythe_app {

using namespace scythe;

QString ScytheTeller::chapter(const ScytheGame&, const State&) {
    return {};
}

HistoryWords ScytheTeller::words(const ScytheGame& game, const State& before,
                                 const ScytheGame::Entry& entry) {
    HistoryWords words;
    words.text = labelText(game, entry.label);
    const bool automa = entry.label.id == "automa_turn" || entry.label.id == "automa_defended";
    const bool human = entry.label.id.starts_with("human_");
    if (automa && before.turn)
        if (const auto decided = decide(game.facts(), before); decided.ok()) {
            words.detail = words.text;
            words.text = ScytheExplainer(game.facts(), before, decided.value()).headline();
        }
    if (automa || human) {
        const Side& side = before.side(first_side(before, automa ? Player::automa : Player::human));
        words.look = factionLook(id_of(side.faction).toString());
        words.side = ScytheNames::faction(id_of(side.faction));
    }
    return words;
}

} // namespace automa::app::scythe_app
