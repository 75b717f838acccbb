#include "app/scythe/text/explainer.h"

#include "app/scythe/text/instructions.h"
#include "app/scythe/text/names.h"
#include "app/scythe/text/reasons.h"
#include "app/text/text_ids.h"

#include <algorithm>

namespace automa::app::scythe_app {

using namespace scythe;

namespace {

//: why a move is skipped, behind a colon
constexpr Word skip_reasons[] = {
    {"S-23", QT_TRANSLATE_NOOP("ScytheExplainer", "another faction’s symbol")},
    {"S-41", QT_TRANSLATE_NOOP("ScytheExplainer", "no workers in play")},
    {"S-42", QT_TRANSLATE_NOOP("ScytheExplainer", "no territory in reach is free")},
    {"S-43", QT_TRANSLATE_NOOP("ScytheExplainer", "your combat units threaten every territory")},
    {"S-45", QT_TRANSLATE_NOOP("ScytheExplainer", "no such unit in play")},
    {"S-46", QT_TRANSLATE_NOOP("ScytheExplainer", "no territory in reach is free")},
    {"S-49", QT_TRANSLATE_NOOP("ScytheExplainer", "the character is not in play")},
    {"S-50", QT_TRANSLATE_NOOP("ScytheExplainer", "nothing like that in reach")},
    {"S-51", QT_TRANSLATE_NOOP("ScytheExplainer", "units in the way")},
    {"S-53", QT_TRANSLATE_NOOP("ScytheExplainer", "no combat units in play")},
    {"S-54", QT_TRANSLATE_NOOP("ScytheExplainer", "none of your combat units in reach")},
    {"S-57", QT_TRANSLATE_NOOP("ScytheExplainer", "no combat units in play")},
    {"S-58", QT_TRANSLATE_NOOP("ScytheExplainer", "no undefended workers in reach")},
    {"S-73", QT_TRANSLATE_NOOP("ScytheExplainer", "none left on the faction mat")},
    {"S-74", QT_TRANSLATE_NOOP("ScytheExplainer", "none left on the faction mat")},
    {"S-75", QT_TRANSLATE_NOOP("ScytheExplainer", "power is already at 16")},
    {"S-122b", QT_TRANSLATE_NOOP("ScytheExplainer", "the modifier leaves none of it")},
    {"S-122c", QT_TRANSLATE_NOOP("ScytheExplainer", "the modifier leaves none of it")},
    {"S-122d", QT_TRANSLATE_NOOP("ScytheExplainer", "the combat card stops it")},
    {"S-122e", QT_TRANSLATE_NOOP("ScytheExplainer", "the combat card stops it")},
};

QString gain_name(Gain gain) {
    switch (gain) {
    case Gain::coins:
        return ScytheNames::gain_symbol("coins");
    case Gain::power:
        return ScytheNames::gain_symbol("power");
    case Gain::combat_cards:
        return ScytheNames::gain_symbol("combat_cards");
    case Gain::worker:
        return ScytheNames::unit("worker");
    case Gain::mech:
        return ScytheNames::unit("mech");
    case Gain::character:
        break;
    }
    return ScytheNames::unit("character");
}

/// As the look-up knows it: S-122d is a part of S-122.
QString rule_number(std::string_view rule) {
    if (!rule.empty() && rule.back() >= 'a' && rule.back() <= 'z')
        rule.remove_suffix(1);
    return id_of(rule).toString();
}

/// Which of the six sides of `from` points at its neighbour: hex_directions' order; none if it is no
/// neighbour.
std::optional<std::size_t> side_towards(core::Hex from, core::Hex to, bool turned) {
    for (std::size_t i = 0; i < core::hex_directions.size(); ++i)
        if (from + core::hex_directions[i] == to)
            return turned ? (i + 3) % 6 : i;
    return std::nullopt;
}

constexpr const char* beside_factory[] = {
    QT_TRANSLATE_NOOP("ScytheExplainer", "Next to the Factory, on the right"),
    QT_TRANSLATE_NOOP("ScytheExplainer", "Next to the Factory, lower right"),
    QT_TRANSLATE_NOOP("ScytheExplainer", "Next to the Factory, lower left"),
    QT_TRANSLATE_NOOP("ScytheExplainer", "Next to the Factory, on the left"),
    QT_TRANSLATE_NOOP("ScytheExplainer", "Next to the Factory, upper left"),
    QT_TRANSLATE_NOOP("ScytheExplainer", "Next to the Factory, upper right"),
};
//: %1: a territory. Where a piece goes, seen from a home base
constexpr const char* beside_base[] = {
    QT_TRANSLATE_NOOP("ScytheExplainer", "Right of the base: %1"),
    QT_TRANSLATE_NOOP("ScytheExplainer", "Lower right of the base: %1"),
    QT_TRANSLATE_NOOP("ScytheExplainer", "Lower left of the base: %1"),
    QT_TRANSLATE_NOOP("ScytheExplainer", "Left of the base: %1"),
    QT_TRANSLATE_NOOP("ScytheExplainer", "Upper left of the base: %1"),
    QT_TRANSLATE_NOOP("ScytheExplainer", "Upper right of the base: %1"),
};

} // namespace

QString place_hint(const Catalogue& facts, const State& state, TerritoryId at, bool turned) {
    const core::Hex hex = facts.territory(at).hex;
    if (const auto side = side_towards(facts.territory(facts.factory).hex, hex, turned))
        return translate("ScytheExplainer", beside_factory[*side]);
    for (const Side& each : state.sides)
        if (const auto side = side_towards(facts.faction(each.faction).base.hex, hex, turned))
            return translate("ScytheExplainer", beside_base[*side])
                .arg(ScytheNames::faction(id_of(each.faction)));
    return {};
}

QString cube_place(int space) {
    constexpr int columns = 4;
    return unbroken(
        translate("ScytheExplainer", "row %1, space %2").arg(space / columns + 1).arg(space % columns + 1));
}

QString symbol_of(StepKind kind) {
    switch (kind) {
    case StepKind::move_worker:
        return QStringLiteral("scythe_worker");
    case StepKind::move_mech:
        return QStringLiteral("scythe_mech");
    case StepKind::move_character:
        return QStringLiteral("scythe_character");
    case StepKind::encounter_or_factory:
    case StepKind::encounter:
        return QStringLiteral("scythe_encounter");
    case StepKind::attack_combat:
    case StepKind::combat:
        return QStringLiteral("scythe_attack");
    case StepKind::attack_worker:
    case StepKind::retreat:
        return QStringLiteral("scythe_attack_worker");
    case StepKind::factory_card:
        return QStringLiteral("scythe_factory_card");
    case StepKind::gain:
        return QStringLiteral("scythe_coins");
    case StepKind::recruit_bonus:
        return QStringLiteral("scythe_recruit");
    case StepKind::star_cube:
        return QStringLiteral("scythe_star_cube");
    case StepKind::star:
    case StepKind::game_over:
        return QStringLiteral("scythe_star");
    case StepKind::flip:
        return QStringLiteral("scythe_flip");
    case StepKind::skip:
        break;
    }
    return QStringLiteral("scythe_skip");
}

QString symbol_of(UnitKind unit) {
    return unit == UnitKind::worker ? QStringLiteral("scythe_worker")
           : unit == UnitKind::mech ? QStringLiteral("scythe_mech")
                                    : QStringLiteral("scythe_character");
}

QString symbol_of(Gain gain) {
    switch (gain) {
    case Gain::coins:
        return QStringLiteral("scythe_coins");
    case Gain::power:
        return QStringLiteral("scythe_power");
    case Gain::combat_cards:
        return QStringLiteral("scythe_combat_card");
    case Gain::worker:
        return symbol_of(UnitKind::worker);
    case Gain::mech:
        return symbol_of(UnitKind::mech);
    case Gain::character:
        break;
    }
    return symbol_of(UnitKind::character);
}

QString symbol_of(RecruitBonus bonus) {
    switch (bonus) {
    case RecruitBonus::power:
        return symbol_of(Gain::power);
    case RecruitBonus::coins:
        return symbol_of(Gain::coins);
    case RecruitBonus::combat_cards:
        return symbol_of(Gain::combat_cards);
    case RecruitBonus::popularity:
        break;
    }
    return QStringLiteral("scythe_popularity");
}

QString move_headline(const Catalogue& facts, const Step& step) {
    const QString to = ScytheNames::place(facts, step.to);
    const bool stays = step.from == step.to;
    if (step.kind == StepKind::attack_combat)
        return (step.unit == UnitKind::mech ? translate("ScytheExplainer", "The mech attacks: %1")
                                            : translate("ScytheExplainer", "The character attacks: %1"))
            .arg(to);
    if (step.kind == StepKind::attack_worker)
        return (step.unit == UnitKind::mech
                    ? translate("ScytheExplainer", "The mech drives workers away: %1")
                    : translate("ScytheExplainer", "The character drives workers away: %1"))
            .arg(to);
    switch (step.unit) {
    case UnitKind::worker:
        return (stays ? translate("ScytheExplainer", "The worker stays on %1")
                      : translate("ScytheExplainer", "The worker goes to %1"))
            .arg(to);
    case UnitKind::mech:
        return (stays ? translate("ScytheExplainer", "The mech stays on %1")
                      : translate("ScytheExplainer", "The mech goes to %1"))
            .arg(to);
    case UnitKind::character:
        break;
    }
    return (stays ? translate("ScytheExplainer", "The character stays on %1")
                  : translate("ScytheExplainer", "The character goes to %1"))
        .arg(to);
}

ScytheExplainer::ScytheExplainer(const Catalogue& facts, const State& before, const Decision& decision)
    : facts_(facts), before_(before), decision_(decision) {}

const Step* ScytheExplainer::main_step() const {
    const auto moves = [](const Step& step) { return is_move(step.kind); };
    const auto last = std::ranges::find_if(decision_.steps.rbegin(), decision_.steps.rend(), moves);
    return last == decision_.steps.rend() ? nullptr : &*last;
}

QString ScytheExplainer::headline() const {
    if (decision_.kind == TurnKind::defend) {
        const QString where = ScytheNames::place(facts_, decision_.territory);
        if (decision_.steps.empty())
            return translate("ScytheExplainer", "You attack: %1").arg(where);
        const Step& first = decision_.steps.front();
        return (first.kind == StepKind::retreat  ? translate("ScytheExplainer", "The workers flee: %1")
                : first.winner == Player::automa ? translate("ScytheExplainer", "The Automa wins: %1")
                                                 : translate("ScytheExplainer", "You win: %1"))
            .arg(where);
    }
    if (const Step* move = main_step())
        return move_headline(facts_, *move);
    if (!decision_.steps.empty() && decision_.steps.front().kind == StepKind::skip)
        return translate("ScytheExplainer", "The Automa skips this turn");
    const NeedKind asked = decision_.needs.empty() ? NeedKind::place_check : decision_.needs.front().what;
    if (asked == NeedKind::resources)
        return translate("ScytheExplainer", "An attack on workers: where?");
    if (asked == NeedKind::move_check)
        return translate("ScytheExplainer", "A move, if the combat card allows it");
    return before_.tracking == Tracking::cards_only ? translate("ScytheExplainer", "What the card does")
                                                    : translate("ScytheExplainer", "No unit moves");
}

QStringList ScytheExplainer::sublines(bool turned) const {
    QStringList lines;
    if (const Step* move = main_step(); move && move->to.is_territory())
        lines << place_hint(facts_, before_, move->to.territory(), turned);
    lines << combat_lines();
    lines.removeAll(QString());
    return lines;
}

QStringList ScytheExplainer::combat_lines() const {
    const auto fight = std::ranges::find(decision_.steps, StepKind::combat, &Step::kind);
    if (fight == decision_.steps.end())
        return {};
    const bool automa = fight->winner == Player::automa;
    const bool headlined = decision_.kind == TurnKind::defend; // who won is said there
    const auto told =
        std::ranges::find(decision_.trace, std::string_view("totals_compared"), &core::TraceEntry::message);
    if (told == decision_.trace.end())
        return headlined ? QStringList()
                         : QStringList(automa ? translate("ScytheExplainer", "The Automa wins the combat")
                                              : translate("ScytheExplainer", "You win the combat"));
    const std::int64_t its = number_of(*told, "automa");
    const std::int64_t yours = number_of(*told, "human");
    QStringList lines{(headlined ? translate("ScytheExplainer", "%1 to %2")
                       : automa  ? translate("ScytheExplainer", "The Automa wins, %1 to %2")
                                 : translate("ScytheExplainer", "You win, %1 to %2"))
                          .arg(std::max(its, yours))
                          .arg(std::min(its, yours))};
    if (its == yours)
        lines << translate("ScytheExplainer", "A tie goes to the attacker (S-91)");
    return lines;
}

std::vector<Section> ScytheExplainer::sections() const {
    return instructions_of(facts_, before_, decision_);
}

QString ScytheExplainer::skip_reason(const Skipped& skipped) const {
    if (skipped.rule == "S-52")
        for (std::size_t i = skipped.trace.begin; i < skipped.trace.end; ++i)
            if (const core::TraceEntry& entry = decision_.trace[i]; entry.message == "power_at_least")
                return translate("ScytheExplainer", "it needs %1 power and has %2")
                    .arg(number_of(entry, "needed"))
                    .arg(number_of(entry, "power"));
    return word_of("ScytheExplainer", skip_reasons, id_of(skipped.rule));
}

std::vector<SkipText> ScytheExplainer::skipped() const {
    std::vector<SkipText> list;
    for (const Skipped& each : decision_.skipped) {
        const QString what =
            as_label(each.order > 0 ? ScytheNames::move(id_of(each.move)) : gain_name(each.gain));
        list.push_back(
            {translate("ScytheExplainer", "%1: %2", "what is skipped: why").arg(what, skip_reason(each)),
             rule_number(each.rule)});
    }
    return list;
}

} // namespace automa::app::scythe_app
