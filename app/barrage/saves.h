// The open game on disk: every action is written before its tap is answered.
#pragma once

#include "app/barrage/game.h"
#include "app/library/library_host.h"
#include "model/storage/session.h"

#include <QObject>
#include <QString>

#include <optional>

namespace automa::app::barrage_app {

/// Follows a BarrageGame and keeps it. When the disk fails the game goes on in memory and every later action
/// tries again; `fault()` says why.
class BarrageSaves final : public QObject {
    Q_OBJECT

public:
    BarrageSaves(BarrageGame& game, LibraryHost& host, QObject* parent = nullptr);
    ~BarrageSaves() override;

    [[nodiscard]] storage::Library* library() { return host_.library(); }
    [[nodiscard]] LibraryHost& host() { return host_; }
    /// Why the library could not be opened, or only for reading.
    [[nodiscard]] const std::optional<core::Error>& openFault() const { return host_.fault(); }
    /// Why the last action is in memory only.
    [[nodiscard]] const std::optional<core::Error>& fault() const { return fault_; }
    [[nodiscard]] int unsavedActions() const { return session_ ? session_->unsaved_actions() : 0; }

    [[nodiscard]] QString openGame() const;
    [[nodiscard]] const std::optional<storage::Session>& session() const { return session_; }

    /// Starts the game and its record.
    void begin(const barrage::State& start, TileSource tiles, const QString& title, std::uint64_t seed);
    /// Opens a saved game where it was left.
    [[nodiscard]] core::Status resume(const QString& uuid);
    /// A saved game's position, to be shown without opening it.
    [[nodiscard]] core::Result<barrage::State> look(const QString& uuid) const;
    [[nodiscard]] core::Status finish(const storage::GameResult& result);
    /// Writes what is missing; opens the library anew if it is not there.
    void retry();
    /// Lets go of the open game, e.g. because it was deleted.
    void forget();

signals:
    /// Saved or not: fault() may be another.
    void changed();

private:
    struct Loaded {
        barrage::State start;
        core::Journal<barrage::Event> journal;
        TileSource tiles = TileSource::app;
    };
    [[nodiscard]] core::Result<Loaded> read(const storage::GameRecord& record,
                                            const storage::Journal& journal) const;
    void record(const BarrageGame::Entry* appended);
    void letGo();
    void take(const core::Result<storage::Ack>& answer);

    BarrageGame& game_;
    LibraryHost& host_;
    std::optional<storage::Session> session_;
    std::optional<core::Error> fault_;
};

} // namespace automa::app::barrage_app
