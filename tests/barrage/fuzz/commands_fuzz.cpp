// Whatever commands and events come: what is refused changes nothing, what is taken leads to a position that
// can be written, read and decided. Bytes choose a position from played games, then commands and events,
// field by field.
#include "model/barrage/json/event_json.h"
#include "model/barrage/json/json_codec.h"
#include "model/barrage/rules.h"
#include "model/barrage/turn/decision.h"
#include "model/core/replay.h"
#include "tests/barrage/model/random_table.h"
#include "tests/fuzz/require.h"
#include "tests/fuzz/tally.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <span>

namespace {

using namespace automa;
using namespace automa::barrage;

const Catalogue& facts() {
    static const auto loaded = Catalogue::load_embedded();
    if (!loaded.ok())
        std::abort();
    return loaded.value();
}

using fuzz::require;
using fuzz::tally;

/// Positions of whole games, humans among them, a few of each phase.
const std::vector<State>& positions() {
    static const std::vector<State> all = [] {
        std::vector<State> found;
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            test::TableOptions options;
            options.seed = seed;
            options.leeghwater = seed != 2;
            options.tracked_humans = seed == 3;
            options.vp_of_humans = seed != 4;
            options.corrections = false;
            test::RandomTable table(facts(), options);
            found.push_back(table.state);
            for (int i = 1; table.step(); ++i)
                if (i % 29 == 0 || table.state.phase != Phase::actions)
                    found.push_back(table.state);
            State tiles = tiles_only_start(table.start);
            found.push_back(tiles);
        }
        return found;
    }();
    return all;
}

class Bytes {
public:
    explicit Bytes(std::span<const std::uint8_t> data) : data_(data) {}
    [[nodiscard]] bool empty() const { return data_.empty(); }
    std::uint8_t take() {
        if (data_.empty())
            return 0;
        const std::uint8_t byte = data_.front();
        data_ = data_.subspan(1);
        return byte;
    }

private:
    std::span<const std::uint8_t> data_;
};

/// Fills every field of a command or an event from bytes, now and then beyond its bounds.
class Filler {
public:
    explicit Filler(Bytes& bytes) : bytes_(bytes) {}

    template <class T, class... How>
    void operator()(std::string_view, T& value, const How&... how) const {
        fill(value, how...);
    }

private:
    template <class Enum, class... How>
    requires std::is_enum_v<Enum>
    void fill(Enum& value, const How&...) const { value = static_cast<Enum>(bytes_.take() % count_of<Enum>); }
    template <class Number, class... How>
    requires std::is_integral_v<Number>
    void fill(Number& value, const How&...) const {
        const auto byte = bytes_.take();
        // Small numbers of both signs mostly; the whole range of the type at the end of the byte's.
        value = static_cast<Number>(byte < 200   ? byte % 12
                                    : byte < 240 ? static_cast<int>(byte) - 245
                                                 : byte * 120);
    }
    template <class... How>
    void fill(bool& value, const How&...) const {
        value = (bytes_.take() & 1U) != 0;
    }
    template <class Tag, class... How>
    void fill(core::StrongId<Tag>& id, const How&...) const {
        id = core::StrongId<Tag>(bytes_.take());
    }
    template <class T, class... How>
    void fill(std::optional<T>& value, const How&...) const {
        if ((bytes_.take() & 1U) != 0)
            fill(value.emplace());
    }
    template <class... How>
    void fill(std::string& text, const How&...) const {
        text.assign(bytes_.take() % 8, 'x');
    }
    template <class T, std::size_t Room, class... How>
    void fill(core::StaticVector<T, Room>& list, const How&...) const {
        for (std::size_t i = bytes_.take() % (Room + 1); i > 0; --i) {
            T item{};
            fill(item);
            list.push_back(item);
        }
    }
    template <class T, class... How>
    void fill(std::vector<T>& list, const How&...) const {
        for (std::size_t i = bytes_.take() % 4U; i > 0; --i)
            fill(list.emplace_back());
    }
    template <class... How>
    void fill(WaterPlace& place, const How&...) const {
        fill(place.kind);
        place.index = bytes_.take();
    }
    template <class... How>
    void fill(HumanCounts& counts, const How&...) const {
        for (auto& count : counts)
            fill(count);
    }
    template <class... How>
    void fill(PointsByTable& points, const How&...) const {
        for (int& vp : points)
            fill(vp);
    }
    template <class... How>
    void fill(std::shared_ptr<const State>& position, const How&...) const {
        const std::size_t which = bytes_.take();
        if (which < 250)
            position = std::make_shared<const State>(positions()[which % positions().size()]);
    }
    template <class... How>
    void fill(nlohmann::json& patch, const How&...) const {
        static const std::array<const char*, 6> paths{
            "/round", "/companies/0/energy", "/companies/1/vp", "/tiles/stack/0", "/next", "/dams/0/drops"};
        static const std::array<const char*, 4> operations{"replace", "remove", "copy", "add"};
        patch = nlohmann::json::array();
        for (std::size_t i = bytes_.take() % 3U; i > 0; --i) {
            const auto kind = bytes_.take();
            patch.push_back({{"op", operations[kind % operations.size()]},
                             {"path", paths[bytes_.take() % paths.size()]},
                             {"from", paths[kind % paths.size()]},
                             {"value", bytes_.take() % 25}});
        }
    }

