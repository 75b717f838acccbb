#include "app/innovation/history.h"

#include "app/innovation/looks.h"
#include "app/innovation/text/labels.h"
#include "app/innovation/text/names.h"
#include "app/innovation/text/step_words.h"
#include "app/text/text_ids.h"

#include <algorithm>

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

bool takesTurn(const InnovationGame::Entry& entry) {
    return entry.label.id == "automa_acted" || entry.label.id == "automa_asked";
}

QString cardsOf(const Turn& turn) {
    if (turn.setup_card)
        return InnovationNames::card(turn.setup_card->value);
    if (!turn.action_card)
        return translate("InnovationHistory", "no action card, support card %1").arg(turn.support_card.value);
    return translate("InnovationHistory", "action card %1, support card %2")
        .arg(turn.action_card->value)
        .arg(turn.support_card.value);
}

/// Who did it, by the label.
std::optional<Player> actorOf(const InnovationGame::Entry& entry) {
    if (takesTurn(entry) || entry.label.id.starts_with("automa_") || entry.label.id.starts_with("cards_"))
        return Player::automa;
    const auto player = std::ranges::find(entry.label.arguments, "player",
                                          [](const auto& each) { return std::string_view(each.first); });
    return player == entry.label.arguments.end() ? std::nullopt : by_name<Player>(player->second);
}

} // namespace

QString InnovationTeller::chapter(const InnovationGame&, const State& after) {
    return after.app.phase == Phase::workshops ? translate("InnovationHistory", "First workshops")
                                               : translate("InnovationHistory", "Round %1").arg(after.round);
}

HistoryWords InnovationTeller::words(const InnovationGame& game, const State& before,
                                     const InnovationGame::Entry& entry) {
    HistoryWords words;
    words.text = labelText(entry.label);
    if (takesTurn(entry) && before.turn)
        if (const auto decided = decide(game.facts(), before); decided.ok()) {
            words.text = StepTeller(game.facts(), before, decided.value()).headline();
            words.detail = cardsOf(*before.turn);
        }
    if (const auto player = actorOf(entry)) {
        const Terrain native =
            *player == Player::automa ? before.automa.native : before.human(*player).native;
        words.look = sideLook(*player, native);
        words.side = *player == Player::automa ? InnovationNames::faction(id_of(before.automa.faction))
                                               : as_label(InnovationNames::player(id_of(*player)));
    }
    return words;
}

} // namespace automa::app::innovation_app
