// What the table may answer, in groups: the first tap says the group, the second the answer.
#pragma once

#include "app/play/question.h"
#include "model/barrage/facts/catalogue.h"
#include "model/barrage/state/state.h"

#include <span>
#include <vector>

namespace automa::app::barrage_app {

/// The contracts of a colour that may still be drawn, by energy. Those that were discarded are offered only
/// if nothing else is left.
[[nodiscard]] std::vector<QuestionGroup> unseenContracts(const barrage::Catalogue& facts,
                                                         const barrage::State& state, barrage::Colour colour,
                                                         const core::IdSet<barrage::ContractId>& discarded);

/// The Automa tiles given, by the first number of their code.
[[nodiscard]] std::vector<QuestionGroup> tilesByCode(const barrage::Catalogue& facts,
                                                     std::span<const barrage::TileId> tiles);
/// The same by what their other side shows: the production that they begin with, then the next actions.
[[nodiscard]] std::vector<QuestionGroup> tilesByActions(const barrage::Catalogue& facts,
                                                        std::span<const barrage::TileId> tiles);

} // namespace automa::app::barrage_app
