// Games that outlive a journey.
#pragma once

#include "app/shell/settings_stores.h"

#include <QFile>
#include <QTemporaryDir>

#include <memory>

namespace automa::journeys {

/// The games and settings of a journey are kept in files of its own.
class KeptGames {
public:
    KeptGames() { use(QStringLiteral("games.db")); }
    ~KeptGames() { qputenv("AUTOMA_DB", ":memory:"); }

    [[nodiscard]] std::unique_ptr<app::SettingsStore> settings() const {
        return std::make_unique<app::IniSettingsStore>(path(QStringLiteral("settings.ini")));
    }
    [[nodiscard]] QString path(const QString& name) const { return folder_.filePath(name); }
    /// What a power cut leaves: the files as they are now, while the app still runs.
    void copyAsKilled() {
        for (const char* part : {"", "-wal"})
            QFile::copy(path(QStringLiteral("games.db") + QLatin1String(part)),
                        path(QStringLiteral("killed.db") + QLatin1String(part)));
        use(QStringLiteral("killed.db"));
    }

private:
    void use(const QString& name) { qputenv("AUTOMA_DB", QFile::encodeName(path(name))); }

    QTemporaryDir folder_;
};

} // namespace automa::journeys
