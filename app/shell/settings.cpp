#include "app/shell/settings.h"

#include "app/shell/system_wishes.h"
#include "app/text/languages.h"

#include <QFile>
#include <QGuiApplication>
#include <QLocale>
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
#include <QStyleHints>
#endif

#include <algorithm>

namespace automa::app {
namespace {

const QString languageKey = QStringLiteral("language");
const QString themeKey = QStringLiteral("theme");
const QString textSizeKey = QStringLiteral("textSize");
const QString animationsKey = QStringLiteral("animations");
const QString keepAwakeKey = QStringLiteral("keepAwake");
const QString bySystem = QStringLiteral("system");

const QStringList& themes() {
    static const QStringList all{bySystem, QStringLiteral("light"), QStringLiteral("dark")};
    return all;
}

const QStringList& animationChoices() {
    static const QStringList all{bySystem, QStringLiteral("on"), QStringLiteral("off")};
    return all;
}

/// Tests add a language that is not offered to users; its texts are linked into the tests only.
bool isLanguage(const QString& word) {
    return word == bySystem || Settings::languages().contains(word)
           || QFile::exists(QStringLiteral(":/i18n/automa_%1.qm").arg(word));
}

QString oneOf(const QStringList& allowed, const QVariant& stored) {
    const QString word = stored.toString();
    return allowed.contains(word) ? word : bySystem;
}

} // namespace

Settings::Settings(std::unique_ptr<SettingsStore> store, QObject* parent)
    : QObject(parent), store_(std::move(store)) {
    const QString storedLanguage = store_->read(languageKey).toString();
    language_ = isLanguage(storedLanguage) ? storedLanguage : bySystem;
    theme_ = oneOf(themes(), store_->read(themeKey));
    animations_ = oneOf(animationChoices(), store_->read(animationsKey));
    bool isNumber = false;
    const int storedSize = store_->read(textSizeKey).toInt(&isNumber);
    textSize_ = std::clamp(isNumber ? storedSize : systemTextSize(), smallestText, largestText);
    const QVariant storedAwake = store_->read(keepAwakeKey);
    keepAwake_ = storedAwake.isValid() ? storedAwake.toBool() : true;
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this, &Settings::themeChanged);
#endif
}

const QStringList& Settings::languages() {
    static const QStringList all(app::languages.begin(), app::languages.end());
    return all;
}

void Settings::setLanguage(const QString& language) {
    if (language == language_ || !isLanguage(language))
        return;
    language_ = language;
    store_->write(languageKey, language_);
    emit languageChanged();
}

QString Settings::effectiveLanguage() const {
    if (language_ != bySystem)
        return language_;
    for (const QString& wanted : QLocale::system().uiLanguages()) {
        const QString code = wanted.section(QLatin1Char('-'), 0, 0).section(QLatin1Char('_'), 0, 0);
        if (languages().contains(code))
            return code;
    }
    return languages().front();
}

void Settings::setTheme(const QString& theme) {
    if (theme == theme_ || !themes().contains(theme))
        return;
    theme_ = theme;
    store_->write(themeKey, theme_);
    emit themeChanged();
}

bool Settings::dark() const {
    return theme_ == bySystem ? systemIsDark() : theme_ == QStringLiteral("dark");
}

void Settings::setTextSize(int percent) {
    const int size = std::clamp(percent, smallestText, largestText);
    if (size == textSize_)
        return;
    textSize_ = size;
    store_->write(textSizeKey, textSize_);
    emit textSizeChanged();
}

void Settings::setAnimations(const QString& animations) {
    if (animations == animations_ || !animationChoices().contains(animations))
        return;
    animations_ = animations;
    store_->write(animationsKey, animations_);
    emit animationsChanged();
}

bool Settings::animated() const {
    return animations_ == bySystem ? systemWantsAnimations() : animations_ == QStringLiteral("on");
}

void Settings::setKeepAwake(bool keep) {
    if (keep == keepAwake_)
        return;
    keepAwake_ = keep;
    store_->write(keepAwakeKey, keepAwake_);
    emit keepAwakeChanged();
}

QVariant Settings::value(const QString& key, const QVariant& fallback) const {
    const QVariant stored = store_->read(key);
    return stored.isValid() ? stored : fallback;
}

void Settings::setValue(const QString& key, const QVariant& value) {
    store_->write(key, value);
    emit valueChanged(key);
}

} // namespace automa::app
