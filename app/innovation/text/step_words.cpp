#include "app/innovation/text/step_words.h"

#include "app/innovation/text/hex_words.h"
#include "app/innovation/text/names.h"
#include "app/text/text_ids.h"
#include "model/innovation/state/board.h"

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

using Names = InnovationNames;

CardSymbol symbolOf(StepKind kind) {
    switch (kind) {
    case StepKind::terraform_build:
    case StepKind::first_workshop:
        return CardSymbol::terraform_and_build;
    case StepKind::upgrade:
        return CardSymbol::upgrade;
    case StepKind::take_innovation:
        return CardSymbol::take_innovation;
    case StepKind::block_power:
    case StepKind::block_book:
        return CardSymbol::block_power_and_book;
    case StepKind::send_scholar:
        return CardSymbol::send_scholar;
    case StepKind::advance:
        return CardSymbol::advance_discipline;
    case StepKind::faction_guided:
        return CardSymbol::faction_action;
    case StepKind::gain_vp:
    case StepKind::pass:
        break;
    }
    return CardSymbol::gain_vp;
}

QString titleOf(StepKind kind) {
    if (kind == StepKind::pass)
        return translate("InnovationTurn", "Pass");
    if (kind == StepKind::first_workshop)
        return translate("InnovationTurn", "First workshops");
    return as_label(Names::action(id_of(symbolOf(kind))));
}

QString groupSymbol(StepKind kind) {
    return kind == StepKind::pass ? QStringLiteral("pass") : actionSymbol(symbolOf(kind));
}

QString markerOrder(int from, int to) {
    return translate("InnovationTurn", "The Automa’s VP marker: %1 → <b>%2</b>").arg(from).arg(to);
}

/// Where the VP of a pass come from: one sentence each, as a translation may need another order.
//: %1, %2: VP before and after
QString passMarkerWords(bool final_tile, bool twice) {
    if (final_tile)
        return twice ? translate("InnovationTurn",
                                 "The Automa’s VP marker: %1 → <b>%2</b> (final tile, scored twice)")
                     : translate("InnovationTurn", "The Automa’s VP marker: %1 → <b>%2</b> (final tile)");
    return twice ? translate("InnovationTurn",
                             "The Automa’s VP marker: %1 → <b>%2</b> (round tile, scored twice)")
                 : translate("InnovationTurn", "The Automa’s VP marker: %1 → <b>%2</b> (round tile)");
}

QString scienceMove(Discipline discipline, int from, int to) {
    return translate("InnovationTurn", "%1: %2 → %3", "discipline, levels")
        .arg(as_label(Names::discipline(id_of(discipline))))
        .arg(from)
        .arg(to);
}

int levelOf(const State& state, const Step& step) {
    return step.discipline ? state.automa.science[index_of(*step.discipline)] : 0;
}

std::vector<StepOrder> buildOrders(const Catalogue& facts, const Step& step, const State& before,
                                   const State& after) {
    const QString code = hexCode(facts.map(before.map), *step.hex);
    std::vector<StepOrder> orders;
    if (step.terrain_tile)
        orders.push_back({translate("InnovationTurn", "Terrain tile on %1: <b>%2</b>")
                              .arg(code, Names::terrain(id_of(before.automa.native))),
                          QStringLiteral("innovation_") + id_of(before.automa.native).toString()});
    orders.push_back({translate("InnovationTurn", "<b>Workshop</b> on %1; in supply: %2")
                          .arg(code)
                          .arg(in_supply(facts, after, Player::automa, Kind::workshop)),
                      buildingSymbol(Kind::workshop)});
    orders.push_back(step.marked ? StepOrder{translate("InnovationTurn", "<b>Power token</b> beside it"),
                                             QStringLiteral("innovation_token")}
                                 : StepOrder{translate("InnovationTurn", "No power token beside it"),
                                             QStringLiteral("innovation_no_token")});
    return orders;
}

