#pragma once

#include "app/shell/settings_store.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace automa::app {

/// What the user chose, and what follows from it on this device. Every change is stored at once.
/// A stored value that makes no sense is read as the default.
class Settings final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use Shell.settings")
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY themeChanged)
    Q_PROPERTY(int textSize READ textSize WRITE setTextSize NOTIFY textSizeChanged)
    Q_PROPERTY(QString animations READ animations WRITE setAnimations NOTIFY animationsChanged)
    Q_PROPERTY(bool keepAwake READ keepAwake WRITE setKeepAwake NOTIFY keepAwakeChanged)
    Q_PROPERTY(bool dark READ dark NOTIFY themeChanged)
    Q_PROPERTY(bool animated READ animated NOTIFY animationsChanged)

public:
    static constexpr int smallestText = 100;
    static constexpr int largestText = 200;

    explicit Settings(std::unique_ptr<SettingsStore> store, QObject* parent = nullptr);

    /// "system" or the code of a language; other words are refused and change nothing.
    [[nodiscard]] QString language() const { return language_; }
    void setLanguage(const QString& language);
    /// The language to speak: the chosen one, or the best match for the system's.
    [[nodiscard]] QString effectiveLanguage() const;
    [[nodiscard]] static const QStringList& languages();

    /// "system", "light" or "dark".
    [[nodiscard]] QString theme() const { return theme_; }
    void setTheme(const QString& theme);
    [[nodiscard]] bool dark() const;

    /// Per cent, 100 to 200.
    [[nodiscard]] int textSize() const { return textSize_; }
    void setTextSize(int percent);

    /// "system", "on" or "off".
    [[nodiscard]] QString animations() const { return animations_; }
    void setAnimations(const QString& animations);
    [[nodiscard]] bool animated() const;

    [[nodiscard]] bool keepAwake() const { return keepAwake_; }
    void setKeepAwake(bool keep);

    /// Room for choices of the games ("<game>/forecast"): the same store, one key space a game.
    Q_INVOKABLE [[nodiscard]] QVariant value(const QString& key, const QVariant& fallback = {}) const;
    Q_INVOKABLE void setValue(const QString& key, const QVariant& value);

signals:
    void languageChanged();
    void themeChanged();
    void textSizeChanged();
    void animationsChanged();
    void keepAwakeChanged();
    void valueChanged(const QString& key);

private:
    std::unique_ptr<SettingsStore> store_;
    QString language_;
    QString theme_;
    QString animations_;
    int textSize_ = smallestText;
    bool keepAwake_ = true;
};

} // namespace automa::app
