#include "app/barrage/turn/question_groups.h"

#include "app/barrage/company_items.h"
#include "app/barrage/contract_kind.h"
#include "app/barrage/text/explainer.h"
#include "app/barrage/text/names.h"
#include "app/text/qt_text.h"
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

void greyEmpty(std::vector<QuestionGroup>& groups) {
    for (QuestionGroup& group : groups)
        group.off = group.choices.empty();
}

} // namespace

std::vector<QuestionGroup> unseenContracts(const Catalogue& facts, const State& state, Colour colour,
                                           const core::IdSet<ContractId>& discarded) {
    std::vector<ContractId> offered = unseen_contracts(facts, state, colour);
    const auto first_gone =
        std::ranges::stable_partition(offered, [&](ContractId id) { return !discarded.has(id); });
    if (first_gone.begin() != offered.begin()) // a table whose stack ran out may have shuffled them
        offered.erase(first_gone.begin(), offered.end());
    std::map<int, std::vector<QuestionChoice>> byEnergy;
    for (std::size_t i = 0; i < facts.contracts.size(); ++i) {
        const ContractId id(i);
        const Contract& contract = facts.contract(id);
        if (contract.colour != colour)
            continue;
        auto& choices = byEnergy[contract.energy_required]; // every key is there, so that none moves
        if (std::ranges::find(offered, id) == offered.end())
            continue;
        choices.push_back({.answer = text(contract.id),
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
    greyEmpty(groups);
    return groups;
}

std::vector<QuestionGroup> tilesByCode(const Catalogue& facts, std::span<const TileId> tiles) {
    std::map<int, std::vector<QuestionChoice>> byDam;
    for (std::size_t i = 0; i < facts.tiles.size(); ++i) {
        const TileId id(i + 1);
        const Tile& tile = facts.tile(id);
        auto& choices = byDam[tile.dam.code]; // every key is there, so that none moves
        if (std::ranges::find(tiles, id) == tiles.end())
            continue;
        choices.push_back({.answer = QString::number(tile.id),
                           .text = BarrageNames::automa_tile(text(tile.code)),
                           .detail = actionsFrom(tile, 0, 3)});
    }
    std::vector<QuestionGroup> groups;
    for (auto& [dam, choices] : byDam)
        groups.push_back({.label = QStringLiteral("%1-…").arg(dam),
                          .name = QString::number(dam),
                          .choices = std::move(choices)});
    greyEmpty(groups);
    return groups;
}

std::vector<QuestionGroup> tilesByActions(const Catalogue& facts, std::span<const TileId> tiles) {
    std::vector<QuestionGroup> groups;
    for (std::size_t i = 0; i < facts.tiles.size(); ++i) {
        const TileId id(i + 1);
        const Tile& tile = facts.tile(id);
        // Every tile begins with a production: "+2" on a plate of its colour.
        const TileAction& production = tile.actions.front();
        const QString name = as_label(actionsFrom(tile, 0, 1));
        auto group = std::ranges::find(groups, name, &QuestionGroup::name);
        if (group == groups.end())
            group = groups.insert(group, {.label = QString::number(production.energy),
                                          .name = name,
                                          .kind = pictureOfProduction(production.colour)});
        if (std::ranges::find(tiles, id) == tiles.end())
            continue;
        group->choices.push_back({.answer = QString::number(tile.id),
                                  .text = as_label(actionsFrom(tile, 1, 3)),
                                  .detail = BarrageNames::automa_tile(text(tile.code))});
    }
    std::ranges::sort(groups, {},
                      [](const QuestionGroup& group) { return std::pair(group.kind, -group.label.toInt()); });
    greyEmpty(groups);
    return groups;
}

} // namespace automa::app::barrage_app
