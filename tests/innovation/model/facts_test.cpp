// The facts as they are compiled in, and that a contradiction in them is found.
#include "assets/embedded_facts.h"
#include "model/innovation/table/setup.h"
#include "tests/innovation/model/support.h"

#include <gtest/gtest.h>

#include <map>

namespace automa::innovation::test {
namespace {

/// The embedded files, one of them changed.
std::string fault_with(const std::string& name, const char* pointer, const Json& value) {
    std::map<std::string, std::string, std::less<>> files;
    for (const auto& file : automa::facts::files())
        files[std::string(file.path)] = std::string(file.text);
    Json json = Json::parse(files["innovation/" + name + ".json"]);
    json[Json::json_pointer(pointer)] = value;
    files["innovation/" + name + ".json"] = json.dump();
    const core::FactSource source = [&](std::string_view path) -> std::optional<std::string_view> {
        const auto found = files.find(path);
        return found == files.end() ? std::nullopt : std::optional<std::string_view>(found->second);
    };
    const auto loaded = Catalogue::load(source);
    return loaded.ok() ? "ok" : loaded.error().path;
}

TEST(InnovationFacts, AreWhole) {
    EXPECT_EQ(facts().map(MapSide::small).hexes.size(), 87U);
    EXPECT_EQ(facts().map(MapSide::large).hexes.size(), 117U);
    EXPECT_EQ(facts().map(MapSide::large).land.size(), 81);
    EXPECT_EQ(facts().cards.size(), 14U);
    EXPECT_EQ(facts().innovation_slots(1), 6);
    EXPECT_EQ(facts().innovation_slots(2), 8);
    EXPECT_TRUE(facts().faction(Faction::blight).guided);
    EXPECT_EQ(facts().faction(Faction::wanderers).vp_per_building, 2);
    EXPECT_EQ(facts().science.power, (std::array{0, 0, 0, 1, 0, 2, 0, 2, 0, 0, 0, 0, 3}));
    EXPECT_EQ(facts().science.key_level, 8);
    for (const Map& map : facts().maps)
        for (const HexId a : map.land)
            for (std::size_t shipping = 0; shipping <= max_shipping; ++shipping)
                for (const HexId b : map.reach[shipping][a.index()])
                    ASSERT_TRUE(map.reach[shipping][b.index()].has(a)) << map.hex(a).id << map.hex(b).id;
}

TEST(InnovationFacts, ContradictionsAreFound) {
    EXPECT_EQ(fault_with("maps", "/sides/small/hexes/0/id", "A9"),
              "innovation/maps.json/sides/small/hexes/0/id");
    EXPECT_EQ(fault_with("maps", "/sides/small/hexes/0/neighbours", {"A2", "B1"}),
              "innovation/maps.json/sides/small/hexes/0/neighbours");
    EXPECT_EQ(fault_with("maps", "/sides/large/terrain_counts/lake", 11),
              "innovation/maps.json/sides/large/terrain_counts/lake");
    EXPECT_EQ(fault_with("initial_workshops", "/sides/small/desert/A", "B3"),
              "innovation/initial_workshops.json/sides/small/desert/A");
    EXPECT_EQ(fault_with("decision_cards", "/cards/3/id", 9), "innovation/decision_cards.json/cards/3/id");
    EXPECT_EQ(fault_with("difficulty", "/levels/2/round_1_deck_size", 6),
              "innovation/difficulty.json/levels/2");
    EXPECT_EQ(fault_with("factions", "/factions/0/completeness", "partial"),
              "innovation/factions.json/factions/0/missing");
    EXPECT_EQ(fault_with("terrain_priority", "/cards/lake/A/0", "swamp"),
              "innovation/terrain_priority.json/cards/lake/A/1");
    EXPECT_EQ(fault_with("structures", "/scholars", 6), "innovation/structures.json/scholars");
    EXPECT_EQ(fault_with("science_tracks", "/levels/max", 13), "innovation/science_tracks.json/levels/max");
    EXPECT_EQ(fault_with("science_tracks", "/levels/power_gain_when_reached/13", 1),
              "innovation/science_tracks.json/levels/power_gain_when_reached/13");
    EXPECT_EQ(fault_with("science_tracks", "/levels/power_gain_when_reached/5", 0),
              "innovation/science_tracks.json/levels/power_gain_when_reached/5");
    EXPECT_EQ(fault_with("science_tracks", "/levels/key_needed_to_enter", 13),
              "innovation/science_tracks.json/levels/key_needed_to_enter");
    EXPECT_EQ(fault_with("round_score_tiles", "/tiles/0/automa_discipline", "magic"),
              "innovation/round_score_tiles.json/tiles/0/automa_discipline");
}

} // namespace
} // namespace automa::innovation::test
