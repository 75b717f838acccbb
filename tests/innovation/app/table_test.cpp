// The view-models of the table without a window: a human's turn, questions, reasons, corrections.
#include "app/innovation/correct/draft.h"
#include "app/innovation/sample_table.h"
#include "app/innovation/turn/desk.h"
#include "app/innovation/turn/forecast.h"
#include "app/innovation/turn/question.h"
#include "app/innovation/turn/table.h"
#include "app/innovation/turn/why.h"
#include "app/shell/settings.h"
#include "app/shell/settings_stores.h"
#include "model/innovation/state/board.h"
#include "tests/app/text_language.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace automa::app::innovation_app {
namespace {

using namespace innovation;
using Kind = innovation::Kind;

std::shared_ptr<const Catalogue> facts() {
    static const auto loaded = std::make_shared<const Catalogue>(Catalogue::load_embedded().value());
    return loaded;
}

/// A table at which somebody has played until the condition holds.
class InnovationTables : public ::testing::Test {
protected:
    void play(const std::function<bool()>& reached, GameOptions options = SampleTable::wanderers(2024)) {
        const auto drawn = new_game(*facts(), options);
        ASSERT_TRUE(drawn.ok());
        game.start(drawn.value());
        SampleTable people(game, options.seed);
        ASSERT_TRUE(people.playUntil(reached));
        map.showPosition(game.state());
    }
    void playToHuman() {
        play([this] { return game.state().round >= 2 && actions() && game.humanToAct(); });
    }
    [[nodiscard]] bool actions() const { return game.state().app.phase == Phase::actions; }
    [[nodiscard]] QString code(HexId hex) const { return QString::fromStdString(game.map().hex(hex).id); }
    [[nodiscard]] HexId emptyHex() const { return Board(*facts(), game.state()).empty_land().first(); }
    [[nodiscard]] HexId ownHex() const { return Board(*facts(), game.state()).of(Player::human_1).first(); }

