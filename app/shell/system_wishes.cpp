#include "app/shell/system_wishes.h"

#include <QGuiApplication>
#include <QPalette>
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
#include <QStyleHints>
#endif
#ifdef Q_OS_ANDROID
#include <QJniEnvironment>
#include <QJniObject>
#else
#include <QSettings>
#include <QStandardPaths>
#endif

namespace automa::app {

bool systemIsDark() {
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    const Qt::ColorScheme scheme = QGuiApplication::styleHints()->colorScheme();
    if (scheme != Qt::ColorScheme::Unknown)
        return scheme == Qt::ColorScheme::Dark;
#endif
    const QColor window = QGuiApplication::palette().color(QPalette::Window);
    return window.lightness() < 128;
}

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
