// Thousands of random positions, decided by the model and by the naive solver.
#include "tests/scythe/model/naive_moves.h"
#include "tests/scythe/model/random_position.h"
#include "tests/scythe/model/support.h"

namespace automa::scythe::test {
namespace {

bool is_row_one(const Json& step) {
    return step.contains("order");
}

/// What the model says, in the naive solver's shape. Only the first move counts.
Json told_by_model(const Json& position) {
    const Json decision = decided(position);
    Json result{{"done", nullptr}, {"skipped", Json::array()}};
    for (const Json& step : decision.at("steps"))
        if (is_row_one(step) && result["done"].is_null())
            result["done"] = {{"order", step["order"]},
                              {"kind", step["kind"]},
                              {"unit", step["unit"]},
                              {"from", step["from"]},
                              {"to", step["to"]}};
    for (const Json& skipped : decision.at("skipped"))
        if (is_row_one(skipped))
            result["skipped"].push_back({skipped["order"], skipped["kind"], skipped["rule"]});
    if (!decision.at("needs").empty() && decision.at("needs")[0].at("what") == "resources")
        result["asks"] = decision.at("needs")[0].at("territories");
    return result;
}

void compare(int count, std::uint64_t seed, bool readings) {
    core::Random random(seed);
    std::map<std::string, int> done;
    int compared = 0;
    while (compared < count) {
        Json position = random_position(random, readings, false);
        // All moves of an Ultimaszyna, and turns that are skipped, are no matter of choosing one move.
        if (position["star_card"] == "ultimaszyna" || position["star_card"] == "autometta")
            continue;
        const Json naive = naive_row_one(position);
        ASSERT_EQ(told_by_model(position), naive) << position.dump();
        ++done[naive["done"].is_null() ? (naive.contains("asks") ? "asks" : "nothing")
                                       : naive["done"]["kind"].get<std::string>()];
        ++compared;
    }
    for (const char* kind : {"move_worker", "move_mech", "move_character", "encounter_or_factory",
                             "attack_combat", "attack_worker", "asks"})
        EXPECT_GT(done[kind], 5) << kind;
}

TEST(ScytheNaiveMoves, TheDefaultReadingsAgree) {
    compare(800, 1, false);
}

TEST(ScytheNaiveMoves, EveryReadingAgrees) {
    compare(1600, 2, true);
}

} // namespace
} // namespace automa::scythe::test
