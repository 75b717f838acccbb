#include "app/scythe/correct/mat_correction.h"

#include "app/scythe/correct/correction.h"
#include "app/scythe/errors.h"
#include "app/scythe/text/names.h"
#include "app/scythe/tracker/star_spaces.h"
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

ScytheMatCorrection::ScytheMatCorrection(ScytheGame& game, QObject* parent) : QObject(parent), game_(game) {}

Side& ScytheMatCorrection::automa() {
    return draft_.side(first_side(draft_, Player::automa));
}

Side& ScytheMatCorrection::human() {
    return draft_.side(first_side(draft_, Player::human));
}

void ScytheMatCorrection::begin() {
    if (!game_.isOpen())
        return;
    draft_ = game_.state();
    show();
}

void ScytheMatCorrection::retell() {
    if (!draft_.sides.empty())
        show();
}

void ScytheMatCorrection::show() {
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
         number("star_cube", translate("ScytheDraft", "Star cube’s space"), mat.star_cube, track.spaces - 1,
                starSpaceName(mat.star_cube)),
         number("combat_stars", translate("ScytheDraft", "Stars for combats"), mat.combat_stars,
                combat_star_limit),
         number("human_stars", translate("ScytheDraft", "Your stars"), human().human.stars,
                stars_of_side - 1)});
    std::vector<DraftFlag> flags{
        {QStringLiteral("power_star"), translate("ScytheDraft", "Star for 16 power"), {}, mat.power_star},
        {QStringLiteral("factory_card"),
         translate("ScytheDraft", "The Automa has a Factory card"),
         {},
         mat.factory_card}};
    if (draft_.tracking == Tracking::full) {
        flags.push_back({QStringLiteral("character_on_mat"),
                         translate("ScytheDraft", "The Automa’s character is on its faction mat"),
                         translate("ScytheDraft", "Otherwise it is on the board"),
                         automa().units.character.is_mat()});
        flags.push_back({QStringLiteral("resources_tracked"),
                         translate("ScytheDraft", "The app tracks resources"),
                         translate("ScytheDraft", "Otherwise the app asks when they matter (S-59)"),
                         draft_.resources_tracked});
    }
    flags_.show(std::move(flags));
    std::vector<DraftFlag> abilities;
    const FactionFacts& faction = game_.facts().faction(human().faction);
    for (std::size_t i = 0; i < faction.mechs.size(); ++i)
        abilities.push_back({QString::number(i), ScytheNames::ability(id_of(faction.mechs[i].id)),
                             ScytheNames::ability_effect(id_of(faction.mechs[i].matters)),
                             has(human().human.abilities, i)});
    abilities_.show(std::move(abilities));
    std::vector<DraftFlag> recruits;
    for (std::size_t i = 0; i < count_of<RecruitBonus>; ++i)
        recruits.push_back({QString::number(i),
                            as_label(ScytheNames::gain_symbol(id_of(static_cast<RecruitBonus>(i)))),
                            {},
                            has(human().human.recruits.value_or(0), i)});
    recruits_.show(std::move(recruits));
    problem_ = correctionProblem(game_, draft_);
    emit changed();
}

void ScytheMatCorrection::set(const QString& field, int value) {
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

void ScytheMatCorrection::setFlag(const QString& field, bool on) {
    if (field == QLatin1String("power_star"))
        automa().automa.power_star = on;
    if (field == QLatin1String("factory_card"))
        automa().automa.factory_card = on;
    if (field == QLatin1String("character_on_mat"))
        automa().units.character = on ? Place::mat() : automa().base();
    if (field == QLatin1String("resources_tracked"))
        setResourcesTracked(on);
    show();
}

/// What was counted is forgotten with it; what is not yet known counts as nothing.
void ScytheMatCorrection::setResourcesTracked(bool tracked) {
    draft_.resources_tracked = tracked;
    draft_.resources.fill(tracked ? std::int16_t{0} : unknown_count);
    if (const Counts& before = game_.state().resources; tracked)
        std::ranges::transform(before, draft_.resources.begin(),
                               [](std::int16_t count) { return std::max<std::int16_t>(0, count); });
}

void ScytheMatCorrection::setAbility(const QString& field, bool on) {
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

void ScytheMatCorrection::setRecruit(const QString& field, bool on) {
    const auto index = static_cast<std::size_t>(std::max(0, field.toInt()));
    if (index >= count_of<RecruitBonus>)
        return;
    auto& recruits = human().human.recruits;
    const unsigned bits = recruits.value_or(0);
    recruits = static_cast<std::uint8_t>(on ? bits | 1U << index : bits & ~(1U << index));
    show();
}

bool ScytheMatCorrection::apply() {
    if (!differs())
        return true;
    const core::Status done = game_.perform(correctionTo(draft_, correctedMarkers));
    if (!done.ok())
        problem_ = scytheErrorText(done.error());
    emit changed();
    return done.ok();
}

} // namespace automa::app::scythe_app
