#include "model/innovation/json/position_app.h"

#include "model/innovation/facts/readers.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace automa::innovation {
namespace {

using Json = nlohmann::ordered_json;
using core::JsonReader;
using facts::read_enum;

/// The names of what the human in turn has entered, with the flag that remembers it.
template <class App, class Visit>
void each_entered(App& app, Visit visit) {
    visit("power", app.entered_power);
    visit("book", app.entered_book);
    visit("innovation", app.entered_innovation);
    visit("scholar", app.entered_scholar);
    visit("science", app.entered_science);
}

/// What only some of these are: "habits": ["power", "scholar"].
void read_set(const JsonReader& item, std::string_view key, EnteredSet& set) {
    const auto list = item.maybe(key);
    for (std::size_t i = 0, n = list ? list->size(0, count_of<Entered>) : 0; i < n; ++i)
        set = static_cast<EnteredSet>(set | entered_bit(read_enum<Entered>(list->item(i), "entered")));
}

void write_set(Json& json, const char* key, EnteredSet set) {
    for (std::size_t i = 0; i < count_of<Entered>; ++i)
        if ((set & entered_bit(static_cast<Entered>(i))) != 0)
            json[key].push_back(Names<Entered>::all[i]);
}

/// How far above the last known levels the markers may stand by now.
void read_rooms(const JsonReader& item, State& state) {
    for (std::size_t human = 0; human < state.human_count; ++human) {
        const auto levels = item.maybe(Names<Player>::all[human]);
        for (std::size_t d = 0; levels && d < count_of<Discipline>; ++d)
            if (const auto room = levels->maybe(Names<Discipline>::all[d]);
                room && !state.humans[human].science[d].known)
                state.humans[human].science[d].room = static_cast<std::int8_t>(room->integer(0, top_level));
    }
}

Json rooms(const State& state) {
    Json json = Json::object();
    for (std::size_t human = 0; human < state.human_count; ++human)
        for (std::size_t d = 0; d < count_of<Discipline>; ++d)
            if (const ToldLevel& level = state.humans[human].science[d];
                !level.known && level.room != top_level)
                json[std::string(Names<Player>::all[human])][std::string(Names<Discipline>::all[d])] =
                    level.room;
    return json;
}

void read_highest(const JsonReader& item, AppState& app) {
    for (std::size_t d = 0; d < count_of<Discipline>; ++d)
        if (const auto level = item.maybe(Names<Discipline>::all[d]))
            app.highest[d] = static_cast<std::int8_t>(level->integer(0, top_level));
}

template <class AnyState, class Visit>
void each_row(AnyState& state, Visit visit) {
    visit("power_actions", state.power_actions, Slots{(1U << power_action_count) - 1});
    visit("book_actions", state.book_actions, Slots{(1U << book_action_count) - 1});
    visit("innovations", state.innovations, Slots{255});
}

/// A position from outside: who is next is read off the board.
void infer(const Catalogue& facts, State& state) {
    // What a position lists is known to those who wrote it.
    for (const CardId card : state.cards.stack)
        state.app.seen = static_cast<std::uint16_t>(state.app.seen | card_bit(card));
    for (const CardId card : state.cards.support)
        state.app.seen = static_cast<std::uint16_t>(state.app.seen | card_bit(card));
    if (state.cards.action)
        state.app.seen = static_cast<std::uint16_t>(state.app.seen | card_bit(*state.cards.action));
    state.app.seen = static_cast<std::uint16_t>(state.app.seen & ~card_bit(unknown_card));
    if (!state.innovations)
        state.innovations.value = static_cast<Slots>((1U << facts.innovation_slots(state.human_count)) - 1U);
    const bool placed = std::ranges::any_of(
        state.buildings, [](const Building& building) { return building.owner == Player::automa; });
    AppState& app = state.app;
    app.bookkeeping = Bookkeeping::habits;
    if (!placed && state.round == 1) {
        app.phase = Phase::workshops;
        app.next = static_cast<std::uint8_t>(
            state.turn ? state.human_count
                       : std::min<std::size_t>(state.buildings.size(), state.human_count));
        return;
    }
    for (std::size_t i = 0; i < state.turn_order.size(); ++i) {
        const Player player = state.turn_order[i];
        if (state.turn ? player == Player::automa : !state.has_passed(player)) {
            app.next = static_cast<std::uint8_t>(i);
            return;
        }
    }
    app.phase = Phase::round_end;
}

void read_last_known(const JsonReader& item, State& state) {
    item.expect_keys({"power_actions", "book_actions", "innovations", "scholars", "science"});
    each_row(state, [&](const char* key, Told<Slots>& row, Slots all) {
        if (const auto value = item.maybe(key); value && !row.known)
            row.value = static_cast<Slots>(value->integer(0, all));
    });
    if (const auto scholars = item.maybe("scholars"))
        for (std::size_t d = 0; d < count_of<Discipline>; ++d) {
            const auto list = scholars->maybe(Names<Discipline>::all[d]);
            if (!list || state.scholars[d].known)
                continue;
            static_cast<void>(list->size(scholar_space_count, scholar_space_count));
            for (std::size_t i = 0; i < scholar_space_count; ++i)
                if (!list->item(i).is_null())
                    state.scholars[d].value[i] = read_enum<Player>(list->item(i), "player");
        }
    if (const auto science = item.maybe("science"))
        for (std::size_t human = 0; human < state.human_count; ++human) {
            const auto levels = science->maybe(Names<Player>::all[human]);
            for (std::size_t d = 0; levels && d < count_of<Discipline>; ++d) {
                const auto level = levels->maybe(Names<Discipline>::all[d]);
                if (level && !state.humans[human].science[d].known)
                    state.humans[human].science[d].value =
                        static_cast<std::int8_t>(level->integer(0, top_level));
            }
        }
}

Json last_known(const State& state) {
    Json json = Json::object();
    each_row(state, [&](const char* key, const Told<Slots>& row, Slots) {
        if (!row.known && row.value != 0)
            json[key] = row.value;
    });
    for (std::size_t d = 0; d < count_of<Discipline>; ++d) {
        const auto& told = state.scholars[d];
        if (!told.known && told.value != ScholarSpaces{})
            for (const auto& space : told.value)
                json["scholars"][std::string(Names<Discipline>::all[d])].push_back(
                    space ? Json(name_of(*space)) : Json());
        for (std::size_t human = 0; human < state.human_count; ++human) {
            const auto& level = state.humans[human].science[d];
            if (!level.known && level.value != 0)
                json["science"][std::string(Names<Player>::all[human])]
                    [std::string(Names<Discipline>::all[d])] = level.value;
        }
    }
    return json;
}

} // namespace

