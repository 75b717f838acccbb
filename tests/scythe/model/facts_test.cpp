// The catalogue: what is counted, and that faults in a fact file are found.
#include "model/core/variant_json.h"
#include "model/scythe/table/command.h"
#include "model/scythe/table/setup.h"
#include "tests/scythe/model/support.h"

#include "assets/embedded_facts.h"

namespace automa::scythe::test {
namespace {

TEST(ScytheFacts, AreCounted) {
    EXPECT_EQ(facts().lakes.size(), 7);
    EXPECT_EQ(facts().tunnels.size(), 6);
    EXPECT_EQ(facts().encounters.size(), 11);
    EXPECT_EQ(facts().territory(facts().factory).id, "D4");
    int grey = 0;
    int skips = 0;
    for (const Card& card : facts().cards) {
        grey += card.advances_star_cube ? 0 : 1;
        for (const SchemeFacts& scheme : card.schemes)
            skips += scheme.skip ? 1 : 0;
    }
    EXPECT_EQ(grey, 3);
    EXPECT_EQ(skips, 8);
    for (const StarTrack& track : facts().star_tracks) {
        EXPECT_EQ(track.stars_at(track.spaces - 1), 6);
        EXPECT_EQ(track.stars_at(track.flip), 1);
        EXPECT_EQ(track.stars_at(track.flip - 1), 0);
    }
}

TEST(ScytheFacts, D1_HexStepsAreWalksOverOpenWater) {
    for (std::size_t a = 0; a < territory_count + faction_count; ++a)
        for (std::size_t b = 0; b < territory_count; ++b)
            EXPECT_EQ(facts().hex_steps(Place(a), Place(b)), facts().walk_steps(Place(a), Place(b), true))
                << facts().place_name(Place(a)) << facts().place_name(Place(b));
    EXPECT_EQ(facts().walk_steps(at("C4"), at("D4"), false), Catalogue::unreachable);
    EXPECT_EQ(base_distance(facts(), Faction::nordic, Faction::crimea), 8);
}

/// A change of a fact file's JSON, and where the fault must be found.
struct Fault {
    const char* file;
    const char* pointer;
    Json value;
};

core::Result<Catalogue> load_with(const Fault& fault) {
    std::string changed;
    return Catalogue::load([&](std::string_view path) -> std::optional<std::string_view> {
        for (const auto& file : automa::facts::files()) {
            if (file.path != path)
                continue;
            if (path != std::string("scythe/") + fault.file + ".json")
                return file.text;
            Json json = Json::parse(file.text);
            json[Json::json_pointer(fault.pointer)] = fault.value;
            changed = json.dump();
            return changed;
        }
        return std::nullopt;
    });
}

TEST(ScytheFacts, FaultsAreFoundWithTheirFile) {
    const std::vector<Fault> faults{{"map", "/schema", "map/2"},
                                    {"map", "/territories/0/adjacent/0/edge", "river"},
                                    {"map", "/territories/0/adjacent/0/id", "H1"},
                                    {"map", "/territories/3/reading_order", 9},
                                    {"map", "/territories/3/terrain", "desert"},
                                    {"map", "/territories/3/factory_distance", 9},
                                    {"map", "/factory", "A1"},
                                    {"map", "/lakes/0", "A1"},
                                    {"map", "/counts/tunnels", 7},
                                    {"map", "/river_edges/0/0", "H1"},
                                    {"map", "/home_bases/0/land_adjacent/0", "H1"},
                                    {"automa_cards", "/cards/0/id", 2},
                                    {"automa_cards", "/cards/0/combat/power_table/1/from", 9},
                                    {"automa_cards", "/cards/0/schemes/I/moves/0/kind", "fly"},
                                    {"automa_cards", "/cards/0/schemes/I/gains/coins", 3},
                                    {"automa_cards", "/cards/6/schemes/I/moves/1/min_power", 3},
                                    {"star_cards", "/cards/0/scheme_flip_index", 11},
                                    {"star_cards", "/cards/1/first_water_allowed_index", 3},
                                    {"factions", "/factions/0/start_power", 99},
                                    {"factions", "/factions/0/home_base_adjacent/0/id", "H1"},
                                    {"factions", "/automa_common_setup/workers_on_mat", 5}};
    for (const Fault& fault : faults) {
        const auto loaded = load_with(fault);
        ASSERT_FALSE(loaded.ok()) << fault.file << fault.pointer;
        EXPECT_NE(loaded.error().path.find(fault.file), std::string::npos) << loaded.error().path;
    }
}

/// Saves and scripts know events and commands by these names: they never change, only more come.
TEST(ScytheNames, OfEventsAndCommandsAreFrozen) {
    const auto& events = core::Kinds<Event>::all;
    EXPECT_EQ(std::vector<std::string_view>(events.begin(), events.end()),
              (std::vector<std::string_view>{
                  "cards_shuffled",       "card_turned_up",      "turn_announced",  "answers_given",
                  "turn_ended",           "defence_ended",       "unit_moved",      "resources_set",
                  "encounter_taken",      "factory_card_taken",  "power_changed",   "coins_changed",
                  "combat_cards_changed", "star_placed",         "star_cube_moved", "ability_unlocked",
                  "recruit_unlocked",     "territory_contested", "contest_settled", "fight_opened",
                  "fight_closed",         "final_told",          "game_ended",      "position_corrected"}));
    const auto& commands = core::Kinds<Command>::all;
    EXPECT_EQ(std::vector<std::string_view>(commands.begin(), commands.end()),
              (std::vector<std::string_view>{
                  "move",           "new_workers",      "new_mech",           "take_encounter",
                  "unlock_recruit", "human_star",       "set_resources",      "end_turn",
                  "deal",           "begin_defence",    "reveal_combat_card", "tell_combat",
                  "tell_check",     "tell_resources",   "tell_sixth_star",    "automa_turn",
                  "correct",        "tell_final",       "end_game",           "change_dealer",
                  "track_fully",    "track_cards_only", "reveal_fight",       "end_fight"}));
}

} // namespace
} // namespace automa::scythe::test
