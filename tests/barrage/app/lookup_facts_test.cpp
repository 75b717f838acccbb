// The look-up agrees with the fact files, read here as they are, and speaks all four languages.
#include "app/barrage/lookup/categories.h"
#include "app/barrage/lookup/code_order.h"
#include "app/barrage/lookup/entries.h"
#include "app/barrage/text/names.h"
#include "app/lookup/lookup_index.h"
#include "app/text/spoken_in.h"
#include "app/text/text_words.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>

namespace automa::app::barrage_app {
namespace {

nlohmann::json facts_in(const std::string& file) {
    std::ifstream in(std::string(AUTOMA_SOURCE_DIR "/assets/data/barrage/") + file);
    return nlohmann::json::parse(in);
}

QString text(const nlohmann::json& value) {
    return value.is_string() ? QString::fromStdString(value.get<std::string>())
                             : QString::number(value.get<int>());
}

/// The whole book in one language.
class LookupFacts : public ::testing::TestWithParam<const char*> {
protected:
    LookupFacts()
        : loaded_(texts_.load(QStringLiteral(":/i18n/automa_%1.qm").arg(QLatin1StringView(GetParam())))),
          spoken_(texts_), entries_(lookup_entries(catalogue_)) {
        EXPECT_TRUE(loaded_);
    }

    [[nodiscard]] const LookupEntry& entry(const QString& key) const {
        static const LookupEntry none;
        for (const LookupEntry& one : entries_)
            if (one.key() == key)
                return one;
        ADD_FAILURE() << "no entry " << key.toStdString();
        return none;
    }
    [[nodiscard]] const LookupEntry& entry(const char* kind, const nlohmann::json& id) const {
        return entry(lookup_key(QString::fromLatin1(kind), text(id)));
    }
    [[nodiscard]] std::size_t count(const char* kind) const {
        return static_cast<std::size_t>(std::ranges::count_if(
            entries_, [&](const LookupEntry& one) { return one.kind == QLatin1StringView(kind); }));
    }
    /// The value of the fact that leads to `link`.
    [[nodiscard]] static QString linked(const LookupEntry& from, const QString& link) {
        for (const LookupFact& fact : from.facts)
            if (fact.link == link)
                return fact.value;
        return {};
    }

