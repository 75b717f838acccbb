#include "tests/barrage/model/position_builder.h"

#include "model/barrage/json/position_json.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace automa::test {

using namespace barrage;

PositionBuilder::PositionBuilder() {
    contracts(Colour::green, "green_13", "green_14");
    contracts(Colour::yellow, "yellow_11", "yellow_12");
    contracts(Colour::red, "red_01", "red_12");
}

PositionBuilder& PositionBuilder::round(int number) {
    state_.round = static_cast<std::uint8_t>(number);
    return *this;
}

PositionBuilder& PositionBuilder::leeghwater() {
    state_.leeghwater = true;
    for (CompanyState& company : state_.companies)
        if (company.in_play && company.tracked)
            company.technology.add(tech_tile(0, Structure::building));
    return *this;
}

PositionBuilder& PositionBuilder::automa(Company company, Level level, std::optional<Officer> officer) {
    who_ = company;
    if (!acting_)
        acting_ = company;
    state_.turn_order.push_back(company);
    CompanyState& seat = hand();
    seat.in_play = true;
    seat.level = level;
    seat.officer = officer;
    if (officer == Officer::tommaso_battista)
        seat.architect = Architect::free;
    vp(16).engineers(12).machines(6, 4);
    technology({"basic_base", "basic_elevation", "basic_conduit", "basic_powerhouse"});
    if (state_.leeghwater)
        seat.technology.add(tech_tile(0, Structure::building));
    return *this;
}

PositionBuilder& PositionBuilder::human(Company company, int energy) {
    who_ = company;
    state_.turn_order.push_back(company);
    CompanyState& seat = hand();
    seat.in_play = true;
    seat.player = PlayerKind::human;
    seat.tracked = false;
    seat.vp = 10;
    seat.energy = static_cast<std::int16_t>(energy);
    return *this;
}

PositionBuilder& PositionBuilder::of(Company company) {
    who_ = company;
    return *this;
}

PositionBuilder& PositionBuilder::vp(int amount) {
    hand().vp = static_cast<std::int16_t>(amount);
    return *this;
}
PositionBuilder& PositionBuilder::energy(int marker) {
    hand().energy = static_cast<std::int16_t>(marker);
    return *this;
}
PositionBuilder& PositionBuilder::engineers(int count) {
    hand().tracked = true;
    hand().engineers = static_cast<std::int8_t>(count);
    return *this;
}
PositionBuilder& PositionBuilder::machines(int excavators, int mixers) {
    hand().excavators = static_cast<std::int16_t>(excavators);
    hand().mixers = static_cast<std::int16_t>(mixers);
    return *this;
}
PositionBuilder& PositionBuilder::technology(std::initializer_list<std::string_view> tiles) {
    hand().technology = {};
    for (const std::string_view id : tiles)
        hand().technology.add(tech(id));
    return *this;
}
PositionBuilder& PositionBuilder::wheel(std::size_t segment, std::string_view tile, int excavators,
                                        int mixers) {
    Segment& place = hand().wheel[segment];
    if (!tile.empty())
        place.technology = tech(tile);
    place.excavators = static_cast<std::uint8_t>(excavators);
    place.mixers = static_cast<std::uint8_t>(mixers);
    return *this;
}
PositionBuilder& PositionBuilder::fulfilled(std::initializer_list<std::string_view> contracts) {
    for (const std::string_view id : contracts)
        hand().fulfilled_contracts.add(contract(id));
    return *this;
}
PositionBuilder& PositionBuilder::works_taken(std::initializer_list<std::string_view> works) {
    for (const std::string_view id : works)
        hand().fulfilled_works.add(work(id));
    return *this;
}
PositionBuilder& PositionBuilder::architect(Architect architect) {
    hand().architect = architect;
    return *this;
}

