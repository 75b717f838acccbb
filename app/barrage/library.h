// The saved games and the history of the open one, for their screens.
#pragma once

#include "app/barrage/saves.h"

#include <QObject>
#include <QUrl>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace automa::app::barrage_app {

class BarrageLibrary final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use BarrageApp.library")
    /// {uuid, title, standing, detail, status, companies: [string], open}; `standing` tells round and score.
    Q_PROPERTY(QVariantList games READ games NOTIFY changed)
    /// See historyItems().
    Q_PROPERTY(QVariantList history READ history NOTIFY historyChanged)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY historyChanged)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY historyChanged)
    /// "Undo: Germany builds: base, basin 3"
    Q_PROPERTY(QString undoText READ undoText NOTIFY historyChanged)
    Q_PROPERTY(QString redoText READ redoText NOTIFY historyChanged)
    /// What keeps actions from being saved, in words; empty if all is well.
    Q_PROPERTY(QString fault READ fault NOTIFY changed)
    Q_PROPERTY(QString folder READ folder CONSTANT)

public:
    BarrageLibrary(BarrageGame& game, BarrageSaves& saves, QObject* parent = nullptr);

    [[nodiscard]] QVariantList games() const;
    [[nodiscard]] QVariantList history() const;
    [[nodiscard]] bool canUndo() const { return game_.isOpen() && game_.journal().can_undo(); }
    [[nodiscard]] bool canRedo() const { return game_.isOpen() && game_.journal().can_redo(); }
    [[nodiscard]] QString undoText() const;
    [[nodiscard]] QString redoText() const;
    [[nodiscard]] QString fault() const;
    /// Where exported games lie.
    [[nodiscard]] QString folder() const;

    /// Opens the game; false (and a sentence) if it cannot be read.
    Q_INVOKABLE bool resume(const QString& uuid);
    Q_INVOKABLE void rename(const QString& uuid, const QString& title);
    Q_INVOKABLE void duplicate(const QString& uuid);
    Q_INVOKABLE void archive(const QString& uuid, bool away);
    /// Into the bin; undelete() takes it out.
    Q_INVOKABLE void remove(const QString& uuid);
    Q_INVOKABLE void undelete(const QString& uuid);
    /// Into the folder, or where `target` (from a file dialog) says.
    Q_INVOKABLE void exportGame(const QString& uuid, const QString& target = {});
    /// Files in the folder that can be taken in: {file, text}.
    Q_INVOKABLE [[nodiscard]] QVariantList importable() const;
    /// Why the file was not taken in; empty if it was.
    Q_INVOKABLE QString importFile(const QString& file);
    Q_INVOKABLE void jump(int position);
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    Q_INVOKABLE void retry();
    void refresh();

signals:
    void changed();
    void historyChanged();
    /// To be shown at the foot of the window.
    void told(const QString& text);

private:
    bool good(const core::Status& done);
    void refreshGames();
    void refreshHistory();
    [[nodiscard]] QVariantList readGames() const;
    [[nodiscard]] QString standing(const storage::GameSummary& game) const;

    BarrageGame& game_;
    BarrageSaves& saves_;
    // Read when they are first asked for: a list reads its rows one by one.
    mutable std::optional<QVariantList> games_;
    mutable std::optional<QVariantList> history_;
};

} // namespace automa::app::barrage_app
