// Results and their sides.
#include "model/storage/errors.h"
#include "model/storage/numbers.h"
#include "model/storage/store.h"

namespace automa::storage {

std::optional<GameResult> read_result(Store& store, const GameRow& game) {
    auto query = store.query("SELECT finished, duration, own FROM results WHERE game_id = ?", game.id);
    if (!query.next()) {
        if (game.result)
            refuse(Fault::BadChain, game.record.uuid, "the result is missing");
        return std::nullopt;
    }
    GameResult result;
    result.finished_ms = query.number(0);
    result.duration_ms = query.number(1);
    result.own = query.text(2, limits::kLabel);
    ResultDigest digest(game.record.uuid, result.finished_ms, result.duration_ms, result.own);
    auto rows = store.query("SELECT side, name, kind, points, rank, points_by_stage, own FROM sides"
                            " WHERE game_id = ? ORDER BY seat",
                            game.id);
    while (rows.next()) {
        if (result.sides.size() >= limits::kSides)
            refuse(Fault::TooBig, "sides", "more than " + std::to_string(limits::kSides));
        const std::string stages = rows.text(5, limits::kLabel);
        result.sides.push_back({rows.text(0, limits::kName), rows.text(1, limits::kName),
                                rows.text(2, limits::kName), rows.integer(3), rows.integer(4),
                                numbers_in(stages), rows.text(6, limits::kLabel)});
        const SideResult& side = result.sides.back();
        digest.add({side.side, side.name, side.kind, side.points, side.rank, stages, side.own});
    }
    if (game.result != digest.digest())
        refuse(Fault::BadChain, game.record.uuid, "the result");
    require_result(result, "result");
    return result;
}

void write_result(Store& store, GameRow& game, const GameResult& result) {
    remove_result(store, game);
    store
        .query("INSERT INTO results(game_id, finished, duration, own) VALUES(?, ?, ?, ?)", game.id,
               result.finished_ms, result.duration_ms, result.own)
        .run();
    ResultDigest digest(game.record.uuid, result.finished_ms, result.duration_ms, result.own);
    int seat = 0;
    for (const SideResult& side : result.sides) {
        const std::string stages = list_of(side.points_by_stage);
        store
            .query("INSERT INTO sides(game_id, seat, side, name, kind, points, rank, points_by_stage, own)"
                   " VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)",
                   game.id, ++seat, side.side, side.name, side.kind, side.points, side.rank, stages, side.own)
            .run();
        digest.add({side.side, side.name, side.kind, side.points, side.rank, stages, side.own});
    }
    game.result = digest.digest();
}

void remove_result(Store& store, GameRow& game) {
    store.query("DELETE FROM results WHERE game_id = ?", game.id).run();
    game.result.reset();
}

} // namespace automa::storage
