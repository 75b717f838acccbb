#include "app/barrage/table_words.h"

#include "app/text/barrage_explainer.h"
#include "app/text/barrage_names.h"
#include "app/text/reward_facts.h"
#include "app/text/text_ids.h"

#include <algorithm>
#include <map>

namespace automa::app {

using namespace barrage;

namespace {

bool onTable(const State& state, Colour colour, ContractId id) {
    const ContractRow& row = state.contracts[index_of(colour)];
    return row[0] == id || row[1] == id
           || std::ranges::any_of(state.companies, [&](const CompanyState& company) {
                  return company.fulfilled_contracts.has(id);
              });
}

/// What to know a tile by: its first actions.
QString firstActions(const Tile& tile) {
    QStringList actions;
    for (const TileAction& action : tile.actions) {
        if (actions.size() == 3)
            break;
        actions << action_text(action);
    }
    return actions.join(QStringLiteral(" · "));
}

} // namespace

QString text(std::string_view view) {
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

QString breakable(QString words) {
    return words.replace(QStringLiteral(",\u00A0"), QStringLiteral(", "));
}

QString rewardsText(const Rewards& rewards) {
    std::vector<RewardFacts> facts;
    for (const Reward& reward : rewards)
        facts.push_back(facts_of(reward));
    return BarrageNames::rewards(facts);
}

QVariantMap contractItem(const Catalogue& facts, ContractId id) {
    const Contract& contract = facts.contract(id);
    const std::string_view kind = contract.colour ? name_of(*contract.colour) : std::string_view("national");
    return {{QStringLiteral("id"), text(contract.id)},
            {QStringLiteral("kind"), text(kind)},
            {QStringLiteral("energy"), contract.energy_required},
            {QStringLiteral("text"), as_label(rewardsText(contract.rewards))},
            {QStringLiteral("detail"), as_label(contract_name(facts, id))}};
}

QVariantList unseenContracts(const Catalogue& facts, const State& state, Colour colour) {
    std::map<int, QVariantList> byEnergy;
    for (std::size_t i = 0; i < facts.contracts.size(); ++i) {
        const ContractId id(i);
        if (facts.contract(id).colour == colour && !onTable(state, colour, id))
            byEnergy[facts.contract(id).energy_required] << contractItem(facts, id);
    }
    QVariantList groups;
    for (const auto& [energy, items] : byEnergy)
        groups << QVariantMap{{QStringLiteral("label"), QString::number(energy)},
                              {QStringLiteral("name"), BarrageNames::contract(id_of(colour), energy)},
                              {QStringLiteral("items"), items}};
    return groups;
}

QVariantList wheelItems(const Catalogue& facts, const CompanyState& company) {
    QVariantList list;
    for (const Segment& segment : company.wheel) {
        const bool tile = segment.technology.has_value();
        list << QVariantMap{
            {QStringLiteral("symbol"), tile ? technologySymbol(*segment.technology) : QString()},
            {QStringLiteral("name"),
             tile ? BarrageNames::technology(text(facts.tech[segment.technology->index()].id)) : QString()},
            {QStringLiteral("excavators"), segment.excavators},
            {QStringLiteral("mixers"), segment.mixers},
            {QStringLiteral("filled"), !segment.empty()}};
    }
    return list;
}

QVariantList tileItems(const Catalogue& facts, std::span<const TileId> tiles) {
    std::map<int, QVariantList> byDam;
    for (std::size_t i = 0; i < facts.tiles.size(); ++i) {
        const TileId id(i + 1);
        if (std::ranges::find(tiles, id) == tiles.end())
            continue;
        const Tile& tile = facts.tile(id);
        byDam[tile.dam.code] << QVariantMap{
            {QStringLiteral("id"), QString::number(tile.id)},
            {QStringLiteral("text"), BarrageNames::automa_tile(text(tile.code))},
            {QStringLiteral("detail"), firstActions(tile)}};
    }
    QVariantList groups;
    for (const auto& [dam, items] : byDam)
        groups << QVariantMap{{QStringLiteral("label"), QStringLiteral("%1-…").arg(dam)},
                              {QStringLiteral("name"), QString::number(dam)},
                              {QStringLiteral("items"), items}};
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

} // namespace automa::app
