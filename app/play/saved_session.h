// A game's session and its record in the library. A game uses it as it is:
//
//   ToyGame game(facts);
//   SavedSession<ToyGame, ToyCodec> saves(game, LibraryApp::of(shell).host());
//   saves.begin(start, options, seed);              // starts the game and its record
//   saves.resume(uuid);                             // opens a saved one
//
// See checked_journal.h for the codec.
#pragma once

#include "app/play/checked_journal.h"
#include "app/play/saved_session_base.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>

namespace automa::app {

template <class Game, class C>
class SavedSession final : public SavedSessionBase {
public:
    using Codec = C;
    using State = typename Game::State;
    using Options = typename Game::Options;

    SavedSession(Game& game, LibraryHost& host, QObject* parent = nullptr)
        : SavedSessionBase(game, host, parent), game_(game) {}

    /// Starts the game and its record.
    void begin(const State& start, const Options& options, std::uint64_t seed) {
        letGo();
        game_.start(start, options);
        storage::GameDetails details;
        details.game = Codec::game;
        details.title = Codec::title(start);
        details.marks.kind = storage::TitleKind::Made;
        details.summary = Codec::summary(game_.facts(), game_.state()).dump();
        details.players = Codec::players(start).dump();
        details.mode = Codec::mode(start);
        details.format_version = Codec::format;
        details.seed = seed;
        details.setup = Codec::setup(game_.facts(), game_.startState(), options).dump();
        keep(details);
    }

    /// A saved game's position, to be shown without opening it. Lists need it for games of older libraries
    /// only; others have their summary.
    [[nodiscard]] core::Result<State> look(const QString& uuid) const {
        const auto saved = library()->load(uuid.toStdString());
        if (!saved.ok())
            return saved.error();
        const storage::Journal& journal = saved.value().journal;
        const auto kept = library()->snapshot(uuid.toStdString(), journal.cursor(), Codec::snapshot);
        return lookChecked<Codec>(game_.facts(), saved.value().record.details, journal,
                                  kept.ok() ? kept.value() : std::nullopt);
    }

private:
    [[nodiscard]] storage::Action action_at(std::size_t index) const override {
        const typename Game::Entry& entry = game_.journal().entries()[index];
        return {.kind = entry.label.id,
                .label = core::label_to_json(entry.label).dump(),
                .payload = writeEvents<Codec>(game_.facts(), game_.startState(), entry.events).dump()};
    }
    [[nodiscard]] core::Result<std::function<void()>>
    read(const storage::GameRecord& record, const storage::Journal& journal,
         const std::optional<core::Error>& blocked) const override {
        auto loaded = loadChecked<Codec>(game_.facts(), record.details, journal);
        if (!loaded.ok())
            return loaded.error();
        auto game = std::make_shared<LoadedGame<typename Codec::Rules>>(std::move(loaded).value());
        return std::function<void()>([this, game, blocked] {
            game_.resume(game->start.state, std::move(game->journal), game->start.options,
                         game->bad ? std::optional(game->bad->error()) : blocked);
        });
    }
    [[nodiscard]] storage::SnapshotSource snapshots() const override {
        return {Codec::snapshot, [this] { return Codec::position(game_.facts(), game_.state()).dump(); }};
    }
    [[nodiscard]] std::string summary() const override {
        return Codec::summary(game_.facts(), game_.state()).dump();
    }
    void closeGame() override { game_.close(); }

    Game& game_;
};

} // namespace automa::app
