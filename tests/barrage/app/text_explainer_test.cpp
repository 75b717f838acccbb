// Decisions in words: exact sentences for a known turn, and no gap in any turn of whole games.
#include "app/barrage/text/explainer.h"
#include "app/barrage/text/reasons.h"
#include "app/barrage/text/rules.h"
#include "tests/app/text_language.h"
#include "tests/barrage/app/text_games.h"

#include <gtest/gtest.h>

#include <QRegularExpression>

#include <set>

namespace automa::app::barrage_app {
namespace {

using namespace barrage;
using test::catalogue;
using test::Speaking;

std::string words(const QString& text) {
    QString readable = plain(text);
    return readable.replace(QChar(0x00A0), u' ').toStdString();
}

/// Italy builds conduit 5A after two drops on headstream B: the turn of the mockups.
struct KnownTurn {
    State before;
    Decision decision;
    SpaceId space = *catalogue().find_space("5A");

    KnownTurn() {
        before.turn_order.push_back(Company::italy);
        CompanyState& italy = before.company(Company::italy);
        italy.in_play = true;
        italy.vp = 31;
        italy.engineers = 12;
        italy.excavators = 7;
        italy.technology.add(tech_tile(0, Structure::conduit));
        italy.wheel[5] = {tech_tile(1, Structure::base), 5, 0};
        decision.company = Company::italy;
        add_water();
        decision.steps.back().range.events = {0, decision.events.size()};
        const std::size_t built = decision.events.size();
        add_construction();
        decision.steps.back().range.events = {built, decision.events.size()};
        decision.events.push_back(TurnEnded{Company::italy, false});
        decision.skipped.push_back({1, ActionKind::production, "B-4.1"});
    }

    void add_water() {
        Step water;
        water.order = 2;
        water.kind = ActionKind::water_management;
        water.engineers = 1;
        water.drops = {Headstream::B, Headstream::B};
        decision.steps.push_back(water);
        decision.events.push_back(EngineersPlaced{Company::italy, 1, false});
        decision.events.push_back(DropMoved{{WaterKind::supply, 0}, water_on(Headstream::B)});
        decision.events.push_back(DropMoved{{WaterKind::supply, 0}, water_on(Headstream::B)});
    }

