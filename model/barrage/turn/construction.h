// Building: may it, with what, for how much (B-6.1 to B-6.8).
#pragma once

#include "model/barrage/state/space_set.h"
#include "model/barrage/turn/automa.h"

#include <optional>
#include <string_view>

namespace automa::barrage {

/// The technology tile that will be used, and the one whose symbol and effect it lends (Anton's copies
/// another).
struct Tool {
    TechId tile;
    TechId meaning;
};

/// What goes on the wheel, and the VP for a machine that is missing (Solomon).
struct Payment {
    int excavators = 0;
    int mixers = 0;
    int vp = 0;
};

/// Machines that a piece asks for.
struct Cost {
    int excavators = 0;
    int mixers = 0;

    friend bool operator==(const Cost&, const Cost&) = default;
};

/// What a human is asked for: printed, and as the own officer changes it.
struct HumanPrice {
    Cost cost;
    std::optional<Cost> instead; // Jill: a conduit for mixers
    int credits = 0;             // for a red border, or the place at a building
    int credits_per_machine = 0; // Solomon: any machine may be replaced by them; 0: none

    friend bool operator==(const HumanPrice&, const HumanPrice&) = default;
};
[[nodiscard]] HumanPrice human_price(const Catalogue& facts, const State& state, Company company,
                                     Structure structure, SpaceId space);
/// Contract: `row` is a building of this game with a place left.
[[nodiscard]] HumanPrice human_price_of_building(const Catalogue& facts, const State& state, Company company,
                                                 std::size_t row);

struct Order {
    Structure structure = Structure::base;
    std::optional<Region> region;
    int min_power = 0;
    bool from_bottom = false; // buildings
};

/// Spaces where the company could put such a piece if it cost nothing.
[[nodiscard]] SpaceSet open_spaces(const Catalogue& facts, const State& state, Company company,
                                   Structure structure);

/// B-6.8: the highest level first, the specific tile before the joker, Anton's last.
[[nodiscard]] std::optional<Tool> choose_tool(const CompanyState& hand, Structure structure);

/// The effect of the tile, if this Automa uses effects at all.
[[nodiscard]] std::optional<TechId> effect_of(const CompanyState& hand, const Tool& tool);

/// What a space costs with this tool; none if it cannot be paid.
[[nodiscard]] std::optional<Payment> payment_for(const Automa& automa, const Tool& tool, Structure structure,
                                                 SpaceId space);
[[nodiscard]] std::optional<Payment> payment_for(const Automa& automa, const Tool& tool,
                                                 const Building& building);

/// The VP for the next place at a building; none if no place is left (L-15 to L-17).
[[nodiscard]] std::optional<int> building_place_vp(const Catalogue& facts, const State& state,
                                                   std::size_t row);

void put_piece(Play& play, Company company, Structure structure, SpaceId space);

/// Either the rule that forbids it, or with what tool and where it can be built.
struct Plan {
    std::string_view failed; // empty: it can be built
    Tool tool;
    SpaceSet candidates;
    std::size_t building = 0; // row of the building chosen
};
/// Checks the conditions in order and records each in the trace.
[[nodiscard]] Plan plan_construction(Automa& automa, const Order& order);

} // namespace automa::barrage
