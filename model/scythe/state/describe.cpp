#include "model/scythe/state/describe.h"

#include "model/scythe/facts/readers.h"
#include "model/scythe/state/spellings.h"

#include <algorithm>
#include <limits>

namespace automa::scythe {
namespace {

using core::at_most;
using core::called;
using core::Description;
using core::JsonReader;
using core::or_default;
using core::OrderedJson;
using core::TooMany;
using core::unique;
using core::unless_default;
using core::within;

constexpr core::Within combat_value = within(lowest_combat_card, highest_combat_card);

/// Where a side's piece stands.
struct Where {
    const Catalogue& facts;
    const Side& side;
    bool mat = false; // it may be on the mat

    [[nodiscard]] bool wayfarer() const { return side.player == Player::human; }
    [[nodiscard]] OrderedJson write(Place place) const { return place_text(facts, place, side.faction); }
    void read(const JsonReader& json, Place& place) const {
        const std::string& text = json.string();
        constexpr std::string_view prefix = "base:";
        if (text == "base")
            place = side.base();
        else if (mat && text == facts.place_name(Place::mat()))
            place = Place::mat();
        else if (text.starts_with(prefix))
            place = other_base(json, std::string_view(text).substr(prefix.size()));
        else
            place = facts::read_territory(json, facts);
    }
    [[nodiscard]] Place other_base(const JsonReader& json, std::string_view name) const {
        const auto faction = core::by_name<Faction>(name);
        if (!faction)
            json.refuse("unknown_id", "“" + json.string() + "” is not a known place.");
        if (!wayfarer() || side.faction != Faction::crimea)
            json.refuse("wrong_base", "Only a human Crimea can stand on another home base.");
        if (*faction == side.faction)
            json.refuse("wrong_base", "The own home base is written “base”.");
        return Place::base(*faction);
    }
    [[nodiscard]] OrderedJson schema() const {
        OrderedJson json = spell::Territory{facts}.schema();
        OrderedJson& names = json["enum"];
        names.insert(names.begin(), "base");
        if (mat)
            names.push_back(facts.place_name(Place::mat()));
        if (wayfarer())
            for (std::size_t i = 0; i < faction_count; ++i)
                if (static_cast<Faction>(i) != Faction::crimea)
                    names.push_back(facts.place_name(Place::base(static_cast<Faction>(i))));
        return json;
    }
};

/// Any place but the mat, whoever stands there.
struct Anywhere {
    const Catalogue& facts;

    [[nodiscard]] OrderedJson write(Place place) const { return facts.place_name(place); }
    void read(const JsonReader& json, Place& place) const {
        for (std::size_t i = 0; i < Place::mat().index(); ++i)
            if (facts.place_name(Place(i)) == json.string()) {
                place = Place(i);
                return;
            }
        json.refuse("unknown_id", "“" + json.string() + "” is not a known place.");
    }
    [[nodiscard]] OrderedJson schema() const {
        OrderedJson json = spell::Territory{facts}.schema();
        for (std::size_t i = 0; i < faction_count; ++i)
            json["enum"].push_back(facts.place_name(Place::base(static_cast<Faction>(i))));
        return json;
    }
};

/// A modifier that is off is left out.
struct Switch {
    [[nodiscard]] OrderedJson write(bool on) const { return on; }
    void read(const JsonReader& json, bool& on) const {
        on = json.boolean();
        if (!on)
            json.refuse("wrong_modifier", "A modifier that is off is left out.");
    }
    [[nodiscard]] OrderedJson schema() const { return {{"const", true}}; }
};
struct Change {
    [[nodiscard]] OrderedJson write(std::int8_t by) const { return by; }
    void read(const JsonReader& json, std::int8_t& by) const {
        core::read_number(json, by, within(-largest_change, largest_change));
        if (by == 0)
            json.refuse("wrong_modifier", "A modifier that changes nothing is left out.");
    }
    [[nodiscard]] OrderedJson schema() const { return {{"enum", {-2, -1, 1, 2}}}; }
};
struct Generator {
    [[nodiscard]] OrderedJson write(const core::Random& random) const { return random.state(); }
    void read(const JsonReader& json, core::Random& random) const {
        random = core::Random::from_state(json.unsigned64());
    }
    [[nodiscard]] OrderedJson schema() const {
        OrderedJson json = core::schema::unsigned64();
        json["maximum"] = std::numeric_limits<std::uint64_t>::max();
        return json;
    }
};

template <class Enum>
using Words = core::StaticVector<Enum, count_of<Enum>>;

template <class Enum>
Words<Enum> words_of(std::uint8_t bits) {
    Words<Enum> words;
    for (std::size_t i = 0; i < count_of<Enum>; ++i)
        if ((bits >> i & 1U) != 0)
            words.push_back(static_cast<Enum>(i));
    return words;
}
template <class Enum>
std::uint8_t bits_of(const Words<Enum>& words) {
    unsigned bits = 0;
    for (const Enum word : words)
        bits |= 1U << index_of(word);
    return static_cast<std::uint8_t>(bits);
}

class Position {
public:
    Position(Description& to, const Catalogue& catalogue, State& position)
        : field(to), facts(catalogue), state(position), human_id(first_side(position, Player::human)),
          automa_id(first_side(position, Player::automa)), human(position.side(human_id)),
          automa(position.side(automa_id)), mat(automa.automa) {}