    void add_construction() {
        Step build;
        build.order = 3;
        build.kind = ActionKind::construction;
        build.engineers = 2;
        build.structure = Structure::conduit;
        build.space = space;
        decision.steps.push_back(build);
        decision.events.push_back(EngineersPlaced{Company::italy, 2, false});
        decision.events.push_back(WheelLoaded{Company::italy, tech_tile(0, Structure::conduit), 6, 0});
        decision.events.push_back(WheelTurned{Company::italy});
        decision.events.push_back(Built{Company::italy, space});
        decision.events.push_back(VpChanged{Company::italy, -3, Reason::red_border});
        decision.events.push_back(VpChanged{Company::italy, 5, Reason::income});
    }
};

TEST(BarrageExplainer, TheHeadlineSaysWhoDoesWhatWhere) {
    const KnownTurn turn;
    const BarrageExplainer explainer(catalogue(), turn.before, turn.decision);
    const std::pair<const char*, const char*> expected[] = {
        {"en", "Italy builds a conduit: 5A"},
        {"uk", "Автома (Італія) будує водовід: 5A"},
        {"pl", "Automa (Włochy) buduje kanał: 5A"},
        {"ru", "Автома (Италия) строит трубопровод: 5A"},
    };
    for (const auto& [language, headline] : expected) {
        const Speaking speaking(language);
        EXPECT_EQ(words(explainer.headline()), headline);
    }
    const Speaking speaking("en");
    ASSERT_EQ(explainer.sublines().size(), 1);
    EXPECT_EQ(words(explainer.sublines().front()), "Before that: 2 drops: headstream B");
}

TEST(BarrageExplainer, StepsAreMovementsWithFromAndTo) {
    const KnownTurn turn;
    const Speaking speaking("en");
    const auto steps = BarrageExplainer(catalogue(), turn.before, turn.decision).steps();
    ASSERT_EQ(steps.size(), 2U);
    std::vector<std::string> said;
    for (const StepText& step : steps) {
        for (const Instruction& instruction : step.instructions) {
            said.push_back(words(instruction.text));
        }
    }
    const std::vector<std::string> expected = {
        "Put 1 engineer here: Water Management, first free space (left column from the top, then right)",
        "Put 2 drops here: headstream B",
        "Put 2 engineers here: company board (Italy)",
        "Put in the open segment of the wheel: basic technology: conduit, 6 excavators",
        "Turn the wheel 1 segment",
        "Take back from the wheel: level I technology: base, 5 excavators",
        "Move a conduit: company board → 5A",
        "VP marker (Italy): 31 → 33 (red border −3, income +5)",
    };
    EXPECT_EQ(said, expected);
    EXPECT_EQ(words(steps[0].end), "the turn goes on");
    EXPECT_EQ(words(steps[1].end), "ends the turn");
    EXPECT_EQ(words(steps[1].heading), "construction: conduit");
}

TEST(BarrageExplainer, EngineersAreAnimateInTheOtherLanguages) {
    const KnownTurn turn;
    const std::pair<const char*, const char*> expected[] = {
        {"uk", "Розмістіть 2 інженерів тут: планшет компанії (Італія)"},
        {"pl", "Umieść 2 inżynierów tutaj: plansza spółki (Włochy)"},
        {"ru", "Поместите 2 инженеров сюда: планшет компании (Италия)"},
    };
    for (const auto& [language, text] : expected) {
        const Speaking speaking(language);
        const auto steps = BarrageExplainer(catalogue(), turn.before, turn.decision).steps();
        EXPECT_EQ(words(steps.at(1).instructions.at(0).text), text);
    }
}

TEST(BarrageExplainer, ASkippedActionGivesItsReasonAndRule) {
    const KnownTurn turn;
    const Speaking speaking("en");
    const auto skipped = BarrageExplainer(catalogue(), turn.before, turn.decision).skipped();
    ASSERT_EQ(skipped.size(), 1U);
    EXPECT_EQ(skipped[0].rule, u"B-4.1");
    EXPECT_EQ(words(skipped[0].reason), "no system with water is ready");
}

/// Nothing unfilled, no id, and in a Cyrillic language no English word.
void expect_clean(const QString& text, const char* language, const std::string& where) {
    static const QRegularExpression unfilled(QStringLiteral("%[0-9n]|[a-z]_[a-z]|\\(s\\)"));
    static const QRegularExpression latin(QStringLiteral("[A-Za-z]{4,}"));
    const QString shown = plain(text);
    EXPECT_FALSE(shown.trimmed().isEmpty()) << where;
    EXPECT_FALSE(shown.contains(unfilled)) << where << ": " << shown.toStdString();
    if (language == std::string_view("uk") || language == std::string_view("ru")) {
        EXPECT_FALSE(shown.contains(latin)) << where << ": " << shown.toStdString();
    }
}

void expect_told(const State& before, const Decision& decision, const char* language) {
    const BarrageExplainer explainer(catalogue(), before, decision);
    expect_clean(explainer.headline(), language, "headline");
    for (const QString& line : explainer.sublines()) {
        expect_clean(line, language, "subline");
    }
    std::size_t told = 0;
    for (const auto& events : explainer.events_of_steps()) {
        EXPECT_FALSE(events.empty());
        told += events.size();
    }
    EXPECT_EQ(told + 1, decision.events.size()) << "every event but the last belongs to a step";
    for (const StepText& step : explainer.steps()) {
        EXPECT_FALSE(step.instructions.empty());
        for (const Instruction& instruction : step.instructions) {
            expect_clean(instruction.text, language, "instruction");
        }
    }
    if (language == std::string_view("en") && decision.needs.empty() && !decision.steps.empty()
        && !can_act(decision.after.company(decision.company))) {
        EXPECT_EQ(words(explainer.steps().back().end), "ends the turn") << "no engineer is left";
    }
    for (const SkipText& skip : explainer.skipped()) {
        expect_clean(skip.text, language, "skip");
        EXPECT_NE(skip.reason, skip.rule) << "no words for this rule";
        EXPECT_FALSE(skip.rule == u"B-6.10") << "a line about an expansion that is not on the table";
    }
    for (const ReasonText& reason : reasons_of(catalogue(), before, decision)) {
        expect_clean(reason.text, language, reason.rule.toStdString());
        const auto rule = BarrageRules::rule(reason.rule);
        ASSERT_TRUE(rule) << reason.rule.toStdString();
        EXPECT_NE(reason.text, rule->text) << "a trace message without words of its own";
    }
}

/// What games of this kind show: every message of the trace that came up.
std::set<std::string> watch(const GameOptions& options, const char* language) {
    std::set<std::string> messages;
    const Speaking speaking(language);
    test::WatchedGame game(options, {.decision =
                                         [&](const State& before, const Decision& decision) {
                                             expect_told(before, decision, language);
                                             for (const core::TraceEntry& entry : decision.trace) {
                                                 messages.emplace(entry.message);
                                             }
                                         },
                                     .phase =
                                         [&](const State& before, const PhaseResult& result) {
                                             BarrageInstructions instructions(catalogue(), before);
                                             for (const Instruction& one : instructions.of(result.events)) {
                                                 expect_clean(one.text, language, "phase");
                                             }
                                         }});
    game.play();
    return messages;
}

TEST(BarrageExplainer, TheHeadstreamsThatDecideAmongEquallyManyDropsAreNamed_B_7_3) {
    const Speaking speaking("en");
    bool named = false;
    for (std::uint64_t seed = 1; seed <= 60 && !named; ++seed) {
        GameOptions options;
        options.seed = seed;
        options.participants.push_back({Company::usa, PlayerKind::automa, Level::medium, std::nullopt});
        options.participants.push_back({Company::italy, PlayerKind::automa, Level::high, std::nullopt});
        test::WatchedGame game(
            options, {.decision =
                          [&](const State& before, const Decision& decision) {
                              for (const ReasonText& reason : reasons_of(catalogue(), before, decision))
                                  named =
                                      named || reason.text.contains(u"The headstreams on the tile decide");
                          },
                      .phase = [](const State&, const PhaseResult&) {}});
        game.play();
    }
    EXPECT_TRUE(named);
}

TEST(BarrageExplainer, EveryTurnOfWholeGamesIsToldInEveryLanguage) {
    std::set<std::string> messages;
    std::uint64_t seed = 1;
    for (const Level level : {Level::low, Level::medium, Level::high, Level::very_high}) {
        for (const bool leeghwater : {false, true}) {
            for (const char* language : test::languages) {
                GameOptions options;
                options.leeghwater = leeghwater;
                options.seed = seed++;
                options.participants.assign(
                    4,
                    Participant{.company = {}, .player = PlayerKind::automa, .level = level, .officer = {}});
                messages.merge(watch(options, language));
                ASSERT_FALSE(HasFailure()) << "seed " << options.seed << " in " << language;
            }
        }
    }
    EXPECT_GE(messages.size(), 50U) << "the games show too few kinds of reasons to prove anything";
}

} // namespace
} // namespace automa::app::barrage_app
