// The open game on disk: every action is written before the screen shows it.
#pragma once

#include "app/library/library_host.h"
#include "app/play/session_base.h"
#include "model/storage/session.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>

namespace automa::app {

/// What does not depend on the game. Use SavedSession<Game, Codec> (saved_session.h).
///
/// When the disk fails the game goes on in memory and every later action tries again; fault() says why. A
/// game whose record breaks off opens for looking only, up to the last good entry; damage() says where.
class SavedSessionBase : public QObject, private storage::PlayedJournal {
    Q_OBJECT
    QML_NAMED_ELEMENT(PlaySaves)
    QML_UNCREATABLE("A game's view-model gives it")
    /// What keeps actions from being saved, in words; empty if all is well.
    Q_PROPERTY(QString faultText READ faultText NOTIFY changed)
    /// Why the game can only be looked at, in words; empty if it can be played.
    Q_PROPERTY(QString damageText READ damageText NOTIFY changed)
    Q_PROPERTY(QString openGame READ openGame NOTIFY changed)

public:
    SavedSessionBase(SessionBase& game, LibraryHost& host, QObject* parent = nullptr);
    ~SavedSessionBase() override;

    [[nodiscard]] storage::Library* library() const { return host_.library(); }
    [[nodiscard]] LibraryHost& host() { return host_; }
    /// Why the library could not be opened, or only for reading.
    [[nodiscard]] const std::optional<core::Error>& openFault() const { return host_.fault(); }
    /// Why the last action is in memory only.
    [[nodiscard]] const std::optional<core::Error>& fault() const { return fault_; }
    [[nodiscard]] QString faultText() const;
    [[nodiscard]] QString damageText() const;

    /// The uuid of the open game; empty if none is.
    [[nodiscard]] QString openGame() const;
    [[nodiscard]] const std::optional<storage::Session>& session() const { return session_; }

    /// Opens a saved game where it was left. One that is open already stays as it is.
    Q_INVOKABLE bool open(const QString& uuid) { return resume(uuid).ok(); }
    [[nodiscard]] core::Status resume(const QString& uuid);
    /// Puts the game into the results; its time at the table is filled in.
    [[nodiscard]] core::Status finish(const storage::GameResult& result);
    /// Writes what is missing; opens the library anew if it is not there.
    Q_INVOKABLE void retry();
    /// Lets go of the open game, e.g. because it was deleted.
    void forget();
    /// Something else wrote into the library (an import, a restored backup): follows it, or lets go of a game
    /// that is no longer there. Where the library went another way, the line on screen is saved at once as a
    /// game of its own.
    void rejoin();
    void follow();

signals:
    /// Saved or not: fault() may be another.
    void changed();
    /// To be shown at the foot of the window.
    void told(const QString& text);

protected:
    /// Begins the record of the game that was just started.
    void keep(const storage::GameDetails& details);
    /// Another game takes this one's place; what could not be written yet waits with the host.
    void letGo();

private:
    // The journal of the game, as the storage follows it; the game's own codec writes action_at().
    [[nodiscard]] std::size_t cursor() const final { return game_.cursor(); }
    [[nodiscard]] std::size_t length() const final { return game_.length(); }
    [[nodiscard]] std::uint64_t id_at(std::size_t index) const final { return game_.idAt(index); }
    /// Reads and checks the game; what it gives takes the game up. `blocked`: it can only be looked at.
    [[nodiscard]] virtual core::Result<std::function<void()>>
    read(const storage::GameRecord& record, const storage::Journal& journal,
         const std::optional<core::Error>& blocked) const = 0;
    [[nodiscard]] virtual storage::SnapshotSource snapshots() const = 0;
    [[nodiscard]] virtual std::string summary() const = 0;
    virtual void closeGame() = 0;

    [[nodiscard]] core::Status lookOnly(const QString& uuid, const core::Error& why);
    void hold(storage::Session session);
    void record();
    void take(const core::Result<storage::Ack>& answer);
    void heed(const storage::Ack& answer);

    SessionBase& game_;
    LibraryHost& host_;
    std::optional<storage::Session> session_;
    QString looked_; // the uuid of a game that can only be looked at
    std::optional<core::Error> fault_;
    bool rejoins_ = false; // a backup is being restored
};

} // namespace automa::app
