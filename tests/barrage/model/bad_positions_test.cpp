// What cannot lie on a table is refused: a stable id, the JSON path, and a sentence.
#include "model/barrage/json/position_json.h"
#include "tests/barrage/model/position_builder.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace automa::test {
namespace {

using namespace barrage;
using Json = nlohmann::json;

/// A legal position with a bit of everything: two Automas and a human.
Json legal_position() {
    const State state = PositionBuilder()
                            .automa(Company::usa)
                            .automa(Company::italy, Level::very_high, Officer::wilhelm_adler)
                            .human(Company::germany, 4)
                            .dam("dam_3_lower", Owner::neutral, 1, 1)
                            .dam("dam_5_lower", Owner::usa, 2, 1)
                            .conduit("5A", Owner::usa)
                            .powerhouse("powerhouse_8_1", Owner::usa)
                            .headstream(Headstream::B, 2, "headstream_tile_2")
                            .national({"national_01", "national_02"})
                            .patents({"level_1_base", "", "level_1_joker"})
                            .bonus({BonusTile::bases, BonusTile::conduits})
                            .objective(Objective::red_bordered)
                            .tiles(7, 12)
                            .build();
    return Json::parse(position_to_json(facts(), state).dump());
}

core::Error refusal_of(std::string_view text) {
    const auto read = read_position(facts(), text);
    EXPECT_FALSE(read.ok()) << "accepted";
    return read.ok() ? core::Error{} : read.error();
}

struct BadPosition {
    std::string name;
    std::string patch; // RFC 6902 on the legal position
    std::string id;
    std::string path;
    std::string word; // that the sentence must have
};

const std::vector<BadPosition>& bad_positions() {
    static const std::vector<BadPosition> all{
        BadPosition{"UnknownSpace", R"([{"op":"replace","path":"/dams/0/space","value":"dam_13_upper"}])",
                    "unknown_id", "/dams/0/space", "dam_13_upper"},
        BadPosition{"ConduitAsDam", R"([{"op":"replace","path":"/dams/0/space","value":"5B"}])",
                    "wrong_space", "/dams/0/space", "5B"},
        BadPosition{"UnknownCompany", R"([{"op":"replace","path":"/companies/0/id","value":"spain"}])",
                    "unknown_id", "/companies/0/id", "spain"},
        BadPosition{"UnknownContract", R"([{"op":"replace","path":"/contracts/red/1","value":"red_99"}])",
                    "unknown_id", "/contracts/red/1", "red_99"},
        BadPosition{"UnknownTechnology",
                    R"([{"op":"add","path":"/companies/0/technology/0","value":"level_9_base"}])",
                    "unknown_id", "/companies/0/technology/0", "level_9_base"},
        BadPosition{"UnknownOfficer", R"([{"op":"replace","path":"/companies/2/officer","value":"nobody"}])",
                    "unknown_id", "/companies/2/officer", "nobody"},
        BadPosition{"UnknownReading",
                    R"([{"op":"add","path":"/interpretations/water_drops","value":"some"}])", "unknown_id",
                    "/interpretations/water_drops", "some"},
        BadPosition{
            "TwoBasesInABasin",
            R"([{"op":"add","path":"/dams/2","value":{"space":"dam_5_upper","owner":"usa","height":1,"drops":0}}])",
            "two_bases", "/dams/2", "basin 5"},
        BadPosition{
            "TwoPowerhousesInABasin",
            R"([{"op":"add","path":"/powerhouses/1","value":{"space":"powerhouse_8_2","owner":"usa"}}])",
            "two_powerhouses", "/powerhouses/1", "basin 8"},
        BadPosition{
            "TwoDamsOnASpace",
            R"([{"op":"add","path":"/dams/2","value":{"space":"dam_5_lower","owner":"italy","height":1,"drops":0}}])",
            "duplicate", "/dams/2/space", "Two dams"},
        BadPosition{"NineDropsBehindADam", R"([{"op":"replace","path":"/dams/0/drops","value":9}])",
                    "too_many_drops", "/dams/0/drops", "9 drops"},
        BadPosition{"NegativeDrops", R"([{"op":"replace","path":"/dams/0/drops","value":-1}])",
                    "out_of_range", "/dams/0/drops", "-1"},
        BadPosition{"NegativeDropsOnAHeadstream",
                    R"([{"op":"replace","path":"/headstreams/B/drops","value":-1}])", "out_of_range",
                    "/headstreams/B/drops", "-1"},
        BadPosition{"DamTooHigh", R"([{"op":"replace","path":"/dams/1/height","value":4}])", "out_of_range",
                    "/dams/1/height", "4"},
        BadPosition{
            "TooManyConduits",
            R"([{"op":"replace","path":"/conduits","value":[{"space":"1A","owner":"usa"},{"space":"1B","owner":"usa"},
                       {"space":"2A","owner":"usa"},{"space":"2B","owner":"usa"},{"space":"3A","owner":"usa"},
                       {"space":"3B","owner":"usa"}]}])",
            "too_many_pieces", "/conduits", "6 pieces"},
        BadPosition{
            "TooManyElevations",
            R"([{"op":"replace","path":"/dams","value":[{"space":"dam_1_lower","owner":"usa","height":3,"drops":0},
                       {"space":"dam_2_lower","owner":"usa","height":3,"drops":0},
                       {"space":"dam_4_lower","owner":"usa","height":3,"drops":0}]}])",
            "too_many_pieces", "/dams", "elevation"},
        BadPosition{"UnknownKey", R"([{"op":"add","path":"/weather","value":"fine"}])", "unknown_key",
                    "/weather", "not known"},
        BadPosition{"UnknownKeyOfACompany", R"([{"op":"add","path":"/companies/0/credits","value":3}])",
                    "unknown_key", "/companies/0/credits", "not known"},
        BadPosition{"MissingKey", R"([{"op":"remove","path":"/dams"}])", "missing_key", "/", "dams"},
        BadPosition{"TextForANumber", R"([{"op":"replace","path":"/round","value":"two"}])", "wrong_type",
                    "/round", "whole number"},
        BadPosition{"FractionForANumber", R"([{"op":"replace","path":"/round","value":2.5}])", "wrong_type",
                    "/round", "whole number"},
        BadPosition{"HugeNumber",
                    R"([{"op":"replace","path":"/companies/0/vp","value":18446744073709551615}])",
                    "out_of_range", "/companies/0/vp", "999"},
        BadPosition{"ObjectForAList", R"([{"op":"replace","path":"/dams","value":{}}])", "wrong_type",
                    "/dams", "list"},
        BadPosition{"ListForAnObject", R"([{"op":"replace","path":"/contracts","value":[]}])", "wrong_type",
                    "/contracts", "object"},
        BadPosition{"SixthRound", R"([{"op":"replace","path":"/round","value":6}])", "out_of_range", "/round",
                    "1 to 5"},
        BadPosition{"OtherFormat", R"([{"op":"replace","path":"/format","value":"barrage-position/2"}])",
                    "wrong_format", "/format", "barrage-position/1"},
        BadPosition{"PromoOfficer",
                    R"([{"op":"replace","path":"/companies/2/officer","value":"elon_audia"}])",
                    "promo_officer", "/companies/2/officer", "B-10.18"},
        BadPosition{"OfficerBelowVeryHigh",
                    R"([{"op":"replace","path":"/companies/0/officer","value":"viktor_fiesler"}])",
                    "officer_level", "/companies/0/officer", "very_high"},
        BadPosition{"OfficerOfTheExpansion",
                    R"([{"op":"replace","path":"/companies/2/officer","value":"margot_fouche"}])",
                    "needs_expansion", "/companies/2/officer", "Leeghwater"},
        BadPosition{"NetherlandsWithoutExpansion",
                    R"([{"op":"replace","path":"/companies/0/id","value":"netherlands"}])", "needs_expansion",
                    "/companies/0/id", "Leeghwater"},
        BadPosition{"TurnWithoutEngineers", R"([{"op":"replace","path":"/companies/0/engineers","value":0}])",
                    "no_engineers", "/turn/company", "no engineers"},
        BadPosition{"TurnOfAHuman", R"([{"op":"replace","path":"/turn/company","value":"germany"}])",
                    "human_turn", "/turn/company", "human"},
        BadPosition{"TurnOfAnAbsentCompany", R"([{"op":"replace","path":"/turn/company","value":"france"}])",
                    "not_in_play", "/turn/company", "take part"},
        BadPosition{"OtherTileOnTop", R"([{"op":"replace","path":"/turn/actions_tile","value":3}])",
                    "wrong_tile", "/turn/actions_tile", "tiles.stack"},
        BadPosition{"OtherCriteriaTile", R"([{"op":"replace","path":"/turn/criteria_tile","value":3}])",
                    "wrong_tile", "/turn/criteria_tile", "tiles.discard"},
        BadPosition{"TileInTwoPlaces", R"([{"op":"replace","path":"/tiles/discard","value":[7,12]}])",
                    "duplicate", "/tiles/discard/0", "two places"},
        BadPosition{
            "FullOpenSegment",
            R"([{"op":"replace","path":"/companies/0/wheel/0","value":{"technology":null,"excavators":1,"mixers":0}}])",
            "open_segment", "/companies/0/wheel/0", "open segment"},
        BadPosition{"FiveSegments", R"([{"op":"remove","path":"/companies/0/wheel/5"}])", "wrong_count",
                    "/companies/0/wheel", "6 entries"},
        BadPosition{
            "TileInHandAndOnTheWheel",
            R"([{"op":"replace","path":"/companies/0/wheel/1","value":{"technology":"basic_base","excavators":5,"mixers":0}}])",
            "duplicate", "/companies/0/wheel/1", "basic_base"},
        BadPosition{"SpecialTileOfAnotherOfficer",
                    R"([{"op":"add","path":"/companies/2/technology/0","value":"special_anton"}])",
                    "wrong_tile", "/companies/2/technology", "officer"},
        BadPosition{"BuildingTileWithoutExpansion",
                    R"([{"op":"add","path":"/companies/0/technology/0","value":"basic_building"}])",
                    "needs_expansion", "/companies/0/technology", "Leeghwater"},
        BadPosition{"BasicTileAsPatent", R"([{"op":"replace","path":"/patents/0","value":"basic_base"}])",
                    "wrong_tile", "/patents/0", "advanced"},
        BadPosition{"OneContractTwice", R"([{"op":"replace","path":"/contracts/red/1","value":"red_01"}])",
                    "duplicate", "/contracts/red/1", "twice"},
        BadPosition{"ContractOfAnotherColour",
                    R"([{"op":"replace","path":"/contracts/red/1","value":"green_01"}])", "wrong_colour",
                    "/contracts/red/1", "red"},
        BadPosition{
            "TwoNeutralDamsInARegion",
            R"([{"op":"add","path":"/dams/2","value":{"space":"dam_4_lower","owner":"neutral","height":1,"drops":0}}])",
            "neutral_dams", "/dams/1", "neutral"},
        BadPosition{"NeutralConduit", R"([{"op":"replace","path":"/conduits/0/owner","value":"neutral"}])",
                    "wrong_owner", "/conduits/0/owner", "neutral"},
        BadPosition{"OwnerNotInPlay", R"([{"op":"replace","path":"/conduits/0/owner","value":"france"}])",
                    "wrong_owner", "/conduits/0/owner", "france"},
        BadPosition{"CompanyTwice", R"([{"op":"replace","path":"/companies/1/id","value":"usa"}])",
                    "duplicate", "/companies/1/id", "twice"},
        BadPosition{"CompanyTwiceInTheOrder", R"([{"op":"replace","path":"/turn_order/1","value":"usa"}])",
                    "duplicate", "/turn_order/1", "twice"},
        BadPosition{"OneCompanyAlone",
                    R"([{"op":"remove","path":"/companies/2"},{"op":"remove","path":"/companies/1"}])",
                    "wrong_count", "/companies", "2 to 4"},
        BadPosition{"BuildingsWithoutExpansion",
                    R"([{"op":"add","path":"/buildings/0","value":{"id":"cofferdam","owners":[]}}])",
                    "wrong_count", "/buildings", "entries"},
        BadPosition{"BonusTileTwice", R"([{"op":"add","path":"/bonus_tiles/0","value":"bonus_bases"}])",
                    "duplicate", "/bonus_tiles/0", "twice"},
        BadPosition{"PatentThatACompanyHas",
                    R"([{"op":"add","path":"/companies/0/technology/0","value":"level_1_joker"}])",
                    "duplicate", "/companies/0/technology", "two places"},
        BadPosition{"TileInTwoHands",
                    R"([{"op":"add","path":"/companies/0/technology/0","value":"level_2_base"},
                        {"op":"add","path":"/companies/2/technology/0","value":"level_2_base"}])",
                    "duplicate", "/companies/2/technology", "two places"},
        BadPosition{"TileInAHandAndOnAnothersWheel",
                    R"([{"op":"add","path":"/companies/0/technology/0","value":"level_2_base"},
                        {"op":"replace","path":"/companies/2/wheel/1",
                         "value":{"technology":"level_2_base","excavators":0,"mixers":0}}])",
                    "duplicate", "/companies/2/wheel/1", "two places"},
        BadPosition{"FulfilledContractInTheOffice",
                    R"([{"op":"replace","path":"/companies/0/fulfilled_contracts","value":["red_01"]}])",
                    "duplicate", "/companies/0/fulfilled_contracts", "red_01"},
        BadPosition{"NationalContractFulfilledAndLying",
                    R"([{"op":"replace","path":"/companies/0/fulfilled_contracts","value":["national_01"]}])",
                    "duplicate", "/companies/0/fulfilled_contracts", "national_01"},
        BadPosition{"ContractFulfilledByTwo",
                    R"([{"op":"replace","path":"/companies/0/fulfilled_contracts","value":["red_05"]},
                        {"op":"replace","path":"/companies/2/fulfilled_contracts","value":["red_05"]}])",
                    "duplicate", "/companies/2/fulfilled_contracts", "red_05"},
        BadPosition{"TooManyNationalContracts",
                    R"([{"op":"add","path":"/contracts/national/0","value":"national_03"}])",
                    "too_many_national", "/contracts/national", "3 national"},
        BadPosition{"TooManyNationalContractsOneOfThemFulfilled",
                    R"([{"op":"replace","path":"/companies/0/fulfilled_contracts","value":["national_04"]}])",
                    "too_many_national", "/contracts/national", "3 national"},
        BadPosition{"IncompleteTiles", R"([{"op":"replace","path":"/tiles/stack","value":[7,3]}])",
                    "incomplete_tiles", "/tiles", "20"},
        BadPosition{"WorkOfTwoCompanies",
                    R"([{"op":"replace","path":"/expansions","value":["leeghwater"]},
                        {"op":"add","path":"/companies/0/fulfilled_works","value":["external_work_a1"]},
                        {"op":"add","path":"/companies/2/fulfilled_works","value":["external_work_a1"]}])",
                    "duplicate", "/companies/2/fulfilled_works", "external_work_a1"},
        BadPosition{"ArchitectOfAnother", R"([{"op":"add","path":"/companies/0/architect","value":"free"}])",
                    "no_architect", "/companies/0/architect", "Tommaso"},
    };
    return all;
}

