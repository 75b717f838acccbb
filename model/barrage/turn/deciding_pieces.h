// What on the map a decision looked at: the pipes, dams and powerhouses that a criterion compares.
#pragma once

#include "model/barrage/facts/catalogue.h"
#include "model/barrage/state/space_set.h"
#include "model/barrage/state/state.h"

#include <optional>
#include <string_view>

namespace automa::barrage {

/// The kind of spaces that a criterion tells apart.
[[nodiscard]] SpaceKind column_kind(Criterion criterion);

/// The criterion of a column by its id in automa_tiles.json.
[[nodiscard]] std::optional<Criterion> criterion_named(SpaceKind column, std::string_view id);

/// Looks at one position with the eyes of one company.
class DecidingPieces {
public:
    /// Contract: `facts` and `state` outlive it.
    DecidingPieces(const Catalogue& facts, const State& state, Company company);

    /// What the criterion compares at these spaces.
    [[nodiscard]] SpaceSet of(Criterion criterion, SpaceSet spaces) const;
    /// What made the criterion keep `after` of `before`.
    [[nodiscard]] SpaceSet deciding(Criterion criterion, SpaceSet before, SpaceSet after) const;
    /// The two other parts of the systems that these spaces would complete.
    [[nodiscard]] SpaceSet systems_completed(SpaceSet spaces) const;
    /// What there is of systems: own powerhouses, the built pipes to them, dams with water to use.
    [[nodiscard]] SpaceSet parts_of_systems() const;
    /// The company's own pieces of a kind.
    [[nodiscard]] SpaceSet own_pieces(SpaceKind kind) const;

private:
    const Catalogue& facts_;
    const State& state_;
    Company company_;
};

} // namespace automa::barrage