std::vector<StepOrder> upgradeOrders(const Catalogue& facts, const Step& step, const State& before) {
    const QString code = hexCode(facts.map(before.map), *step.hex);
    return {{translate("InnovationTurn", "%1: remove the building (%2)")
                 .arg(code, Names::building(id_of(step.from))),
             buildingSymbol(step.from)},
            {translate("InnovationTurn", "%1: put the new one there (<b>%2</b>)")
                 .arg(code, Names::building(id_of(step.to))),
             buildingSymbol(step.to)}};
}

std::vector<StepOrder> scholarOrders(const Step& step, const State& before) {
    std::vector<StepOrder> orders;
    if (step.value > 0)
        orders.push_back({translate("InnovationTurn", "<b>Scholar</b> on a +%1 space (%2)")
                              .arg(step.value)
                              .arg(Names::discipline(id_of(*step.discipline))),
                          QStringLiteral("innovation_scholar")});
    const int level = levelOf(before, step);
    orders.push_back({translate("InnovationTurn", "The Automa’s marker (%1): %2 → <b>%3</b>")
                          .arg(Names::discipline(id_of(*step.discipline)))
                          .arg(level)
                          .arg(level + step.levels),
                      disciplineSymbol(*step.discipline)});
    return orders;
}

std::vector<StepOrder> passOrders(const Step& step, const State& before) {
    std::vector<StepOrder> orders;
    const bool last = before.round == round_count;
    orders.push_back(
        {passMarkerWords(last, step.times > 1).arg(before.automa.vp).arg(before.automa.vp + step.vp),
         QStringLiteral("vp")});
    if (step.bonus)
        orders.push_back(
            {translate("InnovationTurn", "Put any coins on this bonus tile back in the supply: <b>%1</b>")
                 .arg(Names::bonus_place(id_of(*step.bonus))),
             QStringLiteral("innovation_coin")});
    if (step.bonus)
        orders.push_back({translate("InnovationTurn",
                                    "Bonus tile for the Automa: <b>%1</b>; its old one goes in that place")
                              .arg(Names::bonus_place(id_of(*step.bonus))),
                          QStringLiteral("innovation_bonus_") + id_of(*step.bonus).toString()});
    if (step.place)
        orders.push_back(
            {translate("InnovationTurn", "Turn order next round: place <b>%1</b>").arg(*step.place),
             QStringLiteral("turn_order")});
    if (!last)
        orders.push_back(
            {before.app.dealer == Dealer::app
                 ? translate("InnovationTurn", "The app gathers its cards and adds one from the reserve")
                 : translate("InnovationTurn",
                             "Gather its cards, add the reserve’s top card unseen, shuffle"),
             QStringLiteral("innovation_cards")});
    return orders;
}

std::vector<StepOrder> slotOrders(const Catalogue& facts, const Step& step, const State& before) {
    switch (step.kind) {
    case StepKind::block_power:
        return {{translate("InnovationTurn", "X token on power action %1: <b>%2</b>")
                     .arg(step.slot)
                     .arg(Names::power_action(
                         id_of(facts.tables.power_actions[static_cast<std::size_t>(step.slot - 1)]))),
                 QStringLiteral("innovation_power")}};
    case StepKind::block_book:
        return {{translate("InnovationTurn",
                           "X token on book action <b>%1</b> from the left; count covered ones too")
                     .arg(step.slot),
                 QStringLiteral("innovation_book")}};
    default: {
        const auto [row, place] = innovationPlace(facts, before, step.slot);
        return {
            {translate("InnovationTurn",
                       "The Automa takes an innovation: row <b>%1</b>, place <b>%2</b>; count empty places")
                 .arg(row)
                 .arg(place),
             QStringLiteral("innovation_innovation")}};
    }
    }
}

} // namespace

InnovationPlace innovationPlace(const Catalogue& facts, const State& state, int slot) {
    InnovationPlace at{1, slot};
    for (const int length : facts.tables.innovation_rows[state.human_count - 1U]) {
        if (at.place <= length)
            break;
        at.place -= length;
        ++at.row;
    }
    return at;
}

QString buildingSymbol(Kind kind) {
    std::string name(name_of(kind));
    if (constexpr std::string_view neutral = "neutral_"; name.starts_with(neutral))
        name.erase(0, neutral.size());
    return QStringLiteral("innovation_") + QString::fromStdString(name);
}

