#include "app/barrage/saves.h"

#include "app/text/barrage_names.h"
#include "model/barrage/event_json.h"
#include "model/barrage/position_json.h"
#include "model/storage/rescue.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <nlohmann/json.hpp>

namespace automa::app {

using namespace barrage;
using nlohmann::json;

namespace {

constexpr int formatVersion = 1;

/// A library in memory cannot keep anything: why it is used is said by openFault(), or it was wished for.
std::optional<core::Error> worthSaying(std::optional<core::Error> why) {
    return why && why->id == "storage.memory_only" ? std::nullopt : std::move(why);
}

std::filesystem::path pathOf(const QString& file) {
    return std::filesystem::path(file.toStdU16String());
}

json labelJson(const core::Label& label) {
    json arguments = json::object();
    for (const auto& [key, value] : label.arguments)
        arguments[key] = value;
    return {{"id", label.id}, {"args", std::move(arguments)}};
}

core::Label labelFrom(const json& value) {
    core::Label label{value.value("id", std::string()), {}};
    const auto arguments = value.find("args");
    if (arguments != value.end() && arguments->is_object())
        for (const auto& [key, argument] : arguments->items())
            label.arguments.emplace_back(key, argument.is_string() ? argument.get<std::string>()
                                                                   : argument.dump());
    return label;
}

/// Who plays, for lists that do not open the game.
json playersJson(const State& state) {
    json players = json::array();
    for (const Company company : state.turn_order) {
        const CompanyState& who = state.company(company);
        players.push_back(
            {{"company", name_of(company)},
             {"player", name_of(who.player)},
             {"level", who.player == PlayerKind::automa ? name_of(who.level) : std::string_view()}});
    }
    return players;
}

} // namespace

QString libraryFile() {
    const QString wished = qEnvironmentVariable("AUTOMA_DB");
    if (!wished.isEmpty())
        return wished;
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
        .filePath(QStringLiteral("games.db"));
}

BarrageSaves::BarrageSaves(BarrageGame& game, QObject* parent) : QObject(parent), game_(game) {
    connect(&game_, &BarrageGame::recorded, this, &BarrageSaves::record);
}

BarrageSaves::~BarrageSaves() = default;

void BarrageSaves::open() {
    const QString file = libraryFile();
    openFault_.reset();
    if (file != QLatin1String(":memory:")) {
        QDir().mkpath(QFileInfo(file).absolutePath());
        storage::OpenOptions options;
        options.file = pathOf(file);
        auto opened = storage::Library::open(std::move(options));
        if (opened.ok()) {
            library_ = std::make_unique<storage::Library>(std::move(opened).value());
            static_cast<void>(
                library_->backup_if_due()); // a backup that fails must not keep anybody from playing
            return;
        }
        openFault_ = opened.error();
    }
    if (auto passing = storage::Library::in_memory(); passing.ok())
        library_ = std::make_unique<storage::Library>(std::move(passing).value());
}

QString BarrageSaves::openGame() const {
    return session_ ? QString::fromStdString(session_->record().uuid) : QString();
}

void BarrageSaves::begin(const State& start, TileSource tiles, const QString& title, std::uint64_t seed) {
    session_.reset();
    game_.start(start, tiles);
    const json setup = {
        {"tiles", tiles == TileSource::app ? "app" : "box"},
        {"position", json::parse(position_to_json(game_.facts(), game_.startState()).dump())}};
    storage::GameDetails details;
    details.game = "barrage";
    details.title = title.toStdString();
    details.players = playersJson(start).dump();
    details.mode = "app";
    details.format_version = formatVersion;
    details.seed = seed;
    details.setup = setup.dump();
    auto started = storage::Session::start(library_.get(), details);
    fault_.reset();
    if (started.ok()) {
        session_.emplace(std::move(started).value());
        if (!session_->saved())
            fault_ = worthSaying(session_->retry().why);
    } else {
        fault_ = started.error();
    }
    emit changed();
}

core::Result<BarrageSaves::Loaded> BarrageSaves::read(const storage::GameRecord& record,
                                                      const storage::Journal& journal) const {
    const json setup = json::parse(record.details.setup, nullptr, false);
    if (!setup.is_object() || !setup.contains("position"))
        return core::Error{"storage.bad_journal", "/setup", "The record of this game does not fit together."};
    auto start = position_from_json(game_.facts(), setup["position"]);
    if (!start.ok())
        return start.error();
    Loaded loaded{std::move(start).value(),
                  {},
                  setup.value("tiles", "app") == "box" ? TileSource::box : TileSource::app};
    for (int position = 1; position <= journal.length(); ++position) {
        const storage::Action& action = journal.at(position).action;
        auto events = events_from_json(game_.facts(), json::parse(action.payload, nullptr, false));
        if (!events.ok())
            return events.error();
        loaded.journal.append(
            {labelFrom(json::parse(action.label, nullptr, false)), std::move(events).value()});
    }
    loaded.journal.jump(static_cast<std::size_t>(journal.cursor()));
    return loaded;
}

core::Status BarrageSaves::resume(const QString& uuid) {
    if (!library_)
        return core::Error{"storage.memory_only", "", "Games are kept in memory only just now."};
    auto resumed = storage::Session::resume(*library_, uuid.toStdString());
    if (!resumed.ok())
        return resumed.error();
    auto loaded = read(resumed.value().record(), resumed.value().journal());
    if (!loaded.ok())
        return loaded.error();
    session_.emplace(std::move(resumed).value());
    fault_.reset();
    game_.resume(loaded.value().start, std::move(loaded.value().journal), loaded.value().tiles);
    emit changed();
    return core::Done{};
}

core::Result<State> BarrageSaves::look(const QString& uuid) const {
    auto saved = library_->load(uuid.toStdString());
    if (!saved.ok())
        return saved.error();
    auto loaded = read(saved.value().record, saved.value().journal);
    if (!loaded.ok())
        return loaded.error();
    const auto& journal = loaded.value().journal;
    return journal.replay(loaded.value().start, journal.cursor(),
                          [](State& state, const Event& event) { apply_in_place(state, event); });
}

void BarrageSaves::record(const BarrageGame::Entry* appended) {
    if (!session_)
        return;
    if (!appended) {
        take(session_->jump(static_cast<int>(game_.journal().cursor())));
        return;
    }
    take(session_->append({.kind = appended->label.id,
                           .label = labelJson(appended->label).dump(),
                           .payload = events_to_json(game_.facts(), appended->events).dump()}));
}

void BarrageSaves::take(const core::Result<storage::Ack>& answer) {
    if (answer.ok())
        fault_ = worthSaying(answer.value().why);
    else
        fault_ = answer.error();
    emit changed();
}

core::Status BarrageSaves::finish(const storage::GameResult& result) {
    if (!session_)
        return fault_.value_or(
            core::Error{"storage.memory_only", "", "Games are kept in memory only just now."});
    auto answer = session_->finish(result);
    take(answer);
    if (!answer.ok())
        return answer.error();
    return core::Done{};
}

void BarrageSaves::retry() {
    if (openFault_) {
        if (session_)
            session_->detach();
        library_.reset();
        open();
        if (session_ && library_ && !openFault_)
            fault_ = worthSaying(session_->attach(*library_).why);
    } else if (session_) {
        fault_ = worthSaying(session_->retry().why);
    }
    emit changed();
}

core::Status BarrageSaves::recover() {
    const std::filesystem::path file = pathOf(libraryFile());
    if (session_)
        session_->detach();
    library_.reset();
    core::Status done = core::Done{};
    const auto backups = storage::list_backups(file);
    if (backups.ok() && !backups.value().empty()) {
        if (auto restored = storage::restore_backup(file, backups.value().back().file); !restored.ok())
            done = restored.error();
    } else if (auto aside = storage::set_library_aside(file); !aside.ok()) {
        done = aside.error();
    }
    open();
    if (session_ && library_ && !openFault_)
        fault_ = worthSaying(session_->attach(*library_).why);
    emit changed();
    return done;
}

void BarrageSaves::forget() {
    session_.reset();
    fault_.reset();
    game_.close();
    emit changed();
}

} // namespace automa::app
