// The one file of saved games as the app holds it. Whoever keeps games in it follows `closing` and `opened`.
#pragma once

#include "model/storage/library.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace automa::app {

/// Where games are kept: $AUTOMA_DB (":memory:" keeps nothing), else games.db in the app's own data folder.
[[nodiscard]] QString libraryFile();

/// Opens the library, falls back to reading or to memory when the disk does not let it, and changes files
/// when the user restores a backup. The file that failed is never written to.
class LibraryHost final : public QObject {
    Q_OBJECT

public:
    /// `known` is asked when the file is opened, which is when it is first needed; `heldElsewhere` where no
    /// lock on the file tells it (OpenOptions).
    explicit LibraryHost(std::function<std::vector<storage::KnownGame>()> known = {},
                         std::function<bool()> heldElsewhere = {}, QObject* parent = nullptr);
    ~LibraryHost() override;

    /// The open library; there always is one, if need be a passing one in memory.
    [[nodiscard]] storage::Library* library();
    /// Why the file could not be opened, or could only be opened for reading.
    [[nodiscard]] const std::optional<core::Error>& fault();
    /// Another tab of the browser has the saved games. The page tells when it has them no more.
    [[nodiscard]] bool heldElsewhere() const { return heldElsewhere_ && heldElsewhere_(); }
    /// The games of the file are in sight, though nothing can be written.
    [[nodiscard]] bool onlyReading();
    /// Whoever looked last found a game that is not as it was written.
    [[nodiscard]] bool damaged() const { return damaged_; }
    void setDamaged(bool damaged) { damaged_ = damaged; }
    /// The user wished for a passing library.
    [[nodiscard]] bool passing() const;
    [[nodiscard]] std::filesystem::path file() const;
    [[nodiscard]] const QString& fileName() const { return file_; }

    /// A game that could not be written while it was played; it is when writing works again.
    void keepForLater(storage::SavedGame game);
    [[nodiscard]] int waiting() const { return static_cast<int>(waiting_.size()); }

    /// Takes games in from an export. What is open follows.
    [[nodiscard]] core::Result<std::vector<storage::ImportItem>> import(std::string_view text);
    /// The app goes to the background, where it may be ended without a word: the log is folded in.
    void goToBackground();
    /// A save went through: if the file could not be written before, it can now.
    void noticeWritten();
    /// Tries again to open the file and to write what is waiting.
    void retry();
    /// The file is another one now, written by somebody else: opens it anew, with what was played here.
    void takeOver();
    /// Puts a backup in the place of the file; a copy of the present state is kept first, or the file that
    /// cannot be read is set aside.
    [[nodiscard]] core::Status restore(const std::filesystem::path& backup);
    /// Goes over to another file; what is open is let go.
    void use(const QString& file);
    /// Sets a file that cannot be read aside and begins with an empty library.
    [[nodiscard]] core::Status beginAnew();

    /// What becomes of an open game when the library goes.
    enum class OpenGame {
        TakenAlong, // into the next one, whatever that holds
        IfThere,    // it goes on if the next one knows it: a restored backup
        LetGo,
    };

signals:
    /// The library is about to go.
    void closing(OpenGame game);
    /// library() is another one, or may be written now.
    void opened();
    /// Games came in or changed without being played: an import.
    void imported();

private:
    void open();
    void gather();
    void flush();
    [[nodiscard]] core::Status requireOurs() const;
    [[nodiscard]] core::Status reopenAfter(OpenGame game, const std::function<core::Status()>& change);
    void backUpDaily(storage::Due due = storage::Due::Hourly);

    QString file_;
    std::function<std::vector<storage::KnownGame>()> known_;
    std::function<bool()> heldElsewhere_;
    std::unique_ptr<storage::Library> library_;
    std::optional<core::Error> fault_;
    std::vector<storage::SavedGame> waiting_;
    bool damaged_ = false;
    QTimer daily_;
};

} // namespace automa::app