    QTranslator texts_;
    bool loaded_;
    SpokenIn spoken_;
    barrage::Catalogue catalogue_ = barrage::Catalogue::load_embedded().value();
    LookupEntries entries_;
};

TEST_P(LookupFacts, EveryCriterionHasASymbolOfItsOwn) {
    std::set<std::string> drawings;
    for (const LookupEntry& entry : entries_) {
        if (entry.kind != u"criterion")
            continue;
        std::ifstream file(AUTOMA_SOURCE_DIR "/assets/icons/barrage/" + symbol_of(entry).toStdString()
                           + ".svg");
        ASSERT_TRUE(file) << symbol_of(entry).toStdString();
        const std::string drawing((std::istreambuf_iterator<char>(file)), {});
        EXPECT_TRUE(drawings.insert(drawing).second)
            << entry.key().toStdString() << " looks like another one";
    }
    EXPECT_EQ(drawings.size(), barrage::count_of<barrage::Criterion>);
}

TEST_P(LookupFacts, TilesHaveTheirActionsCriteriaCodesAndLetters) {
    const auto tiles = facts_in("automa_tiles.json").at("tiles");
    EXPECT_EQ(count("tile"), tiles.size());
    for (const auto& tile : tiles) {
        const LookupEntry& one = entry("tile", tile.at("id"));
        EXPECT_TRUE(one.title.endsWith(text(tile.at("id"))));
        EXPECT_TRUE(one.keywords.contains(text(tile.at("code"))));
        const auto& actions = tile.at("actions");
        ASSERT_EQ(one.facts.size(), actions.size() + 4);
        for (std::size_t i = 0; i < actions.size(); ++i)
            EXPECT_EQ(one.facts[i].link, QStringLiteral("action:") + text(actions[i].at("kind")));
        std::size_t at = actions.size();
        for (const char* column : {"dam", "conduit", "powerhouse"}) {
            const auto& criteria = tile.at("criteria").at(column);
            QString words = one.facts[at++].value;
            for (const auto& id : criteria.at("ordered")) {
                const QString name = BarrageNames::criterion(column, text(id));
                EXPECT_TRUE(words.startsWith(name)) << words.toStdString();
                words.remove(0, name.size() + 2);
            }
            EXPECT_TRUE(words.endsWith(text(criteria.at("code")))) << words.toStdString();
        }
        QStringList letters;
        for (const auto& letter : tile.at("criteria").at("headstream_order"))
            letters << text(letter);
        EXPECT_TRUE(one.facts.back().value.startsWith(letters.join(u' ')))
            << one.facts.back().value.toStdString();
    }
}

TEST_P(LookupFacts, CriteriaAreThoseOfTheVocabularyAndSayWhereTheyArePrinted) {
    const auto file = facts_in("automa_tiles.json");
    std::size_t all = 0;
    for (const auto& [column, criteria] : file.at("criteria_vocabulary").items())
        for (const auto& [id, meaning] : criteria.items()) {
            ++all;
            const LookupEntry& one =
                entry(criterion_key(QString::fromStdString(column), QString::fromStdString(id)));
            EXPECT_EQ(one.body.split(u'\n').size(), 2) << "meaning and tie-break";
            EXPECT_TRUE(one.links.contains(QStringLiteral("rule:B-7.3")));
            std::size_t printed = 0;
            for (const auto& tile : file.at("tiles"))
                for (const auto& place : tile.at("criteria").at(column).at("ordered"))
                    printed += place == id ? 1 : 0;
            std::size_t told = 0;
            for (const LookupFact& fact : one.facts)
                told += static_cast<std::size_t>(fact.value.count(u',')) + 1;
            EXPECT_EQ(told, printed) << column << ' ' << id;
        }
    EXPECT_EQ(count("criterion"), all);
}

TEST_P(LookupFacts, BoardCodesHaveTheirRegionsPowersAndDestinations) {
    const auto board = facts_in("board_base.json");
    EXPECT_EQ(count("basin"), board.at("basins").size());
    EXPECT_EQ(count("conduit"), board.at("conduits").size());
    EXPECT_EQ(count("headstream"), board.at("headstreams").size());
    const int per_power = facts_in("build_costs.json").at("conduit").at("per_power");
    for (const auto& basin : board.at("basins")) {
        const LookupEntry& one = entry("basin", basin.at("id"));
        EXPECT_EQ(linked(one, QStringLiteral("region:") + text(basin.at("region"))),
                  as_label(BarrageNames::region(text(basin.at("region")))));
        for (const auto& conduit : basin.at("conduits")) {
            const QString line = linked(one, QStringLiteral("conduit:") + text(conduit.at("id")));
            EXPECT_TRUE(line.contains(text(conduit.at("power")))) << line.toStdString();
            EXPECT_TRUE(line.endsWith(text(conduit.at("destination_basin")))) << line.toStdString();
        }
        if (basin.at("flows_to").is_number()) {
            EXPECT_FALSE(linked(one, QStringLiteral("basin:") + text(basin.at("flows_to"))).isEmpty());
        }
        for (const char* kind : {"dam_spaces", "powerhouse_spaces"})
            for (const auto& space : basin.at(kind)) {
                const LookupEntry& place = entry("space", space.at("id"));
                const bool said = linked(place, QStringLiteral("topic:red_border")).contains(u'3');
                EXPECT_EQ(said, space.at("red_bordered").get<bool>()) << space.at("id");
            }
    }
    for (const auto& conduit : board.at("conduits")) {
        const LookupEntry& one = entry("conduit", conduit.at("id"));
        const int power = conduit.at("power");
        EXPECT_EQ(one.facts[0].value, QString::number(power));
        EXPECT_EQ(one.facts[1].link, QStringLiteral("basin:") + text(conduit.at("from_basin")));
        EXPECT_EQ(one.facts[2].link, QStringLiteral("basin:") + text(conduit.at("destination_basin")));
        EXPECT_EQ(one.facts[3].value, BarrageNames::excavators(per_power * power));
    }
    for (const auto& headstream : board.at("headstreams"))
        EXPECT_FALSE(linked(entry("headstream", headstream.at("id")),
                            QStringLiteral("basin:") + text(headstream.at("feeds_basin")))
                         .isEmpty());
}

TEST_P(LookupFacts, CostsAreThoseOfTheFile) {
    const auto costs = facts_in("build_costs.json");
    for (const char* region : {"mountain", "hill", "plain"}) {
        const LookupEntry& one = entry(QStringLiteral("region:") + QLatin1StringView(region));
        EXPECT_EQ(linked(one, QStringLiteral("structure:base")),
                  BarrageNames::excavators(costs.at("base").at(region)));
        EXPECT_EQ(linked(one, QStringLiteral("structure:elevation")),
                  BarrageNames::mixers(costs.at("elevation").at(region)));
    }
    const LookupEntry& houses = entry(QStringLiteral("structure:powerhouse"));
    const auto& by_number = costs.at("powerhouse").at("by_number");
    ASSERT_EQ(houses.facts.size(), by_number.size());
    for (std::size_t i = 0; i < by_number.size(); ++i)
        EXPECT_EQ(houses.facts[i].value, BarrageNames::mixers(by_number[i]));
}

TEST_P(LookupFacts, MarketPeopleAndScoringAreComplete) {
    const auto each = [&](const char* kind, const nlohmann::json& list, auto check) {
        EXPECT_EQ(count(kind), list.size()) << kind;
        for (const auto& item : list)
            check(entry(kind, item.at("id")), item);
    };
    each("contract", facts_in("contracts.json").at("contracts"),
         [](const LookupEntry& one, const auto& fact) {
             EXPECT_TRUE(one.title.contains(text(fact.at("energy_required"))));
             EXPECT_EQ(one.facts[0].value, text(fact.at("energy_required")));
             EXPECT_GE(one.summary.count(u',') + 1, static_cast<qsizetype>(fact.at("rewards").size()));
         });
    each("work", facts_in("external_works.json").at("works"), [](const LookupEntry& one, const auto& fact) {
        const auto& cost = fact.at("machinery_cost");
        EXPECT_EQ(one.facts[0].value.contains(BarrageNames::excavators(cost.at("excavators"))),
                  cost.at("excavators").template get<int>() > 0);
    });
    each("building", facts_in("buildings.json").at("buildings"),
         [](const LookupEntry& one, const auto& fact) {
             EXPECT_EQ(one.facts[1].value, BarrageNames::vp(fact.at("vp_at_end")));
         });
    each("bonus", facts_in("bonus_tiles.json").at("tiles"), [](const LookupEntry& one, const auto& fact) {
        EXPECT_TRUE(one.body.contains(text(fact.at("vp_each"))));
    });
    each("objective", facts_in("objective_tiles.json").at("tiles"), [](const LookupEntry&, const auto&) {});
    each("headstream_tile", facts_in("headstream_tiles.json").at("tiles"),
         [](const LookupEntry& one, const auto& fact) {
             for (std::size_t round = 0; round < 4; ++round)
                 EXPECT_TRUE(one.body.contains(text(fact.at("drops_by_round")[round])));
         });
    each("company", facts_in("companies.json").at("companies"), [](const LookupEntry& one, const auto& fact) {
        qsizetype incomes = 0;
        for (const auto& row : fact.at("income"))
            for (const auto& slot : row)
                incomes += slot.at("income").empty() ? 0 : 1;
        qsizetype told = 0;
        for (std::size_t row = 2; row < 5; ++row)
            told += one.facts[row].value.count(u'\n') + 1;
        EXPECT_EQ(told, incomes) << one.id.toStdString();
    });
    each("officer", facts_in("officers.json").at("officers"), [](const LookupEntry&, const auto&) {});
    const auto tech = facts_in("tech_tiles.json");
    EXPECT_EQ(count("technology"),
              tech.at("basic").size() + tech.at("advanced").size() + tech.at("special").size());
    for (const char* group : {"basic", "advanced", "special"})
        for (const auto& tile : tech.at(group))
            EXPECT_FALSE(entry("technology", tile.at("id")).summary.isEmpty());
}

TEST_P(LookupFacts, EveryRuleNumberIsThere) {
    std::ifstream numbers(AUTOMA_SOURCE_DIR "/tests/barrage/data/rule_numbers.txt");
    std::size_t all = 0;
    for (std::string number; std::getline(numbers, number); ++all)
        EXPECT_FALSE(entry(rule_key(QString::fromStdString(number))).body.isEmpty()) << number;
    EXPECT_EQ(count("rule"), all);
}

INSTANTIATE_TEST_SUITE_P(In, LookupFacts, ::testing::ValuesIn(languages),
                         [](const ::testing::TestParamInfo<const char*>& tested) {
                             return std::string(tested.param);
                         });

TEST(LookupCodes, GoOnInOrderAndAround_B74) {
    EXPECT_EQ(
        codes_from(CodeKind::dam, QStringLiteral("9")).first(4),
        (QStringList{QStringLiteral("9"), QStringLiteral("10"), QStringLiteral("1"), QStringLiteral("2")}));
    EXPECT_EQ(codes_from(CodeKind::powerhouse, QStringLiteral("12")).first(3),
              (QStringList{QStringLiteral("12"), QStringLiteral("5"), QStringLiteral("6")}));
    EXPECT_EQ(codes_from(CodeKind::conduit, QStringLiteral("10A")).first(3),
              (QStringList{QStringLiteral("10A"), QStringLiteral("10B"), QStringLiteral("1A")}));
    EXPECT_EQ(codes_from(CodeKind::dam, QStringLiteral("1")).size(), 10);
    EXPECT_EQ(codes_from(CodeKind::powerhouse, QStringLiteral("5")).size(), 8);
    EXPECT_EQ(codes_from(CodeKind::conduit, QStringLiteral("1A")).size(), 20);
    EXPECT_TRUE(codes_from(CodeKind::dam, QStringLiteral("11")).isEmpty());
}

} // namespace
} // namespace automa::app::barrage_app
