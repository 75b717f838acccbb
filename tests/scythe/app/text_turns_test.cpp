// Turns of whole games in words: every step, every skipped symbol and every reason has its sentence in all
// four languages, with every slot filled.
#include "app/scythe/text/explainer.h"
#include "app/scythe/text/reasons.h"
#include "app/scythe/turn/why_trace.h"
#include "model/scythe/table/command.h"
#include "model/scythe/table/random_human.h"
#include "model/scythe/table/setup.h"
#include "tests/app/text_language.h"

#include <gtest/gtest.h>

#include <functional>
#include <set>

namespace automa::app::scythe_app {
namespace {

using namespace scythe;
using test::Speaking;

const Catalogue& facts() {
    static const Catalogue loaded = Catalogue::load_embedded().value();
    return loaded;
}

/// Plays a game of a random human and shows every decision, finished or stopped by a question.
void play(const GameOptions& options, const std::function<void(const State&, const Decision&)>& show) {
    State state = new_game(facts(), options).value();
    core::Random random(options.seed);
    RandomHuman human(facts(), random);
    const auto carry = [&state](const Command& command) {
        auto done = carry_out(facts(), state, command);
        ASSERT_TRUE(done.ok()) << done.error().message;
        state = std::move(done.value().after);
    };
    for (int i = 0; i < 600 && !state.ended_by && !testing::Test::HasFailure(); ++i) {
        if (state.turn) {
            const Decision decision = decide(facts(), state).value();
            show(state, decision);
            carry(decision.needs.empty() ? Command(TakeAutomaTurn{})
                                         : human.answer(state, decision.needs.front()));
        } else if (state.side(state.next).player == Player::automa) {
            carry(DealCard{});
        } else if (const auto command = human.next(state)) {
            if (auto done = carry_out(facts(), state, *command); done.ok())
                state = std::move(done.value().after);
        } else {
            carry(state.contested.empty() ? Command(EndHumanTurn{})
                                          : Command(BeginDefence{state.contested[0]}));
        }
    }
}

std::vector<GameOptions> tables() {
    std::vector<GameOptions> list;
    for (const StarCard card : {StarCard::autometta, StarCard::automa, StarCard::ultimaszyna}) {
        GameOptions options;
        options.automa = Faction::rusviet;
        options.human = Faction::polania;
        options.star_card = card;
        options.cards_from = CardsFrom::app;
        options.seed = 11 + index_of(card);
        options.modifiers.move_check = card == StarCard::automa;
        options.modifiers.place_check = card == StarCard::automa;
        list.push_back(options);
    }
    return list;
}

void expectWhole(const QString& text, const char* what) {
    EXPECT_FALSE(text.isEmpty()) << what;
    EXPECT_FALSE(text.contains(QLatin1Char('%'))) << what << ": " << text.toStdString();
    EXPECT_FALSE(text.contains(QLatin1Char('_'))) << what << ": " << text.toStdString();
}

TEST(ScytheTurnTexts, EveryStepAndSkipOfWholeGamesIsTold) {
    for (const char* language : test::languages) {
        const Speaking speaking(language);
        for (const GameOptions& options : tables())
            play(options, [](const State& before, const Decision& decision) {
                const ScytheExplainer explainer(facts(), before, decision);
                expectWhole(explainer.headline(), "headline");
                for (const Section& section : explainer.sections())
                    for (const Instruction& line : section.lines)
                        expectWhole(line.text, "step");
                for (const SkipText& skipped : explainer.skipped())
                    expectWhole(skipped.text, "skip");
            });
    }
}

TEST(ScytheTurnTexts, EveryReasonOfWholeGamesIsToldInEveryLanguage) {
    std::set<QString> english;
    for (const char* language : test::languages) {
        const Speaking speaking(language);
        for (const GameOptions& options : tables())
            play(options, [&](const State& before, const Decision& decision) {
                for (const TracedChapter& chapter : whyChapters(facts(), before, decision))
                    for (const TracedStep& step : chapter.steps) {
                        expectWhole(step.words.text, "reason");
                        expectWhole(step.words.title, "title");
                        expectWhole(step.words.rule, "rule");
                        if (QLatin1String(language) == QLatin1String("en"))
                            english.insert(step.words.text);
                        else
                            EXPECT_FALSE(english.contains(step.words.text)) << step.words.text.toStdString();
                    }
            });
    }
    EXPECT_GT(english.size(), 100U);
}

TEST(ScytheTurnTexts, AChapterOfEachSymbolSaysWhetherItWasDone) {
    play(tables()[1], [](const State& before, const Decision& decision) {
        if (decision.kind != TurnKind::automa)
            return;
        for (const TracedChapter& chapter : whyChapters(facts(), before, decision)) {
            const bool skipped = std::ranges::any_of(decision.skipped, [&](const Skipped& each) {
                return each.order > 0 && each.order == chapter.order;
            });
            if (chapter.order > 0 && decision.needs.empty()) {
                EXPECT_NE(chapter.done, skipped) << chapter.heading.toStdString();
            }
        }
    });
}

TEST(ScytheTurnTexts, AHintNamesTheSideOfTheFactoryAndSwapsItOnTheTurnedMap_D4) {
    const State state = new_game(facts(), GameOptions{}).value();
    const TerritoryId c4 = *facts().find_territory("C4");
    EXPECT_EQ(place_hint(facts(), state, c4, false), "Next to the Factory, upper right");
    EXPECT_EQ(place_hint(facts(), state, c4, true), "Next to the Factory, lower left");
    EXPECT_EQ(place_hint(facts(), state, *facts().find_territory("H1"), false), QString());
}

} // namespace
} // namespace automa::app::scythe_app
