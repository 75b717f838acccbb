// A journey that finds a game of Age of Innovation on the table.
#pragma once

#include "tests/journeys/journey.h"

#include "app/innovation/innovation_app.h"
#include "app/innovation/joined.h"
#include "app/innovation/setup/workshops.h"
#include "app/shell/shell.h"
#include "model/innovation/state/board.h"
#include "model/innovation/table/setup.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>

namespace automa::journeys {

class InnovationJourney : public Journey {
public:
    /// Begins a game of these options, with its screen open before the first workshops.
    explicit InnovationJourney(const innovation::GameOptions& options = oneHuman(7),
                               QSize size = QSize(412, 915),
                               std::unique_ptr<app::SettingsStore> store = nullptr)
        : Journey(size, std::move(store)) {
        shell().settings()->setLanguage(QStringLiteral("en"));
        const auto start = innovation::new_game(*app().facts(), options);
        EXPECT_TRUE(start.ok()) << (start.ok() ? "" : start.error().message);
        app().begin(start.value(), options.seed);
        settle();
        resetTaps();
    }

    [[nodiscard]] static innovation::GameOptions oneHuman(std::uint64_t seed = 7) {
        innovation::GameOptions options;
        options.humans.push_back(innovation::Terrain::lake);
        options.terrain = innovation::Terrain::wasteland;
        options.faction = innovation::Faction::wanderers;
        options.level = innovation::Level::automaechtig;
        options.seed = seed;
        return options;
    }

    [[nodiscard]] app::innovation_app::InnovationApp& app() {
        return app::innovation_app::InnovationApp::of(shell());
    }
    [[nodiscard]] app::innovation_app::InnovationGame& game() { return app().game(); }
    [[nodiscard]] const innovation::State& state() { return game().state(); }
    using Stage = app::innovation_app::InnovationApp::Stage;

    /// Touches this hex on the map, as a finger would.
    void tapHex(innovation::HexId hex) {
        const QString id = QString::fromStdString(game().map().hex(hex).id);
        QQuickItem* const place = find(QStringLiteral("space_") + id);
        ASSERT_TRUE(place) << id.toStdString() << " is not in sight";
        tapAt(place->mapToScene(QPointF(place->width() / 2, place->height() / 2)));
    }
    /// An empty hex next to what this human has built, or any.
    [[nodiscard]] innovation::HexId emptyHex(innovation::Player human) {
        const innovation::Board board(*app().facts(), state());
        const innovation::HexSet free = board.empty_land();
        const innovation::HexSet near = board.in_reach(board.of(human), 1) & free;
        return near.empty() ? free.first() : near.first();
    }
    /// Goes on by touch, whatever stands there: workshops, questions as shown, the Automa's turns, round
    /// ends. Humans build while they can in the first turns of a round, then pass.
    void goOn() {
        using enum Stage;
        if (workshops().active()) {
            placeWorkshop();
            settle();
            return;
        }
        switch (app().stage()) {
        case Human:
            humanTurn();
            break;
        case Automa:
        case Draw:
            automaTurn();
            break;
        case RoundEnd:
            tap("startRoundButton");
            break;
        case None:
        case GameEnd:
            break;
        }
        settle();
    }
    void humanTurn() {
        const innovation::Player human = *game().humanToAct();
        if (built_[state().round] < 2
            && innovation::in_supply(*app().facts(), state(), human, innovation::Kind::workshop) > 0) {
            ++built_[state().round];
            tapHex(emptyHex(human));
            tap("confirmButton");
        } else {
            tap("passKey");
            tap("confirmButton");
        }
    }
    [[nodiscard]] app::innovation_app::InnovationWorkshops& workshops() {
        return app::innovation_app::joined<app::innovation_app::InnovationWorkshops>(app());
    }
    /// The next first workshop of a human, and with the second one those of the Automa.
    void placeWorkshop() {
        const std::size_t before = game().cursor();
        for (const QString& free : workshops().selectable()) {
            const innovation::HexId hex = *game().map().find(free.toStdString());
            if (game().map().hex(hex).terrain != state().human(*workshops().due()).native)
                continue;
            tapHex(hex);
            break;
        }
        ASSERT_EQ(game().cursor(), before + 1);
    }
    void automaTurn() {
        auto& question = *app().question();
        if (!question.asked())
            return tap("doneButton");
        if (!question.confirmText().isEmpty())
            return tap("answerButton");
        if (question.kind() == app::innovation_app::InnovationQuestion::Kind::Cards)
            return tap(
                "card_"
                + std::ranges::find(question.rowList(), false, &app::innovation_app::InnovationAskRow::off)
                      ->text);
        tap("answer_0");
    }
    /// Until the condition holds or the game is at its end.
    bool goOnUntil(const std::function<bool()>& reached, int most = 400) {
        for (int i = 0; i < most && !testing::Test::HasFailure(); ++i) {
            if (reached())
                return true;
            if (app().ended())
                return false;
            goOn();
        }
        return false;
    }

private:
    int built_[innovation::round_count + 1] = {};
};

} // namespace automa::journeys
