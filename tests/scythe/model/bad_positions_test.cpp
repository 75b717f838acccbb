// Everything under “Refused” in the format: each with its path, and the sentence of a human.
#include "model/core/random.h"
#include "tests/scythe/model/random_position.h"
#include "tests/scythe/model/support.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace automa::scythe::test {
namespace {

struct Bad {
    const char* pointer;
    Json value;
    const char* path;
};

void expect_refused(const Json& position, const std::vector<Bad>& all) {
    ASSERT_EQ(refused_at(position), "");
    for (const Bad& bad : all)
        EXPECT_EQ(refused_at(with(position, bad.pointer, bad.value)), bad.path) << bad.pointer << bad.value;
}

TEST(ScytheRefused, UnknownKeysIdsValuesAndWrongTypes) {
    expect_refused(
        with_card(example(), 14),
        {{"/colour", 1, "$.colour"},
         {"/app", Json::object(), "$.app"},
         {"/automa/popularity", 10, "$.automa.popularity"},
         {"/human/speed", 1, "$.human.speed"},
         {"/cards/draw", Json::array(), "$.cards.draw"},
         {"/turn/territory", "E2", "$.turn.territory"},
         {"/turn/answers", Json({{"luck", 1}}), "$.turn.answers.luck"},
         {"/modifiers", Json({{"harder", true}}), "$.modifiers.harder"},
         {"/interpretations", Json({{"tunnels", "counted"}}), "$.interpretations.tunnels"},
         {"/format", "scythe-position/2", "$.format"},
         {"/star_card", "easy", "$.star_card"},
         {"/automa/faction", "spain", "$.automa.faction"},
         {"/automa/character", "Z9", "$.automa.character"},
         {"/automa/mechs/1", "mat", "$.automa.mechs[1]"},
         {"/human/character", "mat", "$.human.character"},
         {"/human/workers/2", "D9", "$.human.workers[2]"},
         {"/human/rivers/1", "desert", "$.human.rivers[1]"},
         {"/human/rivers/1", "lake", "$.human.rivers[1]"},
         {"/human/recruits", Json({"coin"}), "$.human.recruits[0]"},
         {"/resources/Z1", 1, "$.resources.Z1"},
         {"/interpretations/distance", "feet", "$.interpretations.distance"},
         {"/turn/kind", "attack", "$.turn.kind"},
         {"/turn/answers", Json({{"winner", "crimea"}}), "$.turn.answers.winner"},
         {"/turn/answers", Json({{"move_checks", {6}}}), "$.turn.answers.move_checks[0]"},
         {"/turn/answers", Json({{"place_checks", {1}}}), "$.turn.answers.place_checks[0]"},
         {"/turn/answers", Json({{"combat_card", 20}}), "$.turn.answers.combat_card"},
         {"/turn/answers", Json({{"human_sixth_star", "trade"}}), "$.turn.answers.human_sixth_star"},
         {"/star_cube", "10", "$.star_cube"},
         {"/automa/power", 9.5, "$.automa.power"},
         {"/automa/power_star", 0, "$.automa.power_star"},
         {"/automa/mechs", "base", "$.automa.mechs"},
         {"/human/lakes", nullptr, "$.human.lakes"},
         {"/encounters", Json::object(), "$.encounters"},
         {"/turn", Json::array(), "$.turn"},
         {"/modifiers/skip", false, "$.modifiers.skip"},
         {"/modifiers/coins", 0, "$.modifiers.coins"},
         {"/modifiers/power", 3, "$.modifiers.power"}});
}

TEST(ScytheRefused, WhatIsMissing) {
    const Json schema = position_schema(facts());
    const std::set<std::string> required = schema.at("required");
    for (const auto& [key, value] : schema.at("properties").items()) {
        if (key == "final" || key == "app")
            continue; // not in this position
        EXPECT_EQ(refused_at(without(with_card(example(), 14), ("/" + key).c_str())),
                  required.contains(key) ? "$." + key : "");
    }
    for (const auto& [key, value] : schema.at("properties").at("automa").at("properties").items())
        EXPECT_EQ(refused_at(without(example(), ("/automa/" + key).c_str())), "$.automa." + key);
    EXPECT_EQ(refused_at(without(example(), "/cards/discard")), "$.cards.discard");
    EXPECT_EQ(refused_at(without(with_card(example(), 14), "/turn/card")), "$.turn.card");
}

TEST(ScytheRefused, NumbersAndMarkers) {
    expect_refused(example(), {{"/star_cube", 22, "$.star_cube"},
                               {"/star_cube", -1, "$.star_cube"},
                               {"/automa/power", 17, "$.automa.power"},
                               {"/automa/power", 16, "$.automa.power"},
                               {"/automa/power", -1, "$.automa.power"},
                               {"/automa/coins", -1, "$.automa.coins"},
                               {"/automa/combat_cards", -1, "$.automa.combat_cards"},
                               {"/automa/combat_stars", 3, "$.automa.combat_stars"},
                               {"/resources/D1", -1, "$.resources.D1"}});
    Json position = with(with(example(), "/star_cube", 20), "/automa/combat_stars", 2);
    EXPECT_EQ(refused_at(position), "$.automa.combat_stars"); // seven stars
    position["automa"]["combat_stars"] = 1;
    EXPECT_EQ(refused_at(position), "");
    EXPECT_EQ(refused_at(with_card(position, 14)), "$.turn");
    position["automa"]["power"] = 16;
    position["automa"]["power_star"] = true;
    position["automa"]["combat_stars"] = 0;
    EXPECT_EQ(refused_at(position), "");
}

TEST(ScytheRefused, TooManyPieces) {
    expect_refused(example(),
                   {{"/automa/mechs", Json({"base", "base", "base", "base", "E2"}), "$.automa.mechs[4]"},
                    {"/human/mechs", Json({"base", "base", "base", "base", "F3"}), "$.human.mechs[4]"},
                    {"/human/workers", Json(std::vector<std::string>(9, "D1")), "$.human.workers[8]"}});
}

TEST(ScytheRefused, PiecesWhereTheyCannotStand) {
    expect_refused(example(), {{"/human/faction", "saxony", "$.human.faction"},
                               {"/human/workers/0", "E2", "$.human.workers[0]"},
                               {"/human/character", "F2", "$.human.character"},
                               {"/human/mechs/0", "C4", "$.human.mechs[0]"},
                               {"/human/character", "base:saxony", "$.human.character"},
                               {"/human/character", "base:crimea", "$.human.character"},
                               {"/human/character", "base:spain", "$.human.character"},
                               {"/automa/character", "base:nordic", "$.automa.character"}});
    EXPECT_EQ(refused_at(with(example(), "/human/character", "base:nordic")), "");
    Json nordic = with(example(), "/human/faction", "nordic");
    EXPECT_EQ(refused_at(with(nordic, "/human/character", "base:togawa")), "$.human.character");
    EXPECT_EQ(refused_at(with(with(example(), "/star_cube", 3), "/automa/mechs/1", "C4")),
              "$.automa.mechs[1]");
    EXPECT_EQ(refused_at(with(with(example(), "/human/lakes", true), "/human/mechs/0", "C4")), "");
}

TEST(ScytheRefused, TokensWordsAndCards) {
    expect_refused(example(), {{"/encounters/0", "A1", "$.encounters[0]"},
                               {"/encounters/2", "A3", "$.encounters[2]"},
                               {"/human/rivers/1", "farm", "$.human.rivers[1]"},
                               {"/human/recruits", Json({"coins", "coins"}), "$.human.recruits[1]"},
                               {"/cards/discard/1", 4, "$.cards.discard[1]"},
                               {"/cards/combat_discard", Json({9}), "$.cards.combat_discard[0]"},
                               {"/cards/discard/0", 20, "$.cards.discard[0]"},
                               {"/cards/last_card", 3, "$.cards.last_card"}});
    EXPECT_EQ(refused_at(with_card(example(), 9)), "$.turn.card");
    EXPECT_EQ(refused_at(with_card(example(), 0)), "$.turn.card");
}

TEST(ScytheRefused, ModifiersThatDoNotGoTogether) {
    for (const char* card : {"autometta", "ultimaszyna"})
        EXPECT_EQ(refused_at(with(with(example(), "/star_card", card), "/modifiers/skip", true)),
                  "$.modifiers.skip");
    EXPECT_EQ(refused_at(with(with(example(), "/star_card", "ultimaszyna"), "/modifiers/all_moves", true)),
              "$.modifiers.all_moves");
}

TEST(ScytheRefused, ADefenceNeedsBothSides) {
    Json position = with(example(), "/human/mechs/0", "E2");
    EXPECT_EQ(refused_at(position), "$.human.mechs[0]");
    EXPECT_EQ(refused_at(defended(position, "E2")), "");
    EXPECT_EQ(refused_at(defended(position, "F1")), "$.human.mechs[0]");
    EXPECT_EQ(refused_at(defended(example(), "F3")), "$.turn.territory");
    EXPECT_EQ(refused_at(defended(example(), "E2")), "$.turn.territory");
    Json workers = with(example(), "/human/workers/0", "E2");
    EXPECT_EQ(refused_at(defended(workers, "E2")), "$.turn.territory"); // no combat unit came
}

TEST(ScytheRefused, TheFinalLines) {
    const Json lines = Json::parse(R"({"coins": 21, "popularity": 12, "stars": 5, "power": 7})");
    expect_refused(with(example(), "/final", lines),
                   {{"/final/popularity", 19, "$.final.popularity"},
                    {"/final/stars", 7, "$.final.stars"},
                    {"/final/coins", -1, "$.final.coins"},
                    {"/final/structures", Json({"C4"}), "$.final.structures[0]"},
                    {"/final/structures", Json({"D1", "D2", "E1", "E2", "F1"}), "$.final.structures[4]"},
                    {"/final/bonus", 1, "$.final.bonus"},
                    {"/resources_tracked", false, "$.final.resources"}});
    EXPECT_EQ(refused_at(with(example(), "/final", without(lines, "/power"))), "$.final.power");
}

TEST(ScytheRefused, EverySentenceEndsWithAFullStop) {
    for (const auto& [pointer, value] : std::vector<std::pair<const char*, Json>>{
             {"/automa/power", 17}, {"/human/faction", "saxony"}, {"/x", 1}}) {
        const auto state = position_from_json(facts(), with(example(), pointer, value), Detail::contract);
        ASSERT_FALSE(state.ok());
        EXPECT_EQ(state.error().message.back(), '.') << state.error().message;
    }
}

/// Letters changed, cut and doubled: the fuzz target's own check over random positions.
TEST(ScytheRefused, BrokenTextsBreakNothing) {
    core::Random random(3);
    for (int i = 0; i < 600; ++i) {
        Json position = random_position(random, true, true);
        if (random.below(2) == 0)
            position = Json::parse(position_to_json(facts(), read(position), Detail::full).dump());
        std::string text = position.dump();
        for (std::uint32_t k = 0, n = random.below(4); k < n; ++k) {
            const auto where = random.below(static_cast<std::uint32_t>(text.size()));
            if (random.below(2) == 0)
                text[where] = static_cast<char>(random.below(96) + 32);
            else
                text.erase(where, 1 + random.below(6));
        }
        // The target takes bytes; a fault in it aborts the program.
        EXPECT_EQ(LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(text.data()), text.size()), 0);
    }
}

} // namespace
} // namespace automa::scythe::test
