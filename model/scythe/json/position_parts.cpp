#include "model/scythe/json/position_parts.h"

#include "model/scythe/facts/readers.h"

namespace automa::scythe {

using core::JsonReader;
using facts::read_enum;
using facts::read_territory;

namespace {

template <class Values>
void read_values(const JsonReader& list, Values& values, std::size_t most) {
    for (std::size_t i = 0, n = list.size(0, most); i < n; ++i)
        values.push_back(
            static_cast<std::uint8_t>(list.item(i).integer(lowest_combat_card, highest_combat_card)));
}

} // namespace

CardId card_from_json(const JsonReader& json) {
    return CardId(static_cast<std::size_t>(json.integer(1, static_cast<int>(card_count))));
}

Counts counts_from_json(const Catalogue& facts, const JsonReader& json, std::int16_t otherwise) {
    Counts counts;
    counts.fill(otherwise);
    if (!json.json().is_object())
        json.expect_keys({});
    for (const auto& [name, member] : json.json().items()) {
        const JsonReader item(member, json.path() + "/" + name);
        const auto id = facts.find_territory(name);
        if (!id)
            item.refuse("unknown_id", "“" + name + "” is not a known territory.");
        counts[id->index()] = static_cast<std::int16_t>(item.integer(0, most_resources));
    }
    return counts;
}

Loss loss_from_json(const JsonReader& json) {
    expect_keys(json, keys::loss);
    Loss loss;
    if (json.has("power"))
        loss.power = static_cast<std::int8_t>(json.at("power").integer(0, power_limit));
    if (json.has("combat_cards"))
        loss.combat_cards = static_cast<std::int8_t>(json.at("combat_cards").integer(0, 99));
    return loss;
}

Answers answers_from_json(const JsonReader& json) {
    expect_keys(json, keys::answers);
    Answers answers;
    if (json.has("combat_card"))
        answers.combat_card = card_from_json(json.at("combat_card"));
    if (json.has("automa_loses"))
        answers.automa_loses = loss_from_json(json.at("automa_loses"));
    if (json.has("winner"))
        answers.winner = read_enum<Player>(json.at("winner"), "side");
    if (json.has("human_total")) {
        answers.human_total = static_cast<std::int16_t>(json.at("human_total").integer(0, 999));
        if (answers.winner)
            json.at("human_total").refuse("both", "Either the winner is told or the total, not both.");
    }
    if (json.has("automa_values")) {
        answers.automa_values.emplace();
        read_values(json.at("automa_values"), *answers.automa_values, most_cards_in_combat);
        if (answers.winner)
            json.at("automa_values").refuse("both", "Either the winner is told or the values, not both.");
    }
    if (json.has("move_checks"))
        read_values(json.at("move_checks"), answers.move_checks, 16);
    if (json.has("place_checks"))
        read_values(json.at("place_checks"), answers.place_checks, 16);
    if (json.has("human_sixth_star"))
        answers.human_sixth_star = read_enum<SixthStar>(json.at("human_sixth_star"), "moment");
    return answers;
}

FinalLines final_from_json(const Catalogue& facts, const JsonReader& json, bool resources_known) {
    expect_keys(json, keys::final_lines);
    FinalLines lines;
    lines.coins = json.at("coins").integer(0, most_coins);
    lines.popularity = static_cast<std::int8_t>(json.at("popularity").integer(0, most_popularity));
    lines.stars = static_cast<std::int8_t>(json.at("stars").integer(0, stars_of_side));
    lines.power = static_cast<std::int8_t>(json.at("power").integer(0, power_limit));
    if (json.has("structures")) {
        const JsonReader list = json.at("structures");
        const std::size_t count = list.size(0, 1000);
        if (count > 4)
            list.item(4).refuse("too_many", "A side has only 4 structures.");
        for (std::size_t i = 0; i < count; ++i) {
            const TerritoryId at = read_territory(list.item(i), facts);
            if (facts.lakes.has(at))
                list.item(i).refuse("wrong_terrain", "No structure stands on a lake.");
            lines.structures.push_back(at);
        }
    }
    if (json.has("structure_bonus"))
        lines.structure_bonus = json.at("structure_bonus").integer(0, most_coins);
    if (json.has("resources"))
        lines.resources = counts_from_json(facts, json.at("resources"), 0);
    else if (!resources_known)
        JsonReader(json.json(), json.path() + "/resources")
            .refuse("missing_key", "Resources are not tracked, so the final ones must be named.");
    return lines;
}

Place place_from_json(const Catalogue& facts, const JsonReader& json, const Side& side, Faction automa) {
    const std::string& text = json.string();
    if (text == "base")
        return side.base();
    constexpr std::string_view prefix = "base:";
    if (!text.starts_with(prefix))
        return read_territory(json, facts);
    const auto faction = core::by_name<Faction>(std::string_view(text).substr(prefix.size()));
    if (!faction)
        json.refuse("unknown_id", "“" + text + "” is not a known place.");
    if (side.player != Player::human || side.faction != Faction::crimea)
        json.refuse("wrong_base", "Only a human Crimea can stand on another home base.");
    if (*faction == side.faction)
        json.refuse("wrong_base", "The own home base is written “base”.");
    if (*faction == automa)
        json.refuse("wrong_base", "This home base is the Automa's, not an inactive one.");
    return Place::base(*faction);
}

} // namespace automa::scythe
