// factions.json: ten Automa factions, three of them known in part.
#include "model/innovation/facts/readers.h"

#include <array>

namespace automa::innovation::facts {
namespace {

using core::JsonReader;
using Words = std::array<std::string_view, 2>;

template <std::size_t Room>
core::StaticVector<TieBreaker, Room> read_tie_breakers(const JsonReader& list) {
    core::StaticVector<TieBreaker, Room> result;
    for (std::size_t i = 0, n = list.size(0, Room); i < n; ++i)
        result.push_back(read_enum<TieBreaker>(list.item(i), "tie-breaker"));
    return result;
}

void read_build(const JsonReader& item, FactionAction& action) {
    action.everywhere =
        item.at("valid_hexes").one_of(Words{"support_card", "all_empty_land_hexes"}, "set of hexes") == 1;
    action.first = read_tie_breakers<2>(item.at("faction_tie_breakers"));
    action.then = read_tie_breakers<3>(item.at("then"));
    if (action.then.empty() || action.then.back() != TieBreaker::directional)
        item.at("then").refuse("contradiction", "The last tie-breaker must be the count: it always decides.");
}

FactionAction read_action(const JsonReader& item) {
    FactionAction action;
    action.part = read_enum<FactionPart>(item.at("action"), "faction action");
    switch (action.part) {
    case FactionPart::terraform_and_build:
        read_build(item, action);
        break;
    case FactionPart::gain_vp:
        if (item.at("vp").string() != "x")
            item.at("vp").refuse("unknown_id", "A faction scores X.");
        action.modifier = item.at("modifier").integer(-9, 9);
        action.floor = item.at("floor").integer(0, 9);
        break;
    case FactionPart::advance_discipline:
        action.levels = item.at("levels").integer(1, 4);
        if (!item.at("same_discipline").boolean() || item.at("scholar").boolean()
            || item.at("selection").string() != "catch_up")
            item.refuse("contradiction", "This way to advance is not known.");
        break;
    case FactionPart::place_tool:
    case FactionPart::turn_fallow_into_blighted:
        break;
    }
    return action;
}

void read_ongoing(const JsonReader& list, FactionFacts& faction) {
    if (list.size(0, 1) == 0)
        return;
    const JsonReader item = list.item(0);
    const std::size_t trigger = item.at("trigger").one_of(
        Words{"automa_is_first_to_pass_in_round", "you_gain_at_least_2_power_from_an_automa_building"},
        "trigger");
    if (trigger == 0) {
        faction.ongoing = Ongoing::first_to_pass_scores_again;
        return;
    }
    faction.ongoing = Ongoing::power_advances;
    faction.ongoing_levels = item.at("levels").integer(1, 4);
}

void read_words(const JsonReader& list, std::vector<std::string>& words) {
    for (std::size_t i = 0, n = list.size(0, 20); i < n; ++i)
        words.push_back(list.item(i).string());
}

void read_faction(const JsonReader& item, FactionFacts& faction) {
    faction.name_de = item.at("name_de").string();
    if (const auto name = item.maybe("name_uk"))
        faction.name_uk = name->string();
    faction.guided = item.at("completeness").one_of(Words{"complete", "partial"}, "state") == 1;
    faction.two_humans = item.at("allowed_with_two_humans").boolean();
    const JsonReader science = item.at("starting_science");
    for (std::size_t i = 0, n = science.size(0, count_of<Discipline>); i < n; ++i)
        faction.science[index_of(read_enum<Discipline>(science.item(i).at("discipline"), "discipline"))] =
            science.item(i).at("levels").integer(1, 4);
    const JsonReader actions = item.at("faction_actions");
    for (std::size_t i = 0, n = actions.size(1, 3); i < n; ++i)
        faction.actions.push_back(read_action(actions.item(i)));
    read_ongoing(item.at("ongoing"), faction);
    const JsonReader end = item.at("end_scoring");
    if (end.size(0, 1) == 1) {
        if (end.item(0).at("per").string() != "own_building_on_map")
            end.item(0).at("per").refuse("unknown_id", "This end scoring is not known.");
        faction.vp_per_building = end.item(0).at("vp").integer(1, 9);
    }
    read_words(item.at("missing"), faction.missing);
    const JsonReader setup = item.at("setup");
    for (std::size_t i = 0, n = setup.size(0, 9); i < n; ++i)
        faction.setup.push_back(setup.item(i).at("step").string());
    if (faction.guided == faction.missing.empty())
        item.at("missing").refuse("contradiction",
                                  "What is missing, and only that, makes a faction partial.");
}

} // namespace

void read_factions(const JsonReader& file, Catalogue& catalogue) {
    const JsonReader list = file.at("factions");
    static_cast<void>(list.size(count_of<Faction>, count_of<Faction>));
    for (std::size_t i = 0; i < count_of<Faction>; ++i) {
        expect_named<Faction>(list.item(i).at("id"), i, "faction");
        read_faction(list.item(i), catalogue.factions[i]);
    }
}

} // namespace automa::innovation::facts
