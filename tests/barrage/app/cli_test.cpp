// The command line as scripts and outside checks use it: exit codes, one clear line, JSON that reads back.

#include "app/text/languages.h"
#include "tests/app/cli_run.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace {

using automa::cli_test::Output;
using automa::cli_test::run;

nlohmann::json start(const std::string& automas = "usa:high,italy:medium", const std::string& seed = "7") {
    const Output made = run({"new", "barrage", "--automas", automas, "--humans", "germany", "--seed", seed});
    EXPECT_EQ(made.code, 0) << made.err;
    return nlohmann::json::parse(made.out);
}

Output decide(const nlohmann::json& position, std::vector<std::string> more = {"--json"}) {
    std::vector<std::string> words{"decide", "barrage", "--position", "-"};
    words.insert(words.end(), more.begin(), more.end());
    return run(words, position.dump());
}

bool one_line(const std::string& text) {
    return !text.empty() && text.find('\n') == text.size() - 1;
}

TEST(Cli, HelpAndVersionSayWhatTheyShould) {
    EXPECT_EQ(run({"--help"}).code, 0);
    EXPECT_NE(run({"--help"}).out.find("automa decide barrage"), std::string::npos);
    EXPECT_EQ(run({"--version"}).code, 0);
}

TEST(Cli, AWrongCommandExitsWithTwoAndOneLine) {
    for (const auto& words :
         std::vector<std::vector<std::string>>{{},
                                               {"fly"},
                                               {"decide"},
                                               {"decide", "chess"},
                                               {"decide", "barrage"},
                                               {"decide", "barrage", "--position"},
                                               {"decide", "barrage", "--colour", "red"},
                                               {"new", "barrage", "--automas", "spain"},
                                               {"new", "barrage", "--automas", "usa:easy"},
                                               {"new", "barrage", "--automas", "usa,usa"},
                                               {"new", "barrage", "--automas", "usa,italy", "--seed", "x"},
                                               {"simulate", "barrage", "--automas", "9"}}) {
        const Output result = run(words);
        EXPECT_EQ(result.code, 2);
        EXPECT_TRUE(one_line(result.err)) << result.err;
        EXPECT_TRUE(result.out.empty());
    }
}

TEST(Cli, FactsAreCounted) {
    const Output result = run({"facts", "barrage"});
    ASSERT_EQ(result.code, 0);
    const auto json = nlohmann::json::parse(result.out);
    EXPECT_EQ(json["tiles"], 20);
    EXPECT_EQ(json["contracts"]["private"], 45);
    EXPECT_EQ(json["contracts"]["starting"], 4);
    EXPECT_EQ(json["contracts"]["national"], 6);
    EXPECT_EQ(json["conduits"], 20);
    EXPECT_EQ(json["dam_spaces"], 20);
    EXPECT_EQ(json["powerhouse_spaces"], 23);
}

TEST(Cli, ANewGameIsReproducibleAndCanBeDecided) {
    EXPECT_EQ(start(), start());
    EXPECT_NE(start(), start("usa:high,italy:medium", "8"));
    const Output decision = decide(start());
    ASSERT_EQ(decision.code, 0) << decision.err;
    const auto json = nlohmann::json::parse(decision.out);
    EXPECT_EQ(json["format"], "barrage-decision/1");
    EXPECT_FALSE(json["steps"].empty());
    EXPECT_FALSE(json["position_after"].contains("turn"));
    EXPECT_EQ(decision.out, decide(start()).out) << "the same position must give the same bytes";
}

TEST(Cli, BadPositionsExitWithOneAndNameThePath) {
    auto unknown_id = start();
    unknown_id["turn_order"][0] = "atlantis";
    auto two_bases = start();
    two_bases["dams"] =
        nlohmann::json::array({{{"space", "dam_1_upper"}, {"owner", "usa"}, {"height", 1}, {"drops", 0}},
                               {{"space", "dam_1_lower"}, {"owner", "usa"}, {"height", 1}, {"drops", 0}}});
    auto nine_drops = start();
    nine_drops["dams"][0]["drops"] = 9;
    auto unknown_key = start();
    unknown_key["colour_of_the_sky"] = "blue";
    const std::vector<std::pair<nlohmann::json, std::string>> cases{{unknown_id, "/turn_order/0"},
                                                                    {two_bases, "/dams/1"},
                                                                    {nine_drops, "/dams/0/drops"},
                                                                    {unknown_key, "/colour_of_the_sky"}};
    for (const auto& [position, path] : cases) {
        const Output result = decide(position);
        EXPECT_EQ(result.code, 1);
        EXPECT_TRUE(one_line(result.err)) << result.err;
        EXPECT_NE(result.err.find(path), std::string::npos) << result.err;
    }
}

