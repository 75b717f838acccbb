// Production on the pad: the space that the engineers stand on, and the contract that the energy fulfils.
#include "app/barrage/company_items.h"
#include "app/barrage/text/instructions.h"
#include "app/barrage/text/names.h"
#include "app/barrage/turn/pad.h"
#include "app/text/qt_text.h"
#include "app/text/text_words.h"
#include "model/barrage/state/board.h"
#include "model/barrage/turn/systems.h"

#include <algorithm>
#include <array>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

QString dropsTitle(int drops) {
    return drops == 0 ? QString()
                      : translate("BarragePad", "The contract gives water: %1. Where to?")
                            .arg(BarrageNames::drops(drops));
}

} // namespace

int BarragePad::energyMade() const {
    const auto chosen = system();
    if (!chosen)
        return 0;
    return human_energy(game_.facts(), game_.state(), who(), chosen->conduit, amount(QStringLiteral("drops")))
           + amount(QStringLiteral("bonus"));
}

std::vector<PadChip> BarragePad::productionChips() const {
    constexpr std::array spaces{2, 1, 0, -1, -2};
    const int own = production_bonus(game_.facts(), game_.state(), who());
    std::vector<PadChip> chips;
    for (const int space : spaces)
        chips.push_back({QString::number(space), signed_number(space),
                         translate("BarragePad", "Production space: %1").arg(signed_number(space)),
                         amount(QStringLiteral("bonus")) == own + space});
    return chips;
}

std::vector<PadContract> BarragePad::contractOffers() const {
    std::vector<PadContract> list;
    for (const ContractId id : fulfillable()) {
        const Contract& contract = game_.facts().contract(id);
        const QString name = text(contract.id);
        list.push_back({name, as_label(rewardsText(contract.rewards)),
                        as_label(contract_name(game_.facts(), id)), kindOf(contract),
                        contract.energy_required, rewardDrops(name), dropsTitle(rewardDrops(name)),
                        name == contract_});
    }
    return list;
}

int BarragePad::rewardDrops(const QString& contract) const {
    const auto found = game_.facts().find_contract(contract.toStdString());
    return found ? drops_given(game_.facts().contract(*found).rewards) : 0;
}

void BarragePad::chooseContract(const QString& id) {
    contract_ = id;
    contractChosen_ = true;
    rewarded_.clear();
    refresh();
}

void BarragePad::showOffers() {
    offers_.show(offers());
    numbers_.show(numbers());
    const bool producing = system().has_value();
    std::vector<PadContract> contracts = contractOffers();
    const bool gone = std::ranges::none_of(contracts, &PadContract::chosen);
    if (gone)
        contract_.clear();
    if (gone && !contractChosen_ && contracts.size() == 1) { // the only one that the energy fulfils
        contract_ = contracts.front().contract;
        contracts.front().chosen = true;
    }
    if (contract_.isEmpty())
        rewarded_.clear();
    const auto building = buildingUsed();
    const bool onDam = building && building_use(game_.facts().buildings[building->index()].id).drop_on_dam;
    chips_.show(producing                       ? productionChips()
                : watering() || workDrops() > 0 ? headstreamChips(amounts_)
                : onDam                         ? damChips()
                                                : std::vector<PadChip>());
    const bool rewarding = !contracts.empty();
    contracts_.show(std::move(contracts));
    rewardChips_.show(rewarding ? headstreamChips(rewarded_) : std::vector<PadChip>());
    otherRewardChips_.show(rewarding ? headstreamChips({}) : std::vector<PadChip>());
}

QString BarragePad::chipsTitle() const {
    if (workDrops() > 0)
        return translate("BarragePad", "The work gives water: %1. Where to?")
            .arg(BarrageNames::drops(workDrops()));
    if (kind_ == Kind::Other)
        return translate("BarragePad", "Which dam gets the drop?");
    return kind_ == Kind::Produce ? translate("BarragePad", "Production space")
                                  : translate("BarragePad", "Headstream");
}

} // namespace automa::app::barrage_app
