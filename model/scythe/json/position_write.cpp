#include "model/scythe/json/position_json.h"
#include "model/scythe/json/position_parts.h"

#include <nlohmann/json.hpp>

namespace automa::scythe {
namespace {

using Json = nlohmann::ordered_json;

template <class List>
Json places_json(const Catalogue& facts, const List& list, Faction own) {
    Json json = Json::array();
    for (const Place place : list)
        json.push_back(place_text(facts, place, own));
    return json;
}

template <class Enum>
Json bits_json(std::uint8_t bits) {
    Json json = Json::array();
    for (std::size_t i = 0; i < count_of<Enum>; ++i)
        if ((bits >> i & 1U) != 0)
            json.push_back(Names<Enum>::all[i]);
    return json;
}

Json counts_json(const Catalogue& facts, const Counts& counts, bool zeros) {
    Json json = Json::object();
    for (std::size_t i = 0; i < territory_count; ++i)
        if (counts[i] > 0 || (zeros && counts[i] == 0))
            json[facts.territories[i].id] = counts[i];
    return json;
}

template <class List>
Json cards_json(const List& cards) {
    Json json = Json::array();
    for (const CardId card : cards)
        json.push_back(card.value);
    return json;
}

Json modifiers_json(const Modifiers& modifiers) {
    Json json = Json::object();
    const auto note = [&](const char* key, auto value) {
        if (value != decltype(value){})
            json[key] = value;
    };
    note("skip", modifiers.skip);
    note("coins", modifiers.coins);
    note("power", modifiers.power);
    note("move_check", modifiers.move_check);
    note("place_check", modifiers.place_check);
    note("all_moves", modifiers.all_moves);
    return json;
}

Json interpretations_json(const Interpretations& chosen) {
    Json json = Json::object();
    each_interpretation(chosen, [&](const char* key, const auto& value) {
        if (index_of(value) != 0)
            json[key] = name_of(value);
    });
    return json;
}

Json automa_json(const Catalogue& facts, const Side& side) {
    const AutomaMat& mat = side.automa;
    return {{"faction", name_of(side.faction)},
            {"power", mat.power},
            {"coins", mat.coins},
            {"combat_cards", mat.combat_cards},
            {"combat_stars", mat.combat_stars},
            {"power_star", mat.power_star},
            {"factory_card", mat.factory_card},
            {"character", place_text(facts, side.units.character, side.faction)},
            {"mechs", places_json(facts, side.units.mechs, side.faction)},
            {"workers", places_json(facts, side.units.workers, side.faction)}};
}

Json human_json(const Catalogue& facts, const Side& side) {
    Json json{{"faction", name_of(side.faction)},
              {"rivers", bits_json<Crossing>(side.human.crossings)},
              {"lakes", side.human.lakes}};
    if (side.human.recruits)
        json["recruits"] = bits_json<RecruitBonus>(*side.human.recruits);
    json["character"] = place_text(facts, side.units.character, side.faction);
    json["mechs"] = places_json(facts, side.units.mechs, side.faction);
    json["workers"] = places_json(facts, side.units.workers, side.faction);
    return json;
}

Json piles_json(const CardPiles& cards) {
    Json json{{"discard", cards_json(cards.discard)}, {"combat_discard", cards_json(cards.combat_discard)}};
    if (cards.last_card)
        json["last_card"] = cards.last_card->value;
    return json;
}

Json turn_json(const Catalogue& facts, const Turn& turn) {
    Json json{{"kind", name_of(turn.kind)}};
    if (turn.kind == TurnKind::automa)
        json["card"] = turn.card.value;
    else
        json["territory"] = facts.territory(turn.territory).id;
    if (!(turn.answers == Answers{}))
        json["answers"] = answers_to_json(turn.answers);
    return json;
}

Json app_json(const Catalogue& facts, const State& state, const Side& human, const Side& automa) {
    const auto who = [&](SideId side) { return name_of(state.side(side).player); };
    Json json{{"tracking", name_of(state.tracking)},
              {"cards_from", name_of(state.cards_from)},
              {"next", who(state.next)},
              {"draw", cards_json(automa.automa.cards.draw)},
              {"random", state.random.state()},
              {"abilities", human.human.abilities},
              {"stars", human.human.stars},
              {"contested", Json::array()}};
    for (const TerritoryId at : state.contested)
        json["contested"].push_back(facts.territory(at).id);
    for (const Intruder& each : state.intruders)
        json["intruders"].push_back({{"unit", name_of(each.unit)},
                                     {"from", facts.place_name(each.from)},
                                     {"at", facts.territory(each.at).id}});
    if (state.turn && state.turn->card_laid)
        json["card_laid"] = true;
    if (state.fight)
        json["fight"] = {{"attacker", name_of(state.fight->attacker)},
                         {"card", state.fight->card.value},
                         {"power", state.fight->power},
                         {"combat_cards", state.fight->combat_cards}};
    if (state.ended_by)
        json["ended_by"] = who(*state.ended_by);
    return json;
}

/// What the giver left out stays out while it says nothing, and what decides nothing stays as written.
void pass_on(Json& json, const nlohmann::json& given, std::string_view key, bool verbatim) {
    const std::string name(key);
    if (!given.contains(name))
        json.erase(name);
    else if (verbatim)
        json[name] = Json::parse(given[name].dump());
}

} // namespace

Json answers_to_json(const Answers& answers) {
    Json json = Json::object();
    if (answers.combat_card)
        json["combat_card"] = answers.combat_card->value;
    if (answers.automa_loses)
        json["automa_loses"] = {{"power", answers.automa_loses->power},
                                {"combat_cards", answers.automa_loses->combat_cards}};
    if (answers.winner)
        json["winner"] = name_of(*answers.winner);
    if (answers.human_total)
        json["human_total"] = *answers.human_total;
    if (answers.automa_values)
        json["automa_values"] =
            Json(std::vector<int>(answers.automa_values->begin(), answers.automa_values->end()));
    if (!answers.move_checks.empty())
        json["move_checks"] = Json(std::vector<int>(answers.move_checks.begin(), answers.move_checks.end()));
    if (!answers.place_checks.empty())
        json["place_checks"] =
            Json(std::vector<int>(answers.place_checks.begin(), answers.place_checks.end()));
    if (answers.human_sixth_star)
        json["human_sixth_star"] = name_of(*answers.human_sixth_star);
    return json;
}

Json final_to_json(const Catalogue& facts, const FinalLines& lines) {
    Json json{{"coins", lines.coins},
              {"popularity", lines.popularity},
              {"stars", lines.stars},
              {"power", lines.power}};
    json["structures"] = Json::array();
    for (const TerritoryId at : lines.structures)
        json["structures"].push_back(facts.territory(at).id);
    json["structure_bonus"] = lines.structure_bonus;
    if (lines.resources)
        json["resources"] = counts_json(facts, *lines.resources, false);
    return json;
}

std::string_view place_text(const Catalogue& catalogue, Place place, Faction own) {
    return place == Place::base(own) ? std::string_view("base") : catalogue.place_name(place);
}

Json position_to_json(const Catalogue& facts, const State& state, Detail detail) {
    const Side& automa = state.side(first_side(state, Player::automa));
    const Side& human = state.side(first_side(state, Player::human));
    Json json{{"format", position_format},
              {"star_card", name_of(automa.automa.star_card)},
              {"star_cube", automa.automa.star_cube},
              {"modifiers", modifiers_json(state.modifiers)},
              {"interpretations", interpretations_json(state.interpretations)},
              {"automa", automa_json(facts, automa)},
              {"human", human_json(facts, human)},
              {"resources_tracked", state.resources_tracked},
              {"resources", counts_json(facts, state.resources, !state.resources_tracked)},
              {"encounters", Json::array()},
              {"cards", piles_json(automa.automa.cards)}};
    for (const TerritoryId at : state.encounters)
        json["encounters"].push_back(facts.territory(at).id);
    if (state.turn)
        json["turn"] = turn_json(facts, *state.turn);
    if (state.final_lines)
        json["final"] = final_to_json(facts, *state.final_lines);
    if (detail == Detail::full)
        json["app"] = app_json(facts, state, human, automa);
    return json;
}

Json position_after_json(const Catalogue& facts, const State& after, const nlohmann::json& given) {
    Json json = position_to_json(facts, after, given.contains("app") ? Detail::full : Detail::contract);
    for (const std::string_view key : {"modifiers", "interpretations", "final"})
        pass_on(json, given, key, true);
    pass_on(json, given, "resources_tracked", false);
    for (const std::string_view key : {"rivers", "lakes", "recruits"})
        pass_on(json["human"], given["human"], key, true);
    return json;
}

core::Status check_position(const Catalogue& catalogue, const State& state) {
    const auto read = position_from_json(catalogue, nlohmann::json(position_to_json(catalogue, state)));
    if (!read.ok())
        return read.error();
    if (!(read.value() == state))
        return core::Error{"round_trip", "/", "The position read back from JSON is another one."};
    return core::Done{};
}

} // namespace automa::scythe
