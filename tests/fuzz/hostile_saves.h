// Exports of a whole game, changed anywhere, sealed again and opened in the app: the neutral way that every
// game's saves go (app/play). Whatever comes, it is refused with a sentence, or opened as far as it can be,
// and then every position of it can be looked at.
#pragma once

#include "app/library/library_host.h"
#include "app/library/storage_errors.h"
#include "app/play/play_errors.h"
#include "app/play/saved_session.h"
#include "model/storage/transfer.h"
#include "tests/fuzz/changed_export.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <random>
#include <string>
#include <vector>

namespace automa::fuzz {

/// What a game that was played to its end left: its start, and what happened.
template <class Rules>
struct PlayedGame {
    typename Rules::State start;
    std::vector<core::JournalEntry<typename Rules::Event>> entries;
};

/// The game as its app saves it.
template <class Codec>
[[nodiscard]] std::string exported(const typename Codec::Rules::Facts& facts,
                                   const PlayedGame<typename Codec::Rules>& played) {
    storage::SavedGame game;
    game.record.uuid = "01234567-89ab-4cde-8f01-23456789abcd";
    game.record.details.game = Codec::game;
    game.record.details.title = Codec::title(played.start);
    game.record.details.marks.kind = storage::TitleKind::Made;
    game.record.details.players = Codec::players(played.start).dump();
    game.record.details.mode = Codec::mode(played.start);
    game.record.details.format_version = Codec::format;
    game.record.details.summary = Codec::summary(facts, played.start).dump();
    game.record.details.setup =
        Codec::setup(facts, played.start, typename app::OptionsOf<typename Codec::Rules>::Type{}).dump();
    for (const auto& entry : played.entries)
        EXPECT_TRUE(game.journal
                        .append({entry.label.id, core::label_to_json(entry.label).dump(),
                                 app::writeEvents<Codec>(facts, played.start, entry.events).dump()},
                                1)
                        .ok());
    return storage::write_game(game).value();
}

/// What became of so many files.
struct Met {
    int refused = 0;  // by the storage, or not even the start could be read
    int cut = 0;      // opened up to an entry that cannot be
    int believed = 0; // opened whole
};

template <class Game, class Codec>
Met open_hostile(Game& game, const PlayedGame<typename Codec::Rules>& played, int files, unsigned seed) {
    app::LibraryHost host;
    app::SavedSession<Game, Codec> saves(game, host);
    const std::string honest = exported<Codec>(game.facts(), played);
    // For tests/fuzz/hostile_starts.cpp, which starts the app on what becomes of them.
    if (const char* folder = std::getenv("AUTOMA_HOSTILE_EXPORTS"))
        std::ofstream(std::string(folder) + '/' + std::string(Codec::game) + std::to_string(seed) + ".json")
            << honest;
    const auto first = host.import(honest);
    EXPECT_TRUE(first.ok() && saves.resume(QString::fromStdString(first.value()[0].uuid)).ok());
    EXPECT_FALSE(game.readOnly()) << saves.damageText().toStdString();
    EXPECT_EQ(game.length(), played.entries.size());
    const Json file = Json::parse(honest);
    std::mt19937 random(seed);
    Met met;
    for (int i = 0; i < files && !::testing::Test::HasFailure(); ++i) {
        SCOPED_TRACE("file " + std::to_string(i) + " of seed " + std::to_string(seed));
        const auto taken = host.import(changed(file, random));
        if (!taken.ok()) {
            EXPECT_FALSE(app::storageErrorText(taken.error()).isEmpty());
            ++met.refused;
            continue;
        }
        const QString uuid = QString::fromStdString(taken.value()[0].uuid);
        static_cast<void>(saves.look(uuid));
        const core::Status opened = saves.resume(uuid);
        if (!opened.ok()) {
            EXPECT_FALSE(app::playErrorText(opened.error()).isEmpty());
            ++met.refused;
            continue;
        }
        ++(game.readOnly() ? met.cut : met.believed);
        EXPECT_EQ(game.readOnly(), !saves.damageText().isEmpty());
        for (std::size_t at = 0; at <= game.length(); at += 1 + game.length() / 40) {
            EXPECT_TRUE(game.jump(static_cast<int>(at)));
            static_cast<void>(game.decision());
            static_cast<void>(game.undoText());
            static_cast<void>(Codec::position(game.facts(), game.state()).dump());
            static_cast<void>(Codec::summary(game.facts(), game.state()).dump());
        }
    }
    return met;
}

} // namespace automa::fuzz
