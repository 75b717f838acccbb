#include "model/storage/errors.h"
#include "model/storage/json_text.h"
#include "model/storage/sha256.h"
#include "model/storage/transfer.h"

namespace automa::storage {
namespace {

using Json = nlohmann::ordered_json;

Json row_json(const JournalRow& row) {
    Json json;
    json["seq"] = row.seq;
    json["position"] = row.position;
    json["kind"] = row.action.kind;
    json["at_ms"] = row.at_ms;
    if (row.superseded_by != 0)
        json["superseded_by"] = row.superseded_by;
    put_text(json, "label", row.action.label);
    put_text(json, "payload", row.action.payload);
    return json;
}

Json result_json(const GameResult& result) {
    Json json;
    json["finished_ms"] = result.finished_ms;
    json["duration_ms"] = result.duration_ms;
    put_text(json, "own", result.own);
    json["sides"] = Json::array();
    for (const SideResult& one : result.sides) {
        Json side;
        side["side"] = one.side;
        side["name"] = one.name;
        side["kind"] = one.kind;
        side["points"] = one.points;
        side["rank"] = one.rank;
        side["points_by_stage"] = one.points_by_stage;
        put_text(side, "own", one.own);
        json["sides"].push_back(std::move(side));
    }
    return json;
}

Json marks_json(const TitleMarks& marks) {
    Json json;
    json["kind"] = name_of(marks.kind);
    json["copies"] = marks.copies;
    json["parted"] = marks.parted;
    json["parted_from"] = marks.parted_from;
    return json;
}

Json game_json(const SavedGame& game) {
    const GameDetails& details = game.record.details;
    Json json;
    json["uuid"] = game.record.uuid;
    json["game"] = details.game;
    json["title"] = details.title;
    if (details.marks != TitleMarks{})
        json["marks"] = marks_json(details.marks);
    json["mode"] = details.mode;
    json["format_version"] = details.format_version;
    json["seed"] = std::to_string(details.seed); // as text: not every reader of JSON has 64 bits
    json["status"] = name_of(game.record.status);
    json["created_ms"] = game.record.created_ms;
    json["updated_ms"] = game.record.updated_ms;
    json["cursor"] = game.journal.cursor();
    put_text(json, "players", details.players);
    put_text(json, "summary", details.summary);
    put_text(json, "setup", details.setup);
    json["journal"] = Json::array();
    for (const JournalRow& row : game.journal.rows())
        json["journal"].push_back(row_json(row));
    if (game.result)
        json["result"] = result_json(*game.result);
    return json;
}

std::string enclose(std::string_view format, const char* key, Json content) {
    Json file;
    file["format"] = format;
    file["version"] = kTransferVersion;
    file["checksum"] = "sha256:" + sha256_hex(content.dump());
    file[key] = std::move(content);
    return file.dump(1) + "\n";
}

} // namespace

core::Result<std::string> write_game(const SavedGame& game) {
    return guarded({}, [&] { return enclose("automa-game", "game", game_json(game)); });
}

core::Result<std::string> write_library(const Transfer& library) {
    return guarded({}, [&] {
        Json content;
        content["games"] = Json::array();
        for (const SavedGame& game : library.games)
            content["games"].push_back(game_json(game));
        content["settings"] = Json(library.settings);
        return enclose("automa-library", "library", std::move(content));
    });
}

} // namespace automa::storage
