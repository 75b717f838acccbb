// Journals and commands of Scythe that nobody wrote: see tests/fuzz/journals.h.
#include "model/scythe/json/command_json.h"
#include "model/scythe/json/event_json.h"
#include "model/scythe/json/position_json.h"
#include "model/scythe/rules.h"
#include "model/scythe/table/simulation.h"
#include "tests/fuzz/journals.h"

namespace {

using namespace automa;
using namespace automa::scythe;

struct ScytheJournals {
    using Rules = scythe::Rules;

    static const Catalogue& facts() {
        static const auto loaded = Catalogue::load_embedded();
        fuzz::require(loaded.ok(), "the facts load");
        return loaded.value();
    }
    static void play(const fuzz::Keep<Rules>& keep) {
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            SimulationOptions options;
            options.mix = seed > 1;
            const auto played =
                play_game(facts(), options, seed, nullptr,
                          [&](const State& before, const Command& command, const Carried& carried) {
                              keep(before, command_to_json(facts(), before, command),
                                   events_to_json(facts(), carried.events));
                          });
            fuzz::require(played.ok(), "a game is played to its end");
        }
    }
    static core::Result<Events> events(const State&, const nlohmann::json& json) {
        return events_from_json(facts(), json);
    }
    static core::Result<Carried> command(const State& state, const nlohmann::json& json) {
        const auto told = command_from_json(facts(), state, json);
        if (!told.ok())
            return told.error();
        return carry_out(facts(), state, told.value());
    }
    static fuzz::Json position(const State& state) { return position_to_json(facts(), state); }
    static core::Result<State> read(const nlohmann::json& json) { return position_from_json(facts(), json); }
};

} // namespace

AUTOMA_FUZZ_JOURNALS(scythe, ScytheJournals)
