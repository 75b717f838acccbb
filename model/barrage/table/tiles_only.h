// Tiles-only play: the app draws the tiles and keeps the markers; what happens on the board is the table's
// own affair. Pure functions, carried out into the same events as a fully tracked game.
#pragma once

#include "model/barrage/state/play.h"
#include "model/barrage/table/round.h"
#include "model/core/message.h"
#include "model/core/result.h"

#include <array>
#include <memory>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace automa::barrage {

/// An action of the tile that lies on the table, as far as the tile and the markers tell.
struct TileOffer {
    TileAction action;
    /// Left to decide; what stands before the first open one is done, or was not possible.
    bool open = true;
    int engineers = 0;         // that it would really take (B-2.1), the architect among them
    bool architect = false;    // he goes with them
    bool again = false;        // he goes alone, and another turn follows (B-10.16)
    int vp = 0;                // what the tile itself says: a price is negative
    int energy = 0;            // likewise
    bool always = false;       // the bank: it can always be done (B-3.3)
    std::string_view rule;     // that says when and how
    std::string_view barred{}; // the rule that forbids it for certain; empty: the table decides
    bool moves_water = false;  // drops may run by powerhouses of the USA (B-10.6)
};

/// Whether drops that run by the USA's powerhouses may move its marker: who has the ability at all is known,
/// whether the third powerhouse stands is not.
[[nodiscard]] bool usa_may_step(const State& state);

/// In the order of trial (B-3.3). Empty unless a turn lies on the table of a tiles-only game.
[[nodiscard]] std::vector<TileOffer> tile_offers(const Catalogue& catalogue, const State& state);

/// VP by company that only the table can count.
using PointsByTable = std::array<int, company_count>;

/// The table has done the action; whatever stood before it was not possible. `vp` and `energy` are all that
/// it brought; left out, they are what the tile says.
struct TileActionDone {
    static constexpr std::string_view kind = "tile_done";
    int order = 1;
    std::optional<int> vp;
    std::optional<int> energy;
    /// Of the USA's marker, by drops that ran past its powerhouses, whoever acted (B-10.6).
    int usa_steps = 0;
    static void fields(auto& c, auto&& field) {
        field("order", c.order, bounds::order);
        field("vp", c.vp, core::within(-99, 99));
        field("energy", c.energy, core::within(-99, 99));
        field("usa_steps", c.usa_steps, core::or_default, core::within(0, 99));
    }
};
/// Neither this action nor any before it could be done.
struct TileActionImpossible {
    static constexpr std::string_view kind = "tile_impossible";
    int order = 1;
    static void fields(auto& c, auto&& field) { field("order", c.order, bounds::order); }
};
/// The turn ends without a further action.
struct TileTurnPassed {
    static constexpr std::string_view kind = "tile_pass";
    static void fields(auto&, auto&&) {}
};
/// B-9.3 by the markers: places and credits; the bonus tile as the table counts it. The water has flowed:
/// `usa_steps` is what that moved.
struct TilesScoreRound {
    static constexpr std::string_view kind = "tiles_score_round";
    PointsByTable bonus{};
    int usa_steps = 0;
    static void fields(auto& c, auto&& field) {
        field("bonus", c.bonus, core::or_default);
        field("usa_steps", c.usa_steps, core::or_default, core::within(0, 99));
    }
};
/// B-9.4; `order` only where the table sees it otherwise than the markers. The income of the new round as the
/// table reads it from the company boards: VP (credits are VP to an Automa) and steps of the energy marker.
struct TilesNextRound {
    static constexpr std::string_view kind = "tiles_next_round";
    core::StaticVector<Company, max_participants> order;
    PointsByTable income{};
    PointsByTable income_energy{};
    static void fields(auto& c, auto&& field) {
        field("order", c.order, core::or_default, core::at_most(max_participants));
        field("income", c.income, core::or_default);
        field("income_energy", c.income_energy, core::or_default);
    }
};
/// B-9.5: all that the table counts at the end.
struct TilesScoreGame {
    static constexpr std::string_view kind = "tiles_score_game";
    PointsByTable points{};
    static void fields(auto& c, auto&& field) { field("points", c.points, core::or_default); }
};
/// The board as it was entered: from now on the app knows it. Rounds, markers, engineers and tiles stay as
/// they are.
struct TrackFully {
    static constexpr std::string_view kind = "track_fully";
    std::shared_ptr<const State> board;
    static void fields(auto& c, auto&& field) { field("board", c.board); }
};
/// The board is left to the table again; what was last known of it is kept for a later return.
struct TrackTilesOnly {
    static constexpr std::string_view kind = "track_tiles_only";
    static void fields(auto&, auto&&) {}
};

using TilesCommand = std::variant<TileActionDone, TileActionImpossible, TileTurnPassed, TilesScoreRound,
                                  TilesNextRound, TilesScoreGame, TrackFully, TrackTilesOnly>;

struct TilesCarried {
    core::Label label;
    std::optional<PhaseResult> phase;
};

/// Records the command's events in `play`. After a refusal `play` must not be used.
[[nodiscard]] core::Result<TilesCarried> carry_tiles(Play& play, const TilesCommand& command);

/// The same game with nothing on the board, for a table that tracks tiles only.
[[nodiscard]] State tiles_only_start(State state);

/// The board, the market and the hands of `board` in the game of `kept`, which gives everything else: round,
/// turn, order, VP, energy, engineers, the tiles and the generator.
[[nodiscard]] State with_board_of(State kept, const State& board);

} // namespace automa::barrage
