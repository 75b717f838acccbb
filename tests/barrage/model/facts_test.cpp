// The fact files: what they count up to, that they are compiled in as they are, and that a fault has a name.
#include "assets/embedded_facts.h"
#include "model/barrage/facts/catalogue.h"
#include "tests/barrage/model/support.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <map>
#include <numeric>

namespace automa::test {
namespace {

using namespace barrage;
using Json = nlohmann::json;

template <class List, class Test>
auto count_if(const List& list, Test test) {
    return std::count_if(list.begin(), list.end(), test);
}

TEST(Facts, TheMap) {
    EXPECT_EQ(count_if(facts().spaces, [](const Space& s) { return s.kind == SpaceKind::dam; }), 20);
    EXPECT_EQ(count_if(facts().spaces, [](const Space& s) { return s.kind == SpaceKind::conduit; }), 20);
    EXPECT_EQ(count_if(facts().spaces, [](const Space& s) { return s.kind == SpaceKind::powerhouse; }), 23);
    EXPECT_EQ(facts().basins.size(), 13U); // twelve, by number
    EXPECT_EQ(
        count_if(facts().spaces, [](const Space& s) { return s.kind == SpaceKind::dam && s.red_bordered; }),
        10);
    EXPECT_EQ(facts().headstream_basin, (std::array<int, 4>{1, 2, 3, 4}));
    for (int basin = 1; basin <= 10; ++basin)
        EXPECT_EQ(facts().basin(basin).conduits.size(), 2U) << basin;
    int powers = 0;
    for (const Space& space : facts().spaces)
        powers += space.power;
    EXPECT_EQ(powers, 62);
}

TEST(Facts, B_7_4_TheCodesGoRoundTheBasinsThatHaveSuchSpaces) {
    EXPECT_EQ(facts().basins_with[index_of(SpaceKind::dam)], 10);
    EXPECT_EQ(facts().basins_with[index_of(SpaceKind::powerhouse)], 8);
}

TEST(Facts, Tiles) {
    ASSERT_EQ(facts().tiles.size(), 20U);
    for (const Tile& tile : facts().tiles) {
        EXPECT_EQ(tile.actions.back().kind, ActionKind::bank) << tile.id;
        EXPECT_EQ(tile.actions.front().kind, ActionKind::production) << tile.id;
        EXPECT_EQ(count_if(tile.actions, [](const TileAction& a) { return a.last_resort; }), 2) << tile.id;
    }
}

TEST(Facts, Contracts) {
    EXPECT_EQ(facts().contracts.size(), 55U);
    for (const Colour colour : {Colour::green, Colour::yellow, Colour::red})
        EXPECT_EQ(count_if(facts().contracts, [&](const Contract& c) { return c.colour == colour; }), 15);
    EXPECT_EQ(count_if(facts().contracts, [](const Contract& c) { return c.national; }), 6);
    EXPECT_EQ(count_if(facts().contracts, [](const Contract& c) { return !c.national && !c.colour; }), 4);
}

TEST(Facts, CompaniesOfficersAndTechnology) {
    EXPECT_EQ(count_if(facts().companies, [](const CompanyFacts& c) { return c.leeghwater; }), 1);
    EXPECT_EQ(count_if(facts().officers, [](const OfficerFacts& o) { return !o.of_leeghwater; }), 7);
    EXPECT_EQ(count_if(facts().officers, [](const OfficerFacts& o) { return o.needs_leeghwater; }), 2);
    EXPECT_EQ(facts().promo_officers.size(), 6U);
    int advanced = 0;
    for (std::size_t i = 0; i < tech_count; ++i)
        advanced += is_advanced(TechId(i)) ? 1 : 0;
    EXPECT_EQ(advanced, 18);
    EXPECT_EQ(facts().pieces.of, (std::array<int, 5>{5, 5, 5, 4, 5}));
    EXPECT_EQ(facts().pieces.engineers, 12);
    for (const CompanyFacts& company : facts().companies) {
        EXPECT_EQ(company.production_bonus, (std::array<int, 4>{0, 1, 0, 2})) << company.leader;
        EXPECT_EQ(company.ability_slot, 3) << company.leader;
    }
}

TEST(Facts, WorksBuildingsAndTiles) {
    for (const char deck : {'A', 'B', 'C'})
        EXPECT_EQ(count_if(facts().works, [&](const Work& w) { return w.deck == deck; }), 5) << deck;
    EXPECT_EQ(facts().buildings.size(), 10U);
    EXPECT_EQ(facts().headstream_tiles.size(), 8U);
    int drops = 0;
    for (const HeadstreamTile& tile : facts().headstream_tiles) {
        drops += std::accumulate(tile.drops_by_round.begin(), tile.drops_by_round.end(), 0);
        EXPECT_EQ(tile.drops_by_round[4], 0) << tile.id;
    }
    EXPECT_EQ(drops, 31);
    EXPECT_EQ(count_if(facts().bonus, [](const BonusFacts& b) { return b.leeghwater; }), 2);
    EXPECT_EQ(facts().track.credits.size(), 31U);
    EXPECT_EQ(facts().setup.objective_vp_automa, (std::array<int, 3>{20, 15, 10}));
}

TEST(Facts, RowsOfTheManagementBoardThatFewCompaniesClose) {
    const auto closed = [](int participants) {
        std::vector<std::string> rows;
        for (const ManagementRow& row : facts().management)
            if (participants < row.min_participants)
                rows.push_back(row.section + " " + std::to_string(row.row) + " of "
                               + std::to_string(row.columns));
        return rows;
    };
    using Rows = std::vector<std::string>;
    EXPECT_EQ(closed(4), Rows{});
    EXPECT_EQ(closed(3), (Rows{"turbine_station 2 of 2", "machinery_shop 2 of 2", "contract_office 2 of 2"}));
    EXPECT_EQ(closed(2), (Rows{"turbine_station 2 of 2", "turbine_station 4 of 2", "workshop 2 of 2",
                               "machinery_shop 2 of 2", "contract_office 2 of 2"}));
}

TEST(Facts, CompiledInAsTheFilesAre) {
    std::size_t on_disk = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(AUTOMA_FACT_FILES))
        on_disk += entry.path().extension() == ".json" ? 1 : 0;
    const auto files = automa::facts::files();
    EXPECT_EQ(files.size(), on_disk);
    for (const auto& file : files)
        EXPECT_TRUE(file.text == read_whole(std::string(AUTOMA_FACT_FILES) + "/" + std::string(file.path)))
            << file.path;
}

/// The compiled facts with one file changed or taken out.
core::Error fault_with(const std::string& path, const std::optional<std::string>& text) {
    const auto loaded = Catalogue::load([&](std::string_view wanted) -> std::optional<std::string_view> {
        if (wanted == path)
            return text ? std::optional<std::string_view>(*text) : std::nullopt;
        for (const auto& file : automa::facts::files())
            if (file.path == wanted)
                return file.text;
        return std::nullopt;
    });
    EXPECT_FALSE(loaded.ok()) << path << " was accepted";
    return loaded.ok() ? core::Error{} : loaded.error();
}

Json fact_file(const std::string& path) {
    for (const auto& file : automa::facts::files())
        if (file.path == path)
            return Json::parse(file.text);
    ADD_FAILURE() << path;
    return {};
}

struct BrokenFact {
    const char* file;
    const char* patch; // RFC 6902
    const char* id;
    const char* path; // behind the file's own
};

TEST(BrokenFacts, AreRefusedWithFilePlaceAndReason) {
    const std::vector<BrokenFact> all{
        {"automa_tiles", R"([{"op":"replace","path":"/tiles/3/criteria/conduit/code","value":"11A"}])",
         "wrong_reference", "/tiles/3/criteria/conduit/code"},
        {"automa_tiles", R"([{"op":"remove","path":"/tiles/19"}])", "wrong_count", "/tiles"},
        {"automa_tiles", R"([{"op":"replace","path":"/count","value":19}])", "wrong_total", "/count"},
        {"automa_tiles", R"([{"op":"replace","path":"/tiles/0/actions/0/engineers","value":7}])",
         "out_of_range", "/tiles/0/actions/0/engineers"},
        {"automa_tiles", R"([{"op":"replace","path":"/tiles/0/actions/0/kind","value":"holiday"}])",
         "unknown_id", "/tiles/0/actions/0/kind"},
        {"automa_tiles", R"([{"op":"replace","path":"/tiles/0/criteria/dam/ordered/0","value":"plain"}])",
         "unknown_id", "/tiles/0/criteria/dam/ordered/0"},
        {"automa_tiles", R"([{"op":"replace","path":"/tiles/0/criteria/headstream_order/0","value":"B"}])",
         "contradiction", "/tiles/0/criteria/headstream_order"},
        {"automa_tiles", R"([{"op":"replace","path":"/tiles/0/code","value":"2-1A-5"}])", "contradiction",
         "/tiles/0/code"},
        {"board_base", R"([{"op":"replace","path":"/basins/4/flows_to","value":3}])", "wrong_reference",
         "/basins/4/flows_to"},
        {"board_base", R"([{"op":"replace","path":"/conduits/0/power","value":9}])", "out_of_range",
         "/conduits/0/power"},
        {"board_base", R"([{"op":"replace","path":"/conduits/0/power","value":4}])", "contradiction",
         "/basins/0/conduits/0"},
        {"board_base", R"([{"op":"remove","path":"/basins/10/powerhouse_spaces/0"}])", "wrong_count",
         "/basins"},
        {"board_layout", R"([{"op":"remove","path":"/spaces/dam_3_upper"}])", "missing_key", "/spaces"},
        {"contracts", R"([{"op":"remove","path":"/contracts/20"}])", "wrong_total", "/counts/green"},
        {"contracts", R"([{"op":"replace","path":"/contracts/20/energy_required","value":9}])",
         "out_of_range", "/contracts/20/energy_required"},
        {"contracts", R"([{"op":"replace","path":"/contracts/20/id","value":"green_01"}])", "duplicate",
         "/contracts/20/id"},
        {"companies", R"([{"op":"replace","path":"/companies/0/id","value":"spain"}])", "unknown_id",
         "/companies/0/id"},
        // No more than the containers of the code hold.
        {"companies", R"([{"op":"replace","path":"/pieces_per_company/conduit","value":6}])", "out_of_range",
         "/pieces_per_company/conduit"},
        {"companies", R"([{"op":"replace","path":"/pieces_per_company/powerhouse","value":5}])",
         "out_of_range", "/pieces_per_company/powerhouse"},
        {"contracts", R"([{"op":"replace","path":"/contracts/9/rewards/1/amount","value":5}])",
         "out_of_range", "/contracts/9/rewards/1/amount"},
        {"companies", R"([{"op":"replace","path":"/pieces_per_company/engineers","value":13}])",
         "out_of_range", "/pieces_per_company/engineers"},
        {"buildings", R"([{"op":"replace","path":"/drawn_per_game","value":6}])", "out_of_range",
         "/drawn_per_game"},
        {"setup", R"([{"op":"replace","path":"/neutral_dams/heights/hill","value":4}])", "out_of_range",
         "/neutral_dams/heights/hill"},
        {"setup", R"([{"op":"replace","path":"/neutral_dams/drops_each","value":2}])", "out_of_range",
         "/neutral_dams/drops_each"},
        {"setup", R"([{"op":"replace","path":"/rounds","value":6}])", "out_of_range", "/rounds"},
        {"setup", R"([{"op":"replace","path":"/max_participants","value":5}])", "out_of_range",
         "/max_participants"},
        {"setup", R"([{"op":"replace","path":"/components/advanced_tiles_face_up","value":4}])",
         "out_of_range", "/components/advanced_tiles_face_up"},
        {"bonus_tiles", R"([{"op":"replace","path":"/drawn_per_game","value":6}])", "out_of_range",
         "/drawn_per_game"},
        {"build_costs", R"([{"op":"replace","path":"/elevation/max_per_base","value":3}])", "out_of_range",
         "/elevation/max_per_base"},
        {"automa_tiles", R"([{"op":"replace","path":"/tiles/0/criteria/dam/code","value":11}])",
         "out_of_range", "/tiles/0/criteria/dam/code"},
        {"management_board", R"([{"op":"replace","path":"/sections/3/rows/1/min_participants","value":5}])",
         "out_of_range", "/sections/3/rows/1/min_participants"},
        {"officers", R"([{"op":"remove","path":"/officers/0"}])", "wrong_count", "/officers"},
        {"tech_tiles", R"([{"op":"replace","path":"/advanced/1/structure","value":"base"}])", "duplicate",
         "/advanced/1/id"},
        {"external_works", R"([{"op":"replace","path":"/works/0/deck","value":"B"}])", "wrong_total",
         "/decks/A"},
        {"external_works", R"([{"op":"replace","path":"/decks_by_round/1/2","value":""}])", "unknown_id",
         "/decks_by_round/1/2"},
        {"external_works", R"([{"op":"remove","path":"/decks_by_round/1/2"}])", "wrong_count",
         "/decks_by_round/1"},
        {"contracts", R"([{"op":"replace","path":"/energy_ranges/red","value":[8]}])", "wrong_count",
         "/energy_ranges/red"},
        {"buildings", R"([{"op":"replace","path":"/buildings/3/vp_at_end","value":"many"}])", "wrong_type",
         "/buildings/3/vp_at_end"},
        {"headstream_tiles", R"([{"op":"replace","path":"/tiles/2/total","value":5}])", "wrong_total",
         "/tiles/2/total"},
        {"energy_track", R"([{"op":"replace","path":"/credits_by_position/7","value":3}])", "contradiction",
         "/credits_thresholds/4"},
        {"bonus_tiles", R"([{"op":"replace","path":"/pool/base","value":7}])", "wrong_total", "/pool/base"},
        {"build_costs", R"([{"op":"remove","path":"/base/hill"}])", "missing_key", "/base"},
        {"setup", R"([{"op":"replace","path":"/schema","value":"setup/9"}])", "wrong_schema", "/schema"},
    };
    for (const BrokenFact& fact : all) {
        const std::string file = std::string("barrage/") + fact.file + ".json";
        SCOPED_TRACE(file + " " + fact.patch);
        const core::Error error = fault_with(file, fact_file(file).patch(Json::parse(fact.patch)).dump());
        EXPECT_EQ(error.id, fact.id);
        EXPECT_EQ(error.path, file + fact.path);
        EXPECT_FALSE(error.message.empty());
    }
}

TEST(BrokenFacts, AMissingOrUnreadableFileIsNamed) {
    for (const auto& file : automa::facts::files()) {
        if (file.path == "barrage/worked_examples.json" || !file.path.starts_with("barrage/"))
            continue;
        const core::Error missing = fault_with(std::string(file.path), std::nullopt);
        EXPECT_EQ(missing.id, "missing_file");
        EXPECT_EQ(missing.path, file.path);
        const core::Error torn =
            fault_with(std::string(file.path), std::string(file.text.substr(0, file.text.size() / 2)));
        EXPECT_EQ(torn.id, "not_json");
        EXPECT_EQ(torn.path, file.path);
    }
}

} // namespace
} // namespace automa::test
