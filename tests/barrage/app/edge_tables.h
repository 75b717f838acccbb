// Tables of few words for the tests of what stands around the decisions.
#pragma once

#include "app/barrage/setup/setup.h"
#include "app/barrage/text/instructions.h"
#include "tests/barrage/app/random_table.h"

#include <gtest/gtest.h>

#include <optional>
#include <utility>
#include <vector>

namespace automa::app::barrage_app {

using namespace barrage;

[[nodiscard]] inline GameOptions optionsOf(std::vector<Participant> participants, bool leeghwater = false) {
    GameOptions options;
    options.participants = std::move(participants);
    options.leeghwater = leeghwater;
    options.seed = 5;
    return options;
}

[[nodiscard]] inline Participant automa(Company company, Level level = Level::medium,
                                        std::optional<Officer> officer = std::nullopt) {
    return {company, PlayerKind::automa, level, officer};
}

[[nodiscard]] inline Participant human(Company company, std::optional<Officer> officer = std::nullopt) {
    return {company, PlayerKind::human, Level::medium, officer};
}

[[nodiscard]] inline State tableOf(std::vector<Participant> participants, bool leeghwater = false) {
    return new_game(*testFacts(), optionsOf(std::move(participants), leeghwater)).value().state;
}

[[nodiscard]] inline SpaceId spaceOf(const char* id) {
    return *testFacts()->find_space(id);
}

/// Plays on until the condition holds: Automas as they decide, humans without a word.
template <class Enough>
void playUntil(BarrageGame& game, Enough enough) {
    for (int i = 0; i < 200 && !enough(); ++i) {
        const auto waiting = game.humanToAct();
        const core::Status status =
            waiting ? game.perform(HumanDoesElse{*waiting}) : game.perform(TakeAutomaTurn{});
        ASSERT_TRUE(status.ok()) << status.error().message;
    }
}

/// However its words are bound.
[[nodiscard]] inline QString spaced(QString words) {
    return words.replace(QChar(QChar::Nbsp), u' ');
}

/// What the set-up says, as one text.
[[nodiscard]] inline QString ordersOf(BarrageSetup& setup) {
    QStringList lines;
    for (const PlayStep& step : static_cast<ListModel<PlayStep>*>(setup.steps()->rows())->rows())
        lines << step.title << step.note << plain(step.text);
    return spaced(lines.join(u'\n'));
}

struct SetupTable {
    BarrageGame game{testFacts()};
    Seeds seeds;
    BarrageSetup setup{game, seeds};

    explicit SetupTable(const GameOptions& options, TileSource tiles = TileSource::app) {
        EXPECT_TRUE(setup.prepare(options, tiles).ok());
    }
};

} // namespace automa::app::barrage_app
