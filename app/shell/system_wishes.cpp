#include "app/shell/system_wishes.h"

#include <QGuiApplication>
#include <QPalette>
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
#include <QStyleHints>
#endif
#ifdef Q_OS_ANDROID
#include <QJniEnvironment>
#include <QJniObject>
#elif defined(Q_OS_WASM)
#include <emscripten.h>
#else
#include <QSettings>
#include <QStandardPaths>
#endif

#ifdef Q_OS_WASM
// clang-format off
EM_JS(int, automa_js_matches, (const char* query), { return matchMedia(UTF8ToString(query)).matches ? 1 : 0; });
EM_JS(double, automa_js_letters, (), { return parseFloat(getComputedStyle(document.documentElement).fontSize); });
// clang-format on
#endif

namespace automa::app {

#ifdef Q_OS_WASM

bool systemIsDark() {
    return automa_js_matches("(prefers-color-scheme: dark)") != 0;
}

int systemTextSize() {
    constexpr double usual = 16.0; // the default of browsers, in pixels
    return qRound(100.0 * automa_js_letters() / usual);
}

#else

bool systemIsDark() {
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    const Qt::ColorScheme scheme = QGuiApplication::styleHints()->colorScheme();
    if (scheme != Qt::ColorScheme::Unknown)
        return scheme == Qt::ColorScheme::Dark;
#endif
    const QColor window = QGuiApplication::palette().color(QPalette::Window);
    return window.lightness() < 128;
}

int systemTextSize() {
    return 100;
}

#endif

#ifdef Q_OS_ANDROID

bool systemWantsAnimations() {
    const QJniObject context = QNativeInterface::QAndroidApplication::context();
    const QJniObject resolver =
        context.callObjectMethod("getContentResolver", "()Landroid/content/ContentResolver;");
    const QJniObject key = QJniObject::fromString(QStringLiteral("animator_duration_scale"));
    const jfloat scale = QJniObject::callStaticMethod<jfloat>(
        "android/provider/Settings$Global", "getFloat",
        "(Landroid/content/ContentResolver;Ljava/lang/String;F)F", resolver.object(), key.object(), 1.0F);
    return scale > 0.0F;
}

#elif defined(Q_OS_WASM)

bool systemWantsAnimations() {
    return automa_js_matches("(prefers-reduced-motion: reduce)") == 0;
}

#else

bool systemWantsAnimations() {
    const QString config = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation);
    const QSettings gtk(config + QStringLiteral("/gtk-4.0/settings.ini"), QSettings::IniFormat);
    const QSettings kde(config + QStringLiteral("/kdeglobals"), QSettings::IniFormat);
    return gtk.value(QStringLiteral("Settings/gtk-enable-animations"), true).toBool()
           && kde.value(QStringLiteral("KDE/AnimationDurationFactor"), 1.0).toDouble() > 0.0;
}

#endif

} // namespace automa::app
