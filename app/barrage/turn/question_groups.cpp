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

/// "Green −2": every tile begins with a production.
QString productionLabel(const TileAction& action) {
    const QString colour = as_label(BarrageNames::contract_kind(text(name_of(action.colour))));
    return action.energy == 0 ? colour : colour + QChar::Nbsp + signed_number(action.energy);
}

} // namespace

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

} // namespace automa::app::barrage_app
