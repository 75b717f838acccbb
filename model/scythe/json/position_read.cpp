#include "model/scythe/json/position_json.h"

#include "model/core/json_reader.h"
#include "model/scythe/facts/readers.h"
#include "model/scythe/json/position_parts.h"
#include "model/scythe/state/board.h"

#include <algorithm>

namespace automa::scythe {
namespace {

using core::JsonReader;
using facts::read_enum;
using facts::read_territory;

/// A list of ids with a bit for each, none twice.
template <class Enum>
std::uint8_t read_bits(const JsonReader& list, std::string_view what) {
    std::uint8_t bits = 0;
    for (std::size_t i = 0, n = list.size(0, 64); i < n; ++i) {
        const unsigned bit = 1U << index_of(read_enum<Enum>(list.item(i), what));
        if ((bits & bit) != 0)
            list.item(i).refuse("duplicate", "This word is named twice.");
        bits = static_cast<std::uint8_t>(bits | bit);
    }
    return bits;
}

/// The turn and its answers.
Turn read_turn_part(const Catalogue& facts, const JsonReader& json) {
    Turn turn;
    turn.kind = read_enum<TurnKind>(json.at("kind"), "kind of turn");
    if (turn.kind == TurnKind::automa) {
        expect_keys(json, keys::automa_turn);
        turn.card = card_from_json(json.at("card"));
    } else {
        expect_keys(json, keys::defence);
        turn.territory = read_territory(json.at("territory"), facts);
    }
    if (json.has("answers"))
        turn.answers = answers_from_json(json.at("answers"));
    return turn;
}

class PositionReader {
public:
    PositionReader(const Catalogue& facts, const JsonReader& json, Detail detail)
        : facts_(facts), json_(json), detail_(detail) {}

    State read() {
        expect_keys(json_, keys::position, detail_ == Detail::full ? &keys::app_part : nullptr);
        if (json_.at("format").string() != position_format)
            json_.at("format").refuse("wrong_format",
                                      "Only the format " + std::string(position_format) + " is understood.");
        state_.sides.push_back({Player::human, {}, {}, {}, {}});
        state_.sides.push_back({Player::automa, {}, {}, {}, {}});
        read_modifiers();
        read_interpretations();
        if (json_.has("app"))
            read_app(json_.at("app"));
        read_turn();
        read_automa();
        read_human();
        read_resources();
        read_encounters();
        read_cards();
        check_turn();
        if (json_.has("final"))
            state_.final_lines = final_from_json(facts_, json_.at("final"), state_.resources_tracked);
        return state_;
    }

private:
    [[nodiscard]] Side& human() { return state_.sides[0]; }
    [[nodiscard]] Side& automa() { return state_.sides[1]; }

    void read_modifiers() {
        AutomaMat& mat = automa().automa;
        mat.star_card = read_enum<StarCard>(json_.at("star_card"), "star card");
        mat.star_cube = static_cast<std::uint8_t>(
            json_.at("star_cube").integer(0, facts_.track(mat.star_card).spaces - 1));
        if (!json_.has("modifiers"))
            return;
        const JsonReader json = json_.at("modifiers");
        expect_keys(json, keys::modifiers);
        Modifiers& modifiers = state_.modifiers;
        modifiers.skip = read_switch(json, "skip");
        modifiers.coins = read_change(json, "coins");
        modifiers.power = read_change(json, "power");
        modifiers.move_check = read_switch(json, "move_check");
        modifiers.place_check = read_switch(json, "place_check");
        modifiers.all_moves = read_switch(json, "all_moves");
        if (modifiers.skip && mat.star_card != StarCard::automa && mat.star_card != StarCard::automaszyna)
            json.at("skip").refuse("wrong_modifier",
                                   "Skipped turns can be added to Automa and Automaszyna only.");
        if (modifiers.all_moves && mat.star_card == StarCard::ultimaszyna)
            json.at("all_moves").refuse("wrong_modifier", "The Ultimaszyna carries out all moves anyway.");
    }
    static bool read_switch(const JsonReader& json, std::string_view key) {
        if (!json.has(key))
            return false;
        if (!json.at(key).boolean())
            json.at(key).refuse("wrong_modifier", "A modifier that is off is left out.");
        return true;
    }
    static std::int8_t read_change(const JsonReader& json, std::string_view key) {
        if (!json.has(key))
            return 0;
        const int change = json.at(key).integer(-largest_change, largest_change);
        if (change == 0)
            json.at(key).refuse("wrong_modifier", "A modifier that changes nothing is left out.");
        return static_cast<std::int8_t>(change);
    }

