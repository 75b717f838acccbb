// decision_cards.json and difficulty.json: the deck and what the levels make of it.
#include "model/innovation/facts/readers.h"

namespace automa::innovation::facts {
namespace {

using core::JsonReader;

CardAction read_action(const JsonReader& item) {
    CardAction action;
    action.symbol = read_enum<CardSymbol>(item.at("action"), "action");
    if (action.symbol != CardSymbol::gain_vp)
        return action;
    const JsonReader vp = item.at("vp");
    if (!vp.json().is_string())
        action.vp = vp.integer(0, 20);
    else if (vp.string() != "x")
        vp.refuse("unknown_id", "VP are a number or “x”.");
    return action;
}

SupportColumn read_support(const JsonReader& item) {
    SupportColumn support;
    support.group = read_enum<Group>(item.at("building_group"), "group");
    support.approach = item.at("approach").boolean();
    support.row = read_enum<PriorityRow>(item.at("terrain_priority_row"), "row");
    support.direction = read_enum<Direction>(item.at("direction").at("direction"), "direction");
    support.count = item.at("direction").at("count").integer(1, 9);
    support.science = read_enum<ScienceMode>(item.at("science_mode"), "way to choose a discipline");
    support.bonus = read_enum<BonusPlace>(item.at("round_bonus_position"), "place");
    return support;
}

/// The two letters of a card must name two hexes, whatever the terrain and the map.
void check_letters(const JsonReader& setup, const Card& card, const Catalogue& catalogue) {
    for (const Map& map : catalogue.maps)
        for (const auto& letters : map.letters)
            if (letters[index_of(card.marked_letter)] == letters[index_of(card.unmarked_letter)])
                setup.refuse("contradiction", "Both letters name the same hex for some terrain.");
}

CardId read_card_id(const JsonReader& reader) {
    return CardId(static_cast<std::size_t>(reader.integer(1, static_cast<int>(card_count))));
}

core::StaticVector<CardId, 2> read_card_ids(const JsonReader& list) {
    core::StaticVector<CardId, 2> cards;
    for (std::size_t i = 0, n = list.size(0, 2); i < n; ++i)
        cards.push_back(read_card_id(list.item(i)));
    return cards;
}

void read_rounds(const JsonReader& list, LevelFacts& level) {
    static_cast<void>(list.size(round_count, round_count));
    for (std::size_t i = 0; i < round_count; ++i) {
        expect_number(list.item(i).at("round"), i);
        level.shipping[i] = list.item(i).at("shipping").integer(0, static_cast<int>(max_shipping));
        level.x[i] = list.item(i).at("x_vp").integer(0, 20);
    }
}

} // namespace

void read_cards(const JsonReader& file, Catalogue& catalogue) {
    const JsonReader list = file.at("cards");
    static_cast<void>(list.size(card_count, card_count));
    for (std::size_t i = 0; i < card_count; ++i) {
        const JsonReader item = list.item(i);
        expect_number(item.at("id"), i);
        Card card;
        card.id = CardId(i + 1);
        card.starter = item.at("starter").boolean();
        card.pass_symbol = item.at("pass_symbol").boolean();
        const JsonReader actions = item.at("action_column");
        for (std::size_t k = 0, n = actions.size(1, 2); k < n; ++k)
            card.actions.push_back(read_action(actions.item(k)));
        card.support = read_support(item.at("support_column"));
        const JsonReader setup = item.at("setup_section");
        card.marked_letter = read_enum<Letter>(setup.at("marked_letter"), "letter");
        card.unmarked_letter = read_enum<Letter>(setup.at("unmarked_letter"), "letter");
        check_letters(setup, card, catalogue);
        catalogue.cards.push_back(card);
    }
}

void read_difficulty(const JsonReader& file, Catalogue& catalogue) {
    const JsonReader list = file.at("levels");
    static_cast<void>(list.size(count_of<Level>, count_of<Level>));
    std::size_t starters = 0;
    for (const Card& card : catalogue.cards)
        starters += card.starter ? 1U : 0U;
    for (std::size_t i = 0; i < count_of<Level>; ++i) {
        const JsonReader item = list.item(i);
        expect_named<Level>(item.at("id"), i, "level");
        LevelFacts& level = catalogue.levels[i];
        level.name = item.at("name").string();
        level.name_uk = item.at("name_uk").string();
        const JsonReader change = item.at("deck_change");
        level.removed = read_card_ids(change.at("remove_from_starting_deck"));
        if (!(level.removed == read_card_ids(change.at("put_on_top_of_reserve"))))
            change.refuse("contradiction", "What leaves the starting deck goes onto the reserve.");
        level.added = read_card_ids(change.at("add_fixed"));
        level.added_unseen = change.at("add_random_from_reserve").integer(0, 4);
        level.first_deck = item.at("round_1_deck_size").integer(4, 9);
        const std::size_t size = starters - level.removed.size() + level.added.size()
                                 + static_cast<std::size_t>(level.added_unseen);
        if (static_cast<int>(size) != level.first_deck
            || item.at("reserve_size_after_setup").integer(0, 14)
                   != static_cast<int>(card_count) - level.first_deck)
            item.refuse("wrong_total", "The changes make a deck of " + std::to_string(size) + " cards.");
        read_rounds(item.at("rounds"), level);
        level.end_shipping = item.at("end_area_shipping").integer(0, static_cast<int>(max_shipping));
        for (const int shipping : level.shipping)
            if (shipping > level.end_shipping)
                item.at("end_area_shipping").refuse("contradiction", "A round has a higher value.");
    }
}

} // namespace automa::innovation::facts
