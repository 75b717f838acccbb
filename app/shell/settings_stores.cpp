#include "app/shell/settings_stores.h"

#include <QStandardPaths>

namespace automa::app {

IniSettingsStore::IniSettingsStore()
    : IniSettingsStore(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
                       + QStringLiteral("/settings.ini")) {}

IniSettingsStore::IniSettingsStore(const QString& path) : file_(path, QSettings::IniFormat) {}

QVariant IniSettingsStore::read(const QString& key) const {
    return file_.value(key);
}

void IniSettingsStore::write(const QString& key, const QVariant& value) {
    file_.setValue(key, value);
}

} // namespace automa::app
