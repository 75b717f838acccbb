#include "app/scythe/tracker/numbers_follower.h"

#include "app/scythe/text/names.h"
#include "app/text/text_ids.h"

namespace automa::app::scythe_app {

using namespace scythe;

namespace {

constexpr Word reasons[] = {
    {"card", QT_TRANSLATE_NOOP("ScytheTracker", "Automa card")},
    {"combat", QT_TRANSLATE_NOOP("ScytheTracker", "spent in combat")},
    {"ability", QT_TRANSLATE_NOOP("ScytheTracker", "lost to your ability")},
    {"drawn", QT_TRANSLATE_NOOP("ScytheTracker", "drawn after combat")},
    {"by_hand", QT_TRANSLATE_NOOP("ScytheTracker", "by hand")},
};

Reason reasonOf(const Event& event) {
    return std::visit(
        []<class E>(const E& one) {
            if constexpr (requires { one.reason; })
                return one.reason;
            else
                return Reason::by_hand;
        },
        event);
}

/// Of a star: what it was placed for.
QString reasonText(const Event& event) {
    if (const auto* star = std::get_if<StarPlaced>(&event))
        return ScytheNames::star_source(id_of(star->source));
    if (std::holds_alternative<StarCubeMoved>(event))
        return ScytheNames::star_source(id_of(StarSource::track));
    return word_of("ScytheTracker", reasons, id_of(reasonOf(event)));
}

} // namespace

void NumbersFollower::follow(const Event& event) {
    const std::array before = numbers();
    apply_in_place(state_, event);
    const std::array now = numbers();
    for (std::size_t i = 0; i < now.size(); ++i)
        if (now[i] != before[i])
            note(i, event, now[i] - before[i], now[i]);
    turn_ += std::holds_alternative<TurnEnded>(event) ? 1 : 0;
}

std::array<int, 4> NumbersFollower::numbers() const {
    const AutomaMat& mat = state_.side(first_side(state_, Player::automa)).automa;
    return {mat.power, mat.coins, mat.combat_cards, stars_of(facts_, mat)};
}

void NumbersFollower::note(std::size_t which, const Event& event, int change, int total) {
    const std::array names{translate("ScytheTracker", "Power"), translate("ScytheTracker", "Coins"),
                           translate("ScytheTracker", "Combat cards"), translate("ScytheTracker", "Stars")};
    lines_.push_back({translate("ScytheTracker", "T%1", "turn, short").arg(turn_),
                      QStringLiteral("%1: %2").arg(names[which], reasonText(event)), signed_number(change),
                      QString::number(total), change > 0});
}

} // namespace automa::app::scythe_app
