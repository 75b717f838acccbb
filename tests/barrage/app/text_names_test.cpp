// Every id of the fact files has a name in every language, and counted things take the right plural form.
#include "app/barrage/text/names.h"
#include "app/barrage/tiles/tiles_words.h"
#include "assets/embedded_facts.h"
#include "model/barrage/state/readings.h"
#include "tests/app/text_language.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <functional>
#include <string>
#include <vector>

namespace automa::app::barrage_app {
namespace {

using nlohmann::json;
using test::Speaking;
using Id = QAnyStringView;

json facts(std::string_view name) {
    for (const facts::EmbeddedFile& file : facts::files()) {
        if (file.path == "barrage/" + std::string(name)) {
            return json::parse(file.text);
        }
    }
    ADD_FAILURE() << "no fact file " << name;
    return {};
}

Id id_of(const std::string& id) {
    return QUtf8StringView(id.data(), static_cast<qsizetype>(id.size()));
}

/// One thing with an id, and how to name it. `proper` names and codes may read the same in two languages.
struct Named {
    std::string id;
    std::function<QString()> name;
    bool proper = false;
};

class Collected {
public:
    using NameOf = QString (*)(Id);

    void add(const std::string& id, NameOf name, bool proper = false) {
        all.push_back({id, [id, name] { return name(id_of(id)); }, proper});
    }
    void add(const std::string& id, std::function<QString()> name, bool proper = false) {
        all.push_back({id, std::move(name), proper});
    }
    void add_list(const json& list, NameOf name, bool proper = false) {
        for (const json& entry : list) {
            add(entry.at("id").get<std::string>(), name, proper);
        }
    }

