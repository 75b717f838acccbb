// A saved game read back: every entry is checked before it touches a position, in release builds too.
//
// A game gives a codec beside its rules; it writes nlohmann::ordered_json and reads nlohmann::json:
//
//   struct ToyCodec {
//       using Rules = ToyRules;
//       static constexpr std::string_view game = "toy"; // as in the storage
//       static constexpr int format = 1;    // of setup and events; a newer one is refused
//       static constexpr int snapshot = 1;  // of positions; another one's snapshots are not used
//       static ordered_json setup(const Facts&, const State& start, const Options&);
//       static core::Result<GameStart<Rules>> readSetup(const Facts&, const json&);
//       // Events whose words depend on the game's start (the side of its map) take it after the facts.
//       static ordered_json events(const Facts&, const std::vector<Event>&);
//       static core::Result<std::vector<Event>> readEvents(const Facts&, const json&);
//       static ordered_json position(const Facts&, const State&);
//       static core::Result<State> readPosition(const Facts&, const json&);
//       static ordered_json players(const State&);               // who plays, in ids, for lists
//       static std::string title(const State&);                  // ids; lists make words of `players`
//       static std::string mode(const State&);                   // divides the statistics; may be empty
//       static ordered_json summary(const Facts&, const State&); // how it stands, in ids and numbers
//   };
#pragma once

#include "app/play/session.h"
#include "model/core/journal.h"
#include "model/core/json_reader.h"
#include "model/core/label_json.h"
#include "model/core/replay.h"
#include "model/core/result.h"
#include "model/storage/types.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace automa::app {

template <class Rules>
struct GameStart {
    typename Rules::State state;
    typename OptionsOf<Rules>::Type options;
};

/// The entry that could not be taken: its number as people count (0: the game itself), and why.
struct BadEntry {
    std::int64_t number = 1;
    core::Error why;

    /// "play.bad_entry", with the number and the id of the reason as its path.
    [[nodiscard]] core::Error error() const {
        return {"play.bad_entry", "/journal/" + std::to_string(number) + "/" + why.id, why.message};
    }
};

template <class Rules>
struct LoadedGame {
    GameStart<Rules> start;
    core::Journal<typename Rules::Event> journal; // up to the last good entry
    std::optional<BadEntry> bad;
};

/// Runs a game's reader; whatever it throws over a text from outside becomes a refusal.
template <class Read>
[[nodiscard]] auto readBelieved(Read read) -> decltype(read()) {
    auto done = core::read_guarded(read);
    if (!done.ok())
        return done.error();
    return std::move(done).value();
}

template <class Codec>
[[nodiscard]] nlohmann::ordered_json writeEvents(const typename Codec::Rules::Facts& facts,
                                                 const typename Codec::Rules::State& start,
                                                 const std::vector<typename Codec::Rules::Event>& events) {
    if constexpr (requires { Codec::events(facts, start, events); })
        return Codec::events(facts, start, events);
    else
        return Codec::events(facts, events);
}

template <class Codec>
[[nodiscard]] core::Result<std::vector<typename Codec::Rules::Event>>
parseEvents(const typename Codec::Rules::Facts& facts, const typename Codec::Rules::State& start,
            const nlohmann::json& events) {
    if constexpr (requires { Codec::readEvents(facts, start, events); })
        return Codec::readEvents(facts, start, events);
    else
        return Codec::readEvents(facts, events);
}

/// Applies an entry's events one by one; the first that cannot happen there is refused, and `state` is then
/// what it was before the entry.
template <core::Rules Rules>
[[nodiscard]] core::Status applyChecked(const typename Rules::Facts& facts, typename Rules::State& state,
                                        const std::vector<typename Rules::Event>& events) {
    typename Rules::State next = state;
    for (std::size_t i = 0; i < events.size(); ++i)
        if (const auto why = core::apply_checked<Rules>(facts, next, events[i]))
            return core::Error{why->id, "/events/" + std::to_string(i), why->message};
    state = std::move(next);
    return core::Done{};
}