    Bytes& bytes_;
};

template <class Variant, std::size_t... I>
Variant any_of(Bytes& bytes, std::index_sequence<I...>) {
    Variant value;
    const std::size_t which = bytes.take() % sizeof...(I);
    const Filler filler(bytes);
    const auto fill = [&]<std::size_t At>(std::integral_constant<std::size_t, At>) {
        std::variant_alternative_t<At, Variant>::fields(value.template emplace<At>(), filler);
    };
    static_cast<void>(((which == I && (fill(std::integral_constant<std::size_t, I>{}), true)) || ...));
    return value;
}
template <class Variant>
Variant any_of(Bytes& bytes) {
    return any_of<Variant>(bytes, std::make_index_sequence<std::variant_size_v<Variant>>{});
}

/// Written, read and decided: what a position is for.
void use(const State& state, bool whole) {
    const auto json = position_to_json(facts(), state);
    const auto decision = decide(facts(), state);
    if (decision.ok())
        require(barrage::apply(state, decision.value().events) == decision.value().after,
                "events lead to after");
    if (!whole)
        return;
    const auto read = position_from_json(facts(), nlohmann::json::parse(json.dump()));
    if (!read.ok())
        std::fprintf(stderr, "%s %s\n%s\n", read.error().path.c_str(), read.error().message.c_str(),
                     json.dump().c_str());
    require(read.ok() && read.value() == state, "a position is read back as it was");
    if (state.turn && state.tracking == Tracking::full)
        require(decision.ok(), "a position with a turn is decided");
}

/// Commands keep a possible table possible.
void command(State& state, Bytes& bytes, bool& whole) {
    const auto told = any_of<Command>(bytes);
    const State before = state;
    const auto carried = carry_out(facts(), state, told, (bytes.take() & 1U) != 0);
    tally().count(carried.ok() ? "command carried out" : "command refused");
    require(state == before, "carry_out changes nothing");
    if (!carried.ok()) {
        require(!carried.error().id.empty() && !carried.error().message.empty(), "a refusal has its reason");
        return;
    }
    require(barrage::apply(before, carried.value().events) == carried.value().after,
            "a command is its events");
    if (whole)
        require(check_position(facts(), carried.value().after).ok(), "a possible table stays possible");
    state = carried.value().after;
    if (std::holds_alternative<Correct>(told) || std::holds_alternative<TrackFully>(told))
        whole = true; // checked as a whole
}

/// Events keep the code safe, whatever they make of the table.
void event(State& state, Bytes& bytes, bool& whole) {
    const auto happening = any_of<Event>(bytes);
    State after = state;
    const bool possible = can_apply(facts(), state, happening).ok();
    tally().count(possible ? "event applied" : "event impossible");
    if (!possible)
        return;
    apply_in_place(after, happening); // throws, and so ends the run, if a contract breaks
    const auto json =
        nlohmann::json::array({nlohmann::json::parse(event_to_json(facts(), happening).dump())});
    const auto read = events_from_json(facts(), json);
    require(!read.ok() || read.value().front() == happening, "an event is read back as it was");
    state = after;
    whole =
        whole && check_position(facts(), state).ok() && std::holds_alternative<PositionCorrected>(happening);
}

} // namespace

extern "C" int automa_fuzz_commands(const std::uint8_t* data, std::size_t size);

extern "C" int automa_fuzz_commands(const std::uint8_t* data, std::size_t size) {
    Bytes bytes(std::span(data, size));
    State state = positions()[(bytes.take() * 256U + bytes.take()) % positions().size()];
    bool whole = true;
    while (!bytes.empty()) {
        if ((bytes.take() & 1U) == 0)
            command(state, bytes, whole);
        else
            event(state, bytes, whole);
    }
    use(state, whole);
    return 0;
}

/// Weak: in the test program another target's stands for it.
extern "C" __attribute__((weak)) int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
extern "C" __attribute__((weak)) int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    return automa_fuzz_commands(data, size);
}