    void read_interpretations() {
        if (!json_.has("interpretations"))
            return;
        const JsonReader json = json_.at("interpretations");
        if (!json.json().is_object())
            json.expect_keys({});
        std::size_t known = 0;
        each_interpretation(state_.interpretations, [&](const char* key, auto& value) {
            if (!json.has(key))
                return;
            value = read_enum<std::remove_reference_t<decltype(value)>>(json.at(key), "reading");
            ++known;
        });
        if (known == json.json().size())
            return;
        for (const auto& [name, member] : json.json().items()) {
            bool found = false;
            each_interpretation(state_.interpretations, [&, &key = name](const char* one, const auto&) {
                found = found || key == one;
            });
            if (!found)
                JsonReader(member, json.path() + "/" + name)
                    .refuse("unknown_key", "This key is not known here.");
        }
    }

    // ------------------------------------------------------------ pieces

    /// Reads a piece, checks that it may stand there, and puts it there.
    void read_piece(const JsonReader& json, Side& side, UnitKind unit) {
        if (state_.tracking == Tracking::cards_only)
            json.refuse("cards_only", "Only the cards are kept in this game, no pieces.");
        const Place place = place_from_json(facts_, json, side, automa().faction);
        if (place.is_territory()) {
            const TerritoryId at = place.territory();
            if (facts_.lakes.has(at) && side.player == Player::automa && !water_open(facts_, side.automa))
                json.refuse("closed_water", "Lakes are still closed to the Automa.");
            if (facts_.lakes.has(at) && side.player == Player::human && !side.human.lakes)
                json.refuse("closed_water", "This human cannot enter lakes.");
            if (side.player == Player::human && automa_at_.has(at) && !may_share(at))
                json.refuse("shared_territory", "Units of both sides cannot stand on one territory.");
            if (side.player == Player::automa)
                automa_at_.add(at);
        }
        put_unit(side, unit, place);
    }
    [[nodiscard]] bool may_share(TerritoryId at) const {
        const bool defended =
            state_.turn && state_.turn->kind == TurnKind::defend && state_.turn->territory == at;
        return defended || state_.contested.contains(at);
    }

    void read_pieces(const JsonReader& list, Side& side, UnitKind unit, std::size_t most) {
        const std::size_t count = list.size(0, 1000);
        if (count > most)
            list.item(most).refuse("too_many", "A side has only " + std::to_string(most) + " "
                                                   + std::string(name_of(unit)) + "s.");
        for (std::size_t i = 0; i < count; ++i)
            read_piece(list.item(i), side, unit);
    }

    void read_automa() {
        const JsonReader json = json_.at("automa");
        expect_keys(json, keys::automa);
        Side& side = automa();
        side.faction = read_enum<Faction>(json.at("faction"), "faction");
        AutomaMat& mat = side.automa;
        mat.power = static_cast<std::int8_t>(json.at("power").integer(0, power_limit));
        mat.coins = json.at("coins").integer(0, most_coins);
        mat.combat_cards = json.at("combat_cards").integer(0, most_coins);
        mat.combat_stars = static_cast<std::int8_t>(json.at("combat_stars").integer(0, combat_star_limit));
        mat.power_star = json.at("power_star").boolean();
        mat.factory_card = json.at("factory_card").boolean();
        if (mat.power == power_limit && !mat.power_star)
            json.at("power").refuse("no_power_star", "At the end of the power track its star is placed.");
        if (stars_of(facts_, mat) > stars_of_side)
            json.at("combat_stars").refuse("too_many", "The Automa has more than 6 stars.");
        const JsonReader character = json.at("character");
        if (character.string() != "mat")
            read_piece(character, side, UnitKind::character);
        read_pieces(json.at("mechs"), side, UnitKind::mech, mechs_of_side);
        read_pieces(json.at("workers"), side, UnitKind::worker, workers_of_side);
    }

