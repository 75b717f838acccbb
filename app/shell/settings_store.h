#pragma once

#include <QString>
#include <QVariant>

namespace automa::app {

/// Where settings are kept. The shell needs no more than this; storage may offer its own.
class SettingsStore {
public:
    SettingsStore() = default;
    SettingsStore(const SettingsStore&) = delete;
    SettingsStore& operator=(const SettingsStore&) = delete;
    virtual ~SettingsStore() = default;

    [[nodiscard]] virtual QVariant read(const QString& key) const = 0;
    virtual void write(const QString& key, const QVariant& value) = 0;
};

} // namespace automa::app
