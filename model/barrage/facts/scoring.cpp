// bonus_tiles.json, objective_tiles.json, energy_track.json, headstream_tiles.json, build_costs.json,
// setup.json.
#include "model/barrage/facts/readers.h"
#include "model/barrage/state/state.h"

#include <algorithm>

namespace automa::barrage::facts {
namespace {

using core::JsonReader;

std::array<int, 3> three_numbers(const JsonReader& list) {
    static_cast<void>(list.size(3, 3));
    return {list.item(0).integer(0, 99), list.item(1).integer(0, 99), list.item(2).integer(0, 99)};
}

std::array<int, 3> by_region(const JsonReader& object, int least, int most) {
    std::array<int, 3> result{};
    for (std::size_t i = 0; i < 3; ++i)
        result[i] = object.at(name_of(static_cast<Region>(i))).integer(least, most);
    return result;
}

/// A number of which the code has just so many places: the file states it, and may state no other.
void expect_places(const JsonReader& stated, std::size_t places) {
    static_cast<void>(stated.integer(static_cast<int>(places), static_cast<int>(places)));
}

void read_bonus(const JsonReader& file, Catalogue& catalogue) {
    const JsonReader list = file.at("tiles");
    std::size_t base = 0;
    for (std::size_t i = 0, n = list.size(count_of<BonusTile>, count_of<BonusTile>); i < n; ++i) {
        const JsonReader item = list.item(i);
        const auto tile = read_enum<BonusTile>(item.at("id"), "bonus tile");
        const bool leeghwater = item.at("expansion").string() == "leeghwater";
        catalogue.bonus[index_of(tile)] = {item.at("vp_each").integer(1, 9), leeghwater};
        base += leeghwater ? 0 : 1;
    }
    expect_total(file.at("pool").at("base"), base);
    expect_total(file.at("pool").at("with_leeghwater"), count_of<BonusTile>);
    // One a round, and no more than there are without the expansion.
    const std::size_t rounds = HeadstreamTile{}.drops_by_round.size();
    catalogue.setup.bonus_tiles =
        file.at("drawn_per_game").integer(1, static_cast<int>(std::min(rounds, base)));
    const JsonReader scoring = file.at("scoring");
    catalogue.track.bonus_minimum = scoring.at("needs_energy").integer(0, 30);
    catalogue.track.section_size = scoring.at("section_size").integer(1, 30);
    catalogue.track.bonus_penalty = scoring.at("penalty_per_section_behind").integer(0, 30);
}

void read_track(const JsonReader& file, TrackFacts& track) {
    track.length = file.at("length").integer(30, 30);
    const JsonReader credits = file.at("credits_by_position");
    static_cast<void>(credits.size(31, 31));
    for (std::size_t i = 0; i < 31; ++i)
        track.credits[i] = credits.item(i).integer(0, 20);
    const JsonReader thresholds = file.at("credits_thresholds");
    for (std::size_t i = 0, n = thresholds.size(1, 31); i < n; ++i) {
        const JsonReader item = thresholds.item(i);
        const auto from = static_cast<std::size_t>(item.at("from_energy").integer(0, 30));
        if (track.credits[from] != item.at("credits").integer(0, 20))
            item.refuse("contradiction", "The table by position gives other credits here.");
    }
    track.zero_energy_vp_loss = file.at("zero_energy_vp_loss").integer(0, 20);
    track.first_vp = file.at("placing").at("first_vp").integer(0, 20);
    track.second_vp = file.at("placing").at("second_vp").integer(0, 20);
}

} // namespace

void read_scoring(const JsonReader& bonus, const JsonReader& objectives, const JsonReader& track,
                  Catalogue& catalogue) {
    read_bonus(bonus, catalogue);
    read_track(track, catalogue.track);
    const JsonReader tiles = objectives.at("tiles");
    for (std::size_t i = 0, n = tiles.size(count_of<Objective>, count_of<Objective>); i < n; ++i)
        static_cast<void>(read_enum<Objective>(tiles.item(i).at("id"), "objective tile"));
    catalogue.setup.objective_vp_human = three_numbers(objectives.at("vp_human"));
    catalogue.setup.objective_vp_automa = three_numbers(objectives.at("vp_automa"));
}

void read_headstream_tiles(const JsonReader& file, Catalogue& catalogue) {
    const JsonReader list = file.at("tiles");
    for (std::size_t i = 0, n = list.size(8, 8); i < n; ++i) {
        const JsonReader item = list.item(i);
        HeadstreamTile tile;
        tile.id = item.at("id").string();
        if (catalogue.find_headstream_tile(tile.id))
            item.at("id").refuse("duplicate", "This headstream tile is listed twice.");
        const std::size_t rounds = tile.drops_by_round.size();
        static_cast<void>(item.at("drops_by_round").size(rounds, rounds));
        std::size_t total = 0;
        for (std::size_t round = 0; round < rounds; ++round) {
            tile.drops_by_round[round] = item.at("drops_by_round").item(round).integer(0, 9);
            total += static_cast<std::size_t>(tile.drops_by_round[round]);
        }
        expect_total(item.at("total"), total);
        catalogue.headstream_tiles.push_back(tile);
    }
}

void read_costs(const JsonReader& file, Catalogue& catalogue) {
    Costs& costs = catalogue.costs;
    costs.base = by_region(file.at("base"), 0, 20);
    costs.elevation = by_region(file.at("elevation"), 0, 20);
    expect_places(file.at("elevation").at("max_per_base"), max_dam_height - 1);
    costs.conduit_per_power = file.at("conduit").at("per_power").integer(1, 9);
    const JsonReader numbers = file.at("powerhouse").at("by_number");
    static_cast<void>(numbers.size(4, 4));
    for (std::size_t i = 0; i < 4; ++i)
        costs.powerhouse[i] = numbers.item(i).integer(0, 20);
    costs.red_border_vp = file.at("red_border_surcharge").at("automa_vp").integer(0, 9);
    expect_places(file.at("wheel").at("segments"), wheel_segments);
}

void read_setup(const JsonReader& file, Catalogue& catalogue) {
    SetupFacts& setup = catalogue.setup;
    expect_places(file.at("rounds"), HeadstreamTile{}.drops_by_round.size());
    setup.rounds = file.at("rounds").integer();
    expect_places(file.at("max_participants"), max_participants);
    const JsonReader components = file.at("components");
    expect_places(components.at("headstream_tiles_drawn"), State{}.headstreams.size());
    expect_places(components.at("private_contracts_face_up_per_colour"), ContractRow{}.size());
    expect_places(components.at("advanced_tiles_face_up"), State{}.patents.size());
    expect_places(file.at("leeghwater").at("external_works_face_up"), State{}.works.size());
    setup.automa_vp = file.at("automa").at("vp").integer(0, 99);
    setup.human_vp = file.at("human").at("vp").integer(0, 99);
    setup.excavators = file.at("automa").at("excavators").integer(0, 99);
    setup.mixers = file.at("automa").at("mixers").integer(0, 99);
    setup.neutral_dam_height = by_region(file.at("neutral_dams").at("heights"), 1, max_dam_height);
    setup.neutral_dam_drops =
        file.at("neutral_dams")
            .at("drops_each")
            .integer(0, *std::min_element(setup.neutral_dam_height.begin(), setup.neutral_dam_height.end()));
    setup.resources_per_vp = file.at("end_of_game").at("resource_vp_per").integer(1, 99);
    setup.vp_per_drop = file.at("end_of_game").at("vp_per_drop_on_own_dams").integer(0, 9);
    const JsonReader needing = file.at("leeghwater").at("officers_that_need_it");
    for (std::size_t i = 0, n = needing.size(0, 11); i < n; ++i)
        catalogue.officers[index_of(read_enum<Officer>(needing.item(i), "officer"))].needs_leeghwater = true;
}

void read_management_board(const JsonReader& file, Catalogue& catalogue) {
    const JsonReader sections = file.at("sections");
    for (std::size_t i = 0, n = sections.size(8, 8); i < n; ++i) {
        const JsonReader rows = sections.item(i).at("rows");
        for (std::size_t row = 0, m = rows.size(1, 6); row < m; ++row)
            catalogue.management.push_back(
                {sections.item(i).at("id").string(), static_cast<int>(row) + 1,
                 rows.item(row).maybe("right") ? 2 : 1,
                 rows.item(row).at("min_participants").integer(2, static_cast<int>(max_participants))});
    }
}

} // namespace automa::barrage::facts
