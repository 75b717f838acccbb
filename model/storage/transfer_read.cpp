#include "model/storage/errors.h"
#include "model/storage/json_text.h"
#include "model/storage/old_results.h"
#include "model/storage/sha256.h"
#include "model/storage/transfer.h"

#include <charconv>
#include <cstdint>
#include <limits>
#include <set>

namespace automa::storage {
namespace {

using Json = nlohmann::ordered_json;

/// A value of the file and the path that leads to it; what is missing or wrong is refused with that path.
class Field {
public:
    Field(const Json& json, std::string path) : json_(&json), path_(std::move(path)) {}

    [[nodiscard]] bool has(const std::string& key) const {
        return json_->is_object() && json_->contains(key);
    }
    [[nodiscard]] Field at(const std::string& key) const {
        if (!has(key))
            refuse(Fault::BadField, path_ + "." + key, "missing");
        return {(*json_)[key], path_ + "." + key};
    }
    [[nodiscard]] std::vector<Field> items(std::size_t most) const {
        if (!json_->is_array())
            refuse(Fault::BadField, path_, "not a list");
        if (json_->size() > most)
            refuse(Fault::TooBig, path_);
        std::vector<Field> fields;
        for (const Json& item : *json_)
            fields.emplace_back(item, path_ + "[" + std::to_string(fields.size()) + "]");
        return fields;
    }
    [[nodiscard]] std::string string() const {
        if (!json_->is_string())
            refuse(Fault::BadField, path_, "not a text");
        return json_->get<std::string>();
    }
    [[nodiscard]] std::int64_t integer(std::int64_t least = std::numeric_limits<std::int64_t>::min(),
                                       std::int64_t most = std::numeric_limits<std::int64_t>::max()) const {
        if (!json_->is_number_integer())
            refuse(Fault::BadField, path_, "not a whole number");
        const bool too_big = json_->is_number_unsigned()
                             && json_->get<std::uint64_t>() > static_cast<std::uint64_t>(most < 0 ? 0 : most);
        if (too_big || json_->get<std::int64_t>() < least || json_->get<std::int64_t>() > most)
            refuse(Fault::BadField, path_, "out of range");
        return json_->get<std::int64_t>();
    }
    [[nodiscard]] int small(int least = std::numeric_limits<int>::min()) const {
        return static_cast<int>(integer(least, std::numeric_limits<int>::max()));
    }
    /// The caller's JSON, as put_text() wrote it; not checked here.
    [[nodiscard]] std::string text_of(const std::string& key) const {
        return has(key + "_text") ? at(key + "_text").string() : at(key).json_->dump();
    }
    [[nodiscard]] const Json& json() const { return *json_; }
    [[nodiscard]] const std::string& path() const { return path_; }

private:
    const Json* json_;
    std::string path_;
};

std::uint64_t read_seed(const Field& field) {
    const std::string text = field.string();
    std::uint64_t seed = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), seed);
    if (text.empty() || fault != std::errc{} || end != text.data() + text.size())
        refuse(Fault::BadField, field.path(), "not a seed");
    return seed;
}

JournalRow read_row(const Field& field) {
    JournalRow row;
    row.seq = field.at("seq").integer(1);
    row.position = field.at("position").small(1);
    row.action = {field.at("kind").string(), field.text_of("label"), field.text_of("payload")};
    row.at_ms = field.at("at_ms").integer();
    if (field.has("superseded_by"))
        row.superseded_by = field.at("superseded_by").integer(1);
    require_action(row.action, field.path());
    return row;
}

Journal read_journal(const Field& game) {
    std::vector<JournalRow> rows;
    for (const Field& item : game.at("journal").items(limits::kActions))
        rows.push_back(read_row(item));
    auto journal = Journal::restore(std::move(rows), game.at("cursor").small(0));
    if (!journal.ok())
        throw core::Refusal(
            {journal.error().id, game.path() + ".journal: " + journal.error().path, journal.error().message});
    return std::move(journal).value();
}

int read_points(const Field& field) {
    return static_cast<int>(field.integer(-limits::kPoints, limits::kPoints));
}

SideResult read_side(const Field& item) {
    SideResult one{item.at("side").string(), item.at("name").string(), item.at("kind").string(),
                   read_points(item.at("points")), item.at("rank").small(0)};
    for (const Field& points : item.at("points_by_stage").items(limits::kStages))
        one.points_by_stage.push_back(read_points(points));
    one.own = item.text_of("own");
    return one;
}

/// As version 1 has it.
SideResult read_participant(const Field& item) {
    SideResult one{item.at("company").string(), item.at("name").string(), item.at("kind").string(),
                   read_points(item.at("vp")), item.at("rank").small(0)};
    for (const Field& points : item.at("vp_by_round").items(limits::kStages))
        one.points_by_stage.push_back(read_points(points));
    one.own = own_of_old_side(item.at("level").string(), item.at("officer").string());
    return one;
}

