#include "model/innovation/table/setup.h"

#include <algorithm>
#include <array>

namespace automa::innovation {
namespace {

/// Everybody knows where these cards are.
bool is_known(const Catalogue& facts, Level level, CardId card) {
    return facts.card(card).starter || facts.level(level).added.contains(card);
}

/// Cards from the box: which of the reserve joined, and any order, only the table could know.
void hide(const Catalogue& facts, Level level, Cards& cards) {
    for (CardList* pile : {&cards.stack, &cards.reserve}) {
        for (CardId& card : *pile)
            if (!is_known(facts, level, card))
                card = unknown_card;
        // What A-28 puts on top stays on top.
        if (pile == &cards.stack)
            std::sort(pile->begin(), pile->end(), [](CardId a, CardId b) {
                return (a == unknown_card ? 255 : a.value) < (b == unknown_card ? 255 : b.value);
            });
    }
}

/// in rounds 1 to 5 no three science bonuses of one discipline.
bool mixes_bonuses(const Catalogue& facts, const core::StaticVector<std::uint8_t, round_tile_count>& tiles) {
    std::array<int, count_of<Discipline>> bonuses{};
    for (std::size_t i = 0; i + 1 < round_count; ++i)
        if (++bonuses[index_of(facts.round_tile(tiles[i]).bonus_discipline)] > 2)
            return false;
    return true;
}

void draw_tiles(const Catalogue& facts, State& state, bool mixed, core::Random& random) {
    core::StaticVector<std::uint8_t, round_tile_count> tiles;
    for (std::size_t i = 1; i <= round_tile_count; ++i)
        tiles.push_back(static_cast<std::uint8_t>(i));
    const auto fits = [&] {
        for (std::size_t i = 0; i < round_count; ++i)
            if (facts.round_tile(tiles[i]).forbidden[i])
                return false;
        return !mixed || mixes_bonuses(facts, tiles);
    };
    do
        random.shuffle(tiles);
    while (!fits());
    for (std::size_t i = 0; i < round_count; ++i)
        state.round_tiles[i] = tiles[i];
    // The final tile never counts the same as the tile of round 6 it covers in part.
    core::StaticVector<std::uint8_t, final_tile_count> last;
    for (std::size_t i = 1; i <= final_tile_count; ++i) {
        const std::string& scoring = facts.final_tile(static_cast<int>(i)).scoring;
        if (!scoring.starts_with(facts.round_tile(tiles[round_count - 1]).scoring))
            last.push_back(static_cast<std::uint8_t>(i));
    }
    state.final_tile = last[random.below(static_cast<std::uint32_t>(last.size()))];
}

core::Status check(const Catalogue& facts, const GameOptions& options) {
    if (options.humans.empty())
        return core::Error{"no_human", "/humans", "At least one human plays."};
    if (options.humans.size() == 2 && options.humans[0] == options.humans[1])
        return core::Error{"duplicate", "/humans/1", "Two players cannot have the same native terrain."};
    if (options.terrain && options.humans.contains(*options.terrain))
        return core::Error{"duplicate", "/terrain", "Two players cannot have the same native terrain."};
    if (options.humans.size() == 2 && !facts.faction(options.faction).two_humans)
        return core::Error{"not_allowed", "/faction",
                           "Against two humans the Automa must be the Simpletons (A-89)."};
    return core::Done{};
}

Terrain draw_terrain(const GameOptions& options, core::Random& random) {
    core::StaticVector<Terrain, count_of<Terrain>> left;
    for (std::size_t t = 0; t < count_of<Terrain>; ++t)
        if (!options.humans.contains(static_cast<Terrain>(t)))
            left.push_back(static_cast<Terrain>(t));
    return left[random.below(static_cast<std::uint32_t>(left.size()))];
}

} // namespace

Cards first_deck(const Catalogue& catalogue, Level level, core::Random& random) {
    const LevelFacts& changes = catalogue.level(level);
    Cards cards;
    CardList reserve;
    for (const Card& card : catalogue.cards) {
        if (changes.removed.contains(card.id))
            continue;
        (card.starter || changes.added.contains(card.id) ? cards.stack : reserve).push_back(card.id);
    }
    random.shuffle(reserve);
    for (int i = 0; i < changes.added_unseen; ++i) {
        cards.stack.push_back(reserve.front());
        reserve.erase(0);
    }
    for (const CardId card : changes.removed)
        cards.reserve.push_back(card);
    for (const CardId card : reserve)
        cards.reserve.push_back(card);
    random.shuffle(cards.stack);
    return cards;
}

core::Result<State> new_game(const Catalogue& catalogue, const GameOptions& options) {
    if (const core::Status possible = check(catalogue, options); !possible.ok())
        return possible.error();
    core::Random random(options.seed);
    State state;
    state.map = options.map;
    state.interpretations = options.interpretations;
    state.human_count = static_cast<std::uint8_t>(options.humans.size());
    for (std::size_t i = 0; i < options.humans.size(); ++i) {
        state.humans[i].native = options.humans[i];
        state.turn_order.push_back(static_cast<Player>(i));
    }
    state.turn_order.push_back(Player::automa);
    AutomaState& automa = state.automa;
    automa.faction = options.faction;
    automa.level = options.level;
    automa.native = options.terrain ? *options.terrain : draw_terrain(options, random);
    for (std::size_t d = 0; d < count_of<Discipline>; ++d)
        automa.science[d] = static_cast<std::int8_t>(catalogue.faction(options.faction).science[d]);
    automa.scholars = static_cast<std::int8_t>(catalogue.science.scholars);
    for (auto& spaces : state.scholars)
        spaces = ScholarSpaces{};
    state.power_actions = Slots{0};
    state.book_actions = Slots{0};
    state.innovations = static_cast<Slots>((1U << catalogue.innovation_slots(options.humans.size())) - 1U);
    if (options.draw_tiles)
        draw_tiles(catalogue, state, options.mixed_bonuses, random);
    state.cards = first_deck(catalogue, options.level, random);
    for (const CardId card : state.cards.stack)
        if (is_known(catalogue, options.level, card))
            state.app.seen = static_cast<std::uint16_t>(state.app.seen | card_bit(card));
    if (options.dealer == Dealer::box)
        hide(catalogue, options.level, state.cards);
    state.app.phase = Phase::workshops;
    state.app.dealer = options.dealer;
    state.app.tracking = options.tracking;
    state.app.entry = options.entry;
    state.app.bookkeeping = Bookkeeping::habits;
    if (options.tracking == Tracking::cards_only)
        state.app.phase = Phase::actions;
    state.app.random = random;
    return state;
}

} // namespace automa::innovation
