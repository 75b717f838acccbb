#include "model/innovation/state/spellings.h"

#include <utility>

namespace automa::innovation {
namespace {

using core::called;
using core::count;
using core::Description;
using core::JsonReader;
using core::OrderedJson;
using core::unless_default;
using core::unless_empty;
using core::within;

class Kept {
public:
    Kept(Description& to, State& position) : field(to), state(position) {}

    void run() {
        AppState& kept = state.app;
        field("phase", kept.phase);
        field("tracking", kept.tracking);
        field("dealer", kept.dealer);
        field("entry", kept.entry);
        field("next", kept.next, within(0, static_cast<int>(seats(state).size()) - 1));
        entered();
        field("bookkeeping", kept.bookkeeping, unless_default);
        set("habits", kept.habits);
        set("trusted", kept.trusted);
        field("lapsed", kept.lapsed, unless_default, within(0, 127));
        field.object(
            "highest", [&] { highest(); }, unless_empty);
        field.object(
            "last_known", [&] { last_known(); }, unless_empty);
        field.object(
            "rooms", [&] { rooms(); }, unless_empty);
        field("seen", kept.seen, unless_default, within(0, (2 << card_count) - 1));
        if (field.reading())
            kept.seen = static_cast<std::uint16_t>(kept.seen & ~card_bit(unknown_card));
        field("random", kept.random, unless_default, spell::Generator{});
    }

private:
    void entered() {
        AppState& kept = state.app;
        const std::array<std::pair<std::string_view, bool*>, 5> all{{{"power", &kept.entered_power},
                                                                     {"book", &kept.entered_book},
                                                                     {"innovation", &kept.entered_innovation},
                                                                     {"scholar", &kept.entered_scholar},
                                                                     {"science", &kept.entered_science}}};
        struct Word {
            const decltype(all)& words;
            [[nodiscard]] OrderedJson write(std::uint8_t word) const { return words[word].first; }
            void read(const JsonReader& json, std::uint8_t& word) const {
                for (word = 0; word < words.size(); ++word)
                    if (words[word].first == json.string())
                        return;
                json.refuse("unknown_id", "This cannot be entered.");
            }
            [[nodiscard]] OrderedJson schema() const { return {{"type", "string"}}; }
        };
        core::StaticVector<std::uint8_t, 5> list;
        for (std::size_t i = 0; i < all.size(); ++i)
            if (*all[i].second)
                list.push_back(static_cast<std::uint8_t>(i));
        field("entered", list, unless_default, count(0, list.room), Word{all});
        for (const std::uint8_t word : list)
            *all[word].second = true;
    }

    /// Of what humans may enter, only some.
    void set(std::string_view name, EnteredSet& set) {
        core::StaticVector<Entered, count_of<Entered>> list;
        for (std::size_t i = 0; i < count_of<Entered>; ++i)
            if ((set & entered_bit(static_cast<Entered>(i))) != 0)
                list.push_back(static_cast<Entered>(i));
        field(name, list, unless_default, count(0, list.room), called("entered"));
        for (const Entered what : list)
            set = static_cast<EnteredSet>(set | entered_bit(what));
    }
    /// A level of each discipline that has one.
    template <class Level>
    void levels(Level level) {
        each_discipline([&](std::string_view name, std::size_t d) {
            std::int8_t& kept = level(d).first;
            auto told = level(d).second ? std::optional(kept) : std::nullopt;
            field(name, told, level_range);
            if (field.reading() && told)
                kept = *told;
        });
    }
    void highest() {
        levels([&](std::size_t d) {
            std::int8_t& level = state.app.highest[d];
            return std::pair<std::int8_t&, bool>(level, level >= 0);
        });
    }
    /// How far above the last known levels the markers may stand by now.
    void rooms() {
        for (std::size_t human = 0; human < state.human_count; ++human)
            field.object(
                Names<Player>::all[human],
                [&] {
                    levels([&](std::size_t d) {
                        ToldLevel& level = state.humans[human].science[d];
                        return std::pair<std::int8_t&, bool>(level.known ? nothing_ : level.room,
                                                             !level.known && level.room != top_level);
                    });
                },
                unless_empty);
    }

    /// What was known when it last was; it counts while nothing newer is told.
    template <class AnyTold, class... How>
    void last(std::string_view name, AnyTold& told, const How&... how) {
        auto value = told.known ? decltype(told.value){} : told.value;
        field(name, value, unless_default, how...);
        if (field.reading() && !told.known)
            told.value = value;
    }
    void last_known() {
        last("power_actions", state.power_actions, within(0, (1 << power_action_count) - 1));
        last("book_actions", state.book_actions, within(0, (1 << book_action_count) - 1));
        last("innovations", state.innovations, within(0, 255));
        field.object(
            "scholars",
            [&] {
                each_discipline([&](std::string_view name, std::size_t d) {
                    last(name, state.scholars[d], called("player"));
                });
            },
            unless_empty);
        field.object(
            "science",
            [&] {
                for (std::size_t human = 0; human < state.human_count; ++human)
                    field.object(
                        Names<Player>::all[human],
                        [&] {
                            each_discipline([&](std::string_view name, std::size_t d) {
                                last(name, state.humans[human].science[d], level_range);
                            });
                        },
                        unless_empty);
            },
            unless_empty);
    }

    Description& field;
    State& state;
    std::int8_t nothing_ = 0; // where the room of a known level is read to
};

} // namespace

void describe_app(Description& field, State& state) {
    Kept(field, state).run();
}

} // namespace automa::innovation
