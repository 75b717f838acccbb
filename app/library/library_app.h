#pragma once

#include "app/library/backups.h"
#include "app/library/games_list.h"
#include "app/library/library_host.h"
#include "app/library/saved_games.h"
#include "app/library/statistics.h"

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <vector>

class QJSEngine;
class QQmlEngine;

namespace automa::app {

class Browser;
class Shell;

/// The root of the library for QML: a service of the shell. The games keep their saves in its host and tell
/// it of them (SavedGames); it says on Home what can be gone on with and what is wrong with the file.
class LibraryApp final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(automa::app::LibraryBackups* backups READ backups CONSTANT)
    Q_PROPERTY(automa::app::LibraryStatistics* statistics READ statistics CONSTANT)
    Q_PROPERTY(automa::app::GamesList* games READ games CONSTANT)
    Q_PROPERTY(automa::app::GamesList* bin READ bin CONSTANT)
    Q_PROPERTY(Files files READ files CONSTANT)

public:
    /// How files go out and come in.
    enum class Files {
        InFolder, // they lie in the app's folder
        ByDialog, // the system's own dialog asks where
        ByBrowser // it gives them to the user as downloads, and asks for them
    };
    Q_ENUM(Files)

    explicit LibraryApp(Shell& shell);
    ~LibraryApp() override;

    /// The library of this shell. Contract: plugLibrary() was called for it.
    [[nodiscard]] static LibraryApp& of(Shell& shell);
    /// For the QML engine only.
    static LibraryApp* create(QQmlEngine* engine, QJSEngine* scripts);

    /// A game joins: its plug calls it once.
    void addGame(std::unique_ptr<SavedGames> game);
    [[nodiscard]] SavedGames* savedGames(const QString& game) const;

    [[nodiscard]] Files files() const { return files_; }
    /// In a browser; `fileGiven` has it, unless the user thinks better of it.
    Q_INVOKABLE void askForFile(const QString& ending);
    [[nodiscard]] LibraryHost& host() { return host_; }
    [[nodiscard]] LibraryBackups* backups() { return &backups_; }
    [[nodiscard]] LibraryStatistics* statistics() { return &statistics_; }
    [[nodiscard]] GamesList* games() { return &shelf_; }
    [[nodiscard]] GamesList* bin() { return &bin_; }

    /// What Home tells: the newest unfinished game of all, and what is wrong with the library.
    [[nodiscard]] HomeNews homeNews();
    /// Goes back to the game that was in sight when the app ended.
    void resumeLast();

signals:
    void fileGiven(const QString& path);

private:
    [[nodiscard]] std::vector<storage::KnownGame> known() const;
    void follow(Browser& browser);
    [[nodiscard]] std::optional<HomeFault> libraryFault();
    /// Another process has the saved games. A killed one may hold them for a moment longer.
    [[nodiscard]] bool inUse();
    void tryAgain();
    void remember();

    Shell& shell_;
    std::vector<std::unique_ptr<SavedGames>> saved_;
    LibraryHost host_;
    LibraryBackups backups_;
    LibraryStatistics statistics_;
    GamesList shelf_;
    GamesList bin_;
    QTimer retries_;
    int tries_ = 0;
    Files files_ = Files::InFolder;
};

} // namespace automa::app