    void contract() {
        field.constant("format", position_format,
                       "Only the format " + std::string(position_format) + " is understood.");
        field("star_card", mat.star_card, called("star card"));
        field("star_cube", mat.star_cube, within(0, spaces() - 1));
        field.object(
            "modifiers", [&] { modifiers(); }, or_default);
        field.object(
            "interpretations", [&] { interpretations(); }, or_default);
        field.object("automa", [&] { automa_side(); });
        field.object("human", [&] { human_side(); });
        field("resources_tracked", state.resources_tracked, or_default);
        const std::int16_t absent = state.resources_tracked ? std::int16_t{0} : unknown_count;
        if (field.reading())
            state.resources.fill(absent);
        field("resources", state.resources, or_default, spell::Numbers{facts, absent});
        field("encounters", state.encounters, at_most(static_cast<std::size_t>(facts.encounters.size())),
              unique("This encounter is named twice."),
              spell::Territory{facts, facts.encounters, "no_encounter", "No encounter is printed there."});
        field.object("cards", [&] {
            pile("discard", mat.cards.discard);
            pile("combat_discard", mat.cards.combat_discard);
            field("last_card", mat.cards.last_card, spell::Card{});
        });
        field.object("turn", state.turn, [&](Turn& turn) { announced(turn); });
        field.object("final", state.final_lines, [&](FinalLines& lines) { describe(field, facts, lines); });
    }

