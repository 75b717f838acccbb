// The games that were played, of all games in one list: the newest first, or those in the bin.
#pragma once

#include "app/library/files.h"
#include "app/library/library_host.h"
#include "app/shell/list_model.h"
#include "model/storage/library.h"
#include "model/storage/types.h"

#include <QObject>
#include <QString>
#include <QTimer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <string>
#include <vector>

namespace automa::app {

class SavedGames;
class Shell;

/// In QML PlayedStatus.Archived and so on.
namespace PlayedStatus {
Q_NAMESPACE
QML_ELEMENT
enum class Value { Active, Archived, Finished, Deleted };
Q_ENUM_NS(Value)
} // namespace PlayedStatus

struct PlayedGame {
    Q_GADGET
    QML_VALUE_TYPE(playedGame)
    Q_PROPERTY(QString uuid MEMBER uuid)
    Q_PROPERTY(QString game MEMBER game)
    Q_PROPERTY(QString gameName MEMBER gameName)
    Q_PROPERTY(QString title MEMBER title)
    /// Round and score, or what the game counts instead.
    Q_PROPERTY(QString standing MEMBER standing)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(automa::app::PlayedStatus::Value status MEMBER status)
    /// The looks of its sides, each a SideLook.
    Q_PROPERTY(QVariantList sides MEMBER sides)
    Q_PROPERTY(bool open MEMBER open)
    /// This version can open it.
    Q_PROPERTY(bool known MEMBER known)
    /// What is wrong with it, in words; empty if nothing is.
    Q_PROPERTY(QString fault MEMBER fault)

public:
    friend bool operator==(const PlayedGame&, const PlayedGame&) = default;

    QString uuid;
    QString game;
    QString gameName;
    QString title;
    QString standing;
    QString detail;
    PlayedStatus::Value status = PlayedStatus::Value::Active;
    QVariantList sides;
    /// When it was played last, as files are named by.
    QString day;
    bool open = false;
    bool known = true;
    QString fault;
};

/// A game by which the list can be narrowed.
struct GameFilter {
    Q_GADGET
    QML_VALUE_TYPE(gameFilter)
    /// Empty for all.
    Q_PROPERTY(QString game MEMBER game)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(bool chosen MEMBER chosen)

public:
    friend bool operator==(const GameFilter&, const GameFilter&) = default;

    QString game;
    QString name;
    bool chosen = false;
};

/// Reads a page of the list at a time, and only while a page shows it.
class GamesList final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use LibraryApp.games or LibraryApp.bin")
    /// Each a PlayedGame.
    Q_PROPERTY(automa::app::GadgetList* rows READ rows CONSTANT)
    /// Each a GameFilter; none while there is nothing to choose.
    Q_PROPERTY(automa::app::GadgetList* filters READ filters CONSTANT)
    /// Each an ImportFile; looked for by lookForFiles().
    Q_PROPERTY(automa::app::GadgetList* files READ files CONSTANT)
    Q_PROPERTY(bool active READ isActive WRITE setActive NOTIFY changed)
    /// The id of the game that is shown; empty for all.
    Q_PROPERTY(QString filter READ filter WRITE setFilter NOTIFY changed)
    /// Of all that are, not only of those read so far.
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(int inBin READ inBin NOTIFY changed)
    Q_PROPERTY(QString folder READ folder CONSTANT)

public:
    enum class Place { Shelf, Bin };

    GamesList(LibraryHost& host, Shell& shell, const std::vector<std::unique_ptr<SavedGames>>& games,
              Place place);

    [[nodiscard]] ListModel<PlayedGame>* rows() { return &rows_; }
    [[nodiscard]] ListModel<GameFilter>* filters() { return &filters_; }
    [[nodiscard]] ListModel<ImportFile>* files() { return &files_; }
    [[nodiscard]] bool isActive() const { return active_; }
    void setActive(bool active);
    [[nodiscard]] const QString& filter() const { return filter_; }
    void setFilter(const QString& game);
    [[nodiscard]] int count() const { return count_; }
    [[nodiscard]] int inBin() const { return inBin_; }
    /// Where exported games lie.
    [[nodiscard]] QString folder() const;

    /// Reads the list anew, as far as it had been read.
    Q_INVOKABLE void refresh();
    /// Reads the next page.
    Q_INVOKABLE void more();

    /// Opens the game and its page; says why if it cannot.
    Q_INVOKABLE bool open(const QString& uuid);
    Q_INVOKABLE void rename(const QString& uuid, const QString& title);
    Q_INVOKABLE void duplicate(const QString& uuid);
    Q_INVOKABLE void archive(const QString& uuid, bool away);
    /// Into the bin, and offers to take it out again.
    Q_INVOKABLE void remove(const QString& uuid);
    Q_INVOKABLE void undelete(const QString& uuid);
    /// For good.
    Q_INVOKABLE void purge(const QString& uuid);
    Q_INVOKABLE void emptyBin();
    /// Of an exported game: it tells what is played, by whom and when.
    Q_INVOKABLE QString fileName(const QString& uuid);
    /// Into the folder, or where `target` (from a file dialog) says.
    Q_INVOKABLE void exportGame(const QString& uuid, const QString& target = {});
    Q_INVOKABLE void lookForFiles();
    /// Why the file, or a game in it, was not taken in; empty if all was.
    Q_INVOKABLE QString importFile(const QString& file);

    /// The game that such an offer would take out of the bin; empty if it is another offer.
    [[nodiscard]] static QString offered(const QString& token);

signals:
    void changed();
    /// It was changed here: other lists have to follow.
    void rearranged();

private:
    [[nodiscard]] SavedGames* of(const std::string& game) const;
    [[nodiscard]] PlayedGame rowOf(const storage::GameSummary& game);
    [[nodiscard]] QString titleOf(const storage::GameSummary& game) const;
    [[nodiscard]] QString detailOf(const storage::GameSummary& game) const;
    /// The row of the game, read if it was not; nullptr if there is none.
    [[nodiscard]] const PlayedGame* row(const QString& uuid);
    [[nodiscard]] storage::GamesQuery query() const;
    [[nodiscard]] std::vector<PlayedGame> read(int offset, int limit);
    void showFilters();
    void withdrawOffer(const QString& uuid);
    bool good(const core::Status& done);

    LibraryHost& host_;
    Shell& shell_;
    const std::vector<std::unique_ptr<SavedGames>>& games_;
    Place place_;
    ListModel<PlayedGame> rows_;
    ListModel<GameFilter> filters_;
    ListModel<ImportFile> files_;
    QString filter_;
    int count_ = 0;
    int inBin_ = 0;
    int unread_ = 0; // how many more games of older libraries may be read for the list at once
    int summed_ = 0; // how many were, and are known from now on
    QTimer rest_;
    bool active_ = false;
};

/// "%1 (copy)", in the app's language.
[[nodiscard]] QString titleOfCopy(const QString& title);
/// The title as somebody typed it or as its game makes it, with what marks it as a copy.
[[nodiscard]] QString shownTitle(const storage::GameSummary& game, const SavedGames* of);
/// Of a game in a file that is looked into.
[[nodiscard]] QString shownTitle(const storage::ImportItem& item, const SavedGames* of);
/// The words of a game for what is saved of it; nullptr for a game that nobody knows.
[[nodiscard]] SavedGames* savedGamesOf(const std::vector<std::unique_ptr<SavedGames>>& games,
                                       const std::string& game);

} // namespace automa::app
