// External works and private buildings on the pad, and what rewards give.
#include "app/barrage/company_items.h"
#include "app/barrage/text/names.h"
#include "app/barrage/turn/pad.h"
#include "app/text/qt_text.h"
#include "app/text/text_ids.h"
#include "app/text/text_words.h"
#include "model/barrage/state/board.h"

#include <algorithm>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

const QString workPrefix = QStringLiteral("work|");
const QString usePrefix = QStringLiteral("use|");

/// "1 free base in the plains"
QString pieceText(const FreePiece& piece) {
    Reward reward;
    reward.kind = RewardKind::free_structure;
    reward.structure = piece.structure;
    reward.regions = piece.regions;
    reward.max_power = piece.max_power;
    Rewards rewards;
    rewards.push_back(reward);
    return rewardsText(rewards);
}

QStringList pieceTexts(const std::vector<FreePiece>& pieces) {
    QStringList list;
    for (const FreePiece& piece : pieces)
        list << pieceText(piece);
    return list;
}

} // namespace

std::optional<int> BarragePad::workChosen() const {
    return kind_ == Kind::Other && option_.startsWith(workPrefix)
               ? std::optional(option_.mid(workPrefix.size()).toInt())
               : std::nullopt;
}

const Work* BarragePad::work() const {
    const auto position = workChosen();
    if (!position)
        return nullptr;
    const auto id = game_.state().works[static_cast<std::size_t>(*position)];
    return id ? &game_.facts().works[id->index()] : nullptr;
}

std::optional<BuildingId> BarragePad::buildingUsed() const {
    return kind_ == Kind::Other && option_.startsWith(usePrefix)
               ? game_.facts().find_building(option_.mid(usePrefix.size()).toStdString())
               : std::nullopt;
}

int BarragePad::productionBonusOf(const QString& offer) const {
    return offer.startsWith(usePrefix)
               ? building_use(offer.mid(usePrefix.size()).toStdString()).production_bonus
               : 0;
}

void BarragePad::addOwnBuildings(std::vector<PadOffer>& list) const {
    for (const BuildingState& row : game_.state().buildings) {
        const std::string& name = game_.facts().buildings[row.id.index()].id;
        if (!row.owners.contains(who()) || building_use(name).work) // that one is told by its work
            continue;
        const QString id = text(name);
        list.push_back({usePrefix + id, translate("BarragePad", "Use: %1").arg(BarrageNames::building(id)),
                        BarrageNames::building_action(id), QStringLiteral("building")});
    }
}

std::optional<SpaceId> BarragePad::damChosen() const {
    for (std::size_t i = 0; i < dam_space_count; ++i)
        if (amount(text(game_.facts().space(dam_space(i)).id)) > 0)
            return dam_space(i);
    return std::nullopt;
}

std::optional<Command> BarragePad::other() const {
    if (option_ == u"nothing")
        return HumanDoesElse{who()};
    const auto contract = game_.facts().find_contract(contract_.toStdString());
    if (const auto position = workChosen()) {
        Drops drops = dropsOn(amounts_);
        for (const Headstream headstream : dropsOn(rewarded_))
            if (!drops.full())
                drops.push_back(headstream);
        return HumanTakesWork{who(), *position, contract, drops};
    }
    const auto building = buildingUsed();
    if (!building)
        return std::nullopt;
    const auto dam = damChosen();
    if (building_use(game_.facts().buildings[building->index()].id).drop_on_dam && !dam)
        return std::nullopt;
    return HumanUsesBuilding{who(), *building, contract, dropsOn(rewarded_), dam};
}

int BarragePad::workDrops() const {
    const Work* chosen = work();
    return chosen ? drops_given(chosen->rewards) : 0;
}

std::vector<ContractId> BarragePad::fulfillable() const {
    if (!game_.humanToAct())
        return {};
    const Catalogue& facts = game_.facts();
    if (system())
        return human_contracts(facts, game_.state(), who(), energyMade());
    if (const Work* chosen = work())
        return contracts_by_rewards(facts, game_.state(), who(), chosen->rewards);
    if (const auto building = buildingUsed())
        return contracts_by_building(facts, game_.state(), who(),
                                     building_use(facts.buildings[building->index()].id));
    return {};
}

std::vector<PadChip> BarragePad::damChips() const {
    std::vector<PadChip> chips;
    const State& state = game_.state();
    for (std::size_t i = 0; i < dam_space_count; ++i) {
        const Dam& dam = state.dams[i];
        if ((dam.owner != owner_of(who()) && dam.owner != Owner::neutral)
            || room(game_.facts(), state, dam) < 1)
            continue;
        const QString id = text(game_.facts().space(dam_space(i)).id);
        chips.push_back(
            {id, BarrageNames::short_place(id), as_label(BarrageNames::place(id)), amount(id) > 0});
    }
    return chips;
}

bool BarragePad::isFree(SpaceId space) const {
    const auto structure = structureAt(space);
    return std::ranges::any_of(pieces_, [&](const FreePiece& piece) {
        return piece.structure == structure && piece.fits(game_.facts().space(space));
    });
}

void BarragePad::tellRewards(QStringList& lines) const {
    const auto add = [&](const Rewards& rewards) {
        if (!rewards.empty())
            lines << translate("BarragePad", "Your reward: <b>%1</b>").arg(rewardsText(rewards));
    };
    if (const Work* chosen = work())
        add(chosen->rewards);
    if (const auto contract = game_.facts().find_contract(contract_.toStdString()))
        add(game_.facts().contract(*contract).rewards);
    if (!preview_.gives.empty())
        lines << translate("BarragePad", "Then place: <b>%1</b>")
                     .arg(pieceTexts(preview_.gives).join(QStringLiteral(", ")));
}

QStringList BarragePad::toPlace() const {
    return pieceTexts(pieces_);
}

} // namespace automa::app::barrage_app