TEST(BadPositions, AreRefusedWithIdPathAndSentence) {
    const Json legal = legal_position();
    ASSERT_TRUE(read_position(facts(), legal.dump()).ok());
    for (const BadPosition& bad : bad_positions()) {
        SCOPED_TRACE(bad.name);
        const core::Error error = refusal_of(legal.patch(Json::parse(bad.patch)).dump());
        EXPECT_EQ(error.id, bad.id);
        EXPECT_EQ(error.path, bad.path);
        EXPECT_NE(error.message.find(bad.word), std::string::npos) << error.message;
        EXPECT_TRUE(error.message.ends_with('.')) << error.message;
    }
}

TEST(BadPositionText, TruncatedAnywhereIsRefusedAsIncomplete) {
    const std::string whole = legal_position().dump();
    for (std::size_t length = 0; length < whole.size(); length += 7) {
        const core::Error error = refusal_of(std::string_view(whole).substr(0, length));
        ASSERT_EQ(error.id, "not_json") << length;
        ASSERT_NE(error.message.find("byte"), std::string::npos);
    }
}

TEST(BadPositionText, AHundredMegabytesAreRefusedUnread) {
    const core::Error error = refusal_of(std::string(100U << 20U, ' '));
    EXPECT_EQ(error.id, "too_large");
    EXPECT_NE(error.message.find("KiB"), std::string::npos);
}

TEST(BadPositionText, DeepNestingIsRefusedUnread) {
    EXPECT_EQ(refusal_of(std::string(500'000, '[')).id, "too_deep");
    std::string objects;
    for (int i = 0; i < 1000; ++i)
        objects += "{\"a\":";
    EXPECT_EQ(refusal_of(objects).id, "too_deep");
}

TEST(BadPositionText, ANumberBeyondAllBoundsIsRefused) {
    const core::Error error = refusal_of("{\"round\":88888E777777777777}"); // found by the fuzzer
    EXPECT_EQ(error.id, "not_json");
    EXPECT_NE(error.message.find("too large"), std::string::npos);
}

TEST(BadPositionText, WhatIsNoObjectIsRefused) {
    for (const char* text : {"[]", "3", "\"barrage\"", "null", "true"})
        EXPECT_EQ(refusal_of(text).id, "wrong_type") << text;
    EXPECT_EQ(refusal_of("").id, "not_json");
    EXPECT_EQ(refusal_of("{\"format\":\"\xff\xfe\"}").id, "not_json");
}

} // namespace
} // namespace automa::test
