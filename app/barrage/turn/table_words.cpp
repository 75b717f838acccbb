#include "app/barrage/turn/table_words.h"

#include "app/barrage/text/explainer.h"
#include "app/barrage/text/names.h"
#include "app/barrage/text/reward_facts.h"
#include "app/text/text_ids.h"
#include "model/barrage/turn/questions.h"

#include <algorithm>
#include <map>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

/// What to know a tile by: its actions from this one on.
QString actionsFrom(const Tile& tile, std::size_t first, std::size_t count) {
    QStringList actions;
    for (std::size_t i = first; i < std::min(first + count, tile.actions.size()); ++i)
        actions << action_text(tile.actions[i]);
    return actions.join(QStringLiteral(" · "));
}

/// "Green −2": every tile begins with a production.
QString productionLabel(const TileAction& action) {
    const QString colour = as_label(BarrageNames::contract_kind(text(name_of(action.colour))));
    return action.energy == 0 ? colour : colour + QChar::Nbsp + signed_number(action.energy);
}

} // namespace

QString rewardsText(const Rewards& rewards) {
    std::vector<RewardFacts> facts;
    for (const Reward& reward : rewards)
        facts.push_back(facts_of(reward));
    return BarrageNames::rewards(facts);
}

ContractItem contractItem(const Catalogue& facts, ContractId id) {
    const Contract& contract = facts.contract(id);
    return {.contract = text(contract.id),
            .kind = kindOf(contract),
            .energy = contract.energy_required,
            .text = as_label(rewardsText(contract.rewards)),
            .detail = as_label(contract_name(facts, id))};
}

QString sideDetail(const CompanyState& company) {
    const QString kind = company.player == PlayerKind::human ? translate("BarrageTable", "human")
                                                             : BarrageNames::level(id_of(company.level));
    if (!company.officer)
        return kind;
    const QString officer = BarrageNames::officer(id_of(*company.officer));
    return QStringLiteral("%1 · %2").arg(kind, officer.section(u' ', 0, 0));
}

QString sideInFull(const CompanyState& company) {
    const bool human = company.player == PlayerKind::human;
    const QString kind =
        human ? as_label(translate("BarrageTable", "human")) : BarrageNames::level(id_of(company.level));
    if (!company.officer)
        return kind;
    const auto officer = id_of(*company.officer);
    return translate("BarrageTable", "%1 · %2: %3", "level, officer, ability")
        .arg(kind, BarrageNames::officer(officer),
             human ? BarrageNames::officer_ability(officer) : BarrageNames::officer_automa(officer));
}

std::vector<QuestionGroup> unseenContracts(const Catalogue& facts, const State& state, Colour colour) {
    std::map<int, std::vector<QuestionChoice>> byEnergy;
    for (const ContractId id : unseen_contracts(facts, state, colour)) {
        const Contract& contract = facts.contract(id);
        byEnergy[contract.energy_required].push_back({.answer = text(contract.id),
                                                      .text = as_label(rewardsText(contract.rewards)),
                                                      .detail = as_label(contract_name(facts, id)),
                                                      .symbol = {},
                                                      .kind = pictureOf(kindOf(colour)),
                                                      .value = contract.energy_required});
    }
    std::vector<QuestionGroup> groups;
    for (auto& [energy, choices] : byEnergy)
        groups.push_back(
            {QString::number(energy), BarrageNames::contract(id_of(colour), energy), std::move(choices)});
    return groups;
}

std::vector<WheelSegment> wheelItems(const Catalogue& facts, const CompanyState& company) {
    std::vector<WheelSegment> rows;
    for (const Segment& segment : company.wheel) {
        const bool tile = segment.technology.has_value();
        rows.push_back(
            {.symbol = tile ? technologySymbol(*segment.technology) : QString(),
             .name = tile ? BarrageNames::technology(text(facts.tech[segment.technology->index()].id))
                          : QString(),
             .excavators = segment.excavators,
             .mixers = segment.mixers,
             .filled = !segment.empty()});
    }
    return rows;
}

std::vector<QuestionGroup> tilesByCode(const Catalogue& facts, std::span<const TileId> tiles) {
    std::map<int, std::vector<QuestionChoice>> byDam;
    for (std::size_t i = 0; i < facts.tiles.size(); ++i) {
        const TileId id(i + 1);
        if (std::ranges::find(tiles, id) == tiles.end())
            continue;
        const Tile& tile = facts.tile(id);
        byDam[tile.dam.code].push_back({.answer = QString::number(tile.id),
                                        .text = BarrageNames::automa_tile(text(tile.code)),
                                        .detail = actionsFrom(tile, 0, 3)});
    }
    std::vector<QuestionGroup> groups;
    for (auto& [dam, choices] : byDam)
        groups.push_back({QStringLiteral("%1-…").arg(dam), QString::number(dam), std::move(choices)});
    return groups;
}

std::vector<QuestionGroup> tilesByActions(const Catalogue& facts, std::span<const TileId> tiles) {
    std::vector<QuestionGroup> groups;
    for (std::size_t i = 0; i < facts.tiles.size(); ++i) {
        const TileId id(i + 1);
        if (std::ranges::find(tiles, id) == tiles.end())
            continue;
        const Tile& tile = facts.tile(id);
        const QString label = productionLabel(tile.actions.front());
        auto group = std::ranges::find(groups, label, &QuestionGroup::label);
        if (group == groups.end())
            group = groups.insert(group, {label, as_label(actionsFrom(tile, 0, 1)), {}});
        group->choices.push_back({.answer = QString::number(tile.id),
                                  .text = as_label(actionsFrom(tile, 1, 3)),
                                  .detail = BarrageNames::automa_tile(text(tile.code))});
    }
    return groups;
}

QString structureSymbol(Structure structure) {
    return structure == Structure::joker ? QStringLiteral("technology") : text(name_of(structure));
}

QString actionSymbol(ActionKind kind) {
    switch (kind) {
    case ActionKind::construction:
        return QStringLiteral("base");
    case ActionKind::patent_office:
        return QStringLiteral("patent");
    case ActionKind::machinery_shop:
        return QStringLiteral("machinery");
    default:
        return text(name_of(kind));
    }
}

QString technologySymbol(TechId technology) {
    return is_special(technology) ? QStringLiteral("technology") : structureSymbol(structure_of(technology));
}

} // namespace automa::app::barrage_app
