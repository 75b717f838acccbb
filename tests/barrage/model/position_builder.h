// Small positions, written as one would tell them: who plays, what stands where, which tile lies on top.
#pragma once

#include "model/barrage/state/state.h"
#include "model/barrage/turn/decision.h"
#include "tests/barrage/model/support.h"

#include <initializer_list>
#include <optional>
#include <string_view>

namespace automa::test {

class PositionBuilder {
public:
    PositionBuilder();

    PositionBuilder& round(int number);
    PositionBuilder& leeghwater();
    /// Seats a company with what it starts with; what follows about a hand is about the one seated last.
    PositionBuilder& automa(barrage::Company company, barrage::Level level = barrage::Level::medium,
                            std::optional<barrage::Officer> officer = std::nullopt);
    PositionBuilder& human(barrage::Company company, int energy = 0);
    /// What follows about a hand is about this company.
    PositionBuilder& of(barrage::Company company);

    PositionBuilder& vp(int amount);
    PositionBuilder& energy(int marker);
    PositionBuilder& engineers(int count);
    PositionBuilder& machines(int excavators, int mixers);
    PositionBuilder& technology(std::initializer_list<std::string_view> tiles);
    PositionBuilder& wheel(std::size_t segment, std::string_view tile, int excavators, int mixers);
    PositionBuilder& fulfilled(std::initializer_list<std::string_view> contracts);
    PositionBuilder& works_taken(std::initializer_list<std::string_view> works);
    PositionBuilder& architect(barrage::Architect architect);

    PositionBuilder& dam(std::string_view space, barrage::Owner owner, int height = 1, int drops = 0);
    PositionBuilder& conduit(std::string_view space, barrage::Owner owner);
    PositionBuilder& powerhouse(std::string_view space, barrage::Owner owner);
    PositionBuilder& headstream(barrage::Headstream headstream, int drops, std::string_view tile = "");

    /// Left and right; "" is an empty slot.
    PositionBuilder& contracts(barrage::Colour colour, std::string_view left, std::string_view right);
    PositionBuilder& national(std::initializer_list<std::string_view> contracts);
    PositionBuilder& patents(std::initializer_list<std::string_view> tiles);
    PositionBuilder& works(std::initializer_list<std::string_view> works);
    PositionBuilder& building(std::string_view id, std::initializer_list<barrage::Company> owners = {});
    PositionBuilder& bonus(std::initializer_list<barrage::BonusTile> tiles);
    PositionBuilder& objective(barrage::Objective objective);

    /// The turn of the first Automa seated (or of `company`) with these tiles.
    PositionBuilder& tiles(int actions, int criteria);
    PositionBuilder& turn_of(barrage::Company company);
    PositionBuilder& resume(const barrage::Resume& resume);
    PositionBuilder& phase(barrage::Phase phase);
    template <class Reading>
    PositionBuilder& reading(Reading barrage::Interpretations::*which, Reading value) {
        state_.interpretations.*which = value;
        return *this;
    }

    /// Checked: an impossible position fails the test.
    [[nodiscard]] barrage::State build() const;
    [[nodiscard]] barrage::Decision decide() const;

private:
    [[nodiscard]] barrage::CompanyState& hand() { return state_.company(who_); }

    barrage::State state_;
    barrage::Company who_ = barrage::Company::usa;
    std::optional<barrage::Company> acting_;
    std::optional<barrage::Resume> resume_;
    int actions_ = 0;
    int criteria_ = 0;
};

/// The USA as an Automa against a human Germany; contracts of 4, 7 and 10, nothing on the map.
[[nodiscard]] PositionBuilder table(barrage::Level level = barrage::Level::medium,
                                    barrage::Company me = barrage::Company::usa,
                                    std::optional<barrage::Officer> officer = std::nullopt);

/// Decides, failing the test if that is refused.
[[nodiscard]] barrage::Decision decided(const barrage::State& state);

} // namespace automa::test
