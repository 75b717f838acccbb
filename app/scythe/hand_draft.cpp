#include "app/scythe/hand_draft.h"

#include "app/scythe/correction.h"
#include "app/scythe/star_spaces.h"
#include "app/scythe/text/names.h"
#include "app/text/text_ids.h"

#include <algorithm>

namespace automa::app::scythe_app {

using namespace scythe;

namespace {

constexpr int mostCoins = 200;
constexpr int mostCombatCards = 40;

bool has(std::uint8_t bits, std::size_t index) {
    return (bits >> index & 1U) != 0;
}

} // namespace

ScytheHandDraft::ScytheHandDraft(ScytheGame& game, QObject* parent) : QObject(parent), game_(game) {}

Side& ScytheHandDraft::automa() {
    return draft_.side(first_side(draft_, Player::automa));
}

Side& ScytheHandDraft::human() {
    return draft_.side(first_side(draft_, Player::human));
}

void ScytheHandDraft::begin() {
    if (!game_.isOpen())
        return;
    draft_ = game_.state();
    show();
}

void ScytheHandDraft::show() {
    const AutomaMat& mat = automa().automa;
    const StarTrack& track = game_.facts().track(mat.star_card);
    const auto number = [](const char* field, const QString& text, int value, int to,
                           const QString& detail = {}) {
        return DraftNumber{QString::fromLatin1(field), text, detail, value, 0, to};
    };
    numbers_.show(
        {number("power", translate("ScytheDraft", "Power"), mat.power, power_limit),
         number("coins", translate("ScytheDraft", "Coins"), mat.coins, std::max(mostCoins, int{mat.coins})),
         number("combat_cards", translate("ScytheDraft", "Combat cards"), mat.combat_cards,
                std::max(mostCombatCards, int{mat.combat_cards})),
         number("star_cube", translate("ScytheDraft", "Space of the star cube"), mat.star_cube,
                track.spaces - 1, starSpaceName(mat.star_cube)),
         number("combat_stars", translate("ScytheDraft", "Stars for combats"), mat.combat_stars,
                combat_star_limit),
         number("human_stars", translate("ScytheDraft", "Your stars"), human().human.stars,
                stars_of_side - 1)});
    flags_.show(
        {{QStringLiteral("power_star"), translate("ScytheDraft", "Star for 16 power"), {}, mat.power_star},
         {QStringLiteral("factory_card"),
          translate("ScytheDraft", "The Automa has a Factory card"),
          {},
          mat.factory_card}});
    std::vector<DraftFlag> abilities;
    const FactionFacts& faction = game_.facts().faction(human().faction);
    for (std::size_t i = 0; i < faction.mechs.size(); ++i)
        abilities.push_back({QString::number(i), ScytheNames::ability(id_of(faction.mechs[i].id)),
                             ScytheNames::ability_effect(id_of(faction.mechs[i].matters)),
                             has(human().human.abilities, i)});
    abilities_.show(std::move(abilities));
    problem_ = correctionProblem(game_, draft_);
    emit changed();
}

void ScytheHandDraft::set(const QString& field, int value) {
    AutomaMat& mat = automa().automa;
    if (field == QLatin1String("power"))
        mat.power = static_cast<std::int8_t>(std::clamp(value, 0, power_limit));
    if (field == QLatin1String("power") && mat.power == power_limit)
        mat.power_star = true;
    if (field == QLatin1String("coins"))
        mat.coins = std::max(0, value);
    if (field == QLatin1String("combat_cards"))
        mat.combat_cards = std::max(0, value);
    if (field == QLatin1String("star_cube"))
        mat.star_cube =
            static_cast<std::uint8_t>(std::clamp(value, 0, game_.facts().track(mat.star_card).spaces - 1));
    if (field == QLatin1String("combat_stars"))
        mat.combat_stars = static_cast<std::int8_t>(std::clamp(value, 0, combat_star_limit));
    if (field == QLatin1String("human_stars"))
        human().human.stars = static_cast<std::int8_t>(std::clamp(value, 0, stars_of_side - 1));
    show();
}

void ScytheHandDraft::setFlag(const QString& field, bool on) {
    if (field == QLatin1String("power_star"))
        automa().automa.power_star = on;
    if (field == QLatin1String("factory_card"))
        automa().automa.factory_card = on;
    show();
}

void ScytheHandDraft::setAbility(const QString& field, bool on) {
    const FactionFacts& faction = game_.facts().faction(human().faction);
    const auto index = static_cast<std::size_t>(std::max(0, field.toInt()));
    if (index >= faction.mechs.size())
        return;
    HumanMat& mat = human().human;
    const auto bit = static_cast<std::uint8_t>(1U << index);
    mat.abilities = static_cast<std::uint8_t>(on ? mat.abilities | bit : mat.abilities & ~bit);
    if (faction.mechs[index].matters == AbilityMatters::rivers)
        mat.crossings = on ? faction.crossings : std::uint8_t{0};
    if (faction.mechs[index].matters == AbilityMatters::lakes)
        mat.lakes = on;
    show();
}

bool ScytheHandDraft::apply() {
    if (!differs())
        return true;
    const core::Status done = game_.perform(correctionTo(game_, draft_, translate("ScytheDraft", "markers")));
    if (!done.ok())
        problem_ = correctionProblem(game_, draft_);
    emit changed();
    return done.ok();
}

} // namespace automa::app::scythe_app
