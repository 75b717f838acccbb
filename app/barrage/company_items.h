// What is kept of a company as rows for QML: its contracts and its wheel.
#pragma once

#include "app/barrage/company_rows.h"
#include "model/barrage/facts/catalogue.h"
#include "model/barrage/state/state.h"

#include <QString>

#include <vector>

namespace automa::app::barrage_app {

/// What contracts, works and tiles give.
[[nodiscard]] QString rewardsText(const barrage::Rewards& rewards);

/// "4 excavators, 1 mixer → 4 VP, 1 free base": the printed price tells a work from its like.
[[nodiscard]] QString workText(const barrage::Work& work);

[[nodiscard]] ContractItem contractItem(const barrage::Catalogue& facts, barrage::ContractId contract);

/// The six segments of a wheel, the open one first.
[[nodiscard]] std::vector<WheelSegment> wheelItems(const barrage::Catalogue& facts,
                                                   const barrage::CompanyState& company);

} // namespace automa::app::barrage_app