GameResult read_result(const Field& field, int version) {
    GameResult result;
    result.finished_ms = field.at("finished_ms").integer();
    result.duration_ms = field.at("duration_ms").integer(0);
    if (version == 1) {
        result.own = own_of_old_game(field.text_of("extra"), field.at("rounds").small(0));
        for (const Field& item : field.at("participants").items(limits::kSides))
            result.sides.push_back(read_participant(item));
    } else {
        result.own = field.text_of("own");
        for (const Field& item : field.at("sides").items(limits::kSides))
            result.sides.push_back(read_side(item));
    }
    require_result(result, field.path());
    return result;
}

TitleMarks read_marks(const Field& field) {
    const auto kind = title_kind_named(field.at("kind").string());
    if (!kind)
        refuse(Fault::BadField, field.path() + ".kind", "unknown");
    return {*kind, field.at("copies").small(0), field.at("parted").small(0),
            field.at("parted_from").string()};
}

SavedGame read_game(const Field& field, int version) {
    SavedGame game;
    game.record.uuid = field.at("uuid").string();
    require_uuid(game.record.uuid, field.path() + ".uuid");
    game.record.details = {
        field.at("game").string(), field.at("title").string(),          field.text_of("players"),
        field.at("mode").string(), field.at("format_version").small(1), read_seed(field.at("seed")),
        field.text_of("setup")};
    if (version > 1) {
        game.record.details.summary = field.text_of("summary");
        if (field.has("marks"))
            game.record.details.marks = read_marks(field.at("marks"));
    }
    require_details(game.record.details, field.path());
    const auto status = status_named(field.at("status").string());
    if (!status)
        refuse(Fault::BadField, field.path() + ".status", "unknown");
    game.record.status = *status;
    game.record.created_ms = field.at("created_ms").integer();
    game.record.updated_ms = field.at("updated_ms").integer();
    game.journal = read_journal(field);
    if (field.has("result"))
        game.result = read_result(field.at("result"), version);
    if ((*status == GameStatus::Finished) && !game.result)
        refuse(Fault::BadField, field.path() + ".result", "missing");
    return game;
}

/// Every limit is looked at before anything is built, and said in words.
Json parse(std::string_view text) {
    const auto number = [](std::size_t value) { return std::to_string(value); };
    if (text.size() > limits::kImport)
        refuse(Fault::TooBig, {}, "more than " + number(limits::kImport >> 20U) + " MiB");
    const core::JsonShape shape = core::json_shape(text);
    if (shape.depth > limits::kImportDepth)
        refuse(Fault::TooDeep, {}, "more than " + std::to_string(limits::kImportDepth) + " levels");
    if (shape.nodes > limits::kImportNodes)
        refuse(Fault::TooMany, {}, "more than " + number(limits::kImportNodes) + " values");
    if (shape.keys > limits::kKeys)
        refuse(Fault::TooMany, {}, "more than " + number(limits::kKeys) + " keys in one object");
    // The parser takes a zero byte for the end and would not look at what stands behind it.
    const bool whole = text.find('\0') == std::string_view::npos;
    Json file = Json::parse(text, nullptr, false);
    if (!whole || file.is_discarded())
        refuse(Fault::NotJson);
    return file;
}

void require_checksum(const Field& file, const Field& content) {
    if (file.at("checksum").string() != "sha256:" + sha256_hex(content.json().dump()))
        refuse(Fault::BadChecksum);
}

Transfer read_content(const std::string& format, const Field& file, int version) {
    Transfer transfer;
    if (format == "automa-game") {
        require_checksum(file, file.at("game"));
        transfer.games.push_back(read_game(file.at("game"), version));
        return transfer;
    }
    const Field library = file.at("library");
    require_checksum(file, library);
    std::set<std::string> uuids;
    for (const Field& item : library.at("games").items(limits::kGames)) {
        transfer.games.push_back(read_game(item, version));
        if (!uuids.insert(transfer.games.back().record.uuid).second)
            refuse(Fault::BadField, item.path() + ".uuid", "twice in this file");
    }
    const Field settings = library.at("settings");
    if (!settings.json().is_object() || settings.json().size() > limits::kSettings)
        refuse(Fault::BadField, settings.path());
    for (const auto& [key, value] : settings.json().items()) {
        require_name(key, settings.path());
        require_setting(settings.at(key).string(), settings.path() + "." + key);
        transfer.settings[key] = settings.at(key).string();
    }
    return transfer;
}

} // namespace

core::Result<Transfer> read_transfer(std::string_view text) {
    return guarded({}, [&] {
        const Json json = parse(text);
        const Field file(json, "file");
        if (!file.has("format") || !json["format"].is_string())
            refuse(Fault::UnknownFormat);
        const std::string format = json["format"].get<std::string>();
        if (format != "automa-game" && format != "automa-library")
            refuse(Fault::UnknownFormat);
        const std::int64_t version = file.at("version").integer(1);
        if (version > kTransferVersion)
            refuse(Fault::NewerFormat, {},
                   "version " + std::to_string(version) + ", known " + std::to_string(kTransferVersion));
        return read_content(format, file, static_cast<int>(version));
    });
}

} // namespace automa::storage
