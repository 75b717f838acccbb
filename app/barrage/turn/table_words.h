// Facts of the table as lists for QML, with their words.
#pragma once

#include "app/barrage/company_rows.h"
#include "app/play/question.h"
#include "app/text/qt_text.h"
#include "model/barrage/facts/catalogue.h"
#include "model/barrage/state/state.h"

#include <QString>

#include <span>
#include <string_view>
#include <vector>

namespace automa::app::barrage_app {

[[nodiscard]] QString rewardsText(const barrage::Rewards& rewards);

[[nodiscard]] ContractItem contractItem(const barrage::Catalogue& facts, barrage::ContractId contract);

/// Level by its name on the box, or that it is a human, and the officer by the first name: "Overpowered ·
/// Tommaso".
[[nodiscard]] QString sideDetail(const barrage::CompanyState& company);
/// The same with the officer's whole name and what he or she does there.
[[nodiscard]] QString sideInFull(const barrage::CompanyState& company);

/// The contracts of a colour that may still be drawn, by energy.
[[nodiscard]] std::vector<QuestionGroup> unseenContracts(const barrage::Catalogue& facts,
                                                         const barrage::State& state, barrage::Colour colour);

/// The six segments of a wheel, the open one first.
[[nodiscard]] std::vector<WheelSegment> wheelItems(const barrage::Catalogue& facts,
                                                   const barrage::CompanyState& company);

/// The Automa tiles given, by the first number of their code.
[[nodiscard]] std::vector<QuestionGroup> tilesByCode(const barrage::Catalogue& facts,
                                                     std::span<const barrage::TileId> tiles);
/// The same by what their other side shows: the production that they begin with, then the next actions.
[[nodiscard]] std::vector<QuestionGroup> tilesByActions(const barrage::Catalogue& facts,
                                                        std::span<const barrage::TileId> tiles);

/// The picture of a structure, an action or a technology tile.
[[nodiscard]] QString structureSymbol(barrage::Structure structure);
[[nodiscard]] QString actionSymbol(barrage::ActionKind kind);
[[nodiscard]] QString technologySymbol(barrage::TechId technology);

} // namespace automa::app::barrage_app
