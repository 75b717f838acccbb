#include "model/scythe/facts/readers.h"

namespace automa::scythe::facts {
namespace {

using core::JsonReader;

void read_combat(const JsonReader& combat, Card& card) {
    const JsonReader table = combat.at("power_table");
    static_cast<void>(table.size(card.power.size(), card.power.size()));
    for (std::size_t i = 0; i < card.power.size(); ++i) {
        const JsonReader range = table.item(i);
        if (range.at("from").integer(0, power_limit) != Catalogue::power_ranges[i])
            range.at("from").refuse("wrong_range", "The ranges begin at 0, 8 and 14 on every card.");
        const bool last = i + 1 == card.power.size();
        if (range.at("to").is_null() != last
            || (!last && range.at("to").integer(0, power_limit) != Catalogue::power_ranges[i + 1] - 1))
            range.at("to").refuse("wrong_range", "The ranges end at 7, at 13, and nowhere.");
        card.power[i] = range.at("power").integer(0, dial_limit);
    }
    card.combat_cards = combat.at("combat_cards").integer(0, static_cast<int>(combat_cards_limit));
}

std::optional<Faction> read_group(const JsonReader& json) {
    if (!json.has("faction"))
        return std::nullopt;
    return read_enum<Faction>(json.at("faction"), "faction");
}

MoveSymbol read_move(const JsonReader& json) {
    json.expect_keys({"kind", "faction", "min_power"});
    MoveSymbol move;
    move.kind = read_enum<MoveKind>(json.at("kind"), "kind of move");
    move.faction = read_group(json);
    if (json.has("min_power") != (move.kind == MoveKind::attack_combat))
        json.refuse("wrong_move", "An attack on combat units, and nothing else, states the power it needs.");
    if (json.has("min_power"))
        move.min_power = json.at("min_power").integer(0, power_limit);
    return move;
}

/// The sums of the printed order must be those that the card states beside it.
void check_sums(const JsonReader& json, const SchemeFacts& scheme) {
    for (std::size_t i = 0; i < count_of<GainSymbol>; ++i) {
        std::size_t plain = 0;
        for (const GainGroup& group : scheme.gains)
            plain += index_of(group.gain) == i && !group.faction ? static_cast<std::size_t>(group.amount) : 0;
        expect_total(json.at("gains").at(Names<GainSymbol>::all[i]), plain);
    }
    std::size_t bracketed = 0;
    for (const GainGroup& group : scheme.gains)
        bracketed += group.faction ? 1 : 0;
    const JsonReader list = json.at("faction_gains");
    if (list.size(0, 4) != bracketed)
        list.refuse("wrong_total", "This list and the printed order do not agree.");
}

/// Coins stand together, and power too: each is one gain (D-10).
void check_neighbours(const JsonReader& json, const SchemeFacts& scheme) {
    for (std::size_t i = 0; i + 2 < scheme.gains.size(); ++i)
        for (std::size_t k = i + 2; k < scheme.gains.size(); ++k)
            if (scheme.gains[i].gain == scheme.gains[k].gain
                && scheme.gains[i + 1].gain != scheme.gains[k].gain)
                json.at("gains_printed_order")
                    .refuse("wrong_order", "Gains of one kind must stand side by side.");
}

void read_scheme(const JsonReader& json, SchemeFacts& scheme) {
    scheme.skip = json.at("autometta_skip").boolean();
    const JsonReader moves = json.at("moves");
    for (std::size_t i = 0, n = moves.size(1, 4); i < n; ++i)
        scheme.moves.push_back(read_move(moves.item(i)));
    const JsonReader gains = json.at("gains_printed_order");
    for (std::size_t i = 0, n = gains.size(0, 4); i < n; ++i) {
        const JsonReader gain = gains.item(i);
        gain.expect_keys({"gain", "amount", "faction"});
        scheme.gains.push_back({read_enum<GainSymbol>(gain.at("gain"), "gain"),
                                gain.at("amount").integer(1, 9), read_group(gain)});
    }
    check_sums(json, scheme);
    check_neighbours(json, scheme);
    if (!json.at("recruit_bonus").is_null())
        scheme.recruit = read_enum<RecruitBonus>(json.at("recruit_bonus"), "recruit bonus");
}

} // namespace

void read_cards(const JsonReader& cards, Catalogue& catalogue) {
    const JsonReader list = cards.at("cards");
    static_cast<void>(list.size(card_count, card_count));
    expect_total(cards.at("card_count"), card_count);
    for (std::size_t i = 0; i < card_count; ++i) {
        const JsonReader json = list.item(i);
        Card& card = catalogue.cards[i];
        if (json.at("id").integer(1, static_cast<int>(card_count)) != static_cast<int>(i) + 1)
            json.at("id").refuse("wrong_order", "The cards must be listed by their numbers.");
        card.advances_star_cube = json.at("advances_star_cube").boolean();
        read_combat(json.at("combat"), card);
        card.resources = json.at("resources").integer(0, 9);
        for (std::size_t s = 0; s < count_of<Scheme>; ++s)
            read_scheme(json.at("schemes").at(Names<Scheme>::all[s]), card.schemes[s]);
    }
}

} // namespace automa::scythe::facts
