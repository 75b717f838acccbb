#pragma once

#include "app/shell/settings_store.h"

#include <QHash>
#include <QSettings>

namespace automa::app {

/// An .ini file in the app's own data folder.
class IniSettingsStore final : public SettingsStore {
public:
    IniSettingsStore();
    explicit IniSettingsStore(const QString& path);

    [[nodiscard]] QVariant read(const QString& key) const override;
    void write(const QString& key, const QVariant& value) override;

private:
    QSettings file_;
};

/// Forgets everything at exit: for tests, screenshots and measuring.
class MemorySettingsStore final : public SettingsStore {
public:
    [[nodiscard]] QVariant read(const QString& key) const override { return values_.value(key); }
    void write(const QString& key, const QVariant& value) override { values_.insert(key, value); }

private:
    QHash<QString, QVariant> values_;
};

} // namespace automa::app