    void app() {
        const auto side = [&](std::string_view name, SideId& id, const auto&... how) {
            Player player = state.side(id).player;
            field(name, player, called("side"), how...);
            if (field.reading())
                id = player == Player::human ? human_id : automa_id;
        };
        field("tracking", state.tracking, called("way of tracking"));
        field("cards_from", state.cards_from, called("source of cards"));
        side("next", state.next);
        pile("draw", mat.cards.draw);
        field("random", state.random, Generator{});
        field("abilities", human.human.abilities, within(0, (1 << mechs_of_side) - 1));
        field("stars", human.human.stars, within(0, stars_of_side));
        field("contested", state.contested, at_most(state.contested.room),
              unique("This territory is named twice."), spell::Territory{facts});
        field.each(
            "intruders", state.intruders, core::count(1, state.intruders.room),
            [&](Intruder& each, std::size_t) {
                field("unit", each.unit);
                field("from", each.from, Anywhere{facts});
                field("at", each.at, spell::Territory{facts});
            },
            core::absent_if(state.intruders.empty()));
        bool laid = state.turn && state.turn->card_laid;
        field("card_laid", laid, unless_default);
        if (field.reading() && state.turn && state.turn->kind == TurnKind::automa)
            state.turn->card_laid = laid;
        field.object("fight", state.fight, [&](Fight& fight) {
            field("attacker", fight.attacker, called("side"));
            field("card", fight.card, spell::Card{});
            field("power", fight.power, within(0, power_limit));
            field("combat_cards", fight.combat_cards, within(0, static_cast<int>(combat_cards_limit)));
        });
        SideId by = state.ended_by.value_or(human_id);
        if (field.peek("ended_by") != nullptr || field.publishing() || state.ended_by) {
            side("ended_by", by, or_default);
            state.ended_by = by;
        }
    }

private:
    [[nodiscard]] int spaces() const {
        if (!field.publishing())
            return facts.track(mat.star_card).spaces;
        return std::ranges::max(facts.star_tracks, {}, &StarTrack::spaces).spaces;
    }
    void modifiers() {
        field("skip", state.modifiers.skip, unless_default, Switch{});
        field("coins", state.modifiers.coins, unless_default, Change{});
        field("power", state.modifiers.power, unless_default, Change{});
        field("move_check", state.modifiers.move_check, unless_default, Switch{});
        field("place_check", state.modifiers.place_check, unless_default, Switch{});
        field("all_moves", state.modifiers.all_moves, unless_default, Switch{});
    }
    void interpretations() {
        field.nothing_required();
        each_interpretation(state.interpretations, [&](const char* key, auto& reading) {
            field(key, reading, unless_default, called("reading"));
        });
    }
    void pieces(Side& side) {
        const Where place{facts, side};
        const auto only = [](UnitKind unit, std::size_t most) {
            return TooMany{"A side has only " + std::to_string(most) + " " + std::string(name_of(unit))
                           + "s."};
        };
        field("character", side.units.character, Where{facts, side, true});
        field("mechs", side.units.mechs, at_most(mechs_of_side), only(UnitKind::mech, mechs_of_side), place);
        field("workers", side.units.workers, at_most(workers_of_side),
              only(UnitKind::worker, workers_of_side), place);
    }
    void automa_side() {
        field("faction", automa.faction);
        field("power", mat.power, within(0, power_limit));
        field("coins", mat.coins, within(0, most_coins));
        field("combat_cards", mat.combat_cards, within(0, most_coins));
        field("combat_stars", mat.combat_stars, within(0, combat_star_limit));
        field("power_star", mat.power_star);
        field("factory_card", mat.factory_card);
        pieces(automa);
    }
    void human_side() {
        field("faction", human.faction);
        HumanMat& own = human.human;
        auto rivers = words_of<Crossing>(own.crossings);
        field("rivers", rivers, or_default, at_most(rivers.room), unique("This word is named twice."),
              called("way over a river"));
        field("lakes", own.lakes, or_default);
        std::optional<Words<RecruitBonus>> recruits;
        if (own.recruits)
            recruits = words_of<RecruitBonus>(*own.recruits);
        field("recruits", recruits, at_most(Words<RecruitBonus>::room), unique("This word is named twice."),
              called("recruit bonus"));
        if (field.reading()) {
            own.crossings = bits_of(rivers);
            if (recruits)
                own.recruits = bits_of(*recruits);
        }
        pieces(human);
    }
    template <class Cards>
    void pile(std::string_view name, Cards& cards) {
        field(name, cards, at_most(card_count), unique("This card lies somewhere else already."),
              spell::Card{});
    }
    void announced(Turn& turn) {
        if (field.reading())
            turn.side = automa_id;
        field.alternatives("oneOf", turn.kind, [&] {
            field("kind", turn.kind, called("kind of turn"), core::fixed);
            if (turn.kind == TurnKind::automa)
                field("card", turn.card, spell::Card{});
            else
                field("territory", turn.territory, spell::Territory{facts});
            field.object(
                "answers", [&] { describe(field, turn.answers); }, core::unless_empty);
        });
    }