PositionBuilder& PositionBuilder::dam(std::string_view at, Owner owner, int height, int drops) {
    state_.dam(space(at)) = {owner, static_cast<std::uint8_t>(height), static_cast<std::uint8_t>(drops)};
    return *this;
}
PositionBuilder& PositionBuilder::conduit(std::string_view at, Owner owner) {
    state_.conduits[index_in_kind(space(at))] = owner;
    return *this;
}
PositionBuilder& PositionBuilder::powerhouse(std::string_view at, Owner owner) {
    state_.powerhouses[index_in_kind(space(at))] = owner;
    return *this;
}
PositionBuilder& PositionBuilder::headstream(Headstream headstream, int drops, std::string_view tile) {
    HeadstreamState& source = state_.headstreams[index_of(headstream)];
    source.drops = static_cast<std::uint8_t>(drops);
    if (!tile.empty())
        source.tile = facts().find_headstream_tile(tile);
    return *this;
}

PositionBuilder& PositionBuilder::contracts(Colour colour, std::string_view left, std::string_view right) {
    ContractRow& row = state_.contracts[index_of(colour)];
    row = {};
    if (!left.empty())
        row[0] = contract(left);
    if (!right.empty())
        row[1] = contract(right);
    return *this;
}
PositionBuilder& PositionBuilder::national(std::initializer_list<std::string_view> contracts) {
    for (const std::string_view id : contracts)
        state_.national.push_back(contract(id));
    return *this;
}
PositionBuilder& PositionBuilder::patents(std::initializer_list<std::string_view> tiles) {
    std::size_t place = 0;
    for (const std::string_view id : tiles) {
        if (!id.empty())
            state_.patents[place] = tech(id);
        ++place;
    }
    return *this;
}
PositionBuilder& PositionBuilder::works(std::initializer_list<std::string_view> works) {
    std::size_t place = 0;
    for (const std::string_view id : works) {
        if (!id.empty())
            state_.works[place] = work(id);
        ++place;
    }
    return *this;
}
PositionBuilder& PositionBuilder::building(std::string_view id, std::initializer_list<Company> owners) {
    BuildingState row;
    row.id = test::building(id);
    for (const Company owner : owners)
        row.owners.push_back(owner);
    state_.buildings.push_back(row);
    return *this;
}
PositionBuilder& PositionBuilder::bonus(std::initializer_list<BonusTile> tiles) {
    for (const BonusTile tile : tiles)
        state_.bonus_tiles.push_back(tile);
    return *this;
}
PositionBuilder& PositionBuilder::objective(Objective objective) {
    state_.objective = objective;
    return *this;
}

PositionBuilder& PositionBuilder::tiles(int actions, int criteria) {
    actions_ = actions;
    criteria_ = criteria;
    return *this;
}
PositionBuilder& PositionBuilder::turn_of(Company company) {
    acting_ = company;
    return *this;
}
PositionBuilder& PositionBuilder::resume(const Resume& resume) {
    resume_ = resume;
    return *this;
}
PositionBuilder& PositionBuilder::phase(Phase phase) {
    state_.phase = phase;
    return *this;
}

State PositionBuilder::build() const {
    State state = state_;
    const auto id = [](int number) { return TileId(static_cast<std::size_t>(number)); };
    if (actions_ != 0)
        state.tiles.stack.push_back(id(actions_));
    for (int tile = 1; tile <= static_cast<int>(tile_count); ++tile)
        if (tile != actions_ && tile != criteria_)
            state.tiles.stack.push_back(id(tile));
    if (criteria_ != 0) {
        state.tiles.discard.push_back(id(criteria_));
        state.turn = Turn{*acting_, id(actions_), id(criteria_), resume_};
    }
    const auto read =
        position_from_json(facts(), nlohmann::json::parse(position_to_json(facts(), state).dump()));
    EXPECT_TRUE(read.ok()) << read.error().path << ": " << read.error().message;
    EXPECT_TRUE(!read.ok() || read.value() == state) << "the position does not survive JSON";
    state.next_known = false; // such a position does not tell who is next
    return state;
}

Decision decided(const State& state) {
    auto decision = barrage::decide(facts(), state);
    if (!decision.ok()) {
        ADD_FAILURE() << decision.error().path << ": " << decision.error().message;
        return {};
    }
    return std::move(decision).value();
}

Decision PositionBuilder::decide() const {
    return decided(build());
}

PositionBuilder table(Level level, Company me, std::optional<Officer> officer) {
    PositionBuilder builder;
    builder.automa(me, level, officer);
    builder.human(me == Company::germany ? Company::usa : Company::germany);
    return builder.of(me);
}

} // namespace automa::test