TEST(Cli, BrokenFilesExitWithOne) {
    const std::string whole = start().dump();
    const std::string deep(100000, '[');
    const std::string huge(std::size_t{3} << 20U, ' ');
    for (const std::string& text : {whole.substr(0, whole.size() / 2), deep, huge, std::string(),
                                    std::string("null"), std::string("[]")}) {
        const Output result = run({"decide", "barrage", "--position", "-", "--json"}, text);
        EXPECT_EQ(result.code, 1);
        EXPECT_TRUE(one_line(result.err)) << result.err;
    }
    EXPECT_EQ(run({"decide", "barrage", "--position", "/no/such/file"}).code, 1);
    EXPECT_EQ(run({"decide", "barrage", "--position", "/"}).code, 1);
}

TEST(Cli, TheHumanBuildsAndTheMoveIsChecked) {
    const std::string path = (std::filesystem::temp_directory_path() / "automa_cli_test.json").string();
    auto position = start();
    position["turn_order"] = {"germany", "italy", "usa"}; // out of turn nobody builds
    std::ofstream(path) << position.dump();
    const auto apply = [&](const std::string& event) {
        return run({"apply", "barrage", "--position", path, "--event", event});
    };
    const Output built =
        apply(R"({"kind":"build","company":"germany","structure":"powerhouse","space":"powerhouse_8_1"})");
    ASSERT_EQ(built.code, 0) << built.err;
    EXPECT_EQ(nlohmann::json::parse(built.out)["powerhouses"][0]["owner"], "germany");
    EXPECT_EQ(apply(R"({"kind":"build","company":"usa","structure":"base","space":"dam_1_upper"})").code, 1);
    EXPECT_EQ(
        apply(R"({"kind":"build","company":"germany","structure":"base","space":"powerhouse_8_1"})").code, 1);
    EXPECT_EQ(apply(R"({"kind":"dance"})").code, 1);
    EXPECT_EQ(apply("{").code, 1);
    std::filesystem::remove(path);
}

TEST(Cli, FlowShowsEveryDropAndItsWay) {
    auto position = start();
    for (const char* letter : {"A", "B", "C", "D"})
        position["headstreams"][letter]["drops"] = 1;
    const Output result = run({"flow", "barrage", "--position", "-"}, position.dump());
    ASSERT_EQ(result.code, 0) << result.err;
    const auto json = nlohmann::json::parse(result.out);
    ASSERT_EQ(json["drops"].size(), 4);
    EXPECT_EQ(json["drops"][0]["headstream"], "A");
    EXPECT_EQ(json["drops"][0]["basins"][0], 1);
    for (const char* letter : {"A", "B", "C", "D"})
        EXPECT_EQ(json["position_after"]["headstreams"][letter]["drops"], 0);
}

TEST(Cli, SimulationIsReproducibleAndKeepsEveryInvariant) {
    const std::vector<std::string> words{"simulate", "barrage", "--automas", "4", "--level", "very_high",
                                         "--games",  "5",       "--seed",    "1", "--check", "--json"};
    const Output once = run(words);
    ASSERT_EQ(once.code, 0) << once.err;
    EXPECT_EQ(once.out, run(words).out);
    EXPECT_EQ(nlohmann::json::parse(once.out)["results"].size(), 5);
}

TEST(Cli, ReasonsAreToldInEveryLanguage) {
    const auto position = start();
    std::vector<std::string> texts;
    for (const char* language : automa::app::languages) {
        const Output told = decide(position, {"--why", "--lang", language});
        ASSERT_EQ(told.code, 0) << told.err;
        EXPECT_NE(told.out.find("[B-4.1]"), std::string::npos) << told.out;
        for (const std::string& other : texts)
            EXPECT_NE(told.out, other);
        texts.push_back(told.out);
    }
    EXPECT_EQ(decide(position, {"--lang", "la"}).code, 2);
    static_cast<void>(decide(position, {"--lang", "en"}));
}

TEST(Cli, TheSchemaNamesTheFactsOwnIds) {
    const Output result = run({"schema", "barrage"});
    ASSERT_EQ(result.code, 0);
    const auto json = nlohmann::json::parse(result.out);
    EXPECT_EQ(json["title"], "barrage-position/1");
    const auto position = start();
    for (const auto& [key, value] : position.items())
        EXPECT_TRUE(json["properties"].contains(key)) << key;
}

} // namespace
