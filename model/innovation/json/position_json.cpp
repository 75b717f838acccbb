#include "model/innovation/json/position_json.h"

#include "model/innovation/state/check.h"
#include "model/innovation/state/spellings.h"

#include <algorithm>

namespace automa::innovation {
namespace {

using Json = nlohmann::ordered_json;

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

/// Nothing at all, however it is put.
template <class AnyJson>
bool says_nothing(const AnyJson& json) {
    if (json.is_boolean())
        return !json.template get<bool>();
    if (json.is_structured())
        return std::all_of(json.begin(), json.end(), [](const auto& part) { return says_nothing(part); });
    return json.is_null();
}

void dress(const nlohmann::json& before, Json& after) {
    if (before.is_array() && after.is_array()) {
        for (std::size_t i = 0; i < std::min(before.size(), after.size()); ++i)
            dress(before[i], after[i]);
        return;
    }
    if (!before.is_object() || !after.is_object())
        return;
    for (const auto& [name, told] : before.items()) {
        const auto found = after.find(name);
        if (found == after.end()) {
            if (says_nothing(told))
                after[name] = told;
        } else if ((found->is_null() && says_nothing(told)) || (told.is_null() && says_nothing(*found))) {
            *found = told;
        } else {
            dress(told, *found);
        }
    }
    for (auto member = after.begin(); member != after.end();)
        member = !before.contains(member.key()) && says_nothing(member.value()) ? after.erase(member)
                                                                                : std::next(member);
}

} // namespace

Json position_to_json(const Catalogue& facts, const State& state, Detail detail) {
    State written = state;
    return core::Description::write(
        [&](core::Description& field) { describe(field, facts, written, detail); });
}

Json told_like(const nlohmann::json& before, Json after) {
    dress(before, after);
    for (const char* name : {"interpretations", "bridges"})
        if (before.contains(name))
            after[name] = before[name];
    // A list that holds the same slots keeps its order.
    for (const char* name : {"power_actions", "book_actions", "innovations"}) {
        if (!before.contains(name) || !before[name].is_array() || before[name].size() != after[name].size())
            continue;
        nlohmann::json sorted = before[name];
        std::sort(sorted.begin(), sorted.end());
        if (sorted == nlohmann::json(after[name]))
            after[name] = before[name];
    }
    const std::size_t automa = after["players"].size() - 1;
    const auto& told = before["players"][automa];
    if (told.contains("faction_state"))
        after["players"][automa]["faction_state"] = told["faction_state"];
    return after;
}

core::Result<State> position_from_json(const Catalogue& catalogue, const nlohmann::json& json) {
    return core::read_guarded([&] {
        State state;
        core::Description::read(
            core::JsonReader(json),
            [&](core::Description& field) { describe(field, catalogue, state, Detail::full); },
            position_manner);
        if (json.value("app", nlohmann::json()).is_null())
            infer(catalogue, state);
        if (const core::Status possible = check_position(catalogue, state); !possible.ok())
            throw core::Refusal(possible.error());
        return state;
    });
}

core::Result<State> read_position(const Catalogue& catalogue, std::string_view text) {
    const auto json = core::parse_json(text);
    if (!json.ok())
        return json.error();
    return position_from_json(catalogue, json.value());
}

Json position_schema(const Catalogue& catalogue) {
    State any;
    Json json{{"$schema", "https://json-schema.org/draft/2020-12/schema"},
              {"title", "innovation-position/1"}};
    json.update(core::Description::schema(
        [&](core::Description& field) { describe(field, catalogue, any, Detail::full); }));
    return json;
}

} // namespace automa::innovation
