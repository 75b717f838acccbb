// How values look that only Age of Innovation knows. Reading throws core::Refusal.
#pragma once

#include "model/core/description.h"
#include "model/innovation/state/describe.h"

namespace automa::innovation {

/// How the format of this game is read.
inline constexpr core::Manner position_manner{.null_is_missing = true};

/// A level of a discipline.
inline constexpr core::Within level_range = core::within(0, top_level);
/// Calls body(name, index) for each.
template <class Body>
void each_discipline(Body body) {
    for (std::size_t d = 0; d < count_of<Discipline>; ++d)
        body(Names<Discipline>::all[d], d);
}

/// What only this app keeps, under “app”.
void describe_app(core::Description& field, State& state);

namespace spell {

/// By its name on the map; the schema lists those of both maps.
struct Hex {
    const Catalogue& facts;
    MapSide side;

    [[nodiscard]] const Map& map() const { return facts.map(side); }
    [[nodiscard]] core::OrderedJson write(HexId hex) const;
    void read(const core::JsonReader& json, HexId& hex) const;
    [[nodiscard]] core::OrderedJson schema() const;
};

/// A place for a bridge, by its two ends.
struct Site {
    Hex hex;

    [[nodiscard]] core::OrderedJson write(BridgeSiteId site) const;
    void read(const core::JsonReader& json, BridgeSiteId& site) const;
    [[nodiscard]] core::OrderedJson schema() const;
};

struct Card {
    [[nodiscard]] core::OrderedJson write(CardId card) const { return card.value; }
    void read(const core::JsonReader& json, CardId& card) const;
    [[nodiscard]] core::OrderedJson schema() const;
};

/// Somebody who takes part.
struct Seat {
    const State& state;

    [[nodiscard]] core::OrderedJson write(Player player) const { return std::string(name_of(player)); }
    void read(const core::JsonReader& json, Player& player) const {
        player = core::read_enum<Player>(json, "player");
        if (!state.plays(player))
            json.refuse("unknown_id", "This player does not take part.");
    }
    [[nodiscard]] core::OrderedJson schema() const { return core::schema::one_of<Player>(); }
};

/// Null is a card that nobody has told.
struct CardOrNot {
    [[nodiscard]] core::OrderedJson write(CardId card) const {
        return card == unknown_card ? core::OrderedJson() : Card{}.write(card);
    }
    void read(const core::JsonReader& json, CardId& card) const {
        card = unknown_card;
        if (!json.is_null())
            Card{}.read(json, card);
    }
    [[nodiscard]] core::OrderedJson schema() const { return core::schema::or_null(Card{}.schema()); }
};

struct BonusName {
    static constexpr std::size_t longest = 100;
    [[nodiscard]] core::OrderedJson write(const std::string& name) const { return name; }
    void read(const core::JsonReader& json, std::string& name) const {
        if (json.string().size() > longest)
            json.refuse("too_long", "The name of a bonus tile has at most 100 letters.");
        name = json.string();
    }
    [[nodiscard]] core::OrderedJson schema() const { return {{"type", "string"}, {"maxLength", longest}}; }
};

/// The current terrain of empty land where it differs from the print.
using Terrains = std::array<std::optional<Terrain>, max_hexes>;
struct Changes {
    Hex hex;
    const State& state;

    [[nodiscard]] core::OrderedJson write(const Terrains& terrain) const;
    void read(const core::JsonReader& json, Terrains& terrain) const;
    [[nodiscard]] core::OrderedJson schema() const;
};

struct Generator {
    [[nodiscard]] core::OrderedJson write(const core::Random& random) const { return random.state(); }
    void read(const core::JsonReader& json, core::Random& random) const {
        random = core::Random::from_state(json.unsigned64());
    }
    [[nodiscard]] core::OrderedJson schema() const { return core::schema::unsigned64(); }
};

} // namespace spell

} // namespace automa::innovation
