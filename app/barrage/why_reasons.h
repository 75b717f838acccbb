// What on the map a decision looked at: the pipes, dams and powerhouses that a criterion compares.
#pragma once

#include "model/barrage/catalogue.h"
#include "model/barrage/space_set.h"
#include "model/barrage/state.h"

#include <optional>
#include <string_view>

namespace automa::app {

/// The kind of spaces that a criterion tells apart.
[[nodiscard]] barrage::SpaceKind column_kind(barrage::Criterion criterion);

/// The criterion of a column by its id in automa_tiles.json.
[[nodiscard]] std::optional<barrage::Criterion> criterion_named(barrage::SpaceKind column,
                                                                std::string_view id);

/// Looks at one position with the eyes of one company.
class WhyReasons {
public:
    /// Contract: `facts` and `state` outlive it.
    WhyReasons(const barrage::Catalogue& facts, const barrage::State& state, barrage::Company company);

    /// What the criterion compares at these spaces.
    [[nodiscard]] barrage::SpaceSet of(barrage::Criterion criterion, barrage::SpaceSet spaces) const;
    /// What made the criterion keep `after` of `before`.
    [[nodiscard]] barrage::SpaceSet deciding(barrage::Criterion criterion, barrage::SpaceSet before,
                                             barrage::SpaceSet after) const;
    /// The two other parts of the systems that these spaces would complete.
    [[nodiscard]] barrage::SpaceSet systems_completed(barrage::SpaceSet spaces) const;
    /// What there is of systems: own powerhouses, the built pipes to them, dams with water to use.
    [[nodiscard]] barrage::SpaceSet parts_of_systems() const;
    /// The company's own pieces of a kind.
    [[nodiscard]] barrage::SpaceSet own_pieces(barrage::SpaceKind kind) const;

private:
    const barrage::Catalogue& facts_;
    const barrage::State& state_;
    barrage::Company company_;
};

} // namespace automa::app
