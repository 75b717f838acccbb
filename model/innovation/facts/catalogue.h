// The facts of the game, read from assets/data and checked: what is printed, never what happens.
#pragma once

#include "model/core/fact_files.h"
#include "model/core/hex.h"
#include "model/core/result.h"
#include "model/core/static_vector.h"
#include "model/innovation/ids.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace automa::innovation {

struct HexFacts {
    std::string id;                 // "E6": row from the top, place in the row from the left
    core::Hex at;                   // row and doubled column
    std::optional<Terrain> terrain; // as printed; none: a river
    HexSet neighbours;
};

struct BridgeSite {
    std::array<HexId, 2> hexes;
    bool edge_water = false; // relies on water outside the grid
};

struct Map {
    MapSide side = MapSide::small;
    std::vector<HexFacts> hexes; // in reading order
    HexSet land;
    HexSet river;
    std::vector<BridgeSite> bridge_sites;
    bool bridge_sites_confirmed = false;
    /// By native terrain and letter.
    std::array<std::array<HexId, count_of<Letter>>, count_of<Terrain>> letters{};
    /// By shipping and hex: the land in reach.
    std::array<std::vector<HexSet>, max_shipping + 1> reach;

    [[nodiscard]] const HexFacts& hex(HexId id) const { return hexes[id.index()]; }
    [[nodiscard]] std::optional<HexId> find(std::string_view id) const;
    /// The site that joins these two, in either order.
    [[nodiscard]] std::optional<BridgeSiteId> find_site(HexId a, HexId b) const;
};

struct CardAction {
    CardSymbol symbol = CardSymbol::gain_vp;
    std::optional<int> vp; // gain_vp: the printed number; none: X
};

struct SupportColumn {
    Group group = Group::marked;
    bool approach = false;
    PriorityRow row = PriorityRow::A;
    Direction direction = Direction::forward;
    int count = 1;
    ScienceMode science = ScienceMode::catch_up;
    BonusPlace bonus = BonusPlace::left;
};

struct Card {
    CardId id{1};
    bool starter = false;
    bool pass_symbol = false;
    core::StaticVector<CardAction, 2> actions;
    SupportColumn support;
    Letter marked_letter = Letter::A;
    Letter unmarked_letter = Letter::B;
};

struct LevelFacts {
    std::string name; // as printed
    std::string name_uk;
    core::StaticVector<CardId, 2> removed;   // from the starting deck, onto the reserve
    core::StaticVector<CardId, 2> added;     // by number
    int added_unseen = 0;                    // from the reserve
    int first_deck = 0;                      // cards in round 1
    std::array<int, round_count> shipping{}; // by round - 1
    std::array<int, round_count> x{};        // by round - 1
    int end_shipping = 0;
};

struct FactionAction {
    FactionPart part = FactionPart::gain_vp;
    bool everywhere = false;                 // build: all empty land hexes
    core::StaticVector<TieBreaker, 2> first; // build: the faction's own
    core::StaticVector<TieBreaker, 3> then;  // build: the general ones
    int modifier = 0;                        // gain_vp: to X
    int floor = 0;                           // gain_vp
    int levels = 1;                          // advance_discipline
};

/// What a faction card does on every card, not only with the faction action.
enum class Ongoing : std::uint8_t { none, first_to_pass_scores_again, power_advances };

struct FactionFacts {
    std::string name_de;
    std::string name_uk; // empty: not known
    bool guided = false; // parts of its card are not known (D-15)
    bool two_humans = false;
    std::array<int, count_of<Discipline>> science{};
    core::StaticVector<FactionAction, 3> actions;
    Ongoing ongoing = Ongoing::none;
    int ongoing_levels = 0;
    int vp_per_building = 0; // at the end
    std::vector<std::string> missing;
    std::vector<std::string> setup; // ids of the steps
};

struct RoundTile {
    std::string scoring;
    int player_vp = 0;
    Discipline discipline = Discipline::banking;
    std::array<int, 2> vp{}; // rounds 1 to 3, rounds 4 to 6
    Discipline bonus_discipline = Discipline::banking;
    int bonus_per_levels = 0;
    std::string bonus_gain;
    int bonus_amount = 0;
    std::array<bool, round_count> forbidden{}; // by round - 1

    [[nodiscard]] int automa_vp(int round) const { return vp[round <= 3 ? 0 : 1]; }
};

struct FinalTile {
    std::string scoring;
    int player_vp = 0;
    Discipline discipline = Discipline::banking;
    int vp = 0;
};

struct KindFacts {
    int power = 0;
    int count = 0;                        // of one colour; neutral kinds are not counted: 0
    core::StaticVector<Kind, 2> upgrades; // what it may become, highest power first
};

struct ScienceFacts {
    std::array<int, top_level + 1> power{}; // that a human gains on reaching the level
    int key_level = 0;                      // the first that only a key lets a human enter
    std::array<std::array<int, scholar_space_count>, count_of<Discipline>> spaces{};
    std::array<int, 3> places{}; // final scoring
    int scholars = 0;            // of one colour
};

struct Tables {
    std::array<KindFacts, count_of<Kind>> kinds;
    int annex_power = 0;
    std::array<std::string, power_action_count> power_actions;
    std::array<int, power_action_count> power_costs{};
    std::array<core::StaticVector<int, 2>, 2> innovation_rows; // one human, two humans
    std::array<int, 3> area_places{};
    std::array<Terrain, count_of<Terrain>> wheel{};
};

class Catalogue {
public:
    /// Reads and checks every fact file; the error names the file, the place and the fault.
    [[nodiscard]] static core::Result<Catalogue> load(const core::FactSource& source);
    /// The facts compiled into the program.
    [[nodiscard]] static core::Result<Catalogue> load_embedded();

    std::array<Map, count_of<MapSide>> maps;
    std::vector<Card> cards; // by number - 1
    std::array<LevelFacts, count_of<Level>> levels;
    std::array<FactionFacts, count_of<Faction>> factions;
    std::array<RoundTile, round_tile_count> round_tiles; // by number - 1
    std::array<FinalTile, final_tile_count> final_tiles; // by number - 1
    /// By native terrain and row, left to right.
    std::array<std::array<std::array<Terrain, count_of<Terrain>>, 2>, count_of<Terrain>> priority{};
    ScienceFacts science;
    Tables tables;

    [[nodiscard]] const Map& map(MapSide side) const { return maps[index_of(side)]; }
    [[nodiscard]] const Card& card(CardId id) const { return cards[id.index() - 1]; }
    [[nodiscard]] const LevelFacts& level(Level id) const { return levels[index_of(id)]; }
    [[nodiscard]] const FactionFacts& faction(Faction id) const { return factions[index_of(id)]; }
    [[nodiscard]] const KindFacts& kind(Kind id) const { return tables.kinds[index_of(id)]; }
    /// Contract: 1 <= number.
    [[nodiscard]] const RoundTile& round_tile(int number) const {
        return round_tiles[static_cast<std::size_t>(number - 1)];
    }
    [[nodiscard]] const FinalTile& final_tile(int number) const {
        return final_tiles[static_cast<std::size_t>(number - 1)];
    }
    /// Tiles on the innovation display at the start.
    [[nodiscard]] int innovation_slots(std::size_t humans) const;
};

} // namespace automa::innovation
