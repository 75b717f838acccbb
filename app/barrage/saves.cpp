#include "app/barrage/saves.h"

#include "app/barrage/text/names.h"
#include "model/barrage/event_json.h"
#include "model/barrage/position_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace automa::app::barrage_app {

using namespace barrage;
using nlohmann::json;

namespace {

constexpr int formatVersion = 1;

/// A library in memory cannot keep anything: why it is used is said by openFault(), or it was wished for.
std::optional<core::Error> worthSaying(std::optional<core::Error> why) {
    return why && why->id == "storage.memory_only" ? std::nullopt : std::move(why);
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

/// The sum of the pauses between actions; a long one was not spent at the table. Clocks may jump back.
std::int64_t timeAtTheTable(const storage::Journal& journal) {
    constexpr std::int64_t longest = 15 * 60'000;
    std::int64_t sum = 0;
    std::int64_t before = 0;
    for (const storage::JournalRow& row : journal.rows()) {
        if (before > 0)
            sum += std::clamp<std::int64_t>(row.at_ms - before, 0, longest);
        before = row.at_ms;
    }
    return sum;
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

BarrageSaves::BarrageSaves(BarrageGame& game, LibraryHost& host, QObject* parent)
    : QObject(parent), game_(game), host_(host) {
    connect(&game_, &BarrageGame::recorded, this, &BarrageSaves::record);
    connect(&host_, &LibraryHost::closing, this, [this](bool forgetting) {
        if (forgetting)
            forget();
        else if (session_)
            session_->detach();
    });
    connect(&host_, &LibraryHost::opened, this, [this] {
        if (session_ && library())
            fault_ = worthSaying(session_->attach(*library()).why);
        emit changed();
    });
}

BarrageSaves::~BarrageSaves() = default;

QString BarrageSaves::openGame() const {
    return session_ ? QString::fromStdString(session_->record().uuid) : QString();
}

/// Another game takes this one's place; what could not be written yet waits with the host.
void BarrageSaves::letGo() {
    if (session_ && !session_->saved() && fault_)
        host_.keepForLater(session_->copy());
    session_.reset();
}

void BarrageSaves::begin(const State& start, TileSource tiles, const QString& title, std::uint64_t seed) {
    letGo();
    game_.start(start, tiles);
    const json setup = {
        {"tiles", tiles == TileSource::app ? "app" : "box"},
        {"position", json::parse(position_to_json(game_.facts(), game_.startState()).dump())}};
    storage::GameDetails details;
    details.game = "barrage";
    details.title = title.toStdString();
    details.players = playersJson(start).dump();
    details.mode = start.tracking == Tracking::tiles_only ? "tiles" : "app";
    details.format_version = formatVersion;
    details.seed = seed;
    details.setup = setup.dump();
    auto started = storage::Session::start(library(), details);
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
    if (!library())
        return core::Error{"storage.memory_only", "", "For now, games are kept in memory only."};
    auto resumed = storage::Session::resume(*library(), uuid.toStdString());
    if (!resumed.ok())
        return resumed.error();
    auto loaded = read(resumed.value().record(), resumed.value().journal());
    if (!loaded.ok())
        return loaded.error();
    letGo();
    session_.emplace(std::move(resumed).value());
    fault_.reset();
    game_.resume(loaded.value().start, std::move(loaded.value().journal), loaded.value().tiles);
    emit changed();
    return core::Done{};
}

core::Result<State> BarrageSaves::look(const QString& uuid) const {
    auto saved = host_.library()->load(uuid.toStdString());
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
    if (answer.ok() && answer.value().saved)
        host_.noticeWritten();
    emit changed();
}

core::Status BarrageSaves::finish(const storage::GameResult& result) {
    if (!session_)
        return fault_.value_or(
            core::Error{"storage.memory_only", "", "For now, games are kept in memory only."});
    storage::GameResult timed = result;
    if (timed.duration_ms == 0)
        timed.duration_ms = timeAtTheTable(session_->journal());
    auto answer = session_->finish(timed);
    take(answer);
    if (!answer.ok())
        return answer.error();
    return core::Done{};
}

void BarrageSaves::retry() {
    host_.retry();
    if (session_ && !session_->saved())
        fault_ = worthSaying(session_->retry().why);
    emit changed();
}

void BarrageSaves::forget() {
    letGo();
    fault_.reset();
    game_.close();
    emit changed();
}

} // namespace automa::app::barrage_app
