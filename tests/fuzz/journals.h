// A game's journals and commands as they come from outside: JSON of real games, changed anywhere, read,
// checked and carried out at any position. What is refused has its reason and changes nothing; what is taken
// leads to a position that can be written, read and decided. A game gives what it played, and its reader:
//
//   struct ToyJournals {
//       using Rules = toy::Rules;
//       static const Facts& facts();
//       static void play(const fuzz::Keep<Rules>& keep);   // a few whole games, every step of them
//       static core::Result<std::vector<Event>> events(const State&, const nlohmann::json&);
//       static core::Result<Carried> command(const State&, const nlohmann::json&);
//       static Json position(const State&);
//       static core::Result<State> read(const nlohmann::json&);
//   };
//   … AUTOMA_FUZZ_JOURNALS(toy, ToyJournals)
#pragma once

#include "model/core/replay.h"
#include "tests/fuzz/mutation.h"
#include "tests/fuzz/require.h"
#include "tests/fuzz/tally.h"

#include <cstdint>
#include <cstdio>
#include <functional>
#include <utility>
#include <vector>

namespace automa::fuzz {

template <class Rules>
using Keep = std::function<void(const typename Rules::State& before, Json command, Json events)>;

template <class Game>
class Journals {
public:
    using Rules = typename Game::Rules;
    using State = typename Rules::State;

    /// Bytes choose a position, then entries and commands of any game, and what is changed in them.
    static void run(Dice dice) {
        const std::vector<Played>& all = played();
        State state = all[dice.roll(all.size())].before;
        bool whole = true; // the position is one that can lie on a table
        while (dice.more()) {
            const Played& taken = all[dice.roll(all.size())];
            const std::size_t what = dice.roll(256);
            Json json = what % 2 == 0 ? taken.command : taken.events;
            for (std::size_t left = what / 2 % 4; left > 0; --left)
                mutate(json, dice);
            if (what % 2 == 0)
                command(state, from_outside(json), whole);
            else
                events(state, from_outside(json), whole);
        }
        use(state, whole);
    }

private:
    struct Played {
        State before;
        Json command;
        Json events;
    };
    static const std::vector<Played>& played() {
        static const std::vector<Played> all = [] {
            std::vector<Played> found;
            Game::play([&](const State& before, Json command, Json events) {
                found.push_back({before, std::move(command), std::move(events)});
            });
            require(!found.empty(), "there are games to begin with");
            return found;
        }();
        return all;
    }

    /// As a file would give it; what is no UTF-8 never comes so far.
    static nlohmann::json from_outside(const Json& json) {
        return nlohmann::json::parse(json.dump(-1, ' ', false, Json::error_handler_t::replace));
    }

    static void has_reason(const core::Error& error) {
        require(!error.id.empty() && !error.message.empty(), "a refusal has its reason");
    }

    /// Commands keep a possible table possible.
    static void command(State& state, const nlohmann::json& json, bool whole) {
        const auto carried = Game::command(state, json);
        tally().count(carried.ok() ? "command carried out" : "command refused");
        if (!carried.ok())
            return has_reason(carried.error());
        State after = state;
        for (const auto& event : carried.value().events) {
            if (whole && !Rules::can_apply(Game::facts(), after, event).ok()) {
                std::fprintf(stderr, "event %zu of %s\nat %s\n", event.index(), json.dump().c_str(),
                             Game::position(after).dump().c_str());
                require(false, "what a command does can be replayed");
            }
            Rules::apply(Game::facts(), after, event);
        }
        require(after == carried.value().after, "a command is its events");
        if (const auto legal = Rules::check(Game::facts(), after); whole && !legal.ok()) {
            std::fprintf(stderr, "%s\nat %s\n%s\n", json.dump().c_str(), Game::position(state).dump().c_str(),
                         legal.error().message.c_str());
            require(false, "a possible table stays possible");
        }
        state = std::move(after);
    }

    /// An entry is taken whole or not at all, and keeps the code safe whatever it makes of the table.
    static void events(State& state, const nlohmann::json& json, bool& whole) {
        const auto read = Game::events(state, json);
        if (!read.ok()) {
            tally().count("entry not read");
            return has_reason(read.error());
        }
        State next = state;
        for (const auto& event : read.value())
            if (const auto why = core::apply_checked<Rules>(Game::facts(), next, event))
                return has_reason(*why), tally().count("entry impossible");
        tally().count("entry replayed");
        state = std::move(next);
        whole = Rules::check(Game::facts(), state).ok();
    }

    static bool survives_json(const State& state) {
        const auto again = Game::read(nlohmann::json::parse(Game::position(state).dump()));
        return again.ok() && again.value() == state;
    }

    /// Written, read and decided: what a position is for.
    static void use(const State& state, bool whole) {
        tally().count(whole ? "ends at a possible table" : "ends at an impossible table");
        const bool survives = survives_json(state);
        if (whole && !survives)
            std::fprintf(stderr, "%s\n", Game::position(state).dump().c_str());
        require(survives || !whole, "a position is read back as it was");
        if (const auto decision = Rules::decide(Game::facts(), state); !decision.ok())
            has_reason(decision.error());
    }
};

} // namespace automa::fuzz

/// The target, also by a name of its own; weak, because in the test program another target's stands for it.
#define AUTOMA_FUZZ_JOURNALS(game, Game)                                                                     \
    extern "C" int automa_fuzz_journals_##game(const std::uint8_t* data, std::size_t size);                  \
    extern "C" int automa_fuzz_journals_##game(const std::uint8_t* data, std::size_t size) {                 \
        automa::fuzz::Journals<Game>::run(automa::fuzz::Dice(std::span(data, size)));                        \
        return 0;                                                                                            \
    }                                                                                                        \
    extern "C" __attribute__((weak)) int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size); \
    extern "C" __attribute__((weak)) int LLVMFuzzerTestOneInput(const std::uint8_t* data,                    \
                                                                std::size_t size) {                          \
        return automa_fuzz_journals_##game(data, size);                                                      \
    }
