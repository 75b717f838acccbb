// A set-up goes out as a code and comes back the same; what is mistyped is found.
#include "model/barrage/state/readings.h"
#include "model/barrage/table/share_code.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <span>

namespace automa::barrage {
namespace {

template <class Enum>
Enum any(std::mt19937_64& dice) {
    return static_cast<Enum>(dice() % count_of<Enum>);
}

SharedSetup random_setup(std::mt19937_64& dice) {
    SharedSetup setup;
    GameOptions& options = setup.options;
    const std::size_t count = 1 + dice() % max_participants;
    for (std::size_t i = 0; i < count; ++i) {
        Participant who;
        if (dice() % 3 != 0)
            who.company = any<Company>(dice);
        who.player = any<PlayerKind>(dice);
        who.level = any<Level>(dice);
        if (dice() % 2 != 0)
            who.officer = any<Officer>(dice);
        options.participants.push_back(who);
    }
    options.leeghwater = dice() % 2 != 0;
    setup.tiles_from_box = dice() % 2 != 0;
    if (dice() % 2 != 0) {
        Interpretations& own = options.interpretations;
        own.third_of_system = any<ThirdOfSystem>(dice);
        own.water_drops = any<WaterDrops>(dice);
        own.patent_choice = any<PatentChoice>(dice);
        own.external_work_contract = any<WorkContract>(dice);
        own.most_water_drops = any<MostWaterDrops>(dice);
        own.contract_bonus = any<ContractBonus>(dice);
        own.tile_reshuffle = any<TileReshuffle>(dice);
        own.building_second_place = any<BuildingSecondPlace>(dice);
        own.objective_zero = any<ObjectiveZero>(dice);
    }
    options.seed = dice() % 2 != 0 ? dice() : dice() % short_seed_limit;
    return setup;
}

SharedSetup usual() {
    SharedSetup setup;
    setup.options.participants = {{Company::germany, PlayerKind::human, Level::medium, std::nullopt},
                                  {Company::usa, PlayerKind::automa, Level::high, std::nullopt}};
    setup.options.seed = 20261116;
    return setup;
}

std::string error_of(std::string_view code) {
    const auto read = read_share_code(code);
    return read.ok() ? "" : read.error().id;
}

TEST(ShareCode, GivesBackAnyOptions) {
    std::mt19937_64 dice(11);
    for (int i = 0; i < 20'000; ++i) {
        const SharedSetup setup = random_setup(dice);
        const std::string code = share_code(setup);
        const auto back = read_share_code(code);
        ASSERT_TRUE(back.ok()) << code << ": " << back.error().message;
        ASSERT_EQ(back.value(), setup) << code;
    }
}

TEST(ShareCode, OfTheUsualGameIsShort) {
    EXPECT_LE(share_code(usual()).size(), 17U) << share_code(usual());
    EXPECT_EQ(share_code(usual()).find_first_of("ILOUilou"), std::string::npos);
}

TEST(ShareCode, StaysTheSameFromVersionToVersion) {
    EXPECT_EQ(read_share_code(share_code(usual())).value(), usual());
    EXPECT_EQ(share_code(usual()), "2N8M0-0016M-MFRN");
}

/// Every field, each with the last of its values: no width may grow or shrink within a version.
TEST(ShareCode, StaysTheSameWithEveryField) {
    SharedSetup setup;
    GameOptions& options = setup.options;
    options.participants = {{Company::netherlands, PlayerKind::human, Level::low, std::nullopt},
                            {std::nullopt, PlayerKind::automa, Level::very_high, Officer::margot_fouche},
                            {Company::france, PlayerKind::automa, Level::very_high, Officer::wilhelm_adler},
                            {Company::usa, PlayerKind::human, Level::high, Officer::anton_krylov}};
    options.leeghwater = true;
    setup.tiles_from_box = true;
    options.interpretations = {ThirdOfSystem::completing,   WaterDrops::most,
                               PatentChoice::highest_level, WorkContract::top_most,
                               MostWaterDrops::held,        ContractBonus::not_counted,
                               TileReshuffle::all,          BuildingSecondPlace::upper_two_open_at_3};
    options.seed = 0xFEDCBA9876543210;
    EXPECT_EQ(share_code(setup), "3V07N-3G7AZ-FZZPW-QAC7C-N1J20-2");
    EXPECT_EQ(read_share_code("3V07N-3G7AZ-FZZPW-QAC7C-N1J20-2").value(), setup);
}

/// A code knows a value by its place: new ones come last.
TEST(ShareCode, ValuesKeepTheirPlaces) {
    const auto begins_with = [](std::span<const std::string_view> now,
                                std::initializer_list<std::string_view> frozen) {
        return now.size() >= frozen.size() && std::equal(frozen.begin(), frozen.end(), now.begin());
    };
    EXPECT_TRUE(begins_with(Names<Company>::all, {"usa", "germany", "italy", "france", "netherlands"}));
    EXPECT_TRUE(begins_with(Names<PlayerKind>::all, {"automa", "human"}));
    EXPECT_TRUE(begins_with(Names<Level>::all, {"low", "medium", "high", "very_high"}));
    EXPECT_TRUE(begins_with(Names<Officer>::all,
                            {"wilhelm_adler", "graziano_del_monte", "viktor_fiesler", "jill_mcdowell",
                             "solomon_p_jordan", "anton_krylov", "mahiri_sekibo", "simone_luciani",
                             "tommaso_battista", "leslie_spencer", "margot_fouche"}));
    std::vector<std::string_view> keys;
    const Interpretations usual_readings;
    each_reading(usual_readings, [&](std::string_view key, auto) { keys.push_back(key); });
    EXPECT_TRUE(
        begins_with(keys, {"third_of_system", "water_drops", "patent_choice", "external_work_contract",
                           "most_water_drops", "contract_bonus", "tile_reshuffle", "building_second_place"}));
}

/// An officer that the app draws without the expansion is another one since 0.2: a code of the version before
/// still draws as that did, and a new one is to that version a code it does not know.
TEST(ShareCode, OfADrawnOfficerDrawsAsItsVersionDid) {
    SharedSetup setup = usual();
    setup.options.participants[1].level = Level::very_high;
    const std::string code = share_code(setup);
    EXPECT_EQ(read_share_code(code).value(), setup);
    EXPECT_NE(code.front(), share_code(usual()).front()) << "the version stands first";
    // The same set-up as 0.1.0 wrote it: the version before, with the check letter that fits.
    constexpr std::string_view letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    SharedSetup before = setup;
    before.options.officers_of_both_boxes = true;
    std::string old = code;
    old.front() = letters[letters.find(code.front()) - 2];
    int fitting = 0;
    for (const char check : letters) {
        old.back() = check;
        if (error_of(old) == "share.mistyped")
            continue;
        ++fitting;
        EXPECT_EQ(read_share_code(old).value(), before) << old;
        EXPECT_EQ(share_code(before), old);
    }
    EXPECT_EQ(fitting, 1);
    setup.options.participants[1].officer = Officer::tommaso_battista;
    EXPECT_EQ(share_code(setup).front(), share_code(usual()).front()) << "chosen: nothing is drawn";
    EXPECT_EQ(read_share_code(share_code(setup)).value(), setup);
}

TEST(ShareCode, IsReadHoweverItIsTyped) {
    const std::string code = share_code(usual());
    std::string sloppy = "  ";
    for (const char letter : code) {
        if (letter == '-')
            continue;
        const char small = static_cast<char>(letter >= 'A' ? letter - 'A' + 'a' : letter);
        sloppy += letter == '0' ? 'o' : letter == '1' ? 'l' : small;
        sloppy += ' ';
    }
    EXPECT_EQ(read_share_code(sloppy).value(), usual());
}

TEST(ShareCode, FindsEveryWrongLetterAndEveryTwoThatChangedPlaces) {
    constexpr std::string_view letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    const std::string code = share_code(usual());
    for (std::size_t i = 0; i < code.size(); ++i) {
        if (code[i] == '-')
            continue;
        for (const char other : letters) {
            std::string wrong = code;
            wrong[i] = other;
            EXPECT_EQ(error_of(wrong), other == code[i] ? "" : "share.mistyped") << wrong;
        }
        for (std::size_t j = i + 1; j < code.size(); ++j) {
            std::string swapped = code;
            std::swap(swapped[i], swapped[j]);
            if (code[j] != '-' && code[j] != code[i]) {
                EXPECT_EQ(error_of(swapped), "share.mistyped") << swapped;
            }
        }
    }
}

TEST(ShareCode, RefusesWhatIsNoCodeWithAReason) {
    EXPECT_EQ(error_of(""), "share.empty");
    EXPECT_EQ(error_of(" - - "), "share.empty");
    EXPECT_EQ(error_of("ABC!DEF"), "share.letter");
    EXPECT_EQ(error_of("\xD0\x9A\xD0\xBE\xD0\xB4"), "share.letter");
    EXPECT_EQ(error_of("A"), "share.mistyped");
    EXPECT_EQ(error_of(std::string(1'000'000, 'A')), "share.mistyped");
    EXPECT_EQ(error_of("00"), "share.newer") << "its check letter fits, but there is no version 0";
}

TEST(ShareCode, NeverFailsOnAnyText) {
    std::mt19937_64 dice(3);
    for (int i = 0; i < 50'000; ++i) {
        std::string text(dice() % 40, ' ');
        for (char& letter : text)
            letter = static_cast<char>(dice() % 256);
        const auto read = read_share_code(text);
        if (read.ok()) {
            EXPECT_EQ(read_share_code(share_code(read.value())).value(), read.value());
        }
    }
}

} // namespace
} // namespace automa::barrage
