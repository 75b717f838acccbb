// Saves of 0.1.0, written by that version: every name in them is frozen.
#include "model/barrage/json/event_json.h"
#include "model/barrage/json/json_codec.h"
#include "model/barrage/rules.h"
#include "model/core/label_json.h"
#include "model/core/replay.h"
#include "tests/barrage/model/support.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <set>

namespace automa::test {
namespace {

using namespace barrage;

std::ifstream data(const char* name) {
    return std::ifstream(std::string(AUTOMA_TEST_DATA) + "/journals/" + name);
}

TEST(Saves, EveryEventIsWrittenAsItWasAtFirst) {
    std::set<std::string> seen;
    for (const char* written : {"barrage_events_of_0_1_0.jsonl", "barrage_events_since_0_1_0.jsonl"}) {
        std::ifstream file = data(written);
        ASSERT_TRUE(file) << written;
        for (std::string line; std::getline(file, line);) {
            const auto json = nlohmann::json::parse(line);
            const auto events = events_from_json(facts(), nlohmann::json::array({json}));
            ASSERT_TRUE(events.ok()) << line << events.error().message;
            EXPECT_EQ(event_to_json(facts(), events.value().front()).dump(), line);
            seen.insert(json["event"].get<std::string>());
        }
    }
    // All but the whole position, which the journals below hold.
    EXPECT_EQ(seen.size(), std::variant_size_v<Event> - 1);
}

TEST(Saves, ReorderedVariantReadsTheSameSave) {
    using Reordered = std::variant<Passed, ContractLaid, VpChanged, TileFlipped>;
    const JsonCodec codec(facts());
    const auto json = nlohmann::json::parse(
        R"([{"event":"vp_changed","company":"usa","amount":-3,"reason":"red_border"},{"event":"tile_flipped"}])");
    const auto read = core::variants_from_json<Reordered>(codec, json, "event", 10);
    ASSERT_TRUE(read.ok()) << read.error().message;
    EXPECT_EQ(std::get<VpChanged>(read.value()[0]), (VpChanged{Company::usa, -3, Reason::red_border}));
    EXPECT_TRUE(std::holds_alternative<TileFlipped>(read.value()[1]));
    EXPECT_EQ(
        core::variants_to_json(codec, read.value(), "event").dump(),
        events_to_json(facts(), {VpChanged{Company::usa, -3, Reason::red_border}, TileFlipped{}}).dump());
}

TEST(Saves, CommandsKeepTheirNames) {
    const std::vector<std::string> frozen{"build",
                                          "produce",
                                          "add_drops",
                                          "take_contract",
                                          "fulfil_national",
                                          "take_patent",
                                          "take_work",
                                          "use_building",
                                          "gain",
                                          "nothing",
                                          "pass",
                                          "lay_contract",
                                          "lay_patent",
                                          "lay_work",
                                          "draw_tile",
                                          "name_first_tile",
                                          "automa_turn",
                                          "flow",
                                          "score_round",
                                          "end_round",
                                          "start_round",
                                          "score_game",
                                          "correct",
                                          "tile_done",
                                          "tile_impossible",
                                          "tile_pass",
                                          "tiles_score_round",
                                          "tiles_next_round",
                                          "tiles_score_game",
                                          "track_fully",
                                          "track_tiles_only"};
    const auto& now = core::Kinds<Command>::all;
    for (const std::string& name : frozen)
        EXPECT_NE(std::find(now.begin(), now.end(), name), now.end()) << name;
    EXPECT_EQ(now.size(), frozen.size()) << "a new name is kept from its first day on";
}

TEST(Saves, JournalsOf_0_1_0_ReplayToTheirEnd) {
    const auto games = nlohmann::json::parse(data("barrage_of_0_1_0.json"));
    ASSERT_EQ(games.size(), 3U);
    for (const auto& game : games) {
        const auto setup = nlohmann::json::parse(game["setup"].get<std::string>());
        const auto start = position_from_json(facts(), setup["position"]);
        ASSERT_TRUE(start.ok()) << start.error().path << start.error().message;
        std::vector<core::JournalEntry<Event>> entries;
        for (const auto& entry : game["entries"]) {
            const auto payload = entry["payload"].get<std::string>();
            const auto events = events_from_json(facts(), nlohmann::json::parse(payload));
            ASSERT_TRUE(events.ok()) << events.error().path << events.error().message;
            EXPECT_EQ(events_to_json(facts(), events.value()).dump(), payload);
            const auto label = core::label_from_text(entry["label"].get<std::string>());
            ASSERT_TRUE(label.ok()) << label.error().message;
            EXPECT_EQ(core::label_to_json(label.value()).dump(), entry["label"].get<std::string>());
            entries.push_back({label.value(), events.value()});
        }
        const auto replayed = core::replay_checked<Rules>(facts(), start.value(), entries);
        ASSERT_TRUE(replayed.whole()) << "entry " << replayed.fault->entry << " event "
                                      << replayed.fault->event << " " << replayed.fault->why.message;
        EXPECT_EQ(position_to_json(facts(), replayed.state).dump(), game["end"].get<std::string>());
    }
}

} // namespace
} // namespace automa::test
