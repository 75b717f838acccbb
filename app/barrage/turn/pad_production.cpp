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
    for (const ContractId id : human_contracts(game_.facts(), game_.state(), who(), energyMade())) {
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
    int drops = 0;
    if (const auto found = game_.facts().find_contract(contract.toStdString()))
        for (const Reward& reward : game_.facts().contract(*found).rewards)
            drops += reward.kind == RewardKind::place_drops ? reward.amount : 0;
    return drops;
}

void BarragePad::chooseContract(const QString& id) {
    contract_ = id == contract_ ? QString() : id;
    contractChosen_ = true;
    rewarded_.clear();
    refresh();
}

void BarragePad::showOffers() {
    offers_.show(offers());
    numbers_.show(numbers());
    const bool producing = system().has_value();
    std::vector<PadContract> contracts = producing ? contractOffers() : std::vector<PadContract>();
    const bool gone = std::ranges::none_of(contracts, &PadContract::chosen);
    if (gone)
        contract_.clear();
    if (gone && !contractChosen_ && contracts.size() == 1) { // the only one that the energy fulfils
        contract_ = contracts.front().contract;
        contracts.front().chosen = true;
    }
    if (contract_.isEmpty())
        rewarded_.clear();
    chips_.show(producing    ? productionChips()
                : watering() ? headstreamChips(amounts_)
                             : std::vector<PadChip>());
    contracts_.show(std::move(contracts));
    rewardChips_.show(producing ? headstreamChips(rewarded_) : std::vector<PadChip>());
    otherRewardChips_.show(producing ? headstreamChips({}) : std::vector<PadChip>());
}

QString BarragePad::chipsTitle() const {
    return kind_ == Kind::Produce ? translate("BarragePad", "Production space")
                                  : translate("BarragePad", "Headstream");
}

} // namespace automa::app::barrage_app