    std::vector<Named> all;
};

void add_participants(Collected& named) {
    const json companies = facts("companies.json").at("companies");
    named.add_list(companies, BarrageNames::company, true);
    named.add_list(companies, BarrageNames::company_leader, true);
    named.add_list(companies, BarrageNames::company_colour);
    named.add_list(companies, BarrageNames::company_ability);
    for (const json& level : facts("setup.json").at("levels")) {
        named.add(level, BarrageNames::level);
        named.add(level, BarrageNames::level_short);
        named.add(level, BarrageNames::level_explanation);
    }
    const json officers = facts("officers.json").at("officers");
    named.add_list(officers, BarrageNames::officer, true);
    named.add_list(officers, BarrageNames::officer_ability);
    named.add_list(officers, BarrageNames::officer_automa);
}

void add_board(Collected& named) {
    const json board = facts("board_base.json");
    for (const json& basin : board.at("basins")) {
        named.add_list(basin.at("dam_spaces"), BarrageNames::space);
        named.add_list(basin.at("powerhouse_spaces"), BarrageNames::space);
        named.add_list(basin.at("conduits"), BarrageNames::space);
        named.add(basin.at("region"), BarrageNames::region);
    }
    named.add_list(board.at("headstreams"), BarrageNames::headstream);
    for (const json& section : facts("management_board.json").at("sections")) {
        named.add(section.at("id"), BarrageNames::section, section.at("id") == "bank");
    }
    for (const char* structure : {"base", "elevation", "conduit", "powerhouse", "building", "joker", "dam"}) {
        named.add(structure, BarrageNames::structure);
    }
}

void add_tiles(Collected& named) {
    const json technology = facts("tech_tiles.json");
    for (const char* group : {"basic", "special", "advanced"}) {
        named.add_list(technology.at(group), BarrageNames::technology);
        named.add_list(technology.at(group), BarrageNames::technology_effect);
        named.add_list(technology.at(group), BarrageNames::technology_automa);
    }
    for (const json& tile : facts("bonus_tiles.json").at("tiles")) {
        const std::string id = tile.at("id");
        named.add(id, BarrageNames::bonus_tile);
        named.add(id, [id, vp = tile.at("vp_each").get<int>()] {
            return BarrageNames::bonus_tile_text(id_of(id), vp);
        });
    }
    named.add_list(facts("objective_tiles.json").at("tiles"), BarrageNames::objective_tile);
    named.add_list(facts("objective_tiles.json").at("tiles"), BarrageNames::objective_tile_text);
    for (const json& tile : facts("headstream_tiles.json").at("tiles")) {
        named.add(tile.at("id"), BarrageNames::headstream_tile);
        named.add(tile.at("id"), [drops = tile.at("drops_by_round").get<std::vector<int>>()] {
            return BarrageNames::headstream_tile_text(drops);
        });
    }
    named.add_list(facts("buildings.json").at("buildings"), BarrageNames::building);
    named.add_list(facts("buildings.json").at("buildings"), BarrageNames::building_action);
    named.add_list(facts("external_works.json").at("works"), BarrageNames::external_work);
    for (const json& contract : facts("contracts.json").at("contracts")) {
        const std::string kind =
            contract.at("colour").is_null() ? contract.at("kind") : contract.at("colour");
        named.add(contract.at("id"), [kind, value = contract.at("energy_required").get<int>()] {
            return BarrageNames::contract(id_of(kind), value);
        });
    }
}

void add_automa(Collected& named) {
    const json tiles = facts("automa_tiles.json");
    for (const auto& [column, criteria] : tiles.at("criteria_vocabulary").items()) {
        for (const auto& criterion : criteria.items()) {
            const std::string in = column;
            const std::string id = criterion.key();
            named.add(id, [in, id] { return BarrageNames::criterion(id_of(in), id_of(id)); });
            named.add(id, [in, id] { return BarrageNames::criterion_meaning(id_of(in), id_of(id)); });
            named.add(id, [in, id] { return BarrageNames::criterion_tie_break(id_of(in), id_of(id)); });
        }
        named.add(column, BarrageNames::tile_column);
    }
    for (const json& tile : tiles.at("tiles")) {
        for (const json& action : tile.at("actions")) {
            const std::string kind = action.at("kind");
            named.add(kind, BarrageNames::action_kind, kind == "bank");
        }
    }
    for (const json& phase : facts("setup.json").at("phases")) {
        named.add(phase, BarrageNames::phase);
    }
}

void add_interpretations(Collected& named) {
    const barrage::Interpretations usual;
    barrage::each_reading(usual, [&](std::string_view key, auto) {
        const std::string id(key);
        named.add(id, BarrageNames::interpretation);
        named.add(id, BarrageNames::interpretation_question);
        for (const std::string_view choice : barrage::choices_of(key)) {
            const std::string option(choice);
            named.add(option, [=] { return BarrageNames::interpretation_option(id_of(id), id_of(option)); });
            named.add(option, [=] { return BarrageNames::interpretation_meaning(id_of(id), id_of(option)); });
        }
    });
}

std::vector<Named> everything_named() {
    Collected named;
    add_participants(named);
    add_board(named);
    add_tiles(named);
    add_automa(named);
    add_interpretations(named);
    return named.all;
}

TEST(BarrageNames, EveryIdOfTheFactFilesHasANameInEveryLanguage) {
    for (const Named& named : everything_named()) {
        QString english;
        for (const char* language : test::languages) {
            const Speaking speaking(language);
            const QString name = named.name();
            EXPECT_FALSE(name.isEmpty()) << named.id << " in " << language;
            EXPECT_FALSE(name.contains(u'_')) << name.toStdString() << " in " << language;
            EXPECT_FALSE(name.contains(u'%')) << name.toStdString() << " in " << language;
            if (english.isEmpty()) {
                english = name;
            } else if (!named.proper) {
                EXPECT_NE(name, english) << named.id << " is not translated in " << language;
            }
        }
    }
}

TEST(BarrageNames, PlacesReadAsPrintedAndNumbersStayWithTheirWord) {
    const Speaking speaking("en");
    EXPECT_EQ(BarrageNames::space("dam_6_upper"), QString::fromUtf8("basin\u00a06, upper"));
    EXPECT_EQ(BarrageNames::space("5A"), QString::fromUtf8("conduit\u00a05A"));
    EXPECT_EQ(BarrageNames::space("powerhouse_8_3"), QString::fromUtf8("powerhouse basin\u00a08, upper"));
    EXPECT_EQ(BarrageNames::space("powerhouse_11_2"),
              QString::fromUtf8("powerhouse basin\u00a011, lower right"));
}

TEST(BarrageNames, PowerhousePlacesAgreeWithTheBoardLayout) {
    const Speaking speaking("en");
    const json layout = facts("board_layout.json").at("spaces");
    for (const json& basin : facts("board_base.json").at("basins")) {
        for (const json& one : basin.at("powerhouse_spaces")) {
            for (const json& other : basin.at("powerhouse_spaces")) {
                const std::string a = one.at("id");
                const std::string b = other.at("id");
                if (layout.at(a).at("y") < layout.at(b).at("y")) {
                    EXPECT_TRUE(BarrageNames::space(id_of(a)).contains(u"upper")) << a;
                    EXPECT_TRUE(BarrageNames::space(id_of(b)).contains(u"lower")) << b;
                } else if (layout.at(a).at("y") == layout.at(b).at("y")
                           && layout.at(a).at("x") < layout.at(b).at("x")) {
                    EXPECT_TRUE(BarrageNames::space(id_of(a)).contains(u"left")) << a;
                    EXPECT_TRUE(BarrageNames::space(id_of(b)).contains(u"right")) << b;
                }
            }
        }
    }
}

TEST(BarrageNames, AnUnknownIdIsShownAsItIs) {
    const Speaking speaking("uk");
    EXPECT_EQ(BarrageNames::company("atlantis"), u"atlantis");
    EXPECT_EQ(BarrageNames::space("dam_6_sideways"), u"dam_6_sideways");
    EXPECT_EQ(BarrageNames::space("powerhouse_4_1"), u"powerhouse_4_1");
}

struct PluralCase {
    const char* language;
    int n;
    const char* drops;
    const char* engineers;
    const char* powerhouses;
};

TEST(BarrageNames, PluralFormsFollowTheLanguage) {
    const PluralCase cases[] = {
        {"en", 1, "1 drop", "1 engineer", "1 powerhouse"},
        {"en", 2, "2 drops", "2 engineers", "2 powerhouses"},
        {"en", 21, "21 drops", "21 engineers", "21 powerhouses"},
        {"uk", 0, "0 маркерів води", "0 інженерів", "0 електростанцій"},
        {"uk", 1, "1 маркер води", "1 інженер", "1 електростанція"},
        {"uk", 2, "2 маркери води", "2 інженери", "2 електростанції"},
        {"uk", 5, "5 маркерів води", "5 інженерів", "5 електростанцій"},
        {"uk", 11, "11 маркерів води", "11 інженерів", "11 електростанцій"},
        {"uk", 21, "21 маркер води", "21 інженер", "21 електростанція"},
        {"uk", 22, "22 маркери води", "22 інженери", "22 електростанції"},
        {"uk", 25, "25 маркерів води", "25 інженерів", "25 електростанцій"},
        {"pl", 1, "1 kropla wody", "1 inżynier", "1 elektrownia"},
        {"pl", 2, "2 krople wody", "2 inżynierów", "2 elektrownie"},
        {"pl", 5, "5 kropel wody", "5 inżynierów", "5 elektrowni"},
        {"pl", 21, "21 kropel wody", "21 inżynierów", "21 elektrowni"},
        {"pl", 22, "22 krople wody", "22 inżynierów", "22 elektrownie"},
        {"pl", 25, "25 kropel wody", "25 inżynierów", "25 elektrowni"},
        {"ru", 1, "1 капля воды", "1 инженер", "1 электростанция"},
        {"ru", 2, "2 капли воды", "2 инженера", "2 электростанции"},
        {"ru", 5, "5 капель воды", "5 инженеров", "5 электростанций"},
        {"ru", 21, "21 капля воды", "21 инженер", "21 электростанция"},
        {"ru", 22, "22 капли воды", "22 инженера", "22 электростанции"},
        {"ru", 25, "25 капель воды", "25 инженеров", "25 электростанций"},
    };
    const auto plain = [](QString text) { return text.replace(QChar(0x00A0), u' ').toStdString(); };
    for (const PluralCase& expected : cases) {
        const Speaking speaking(expected.language);
        EXPECT_EQ(plain(BarrageNames::drops(expected.n)), expected.drops);
        EXPECT_EQ(plain(BarrageNames::engineers(expected.n)), expected.engineers);
        EXPECT_EQ(plain(BarrageNames::structures("powerhouse", expected.n)), expected.powerhouses);
    }
}

RewardFacts reward_of(const json& reward, std::vector<std::string>& kept) {
    const auto keep = [&](const json& text) {
        kept.push_back(text.get<std::string>());
        return std::string_view(kept.back());
    };
    RewardFacts facts;
    facts.type = keep(reward.at("type"));
    facts.amount = reward.value("amount", 1);
    facts.flow_immediately = reward.value("flow_immediately", false);
    if (reward.contains("structure")) {
        facts.structure = keep(reward.at("structure"));
    }
    for (const json& region : reward.value("regions", json::array())) {
        facts.regions.push_back(keep(region));
    }
    facts.max_power = reward.value("max_power", 0);
    if (reward.contains("max_requirement") && !reward.at("max_requirement").is_null()) {
        facts.max_requirement = reward.at("max_requirement").get<int>();
    }
    return facts;
}

TEST(BarrageNames, EveryRewardOfContractsAndExternalWorksIsInWords) {
    json all = facts("contracts.json").at("contracts");
    for (const json& work : facts("external_works.json").at("works")) {
        all.push_back(work);
    }
    for (const json& giver : all) {
        for (const json& reward : giver.at("rewards")) {
            std::vector<std::string> kept;
            kept.reserve(8);
            const RewardFacts facts = reward_of(reward, kept);
            QString english;
            for (const char* language : test::languages) {
                const Speaking speaking(language);
                const QString text = BarrageNames::reward(facts);
                EXPECT_FALSE(text.contains(u'_') || text.contains(u'%') || text.isEmpty()) << reward;
                if (english.isEmpty()) {
                    english = text;
                } else {
                    EXPECT_NE(text, english) << reward << " in " << language;
                }
            }
        }
    }
}

ActionFacts action_of(const json& action, std::vector<std::string>& kept) {
    const auto text = [&](const char* key) -> std::string_view {
        if (!action.contains(key) || action.at(key).is_null()) {
            return {};
        }
        kept.push_back(action.at(key).get<std::string>());
        return kept.back();
    };
    const auto number = [&](const char* key) {
        return action.contains(key) && action.at(key).is_number() ? action.at(key).get<int>() : 0;
    };
    ActionFacts facts;
    facts.kind = text("kind");
    facts.engineers = number("engineers");
    facts.colour = facts.kind == "contract_office" ? text("discard_colour") : text("contract_colour");
    facts.energy = facts.kind == "contract_office" ? number("energy_gain") : number("energy_modifier");
    facts.drops = number("drops");
    facts.flow_immediately = action.value("flow_immediately", false);
    facts.structure = text("structure");
    facts.region = text("region");
    facts.min_power = number("min_conduit_power");
    facts.from_bottom = text("building_search") == "bottom_to_top";
    facts.wheel_steps = number("wheel_steps");
    facts.vp = number("vp_gain") - number("vp_cost");
    if (action.contains("machinery")) {
        facts.excavators = action.at("machinery").at("excavator");
        facts.mixers = action.at("machinery").at("mixer");
        facts.least_held = action.at("machinery").at("least_held");
    }
    facts.priority = action.value("priority", std::vector<int>());
    return facts;
}

TEST(BarrageNames, EveryActionOfTheTwentyTilesIsInWords) {
    for (const json& tile : facts("automa_tiles.json").at("tiles")) {
        for (const json& action : tile.at("actions")) {
            std::vector<std::string> kept;
            kept.reserve(8);
            const ActionFacts facts = action_of(action, kept);
            for (const char* language : test::languages) {
                const Speaking speaking(language);
                const QString text = BarrageNames::action(facts);
                EXPECT_FALSE(text.contains(u'_') || text.contains(u'%') || text.isEmpty())
                    << text.toStdString() << " of " << action;
                if (language != test::languages[0] && facts.kind != "bank") {
                    QString english;
                    {
                        const Speaking source("en");
                        english = BarrageNames::action(facts);
                    }
                    EXPECT_NE(text, english) << action;
                }
            }
        }
    }
}

TEST(BarrageNames, LossesHaveATrueMinus) {
    const Speaking speaking("uk");
    EXPECT_EQ(BarrageNames::vp(-3), QString::fromUtf8("\u22123\u00a0ПО"));
    EXPECT_EQ(signed_number(-2), QString::fromUtf8("\u22122"));
    EXPECT_EQ(signed_number(2), u"+2");
}

TEST(BarrageNames, TheFirstSentenceEndsBeforeACapital) {
    EXPECT_EQ(firstSentence(QString::fromUtf8("Пуск на 2. місці. Далі. Ще")),
              QString::fromUtf8("Пуск на 2. місці."));
    EXPECT_EQ(firstSentence(QStringLiteral("By B-4.1 alone. ")), u"By B-4.1 alone. ");
    EXPECT_EQ(firstSentence({}), QString());
}

} // namespace
} // namespace automa::app::barrage_app