    void read_human() {
        const JsonReader json = json_.at("human");
        expect_keys(json, keys::human);
        Side& side = human();
        side.faction = read_enum<Faction>(json.at("faction"), "faction");
        if (side.faction == automa().faction)
            json.at("faction").refuse("same_faction", "Both sides cannot play one faction.");
        if (json.has("rivers"))
            side.human.crossings = read_bits<Crossing>(json.at("rivers"), "way over a river");
        if (json.has("lakes"))
            side.human.lakes = json.at("lakes").boolean();
        if (json.has("recruits"))
            side.human.recruits = read_bits<RecruitBonus>(json.at("recruits"), "recruit bonus");
        const bool on_table = state_.tracking == Tracking::full || json.at("character").string() != "mat";
        if (on_table)
            read_piece(json.at("character"), side, UnitKind::character);
        read_pieces(json.at("mechs"), side, UnitKind::mech, mechs_of_side);
        read_pieces(json.at("workers"), side, UnitKind::worker, workers_of_side);
    }

    // ------------------------------------------------------------ the board and the cards

    void read_resources() {
        if (json_.has("resources_tracked"))
            state_.resources_tracked = json_.at("resources_tracked").boolean();
        const std::int16_t absent = state_.resources_tracked ? std::int16_t{0} : unknown_count;
        state_.resources.fill(absent);
        if (json_.has("resources"))
            state_.resources = counts_from_json(facts_, json_.at("resources"), absent);
    }

    void read_encounters() {
        const JsonReader list = json_.at("encounters");
        for (std::size_t i = 0, n = list.size(0, 1000); i < n; ++i) {
            const TerritoryId at = read_territory(list.item(i), facts_);
            if (!facts_.encounters.has(at))
                list.item(i).refuse("no_encounter", "No encounter is printed there.");
            if (state_.encounters.has(at))
                list.item(i).refuse("duplicate", "This encounter is named twice.");
            state_.encounters.add(at);
        }
    }

    template <class List>
    void read_pile(const JsonReader& json, List& pile, core::IdSet<CardId>& seen) {
        for (std::size_t i = 0, n = json.size(0, 1000); i < n; ++i) {
            const CardId card = card_from_json(json.item(i));
            if (seen.has(card))
                json.item(i).refuse("duplicate", "This card lies somewhere else already.");
            seen.add(card);
            pile.push_back(card);
        }
    }

    void read_cards() {
        const JsonReader json = json_.at("cards");
        expect_keys(json, keys::cards);
        CardPiles& cards = automa().automa.cards;
        core::IdSet<CardId> seen;
        read_pile(json.at("discard"), cards.discard, seen);
        read_pile(json.at("combat_discard"), cards.combat_discard, seen);
        if (json.has("last_card")) {
            cards.last_card = card_from_json(json.at("last_card"));
            if (!cards.discard.empty())
                json.at("last_card").refuse("last_card", "It is only kept while the main discard is empty.");
        }
        if (!json_.has("app"))
            return;
        const JsonReader draw = json_.at("app").at("draw");
        read_pile(draw, cards.draw, seen);
        const bool complete = state_.cards_from == CardsFrom::app
                                  ? seen.size() == static_cast<int>(card_count)
                                  : cards.draw.empty();
        if (!complete)
            draw.refuse("wrong_count", "Deck and discards together must be the 19 cards.");
    }

    // ------------------------------------------------------------ the turn

    void read_turn() {
        if (!json_.has("turn"))
            return;
        Turn turn = read_turn_part(facts_, json_.at("turn"));
        turn.side = SideId(1);
        state_.turn = turn;
    }

    void check_turn() {
        if (!state_.turn)
            return;
        const JsonReader json = json_.at("turn");
        const Side& side = automa();
        if (stars_of(facts_, side.automa) >= stars_of_side)
            json.refuse("game_over", "The Automa has all its stars: the game is over.");
        if (state_.turn->kind == TurnKind::automa) {
            state_.turn->card_laid = json_.has("app") && json_.at("app").has("card_laid")
                                     && json_.at("app").at("card_laid").boolean();
            if (!state_.turn->card_laid && !deck_of(side.automa.cards).has(state_.turn->card))
                json.at("card").refuse("not_in_deck",
                                       "This card lies in a discard while the deck has cards.");
            return;
        }
        const TerritoryId at = state_.turn->territory;
        if (combat_units_at(human(), at) == 0)
            json.at("territory").refuse("no_attacker", "No combat unit of the human stands there.");
        if (combat_units_at(side, at) + units_at(side, UnitKind::worker, at) == 0)
            json.at("territory").refuse("no_defender", "No unit of the Automa stands there.");
    }