    Description& field;
    const Catalogue& facts;
    State& state;
    SideId human_id;
    SideId automa_id;
    Side& human;
    Side& automa;
    AutomaMat& mat;
};

} // namespace

void describe(Description& field, const Catalogue& facts, State& state, Detail detail) {
    Position position(field, facts, state);
    position.contract();
    if (detail == Detail::full)
        field.object(
            "app", [&] { position.app(); }, or_default);
}

void describe(Description& field, Loss& loss) {
    field("power", loss.power, or_default, within(0, power_limit));
    field("combat_cards", loss.combat_cards, or_default, within(0, 99));
}

void describe(Description& field, Answers& answers) {
    field("combat_card", answers.combat_card, spell::Card{});
    field.object("automa_loses", answers.automa_loses, [&](Loss& loss) { describe(field, loss); });
    field("winner", answers.winner, called("side"));
    field("human_total", answers.human_total, within(0, 999));
    field("automa_values", answers.automa_values, at_most(combat_cards_limit), combat_value);
    field("move_checks", answers.move_checks, unless_default, at_most(answers.move_checks.room),
          combat_value);
    field("place_checks", answers.place_checks, unless_default, at_most(answers.place_checks.room),
          combat_value);
    field("human_sixth_star", answers.human_sixth_star, called("moment"));
}

void describe(Description& field, const Catalogue& facts, FinalLines& lines) {
    field("coins", lines.coins, within(0, most_coins));
    field("popularity", lines.popularity, within(0, most_popularity));
    field("stars", lines.stars, within(0, stars_of_side));
    field("power", lines.power, within(0, power_limit));
    field("structures", lines.structures, or_default, at_most(lines.structures.room),
          TooMany{"A side has only 4 structures."},
          spell::Territory{facts, spell::Territory::all() - facts.lakes, "wrong_terrain",
                           "No structure stands on a lake."});
    field("structure_bonus", lines.structure_bonus, or_default, within(0, most_coins));
    field("resources", lines.resources, spell::Numbers{facts});
}

std::string_view place_text(const Catalogue& catalogue, Place place, Faction own) {
    return place == Place::base(own) ? std::string_view("base") : catalogue.place_name(place);
}

namespace spell {

void Card::read(const JsonReader& json, CardId& card) const {
    card = CardId(static_cast<std::size_t>(json.integer(1, static_cast<int>(card_count))));
}
OrderedJson Card::schema() const {
    return core::schema::number(1, static_cast<int>(card_count));
}

TerritorySet Territory::all() {
    TerritorySet every;
    for (std::size_t i = 0; i < territory_count; ++i)
        every.add(TerritoryId(i));
    return every;
}
void Territory::read(const JsonReader& json, TerritoryId& at) const {
    at = facts::read_territory(json, facts);
    if (!only.has(at))
        json.refuse(std::string(refusal), std::string(why));
}
OrderedJson Territory::schema() const {
    OrderedJson ids = OrderedJson::array();
    for (const TerritoryId id : only)
        ids.push_back(facts.territory(id).id);
    return {{"enum", std::move(ids)}};
}

OrderedJson Numbers::write(const Counts& counts) const {
    OrderedJson json = OrderedJson::object();
    for (std::size_t i = 0; i < territory_count; ++i)
        if (counts[i] != otherwise && counts[i] >= 0)
            json[facts.territories[i].id] = counts[i];
    return json;
}
void Numbers::read(const JsonReader& json, Counts& counts) const {
    counts.fill(otherwise);
    json.expect_object();
    for (const auto& [name, member] : json.json().items()) {
        const JsonReader item(member, json.path() + "/" + name);
        const auto id = facts.find_territory(name);
        if (!id)
            item.refuse("unknown_id", "“" + name + "” is not a known territory.");
        core::read_number(item, counts[id->index()], within(0, most_resources));
    }
}
OrderedJson Numbers::schema() const {
    return {{"type", "object"},
            {"propertyNames", Territory{facts}.schema()},
            {"additionalProperties", core::schema::number(0, most_resources)}};
}

} // namespace spell
} // namespace automa::scythe
