// Questions about the map as it stands: who has what where.
#pragma once

#include "model/barrage/facts/catalogue.h"
#include "model/barrage/state/state.h"

namespace automa::barrage {

/// How many pieces of a kind a company has on the map (or at buildings).
[[nodiscard]] int built_count(const State& state, Company company, Structure structure);
[[nodiscard]] bool piece_left(const Catalogue& facts, const State& state, Company company,
                              Structure structure);

[[nodiscard]] bool has_dam(const Catalogue& facts, const State& state, int basin, Owner owner);
[[nodiscard]] bool has_opponent_dam(const Catalogue& facts, const State& state, int basin, Company company);
[[nodiscard]] bool has_powerhouse(const Catalogue& facts, const State& state, int basin, Owner owner);
[[nodiscard]] bool has_opponent_powerhouse(const Catalogue& facts, const State& state, int basin,
                                           Company company);
[[nodiscard]] bool has_any_powerhouse(const Catalogue& facts, const State& state, int basin);
/// The own powerhouse of a basin: there is at most one (B-6.6).
[[nodiscard]] std::optional<SpaceId> powerhouse_in(const Catalogue& facts, const State& state, int basin,
                                                   Company company);
[[nodiscard]] Owner conduit_owner(const State& state, SpaceId conduit);

/// How many drops a dam can hold: its height, or as Graziano lets it (B-10.12).
[[nodiscard]] int capacity(const Catalogue& facts, const State& state, const Dam& dam);
[[nodiscard]] int room(const Catalogue& facts, const State& state, const Dam& dam);

/// Whether special effects of advanced tiles and the company's ability count (section 10).
[[nodiscard]] bool uses_effects(const CompanyState& company);
[[nodiscard]] bool gets_income(const CompanyState& company);
[[nodiscard]] bool has_officer(const CompanyState& company, Officer officer);
/// B-10.17: an Automa has Mahiri Sekibo, so that tiles speak for humans.
[[nodiscard]] bool mahiri_in_play(const State& state);
[[nodiscard]] bool has_ability(const Catalogue& facts, const State& state, Company company);
/// What the powerhouse row adds to each production.
[[nodiscard]] int production_bonus(const Catalogue& facts, const State& state, Company company);

} // namespace automa::barrage