    const test::Speaking english{"en"};
    InnovationGame game{facts()};
    InnovationMap map{facts()};
    InnovationDesk desk{game, map};
    InnovationQuestion question{game};
    InnovationTable table{game, map, question};
    InnovationWhy why{game};
};

TEST_F(InnovationTables, AHexIsNamedAndItsWorkshopProposedBeforeAnythingCounts) {
    playToHuman();
    const State before = game.state();
    const HexId hex = emptyHex();
    desk.tapHex(code(hex));
    EXPECT_TRUE(desk.hexTitle().contains(code(hex)));
    EXPECT_FALSE(desk.empty());
    EXPECT_EQ(game.state(), before);
    EXPECT_EQ(desk.shown().winner, map.placeOf(hex));
    desk.tapHex(code(hex));
    EXPECT_EQ(desk.hex(), code(hex)) << "a chosen thing tapped again stays chosen";
    EXPECT_FALSE(desk.empty());
    desk.clear();
    EXPECT_TRUE(desk.empty()) << "the way back";
    desk.tapHex(QStringLiteral("Z9"));
    EXPECT_TRUE(desk.hex().isEmpty()) << "no such hex";
    desk.tapHex(code(hex));
    desk.usePower(6);
    const std::size_t cursor = game.cursor();
    desk.confirm();
    EXPECT_EQ(game.cursor(), cursor + 1) << "a workshop and its power action are one entry";
    ASSERT_TRUE(building_on(game.state(), hex));
    EXPECT_EQ(building_on(game.state(), hex)->kind, Kind::workshop);
    EXPECT_TRUE(has_slot(game.state().power_actions.value, 6));
    EXPECT_TRUE(game.undo());
    EXPECT_EQ(game.state(), before);
}

TEST_F(InnovationTables, OnesOwnWorkshopBecomesAGuildAndPassingForgetsWhatWasEntered) {
    playToHuman();
    desk.tapHex(code(ownHex()));
    ASSERT_GT(desk.choices()->count(), 0);
    desk.study(0, InnovationStudy::TwoLevels);
    desk.pass();
    EXPECT_TRUE(desk.passing());
    EXPECT_TRUE(desk.hex().isEmpty());
    EXPECT_FALSE(desk.hint().isEmpty()) << "the place in the next turn order";
    desk.confirm();
    EXPECT_TRUE(game.state().has_passed(Player::human_1));
    EXPECT_FALSE(desk.passing());
}

TEST_F(InnovationTables, WhatIsCoveredOrGoneCannotBeUsed) {
    playToHuman();
    desk.usePower(3);
    desk.confirm();
    play([this] { return actions() && game.humanToAct() && game.state().power_actions.value != 0; });
    int covered = 1;
    while (!has_slot(game.state().power_actions.value, covered))
        ++covered;
    desk.usePower(covered);
    EXPECT_TRUE(desk.empty());
    desk.study(7, InnovationStudy::OneLevel);
    EXPECT_TRUE(desk.empty()) << "no such discipline";
}

TEST_F(InnovationTables, ASlotQuestionShowsWhatWasKnownAndTheAnswerIsKept) {
    play([this] { return question.kind() == InnovationQuestion::Kind::Slots; });
    EXPECT_FALSE(question.title().isEmpty());
    EXPECT_FALSE(question.confirmText().isEmpty()) << "unchanged is one tap";
    const auto& rows = question.rowList();
    const auto row = std::ranges::find_if(
        rows, [](const InnovationAskRow& each) { return each.form == InnovationForm::Toggle; });
    ASSERT_NE(row, rows.end());
    const int at = static_cast<int>(row - rows.begin());
    const int value = row->value;
    question.set(at, 1 - value);
    EXPECT_EQ(question.rowList()[static_cast<std::size_t>(at)].value, 1 - value);
    const std::size_t cursor = game.cursor();
    question.confirm();
    EXPECT_EQ(game.cursor(), cursor + 1);
}

TEST_F(InnovationTables, AGuidedCardWaitsAndWhatItDidIsEnteredByHand) {
    GameOptions options = SampleTable::wanderers(2024);
    options.faction = Faction::symbionts;
    play([this] { return question.kind() == InnovationQuestion::Kind::Faction; }, options);
    question.confirm();
    ASSERT_TRUE(table.byHand());
    const int vp = game.state().automa.vp;
    table.gain(3);
    EXPECT_EQ(game.state().automa.vp, vp + 3);
    EXPECT_TRUE(table.byHand()) << "the card may have done more";
    InnovationDraft draft(game, facts(), nullptr);
    const QString hex = code(emptyHex());
    draft.beginHex(hex);
    draft.set(QStringLiteral("tool"), 1);
    EXPECT_TRUE(draft.differs());
    EXPECT_EQ(draft.problem(), QString());
    ASSERT_TRUE(draft.apply());
    EXPECT_TRUE(game.state().automa.own.tools.has(*game.map().find(hex.toStdString())));
    draft.begin(QStringLiteral("automa"));
    draft.set(QStringLiteral("youth"), 3);
    ASSERT_TRUE(draft.apply());
    EXPECT_EQ(game.state().automa.own.youth, static_cast<Terrain>(2));
    EXPECT_TRUE(table.byHand());
    table.done();
    EXPECT_FALSE(table.byHand());
}

TEST_F(InnovationTables, WhatNoTableShowsIsToldAndChangesNothing) {
    playToHuman();
    InnovationDraft draft(game, facts(), nullptr);
    const State before = game.state();
    draft.begin(QStringLiteral("automa"));
    draft.set(QStringLiteral("scholars"), before.automa.scholars == 0 ? 7 : 0);
    draft.set(QStringLiteral("vp"), 5000);
    EXPECT_EQ(draft.position().automa.vp, before.automa.vp) << "out of its bounds";
    draft.beginHex(code(ownHex()));
    draft.set(QStringLiteral("kind"), static_cast<int>(index_of(Kind::palace)));
    for (const Building& building : before.buildings) // there is one palace
        if (building.owner == Player::human_1 && building.hex != ownHex()) {
            draft.apply();
            draft.beginHex(code(building.hex));
            draft.set(QStringLiteral("kind"), static_cast<int>(index_of(Kind::palace)));
            break;
        }
    EXPECT_FALSE(draft.problem().isEmpty());
    const State now = game.state();
    EXPECT_FALSE(draft.apply());
    EXPECT_EQ(game.state(), now);
}

/// The chapter of the hex, and its reason that shows what is asked for.
template <class Wanted>
const WhyReason* reasonOf(InnovationWhy& why, Wanted wanted) {
    for (const WhyChapter& chapter : why.told())
        for (const WhyReason& reason : chapter.reasons)
            if (wanted(reason))
                return &reason;
    return nullptr;
}

TEST_F(InnovationTables, EveryReasonHasItsRuleAndTheLastLeavesTheHex) {
    play([this] {
        return actions() && game.decision() && game.decision()->needs.empty() && !table.target().isEmpty();
    });
    EXPECT_GE(table.way().size(), 2) << "row, and which of the row";
    EXPECT_EQ(table.located().winner, map.placeOf(*game.map().find(table.target().toStdString())));
    ASSERT_TRUE(why.ready());
    for (const WhyChapter& chapter : why.told()) {
        EXPECT_FALSE(chapter.result.isEmpty());
        for (const WhyReason& reason : chapter.reasons) {
            EXPECT_FALSE(reason.rule.isEmpty());
            EXPECT_FALSE(reason.sentence.isEmpty());
        }
    }
    EXPECT_TRUE(why.plays()) << "it opens where its piece goes";
    const WhyReason* last =
        reasonOf(why, [](const WhyReason& reason) { return reason.shown.winner != no_place; });
    ASSERT_TRUE(last);
}

TEST_F(InnovationTables, ACountNumbersItsCandidatesFromOneAndADistanceDrawsItsLines) {
    const auto narrows = [this](const char* message) {
        return actions() && game.decision() && game.decision()->needs.empty() && !table.target().isEmpty()
               && std::ranges::any_of(game.decision()->trace, [&](const core::TraceEntry& entry) {
                      return entry.message == message && entry.before.size() > entry.after.size();
                  });
    };
    play([&] { return narrows("directional"); });
    const WhyReason* count =
        reasonOf(why, [](const WhyReason& reason) { return !reason.shown.marks.empty(); });
    ASSERT_TRUE(count);
    for (std::size_t i = 0; i < count->shown.marks.size(); ++i)
        EXPECT_EQ(count->shown.marks[i].text, QString::number(i + 1));
    EXPECT_EQ(count->left, 1);
    play([&] { return narrows("closest_to_humans"); });
    const WhyReason* distance =
        reasonOf(why, [](const WhyReason& reason) { return !reason.shown.lines.empty(); });
    ASSERT_TRUE(distance);
    EXPECT_FALSE(distance->table.empty());
    EXPECT_TRUE(distance->table.front().stays) << "the nearest first";
    EXPECT_FALSE(distance->table.back().stays);
}

TEST_F(InnovationTables, WhatAGuidedFactionLeavesOnAHexIsDrawnBesideItsTerrainAndNamed) {
    playToHuman();
    State state = game.state();
    auto free = Board(*facts(), state).empty_land();
    const auto take = [&free] {
        const HexId hex = free.first();
        free = free - HexSet(hex);
        return hex;
    };
    const HexId tool = take();
    const HexId fallow = take();
    const HexId blighted = take();
    const HexId bare = take();
    state.automa.own.tools.add(tool);
    state.automa.own.fallow.add(fallow);
    state.automa.own.blighted.add(blighted);
    map.showPosition(state);
    const auto cell = [&](HexId hex) { return map.cellAt(map.placeOf(hex)); };
    EXPECT_TRUE(cell(bare).pieces.empty());
    std::set<int> kinds;
    for (const HexId hex : {tool, fallow, blighted}) {
        ASSERT_EQ(cell(hex).pieces.size(), 1U);
        EXPECT_NE(cell(hex).pieces[0].spot, HexSpot::middle) << "the terrain's sign stays";
        kinds.insert(cell(hex).pieces[0].kind);
    }
    EXPECT_EQ(kinds.size(), 3U) << "three signs";
    EXPECT_TRUE(map.describe(code(tool)).contains(QStringLiteral("tool")));
    EXPECT_TRUE(map.describe(code(fallow)).contains(QStringLiteral("fallow")));
    EXPECT_TRUE(map.describe(code(blighted)).contains(QStringLiteral("blighted")));
}

TEST_F(InnovationTables, A35TheRowOfTerrainsSaysHowManyHexesEachOfThemHas) {
    std::optional<WhyReason> found;
    play([&] {
        if (!game.decision() || !actions())
            return false;
        for (const WhyChapter& chapter : why.told())
            for (const WhyReason& reason : chapter.reasons)
                if (reason.rule == QStringLiteral("A-67b") && reason.on_map)
                    found = reason;
        return found.has_value();
    });
    ASSERT_EQ(found->table.size(), count_of<Terrain>);
    const auto chosen = std::ranges::find(found->table, true, &WhyCandidate::stays);
    ASSERT_NE(chosen, found->table.end());
    EXPECT_EQ(chosen->value.toInt(), found->left);
    for (auto row = found->table.begin(); row != chosen; ++row)
        EXPECT_EQ(row->value, QStringLiteral("0")) << "else it would have been taken";
}

TEST_F(InnovationTables, TheForecastLightsEveryHexItMayBuildOnWithTheOddsOfAllThatLeadsThere) {
    Settings settings(std::make_unique<MemorySettingsStore>());
    InnovationForecast forecast(game, settings);
    play([&] {
        forecast.computeNow();
        return game.state().round >= 2 && actions() && game.humanToAct() && forecast.placed();
    });
    EXPECT_TRUE(forecast.shown().lit().empty()) << "nobody looks at it";
    forecast.setOnMap(true);
    const auto seen = innovation::forecast(*facts(), game.state());
    ASSERT_TRUE(seen.has_value());
    std::map<std::string, std::uint64_t> weights;
    for (const Prospect& prospect : seen->prospects) {
        std::set<std::string> hexes;
        for (const Step& step : prospect.decision.steps)
            if (step.hex)
                hexes.insert(game.map().hex(*step.hex).id);
        for (const std::string& hex : hexes)
            weights[hex] += prospect.weight;
    }
    ASSERT_FALSE(weights.empty());
    ASSERT_EQ(forecast.shown().labels.size(), weights.size());
    for (const MapMark& label : forecast.shown().labels) {
        EXPECT_TRUE(forecast.shown().candidates.has(static_cast<std::size_t>(label.place)));
        const auto weight = weights[forecast.map()->idOf(label.place).toStdString()];
        const double share = 100.0 * static_cast<double>(weight) / static_cast<double>(seen->denominator);
        ASSERT_TRUE(label.text.endsWith(u'%')) << label.text.toStdString();
        EXPECT_NEAR(label.text.chopped(1).toDouble(), share, 1) << label.text.toStdString();
    }
    forecast.setOnMap(false);
    EXPECT_TRUE(forecast.shown().lit().empty());
}

TEST_F(InnovationTables, OutcomesThatReadTheSameAreOneLineOfTheForecast) {
    Settings settings(std::make_unique<MemorySettingsStore>());
    InnovationForecast forecast(game, settings);
    play([&] {
        forecast.computeNow();
        std::set<QString> texts;
        double sum = 0;
        for (const ForecastOutcome& outcome : forecast.outcomeList()) {
            EXPECT_TRUE(texts.insert(outcome.text).second) << outcome.text.toStdString();
            sum += outcome.share;
        }
        EXPECT_NEAR(sum, forecast.available() ? 1 : 0, 1e-9);
        return game.state().round >= 3;
    });
}

} // namespace
} // namespace automa::app::innovation_app