QString disciplineSymbol(Discipline discipline) {
    return QStringLiteral("innovation_") + id_of(discipline).toString();
}

QString powerActionSymbol(std::string_view id) {
    if (id == "bridge")
        return QStringLiteral("innovation_bridge");
    if (id == "scholar")
        return QStringLiteral("innovation_scholar");
    if (id == "two_tools")
        return QStringLiteral("innovation_tools");
    return id == "seven_coins" ? QStringLiteral("innovation_coin") : QStringLiteral("innovation_spade");
}

QString actionSymbol(CardSymbol symbol) {
    switch (symbol) {
    case CardSymbol::terraform_and_build:
        return QStringLiteral("innovation_workshop");
    case CardSymbol::upgrade:
        return QStringLiteral("innovation_guild");
    case CardSymbol::take_innovation:
        return QStringLiteral("innovation_innovation");
    case CardSymbol::block_power_and_book:
        return QStringLiteral("innovation_block");
    case CardSymbol::send_scholar:
        return QStringLiteral("innovation_scholar");
    case CardSymbol::advance_discipline:
        return QStringLiteral("innovation_science");
    case CardSymbol::faction_action:
        return QStringLiteral("innovation_faction");
    case CardSymbol::gain_vp:
        break;
    }
    return QStringLiteral("vp");
}

StepWords StepTeller::wordsOf(const Step& step, const State& before, const State& after) const {
    StepWords words{titleOf(step.kind), groupSymbol(step.kind), {}};
    switch (step.kind) {
    case StepKind::terraform_build:
    case StepKind::first_workshop:
        words.orders = buildOrders(facts_, step, before, after);
        break;
    case StepKind::upgrade:
        words.orders = upgradeOrders(facts_, step, before);
        break;
    case StepKind::gain_vp:
        words.orders.push_back(
            {markerOrder(before.automa.vp, before.automa.vp + step.vp), QStringLiteral("vp")});
        break;
    case StepKind::send_scholar:
    case StepKind::advance:
        words.orders = scholarOrders(step, before);
        break;
    case StepKind::pass:
        words.orders = passOrders(step, before);
        break;
    case StepKind::faction_guided:
        for (const QString& line : proposal(step))
            words.orders.push_back({line, QStringLiteral("innovation_faction")});
        break;
    case StepKind::take_innovation:
    case StepKind::block_power:
    case StepKind::block_book:
        words.orders = slotOrders(facts_, step, before);
        break;
    }
    return words;
}

std::vector<StepWords> StepTeller::steps() const {
    std::vector<StepWords> all;
    State now = before_;
    for (const Step& step : decision_.steps) {
        State then = now;
        for (const Event& event : step.range.events.of(decision_.events))
            apply_in_place(then, event);
        all.push_back(wordsOf(step, now, then));
        now = std::move(then);
    }
    return all;
}

QString StepTeller::brief(const Step& step, const State& before) const {
    const Map& map = facts_.map(before.map);
    switch (step.kind) {
    case StepKind::terraform_build:
        return translate("InnovationTurn", "Workshop on %1 (%2)")
            .arg(hexCode(map, *step.hex), Names::terrain(id_of(terrain_of(map, before, *step.hex))));
    case StepKind::first_workshop:
        return translate("InnovationTurn", "First workshop on %1").arg(hexCode(map, *step.hex));
    case StepKind::upgrade:
        return translate("InnovationTurn", "%1: %2 → %3", "hex, building before and after")
            .arg(hexCode(map, *step.hex), Names::building(id_of(step.from)), Names::building(id_of(step.to)));
    case StepKind::take_innovation: {
        const auto [row, place] = innovationPlace(facts_, before, step.slot);
        return translate("InnovationTurn", "Takes an innovation: row %1, place %2").arg(row).arg(place);
    }
    case StepKind::gain_vp:
        return translate("InnovationTurn", "Gains %1").arg(Names::vp(step.vp));
    case StepKind::block_power:
        return translate("InnovationTurn", "Blocks power action %1 (%2)")
            .arg(step.slot)
            .arg(Names::power_action(
                id_of(facts_.tables.power_actions[static_cast<std::size_t>(step.slot - 1)])));
    case StepKind::block_book:
        return translate("InnovationTurn", "Blocks book action %1").arg(step.slot);
    case StepKind::send_scholar:
        return translate("InnovationTurn", "Scholar: %1")
            .arg(scienceMove(*step.discipline, levelOf(before, step), levelOf(before, step) + step.levels));
    case StepKind::advance:
        return scienceMove(*step.discipline, levelOf(before, step), levelOf(before, step) + step.levels);
    case StepKind::faction_guided:
        return translate("InnovationTurn", "Faction card: %1")
            .arg(Names::faction(id_of(before.automa.faction)));
    case StepKind::pass:
        return translate("InnovationTurn", "The Automa passes");
    }
    return {};
}

