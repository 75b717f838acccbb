// The backups for their page in Settings, and what to do when the saved games cannot be opened or written.
#pragma once

#include "app/library/backup_rows.h"
#include "app/library/library_host.h"
#include "app/shell/list_model.h"
#include "model/storage/backups.h"
#include "model/storage/rescue.h"

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace automa::app {

class SavedGames;
class Shell;

class LibraryBackups final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use LibraryApp.backups")
    /// Each a BackupRow, the newest first.
    Q_PROPERTY(automa::app::GadgetList* rows READ rows CONSTANT)
    /// Why the saved games cannot be opened or written; empty if all is well.
    Q_PROPERTY(QString faultTitle READ faultTitle NOTIFY changed)
    Q_PROPERTY(QString fault READ fault NOTIFY changed)
    /// The file can be read, only not written.
    Q_PROPERTY(bool onlyReading READ onlyReading NOTIFY changed)
    /// Which games of the open file are not as they were written; empty if none is, or nobody has looked yet.
    Q_PROPERTY(QString damage READ damage NOTIFY changed)
    /// What the damaged file still holds can be tried to be read.
    Q_PROPERTY(bool canSalvage READ canSalvage NOTIFY changed)
    /// What the last export or import left out or cut short, a line for each game; empty if nothing.
    Q_PROPERTY(QString leftOut READ leftOut NOTIFY changed)
    Q_PROPERTY(bool canBackUp READ canBackUp NOTIFY changed)
    Q_PROPERTY(QString folder READ folder CONSTANT)

public:
    LibraryBackups(LibraryHost& host, Shell& shell, const std::vector<std::unique_ptr<SavedGames>>& games);

    [[nodiscard]] ListModel<BackupRow>* rows() { return &rows_; }
    [[nodiscard]] QString faultTitle() const;
    [[nodiscard]] QString fault() const;
    [[nodiscard]] bool onlyReading() const { return host_.onlyReading(); }
    [[nodiscard]] QString damage() const;
    [[nodiscard]] bool canSalvage() const;
    [[nodiscard]] QString leftOut() const { return leftOut_.join(QLatin1Char('\n')); }
    [[nodiscard]] bool canBackUp() const;
    [[nodiscard]] QString folder() const;

    /// Looks into the folder anew.
    Q_INVOKABLE void refresh();
    Q_INVOKABLE void backUpNow();
    Q_INVOKABLE [[nodiscard]] automa::app::BackupContent preview(int number) const;
    Q_INVOKABLE void restore(int number);
    Q_INVOKABLE void retry();
    Q_INVOKABLE void beginAnew();
    /// Puts what can still be read of a damaged file into an export.
    Q_INVOKABLE void salvage();
    Q_INVOKABLE void exportLibrary(const QString& target = {});
    /// An empty path: nothing is looked into.
    Q_INVOKABLE [[nodiscard]] automa::app::ImportContent previewImport(const QString& file) const;
    Q_INVOKABLE void importFile(const QString& file);
    /// Says everything again, in the language of the app.
    void retell() { told(); }

signals:
    void changed();

private:
    /// Something is to be shown anew.
    void told();

    struct Seen {
        storage::Backup backup;
        std::optional<core::Result<storage::LibraryPreview>> content; // looked into one after the other
    };
    void lookIntoNext();
    [[nodiscard]] const Seen* numbered(int number) const;
    [[nodiscard]] QString contentText(const Seen& seen) const;
    /// In the app's language; as it was kept where it cannot be told.
    [[nodiscard]] QString titleOf(const storage::GameSummary& game) const;
    /// Of games of the open file.
    [[nodiscard]] QStringList titlesOf(const std::vector<storage::GameFault>& games) const;
    void tell(const core::Status& done, const QString& success);
    void tellExported(const std::optional<QString>& path, const QString& success);

    LibraryHost& host_;
    Shell& shell_;
    const std::vector<std::unique_ptr<SavedGames>>& games_;
    std::vector<Seen> seen_;
    ListModel<BackupRow> rows_;
    std::optional<std::vector<storage::GameFault>> bad_; // of the open file, looked for after the backups
    QStringList leftOut_;
    QTimer looking_;
};

} // namespace automa::app
