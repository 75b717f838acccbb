// `automa lookup barrage` as scripts see it.
#include "app/cli/cli.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <sstream>

namespace automa::app::barrage_app {
namespace {

struct Answer {
    int code;
    std::string out;
    std::string err;
};

Answer ask(std::vector<std::string> words) {
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    words.insert(words.begin(), {"lookup", "barrage"});
    const int code = run_cli(words, in, out, err);
    return {code, out.str(), err.str()};
}

TEST(LookupCommand, GivesRankedEntriesAsJson) {
    const Answer answer = ask({"електростація", "--lang", "uk", "--json"});
    EXPECT_EQ(answer.code, 0);
    const auto list = nlohmann::json::parse(answer.out);
    ASSERT_TRUE(list.is_array());
    ASSERT_FALSE(list.empty());
    EXPECT_EQ(list[0].at("kind"), "structure");
    EXPECT_EQ(list[0].at("id"), "powerhouse");
    EXPECT_EQ(list[0].at("title"), "Електростанція");
}

TEST(LookupCommand, SaysTitlesInTheLanguageAskedForWhateverTheQuerySpeaks) {
    const auto list = nlohmann::json::parse(ask({"powerhouse", "--lang", "pl", "--json"}).out);
    EXPECT_EQ(list[0].at("title"), "Elektrownia");
}

TEST(LookupCommand, TakesCodesAndRuleNumbers) {
    EXPECT_EQ(nlohmann::json::parse(ask({"B-4.7", "--json"}).out)[0].at("id"), "B-4.7");
    EXPECT_EQ(nlohmann::json::parse(ask({"5A", "--json"}).out)[0].at("kind"), "conduit");
    EXPECT_EQ(nlohmann::json::parse(ask({"tile", "12", "--json"}).out)[0].at("id"), "12");
}

TEST(LookupCommand, WithoutJsonALineForEach) {
    const Answer answer = ask({"wind farm"});
    EXPECT_EQ(answer.code, 0);
    EXPECT_EQ(answer.out.substr(0, answer.out.find('\n')), "building\twind_farm\tWind Farm");
}

TEST(LookupCommand, NothingFoundIsAnEmptyListAndNoError) {
    const Answer answer = ask({"zzzzqqqq", "--json"});
    EXPECT_EQ(answer.code, 0);
    EXPECT_TRUE(nlohmann::json::parse(answer.out).empty());
    EXPECT_TRUE(answer.err.empty());
}

TEST(LookupCommand, RefusesAnEmptyQueryAndAnUnknownLanguageInOneLine) {
    for (const std::vector<std::string>& words :
         {std::vector<std::string>{}, {""}, {"   "}, {"dam", "--lang", "de"}, {"dam", "--colour"}}) {
        const Answer answer = ask(words);
        EXPECT_EQ(answer.code, 2);
        EXPECT_TRUE(answer.out.empty());
        EXPECT_EQ(std::count(answer.err.begin(), answer.err.end(), '\n'), 1) << answer.err;
    }
}

} // namespace
} // namespace automa::app::barrage_app
