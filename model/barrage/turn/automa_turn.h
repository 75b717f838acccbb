// One turn of an Automa as it is thought through: the steps done, what was skipped, what must be asked.
#pragma once

#include "model/barrage/turn/automa.h"
#include "model/barrage/turn/contracts.h"
#include "model/barrage/turn/decision.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace automa::barrage {

struct AutomaTurn {
    Automa automa;
    std::vector<Step> steps;
    std::vector<Skipped> skipped;
    std::vector<Need> needs;
    std::optional<Resume> pause;
    bool again = false;

    [[nodiscard]] Play& play() { return automa.play; }
    [[nodiscard]] const State& state() const { return automa.play.state; }
    [[nodiscard]] const Catalogue& facts() const { return automa.facts(); }

    /// Stops the turn before the step that needs the answers.
    void ask(std::vector<Need> questions, int order, Stage stage,
             std::optional<SpaceId> used_powerhouse = std::nullopt);
    /// The step is done: its events and its reasons are all that came since the one before it.
    void finish(Step step);
    /// Places the engineers an action asks for, or all that are left (B-2.1), and the architect (B-10.16).
    void place_engineers(Step& step, int asked, bool ends_turn);
};

/// What became of an action.
enum class Tried : std::uint8_t { done, skipped, paused };

[[nodiscard]] Tried try_production(AutomaTurn& turn, const TileAction& action);
[[nodiscard]] Tried try_water(AutomaTurn& turn, const TileAction& action);
[[nodiscard]] Tried try_contract_office(AutomaTurn& turn, const TileAction& action);
[[nodiscard]] Tried try_construction(AutomaTurn& turn, const Tile& tile, const TileAction& action);
[[nodiscard]] Tried try_patent(AutomaTurn& turn, const TileAction& action);
[[nodiscard]] Tried try_external_work(AutomaTurn& turn, const TileAction& action);
[[nodiscard]] Tried try_workshop(AutomaTurn& turn, const TileAction& action);
[[nodiscard]] Tried try_machinery_shop(AutomaTurn& turn, const TileAction& action);
[[nodiscard]] Tried try_bank(AutomaTurn& turn, const TileAction& action);

/// B-10.4: the production that the level 2 powerhouse tile grants, then what follows from it.
[[nodiscard]] Tried produce_by_tile(AutomaTurn& turn, int order);
/// B-10.7: Germany's second production, if this company has it.
[[nodiscard]] Tried produce_again(AutomaTurn& turn, int order, SpaceId used_powerhouse);
/// L-35: the first work in the order of positions that the hand can pay; `by_leslie` puts it on the wheel.
[[nodiscard]] Tried take_work(AutomaTurn& turn, int order, int engineers, std::span<const int, 3> priority,
                              bool by_leslie);

[[nodiscard]] Tried skip(AutomaTurn& turn, const TileAction& action, std::string_view rule);

} // namespace automa::barrage
