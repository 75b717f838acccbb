// The open game on disk: every action is written before its tap is answered.
#pragma once

#include "app/barrage/game.h"
#include "model/storage/session.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>

namespace automa::app {

/// Where games are kept: $AUTOMA_DB (":memory:" keeps nothing), else games.db in the app's own data folder.
[[nodiscard]] QString libraryFile();

/// Follows a BarrageGame and keeps it. When the disk fails the game goes on in memory and every later action
/// tries again; `fault()` says why.
class BarrageSaves final : public QObject {
    Q_OBJECT

public:
    explicit BarrageSaves(BarrageGame& game, QObject* parent = nullptr);
    ~BarrageSaves() override;

    /// Opens the library, or a passing one in memory when it cannot be opened; `openFault()` then says why.
    void open();
    [[nodiscard]] storage::Library* library() { return library_.get(); }
    /// Why the library could not be opened.
    [[nodiscard]] const std::optional<core::Error>& openFault() const { return openFault_; }
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
    /// Sets the file that cannot be read aside and puts the newest backup in its place, or begins anew.
    [[nodiscard]] core::Status recover();
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
    void take(const core::Result<storage::Ack>& answer);

    BarrageGame& game_;
    std::unique_ptr<storage::Library> library_;
    std::optional<storage::Session> session_;
    std::optional<core::Error> openFault_;
    std::optional<core::Error> fault_;
};

} // namespace automa::app
