// Journals and commands of Age of Innovation that nobody wrote: see tests/fuzz/journals.h.
#include "model/innovation/json/command_json.h"
#include "model/innovation/json/event_json.h"
#include "model/innovation/json/position_json.h"
#include "model/innovation/rules.h"
#include "model/innovation/table/simulation.h"
#include "tests/fuzz/journals.h"

namespace {

using namespace automa;
using namespace automa::innovation;

struct InnovationJournals {
    using Rules = innovation::Rules;

    static const Catalogue& facts() {
        static const auto loaded = Catalogue::load_embedded();
        fuzz::require(loaded.ok(), "the facts load");
        return loaded.value();
    }
    static void play(const fuzz::Keep<Rules>& keep) {
        for (int number = 1; number <= 5; ++number) {
            const auto played =
                play_game(facts(), options_of_game({}, 37 * number), false, nullptr,
                          [&](const State& before, const Command& command, const Carried& carried) {
                              keep(before, command_to_json(facts(), before, command, number % 2 == 0),
                                   events_to_json(facts(), before.map, carried.events));
                          });
            fuzz::require(played.ok(), "a game is played to its end");
        }
    }
    static core::Result<Events> events(const State& state, const nlohmann::json& json) {
        return events_from_json(facts(), state.map, json);
    }
    static core::Result<Carried> command(const State& state, const nlohmann::json& json) {
        const auto told = command_from_json(facts(), state, json);
        if (!told.ok())
            return told.error();
        return carry_out(facts(), state, told.value().command, told.value().turn_goes_on);
    }
    static fuzz::Json position(const State& state) { return position_to_json(facts(), state); }
    static core::Result<State> read(const nlohmann::json& json) { return position_from_json(facts(), json); }
};

} // namespace

AUTOMA_FUZZ_JOURNALS(innovation, InnovationJournals)