    // ------------------------------------------------------------ what only the app keeps

    void read_app(const JsonReader& json) {
        expect_keys(json, keys::app);
        state_.tracking = read_enum<Tracking>(json.at("tracking"), "way of tracking");
        state_.cards_from = read_enum<CardsFrom>(json.at("cards_from"), "source of cards");
        state_.next = read_side(json.at("next"));
        state_.random = core::Random::from_state(json.at("random").unsigned64());
        human().human.abilities = static_cast<std::uint8_t>(json.at("abilities").integer(0, 15));
        human().human.stars = static_cast<std::int8_t>(json.at("stars").integer(0, stars_of_side));
        const JsonReader contested = json.at("contested");
        for (std::size_t i = 0, n = contested.size(0, most_contested); i < n; ++i) {
            const TerritoryId at = read_territory(contested.item(i), facts_);
            if (state_.contested.contains(at))
                contested.item(i).refuse("duplicate", "This territory is named twice.");
            state_.contested.push_back(at);
        }
        if (json.has("intruders"))
            read_intruders(json.at("intruders"));
        if (json.has("ended_by"))
            state_.ended_by = read_side(json.at("ended_by"));
        if (json.has("fight"))
            state_.fight = read_fight(json.at("fight"));
    }
    void read_intruders(const JsonReader& list) {
        for (std::size_t i = 0, n = list.size(1, most_intruders); i < n; ++i) {
            const JsonReader json = list.item(i);
            expect_keys(json, keys::intruder);
            const std::string& from = json.at("from").string();
            Place place;
            for (std::size_t k = 0; k < Place::count; ++k)
                if (facts_.place_name(Place(k)) == from)
                    place = Place(k);
            if (place.is_mat())
                json.at("from").refuse("unknown_id", "“" + from + "” is not a known place.");
            state_.intruders.push_back(
                {read_enum<UnitKind>(json.at("unit"), "unit"), place, read_territory(json.at("at"), facts_)});
        }
    }
    [[nodiscard]] static SideId read_side(const JsonReader& json) {
        return SideId(read_enum<Player>(json, "side") == Player::human ? 0U : 1U);
    }
    [[nodiscard]] static Fight read_fight(const JsonReader& json) {
        expect_keys(json, keys::fight);
        return {read_enum<Player>(json.at("attacker"), "side"), card_from_json(json.at("card")),
                static_cast<std::int8_t>(json.at("power").integer(0, power_limit)),
                static_cast<std::int8_t>(json.at("combat_cards").integer(0, most_cards_in_combat))};
    }

    const Catalogue& facts_;
    JsonReader json_;
    Detail detail_;
    State state_;
    TerritorySet automa_at_;
};

} // namespace

core::Result<State> position_from_json(const Catalogue& catalogue, const nlohmann::json& json,
                                       Detail detail) {
    return core::read_guarded([&] { return PositionReader(catalogue, JsonReader(json), detail).read(); });
}

core::Result<State> read_position(const Catalogue& catalogue, std::string_view text, Detail detail) {
    const auto json = core::parse_json(text);
    if (!json.ok())
        return json.error();
    return position_from_json(catalogue, json.value(), detail);
}

std::string json_path(std::string_view pointer) {
    if (pointer.empty() || pointer.front() != '/')
        return pointer.empty() ? "$" : std::string(pointer);
    std::string path = "$";
    std::size_t at = 1;
    while (at < pointer.size()) {
        const std::size_t end = std::min(pointer.find('/', at), pointer.size());
        const std::string_view part = pointer.substr(at, end - at);
        const bool index = !part.empty() && part.find_first_not_of("0123456789") == std::string_view::npos;
        path += index ? "[" + std::string(part) + "]" : "." + std::string(part);
        at = end + 1;
    }
    return path;
}

} // namespace automa::scythe
