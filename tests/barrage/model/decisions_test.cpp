// Positions with the decision that an independent reading of the rules gives
// (tests/barrage/data/decisions.jsonl).
#include "model/barrage/json/decision_json.h"
#include "model/barrage/json/position_json.h"
#include "tests/barrage/model/support.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace automa::test {
namespace {

using Json = nlohmann::json;

/// Absent, null, 0, false and empty are one: the format lets zero amounts be left out.
Json without_zeros(const Json& value) {
    if (value.is_array()) {
        Json list = Json::array();
        for (const Json& item : value)
            list.push_back(without_zeros(item));
        return list;
    }
    if (!value.is_object())
        return value;
    Json object = Json::object();
    for (const auto& [key, member] : value.items()) {
        Json kept = without_zeros(member);
        const bool nothing = kept.is_null() || kept == 0 || kept == false || kept == ""
                             || (kept.is_structured() && kept.empty());
        if (!nothing)
            object[key] = std::move(kept);
    }
    return object;
}

/// A step without what the fixtures leave out; several contracts (Simone) are a set.
Json comparable(Json step) {
    step.erase("rewards");
    if (step.contains("contract") && step["contract"].is_array()) {
        std::sort(step["contract"].begin(), step["contract"].end());
        if (step["contract"].size() == 1)
            step["contract"] = Json(step["contract"][0]);
    }
    if (step.contains("building")) {
        step["space"] = step["building"];
        step.erase("building");
    }
    return without_zeros(step);
}

Json comparable_steps(const Json& steps) {
    Json list = Json::array();
    for (const Json& step : steps)
        list.push_back(comparable(step));
    return list;
}

Json set_of(const Json& needs) {
    std::set<std::string> sorted;
    for (const Json& need : needs) {
        Json plain = need;
        plain["what"] = "contract";
        sorted.insert(plain.dump());
    }
    return sorted;
}

TEST(Decisions, AgreeWithAnIndependentReadingOfTheRules) {
    const auto lines = read_lines("decisions.jsonl");
    ASSERT_GE(lines.size(), 300U);
    int number = 0;
    for (const std::string& line : lines) {
        SCOPED_TRACE("decisions.jsonl:" + std::to_string(++number));
        const Json fixture = Json::parse(line);
        const auto position = barrage::read_position(facts(), fixture["position"].dump());
        ASSERT_TRUE(position.ok()) << position.error().path << ": " << position.error().message;
        const auto decision = barrage::decide(facts(), position.value());
        ASSERT_TRUE(decision.ok()) << decision.error().message;
        const Json ours = Json::parse(barrage::decision_to_json(facts(), decision.value()).dump());
        const Json& expected = fixture["expect"];
        EXPECT_EQ(comparable_steps(ours["steps"]), comparable_steps(expected["steps"]));
        EXPECT_EQ(ours["skipped"], expected["skipped"]);
        EXPECT_EQ(set_of(ours["needs"]), set_of(expected["needs"]));
        EXPECT_EQ(ours.value("again", false), expected.value("again", false));
    }
}

TEST(Decisions, FixturesCoverEveryLevelWithAndWithoutTheExpansionAndEveryTile) {
    std::set<std::string> seen;
    for (const std::string& line : read_lines("decisions.jsonl")) {
        const Json position = Json::parse(line)["position"];
        const Json& turn = position["turn"];
        seen.insert("actions " + std::to_string(turn["actions_tile"].get<int>()));
        seen.insert("criteria " + std::to_string(turn["criteria_tile"].get<int>()));
        for (const Json& company : position["companies"])
            if (company["id"] == turn["company"])
                seen.insert(company["level"].get<std::string>()
                            + (position["expansions"].empty() ? "" : " leeghwater"));
    }
    for (const auto level : barrage::Names<barrage::Level>::all) {
        EXPECT_TRUE(seen.count(std::string(level))) << level;
        EXPECT_TRUE(seen.count(std::string(level) + " leeghwater")) << level;
    }
    for (int tile = 1; tile <= 20; ++tile) {
        EXPECT_TRUE(seen.count("actions " + std::to_string(tile))) << tile;
        EXPECT_TRUE(seen.count("criteria " + std::to_string(tile))) << tile;
    }
}

} // namespace
} // namespace automa::test