QString StepTeller::headline() const {
    if (decision_.steps.empty())
        return decision_.needs.empty() ? translate("InnovationTurn", "The Automa does nothing this turn")
                                       : translate("InnovationTurn", "The Automa needs an answer");
    const Step* first = &decision_.steps.front();
    for (const Step& step : decision_.steps)
        if (step.kind != StepKind::gain_vp) {
            first = &step;
            break;
        }
    if (first->kind == StepKind::first_workshop && decision_.steps.size() > 1)
        return translate("InnovationTurn", "First workshops on %1 and %2")
            .arg(hexCode(facts_.map(before_.map), *decision_.steps[0].hex),
                 hexCode(facts_.map(before_.map), *decision_.steps[1].hex));
    if (first->kind == StepKind::pass)
        return translate("InnovationTurn", "The Automa passes: +%1").arg(Names::vp(first->vp));
    State now = before_;
    const core::Range done{0, first->range.events.begin};
    for (const Event& event : done.of(decision_.events))
        apply_in_place(now, event);
    return brief(*first, now);
}

QStringList StepTeller::offers() const {
    QStringList lines;
    for (const Step& step : decision_.steps)
        for (const PowerOffer& offer : step.power) {
            const QString code = hexCode(facts_.map(before_.map), *step.hex);
            const QString what = before_.human_count == 1
                                     ? translate("InnovationTurn", "You may gain <b>%1</b> (%2) and lose %3")
                                           .arg(Names::power(offer.amount), code, Names::vp(offer.amount - 1))
                                     : translate("InnovationTurn", "%4 may gain <b>%1</b> (%2) and lose %3")
                                           .arg(Names::power(offer.amount), code, Names::vp(offer.amount - 1),
                                                as_label(Names::player(id_of(offer.player))));
            lines << what;
        }
    return lines;
}

QString StepTeller::skipped(const Skipped& skipped) {
    const std::string_view rule = skipped.rule;
    if (rule == "A-59")
        return translate("InnovationTurn", "No innovation: only from round 3 on, and three at most");
    if (rule == "A-60")
        return translate("InnovationTurn", "No innovation: the display is empty");
    if (rule == "A-63")
        return translate("InnovationTurn", "No build: no workshops left");
    if (rule == "A-64")
        return translate("InnovationTurn", "No build: no empty hex in reach");
    if (rule == "A-70")
        return translate("InnovationTurn", "No upgrade is possible");
    if (rule == "A-76")
        return translate("InnovationTurn", "No free power action to block");
    if (rule == "A-77")
        return translate("InnovationTurn", "No free book action to block");
    if (rule == "A-78")
        return translate("InnovationTurn", "No scholar: no discipline is open to the Automa");
    return translate("InnovationTurn", "No advance: no discipline is open to the Automa");
}

QStringList StepTeller::proposal(const Step& step) const {
    QStringList lines;
    for (const Step& part : step.proposal)
        lines << translate("InnovationTurn", "Suggestion: %1").arg(brief(part, before_));
    for (const FactionPart part : step.unknown)
        lines << translate("InnovationTurn", "By the card: %1").arg(Names::action(id_of(part)));
    return lines;
}

std::optional<HexId> StepTeller::target() const {
    for (const Step& step : decision_.steps) {
        if (step.hex)
            return step.hex;
        for (const Step& part : step.proposal)
            if (part.hex)
                return part.hex;
    }
    return std::nullopt;
}

} // namespace automa::app::innovation_app