void read_app_state(const std::optional<JsonReader>& item, const Catalogue& catalogue, State& state) {
    if (!item) {
        infer(catalogue, state);
        return;
    }
    item->expect_keys({"phase", "tracking", "dealer", "entry", "next", "entered", "bookkeeping", "habits",
                       "trusted", "lapsed", "highest", "last_known", "rooms", "seen", "random"});
    AppState& app = state.app;
    app.phase = read_enum<Phase>(item->at("phase"), "phase");
    app.tracking = read_enum<Tracking>(item->at("tracking"), "tracking");
    app.dealer = read_enum<Dealer>(item->at("dealer"), "dealer");
    app.entry = read_enum<Entry>(item->at("entry"), "entry");
    const auto last = static_cast<int>(seats(state).size()) - 1;
    app.next = static_cast<std::uint8_t>(item->at("next").integer(0, last));
    if (const auto list = item->maybe("entered"))
        for (std::size_t i = 0, n = list->size(0, 5); i < n; ++i) {
            bool known = false;
            each_entered(app, [&](std::string_view name, bool& entered) {
                known = known || name == list->item(i).string();
                entered = entered || name == list->item(i).string();
            });
            if (!known)
                list->item(i).refuse("unknown_id", "This cannot be entered.");
        }
    if (const auto kept = item->maybe("bookkeeping"))
        app.bookkeeping = read_enum<Bookkeeping>(*kept, "bookkeeping");
    read_set(*item, "habits", app.habits);
    read_set(*item, "trusted", app.trusted);
    if (const auto lapsed = item->maybe("lapsed"))
        app.lapsed = static_cast<std::uint8_t>(lapsed->integer(0, 127));
    if (const auto levels = item->maybe("highest"))
        read_highest(*levels, app);
    if (const auto known = item->maybe("last_known"))
        read_last_known(*known, state);
    if (const auto levels = item->maybe("rooms"))
        read_rooms(*levels, state);
    if (const auto seen = item->maybe("seen"))
        app.seen = static_cast<std::uint16_t>(seen->integer(0, (2 << card_count) - 1) & ~1);
    if (const auto random = item->maybe("random"))
        app.random = core::Random::from_state(random->unsigned64());
}

Json app_state_to_json(const State& state) {
    const AppState& app = state.app;
    Json json{{"phase", name_of(app.phase)},
              {"tracking", name_of(app.tracking)},
              {"dealer", name_of(app.dealer)},
              {"entry", name_of(app.entry)},
              {"next", app.next}};
    Json entered = Json::array();
    each_entered(app, [&](const char* name, bool is) {
        if (is)
            entered.push_back(name);
    });
    if (!entered.empty())
        json["entered"] = entered;
    if (app.bookkeeping != Bookkeeping::first)
        json["bookkeeping"] = name_of(app.bookkeeping);
    write_set(json, "habits", app.habits);
    write_set(json, "trusted", app.trusted);
    if (app.lapsed != 0)
        json["lapsed"] = app.lapsed;
    for (std::size_t d = 0; d < count_of<Discipline>; ++d)
        if (app.highest[d] >= 0)
            json["highest"][std::string(Names<Discipline>::all[d])] = app.highest[d];
    if (Json known = last_known(state); !known.empty())
        json["last_known"] = std::move(known);
    if (Json above = rooms(state); !above.empty())
        json["rooms"] = std::move(above);
    if (app.seen != 0)
        json["seen"] = app.seen;
    if (app.random.state() != 0)
        json["random"] = app.random.state();
    return json;
}

} // namespace automa::innovation