template <class Codec>
[[nodiscard]] core::Result<GameStart<typename Codec::Rules>>
readStart(const typename Codec::Rules::Facts& facts, const storage::GameDetails& details) {
    if (details.game != Codec::game)
        return core::Error{"storage.unknown_game", details.game, "This is a game of another kind."};
    if (details.format_version > Codec::format)
        return core::Error{"storage.newer_format", "/format",
                           "The game comes from a newer version of the app."};
    const nlohmann::json setup = nlohmann::json::parse(details.setup, nullptr, false);
    if (!setup.is_object())
        return core::Error{"storage.bad_journal", "/setup", "The record of this game does not fit together."};
    return readBelieved([&] { return Codec::readSetup(facts, setup); });
}

template <class Codec>
[[nodiscard]] core::Result<core::JournalEntry<typename Codec::Rules::Event>>
readEntry(const typename Codec::Rules::Facts& facts, const typename Codec::Rules::State& start,
          const storage::Action& action) {
    auto label = core::label_from_text(action.label);
    if (!label.ok())
        return label.error();
    auto events = readBelieved([&] {
        return parseEvents<Codec>(facts, start, nlohmann::json::parse(action.payload, nullptr, false));
    });
    if (!events.ok())
        return events.error();
    return core::JournalEntry<typename Codec::Rules::Event>{std::move(label).value(),
                                                            std::move(events).value()};
}

/// The whole game, undone entries too. An error only if not even its start can be read.
template <class Codec>
[[nodiscard]] core::Result<LoadedGame<typename Codec::Rules>>
loadChecked(const typename Codec::Rules::Facts& facts, const storage::GameDetails& details,
            const storage::Journal& journal) {
    using Rules = typename Codec::Rules;
    auto start = readStart<Codec>(facts, details);
    if (!start.ok())
        return start.error();
    LoadedGame<Rules> loaded{std::move(start).value(), {}, {}};
    typename Rules::State state = loaded.start.state;
    for (int position = 1; position <= journal.length(); ++position) {
        auto entry = readEntry<Codec>(facts, loaded.start.state, journal.at(position).action);
        const core::Status possible = entry.ok() ? applyChecked<Rules>(facts, state, entry.value().events)
                                                 : core::Status(entry.error());
        if (!possible.ok()) {
            loaded.bad = BadEntry{position, possible.error()};
            break;
        }
        loaded.journal.append(std::move(entry).value());
    }
    loaded.journal.jump(
        std::min(loaded.journal.entries().size(), static_cast<std::size_t>(journal.cursor())));
    return loaded;
}

/// The position where the game was left: from the snapshot if there is one that can be read, else from the
/// start.
template <class Codec>
[[nodiscard]] core::Result<typename Codec::Rules::State>
lookChecked(const typename Codec::Rules::Facts& facts, const storage::GameDetails& details,
            const storage::Journal& journal, const std::optional<storage::Snapshot>& snapshot) {
    auto start = readStart<Codec>(facts, details);
    if (!start.ok())
        return start.error();
    const typename Codec::Rules::State& begun = start.value().state;
    typename Codec::Rules::State state = begun;
    int done = 0;
    if (snapshot && snapshot->position <= journal.cursor())
        if (auto kept = readBelieved([&] {
                return Codec::readPosition(facts, nlohmann::json::parse(snapshot->state, nullptr, false));
            });
            kept.ok()) {
            state = std::move(kept).value();
            done = snapshot->position;
        }
    for (int position = done + 1; position <= journal.cursor(); ++position) {
        const auto entry = readEntry<Codec>(facts, begun, journal.at(position).action);
        if (!entry.ok())
            return BadEntry{position, entry.error()}.error();
        if (const core::Status possible =
                applyChecked<typename Codec::Rules>(facts, state, entry.value().events);
            !possible.ok())
            return BadEntry{position, possible.error()}.error();
    }
    return state;
}

} // namespace automa::app
