#include "app/library/library_host.h"

#include "model/storage/rescue.h"
#include "model/storage/transfer.h"

#include <QDir>
#include <QStandardPaths>

#include <algorithm>
#include <chrono>

namespace automa::app {
namespace {

std::filesystem::path pathOf(const QString& file) {
    return std::filesystem::path(file.toStdU16String());
}

} // namespace

QString libraryFile() {
    const QString wished = qEnvironmentVariable("AUTOMA_DB");
    if (!wished.isEmpty())
        return wished;
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
        .filePath(QStringLiteral("games.db"));
}

LibraryHost::LibraryHost(std::function<std::vector<storage::KnownGame>()> known,
                         std::function<bool()> heldElsewhere, QObject* parent)
    : QObject(parent), file_(libraryFile()), known_(std::move(known)),
      heldElsewhere_(std::move(heldElsewhere)) {
    // An app that is never closed gets its daily copy too.
    connect(&daily_, &QTimer::timeout, this, [this] { backUpDaily(); });
    daily_.start(std::chrono::hours(1));
}

LibraryHost::~LibraryHost() {
    backUpDaily(storage::Due::Now); // today's copy is that of the last word
}

std::filesystem::path LibraryHost::file() const {
    return pathOf(file_);
}

bool LibraryHost::passing() const {
    return file_ == QLatin1String(":memory:");
}

storage::Library* LibraryHost::library() {
    if (!library_)
        open();
    return library_.get();
}

const std::optional<core::Error>& LibraryHost::fault() {
    static_cast<void>(library());
    return fault_;
}

core::Result<std::vector<storage::ImportItem>> LibraryHost::import(std::string_view text) {
    auto taken = library()->import_text(text);
    if (taken.ok())
        emit imported();
    return taken;
}

bool LibraryHost::onlyReading() {
    return library() && library_->durable() && !library_->writable();
}

void LibraryHost::open() {
    fault_.reset();
    damaged_ = false;
    if (!passing()) {
        storage::OpenOptions options;
        options.file = file();
        options.own_folder = qEnvironmentVariableIsEmpty("AUTOMA_DB");
        options.read_if_not_writable = true;
        options.held_elsewhere = heldElsewhere_;
        if (known_)
            options.known_games = known_();
        auto opened = storage::Library::open(std::move(options));
        if (opened.ok()) {
            library_ = std::make_unique<storage::Library>(std::move(opened).value());
            if (!library_->writable())
                fault_ = library_->warnings().back();
            backUpDaily();
            return;
        }
        fault_ = opened.error();
    }
    if (auto memory = storage::Library::in_memory(); memory.ok())
        library_ = std::make_unique<storage::Library>(std::move(memory).value());
}

void LibraryHost::backUpDaily(storage::Due due) {
    if (!library_ || !library_->durable() || !library_->writable())
        return;
    // A backup that fails must not stop the game.
    if (const auto made = library_->backup_if_due(due); made.ok() && made.value())
        damaged_ = made.value()->bad;
}

void LibraryHost::keepForLater(storage::SavedGame game) {
    const auto same = std::find_if(waiting_.begin(), waiting_.end(), [&](const storage::SavedGame& each) {
        return each.record.uuid == game.record.uuid;
    });
    if (same == waiting_.end())
        waiting_.push_back(std::move(game));
    else
        *same = std::move(game);
}

/// What was played in memory because the file could not be opened must not go with the memory.
void LibraryHost::gather() {
    if (!library_ || library_->durable() || !fault_)
        return;
    const auto games = library_->games();
    if (!games.ok())
        return;
    for (const storage::GameSummary& game : games.value())
        if (auto saved = library_->load(game.uuid); saved.ok())
            keepForLater(std::move(saved).value());
}

void LibraryHost::flush() {
    if (waiting_.empty() || !library_ || !library_->writable())
        return;
    const auto text = storage::write_library({waiting_, {}});
    if (text.ok() && library_->import_text(text.value()).ok())
        waiting_.clear();
}

void LibraryHost::goToBackground() {
    if (library_) // nothing is opened for it; what cannot be folded in now is another time
        static_cast<void>(library_->checkpoint());
}

void LibraryHost::noticeWritten() {
    if (!fault_ || !library_->durable() || !library_->writable())
        return;
    fault_.reset();
    flush();
    emit opened();
}

void LibraryHost::retry() {
    if (onlyReading()) {
        if (const core::Status writable = library_->become_writable(); !writable.ok()) {
            fault_ = writable.error();
        } else {
            fault_.reset();
            flush();
            backUpDaily();
        }
        emit opened();
        return;
    }
    if (!fault_) {
        flush();
        return;
    }
    takeOver();
}

core::Status LibraryHost::reopenAfter(OpenGame game, const std::function<core::Status()>& change) {
    gather();
    emit closing(game);
    library_.reset();
    core::Status done = change();
    open();
    flush();
    emit opened();
    return done;
}

void LibraryHost::takeOver() {
    static_cast<void>(reopenAfter(OpenGame::TakenAlong, [] { return core::Status(core::Done{}); }));
}

/// A file that another process has open is never replaced.
core::Status LibraryHost::requireOurs() const {
    if (heldElsewhere())
        return core::Error{"storage.in_use", file_.toStdString(), "somebody else has the library"};
    return core::Done{};
}

core::Status LibraryHost::restore(const std::filesystem::path& backup) {
    if (const core::Status ours = requireOurs(); !ours.ok())
        return ours;
    return reopenAfter(fault_ ? OpenGame::TakenAlong : OpenGame::IfThere, [&]() -> core::Status {
        const auto restored = storage::restore_backup(file(), backup);
        if (!restored.ok())
            return restored.error();
        return core::Done{};
    });
}

void LibraryHost::use(const QString& file) {
    waiting_.clear();
    emit closing(OpenGame::LetGo);
    library_.reset();
    file_ = file;
    open();
    emit opened();
}

core::Status LibraryHost::beginAnew() {
    if (const core::Status ours = requireOurs(); !ours.ok())
        return ours;
    return reopenAfter(OpenGame::TakenAlong, [&]() -> core::Status {
        const auto aside = storage::set_library_aside(file());
        if (!aside.ok())
            return aside.error();
        return core::Done{};
    });
}

} // namespace automa::app
