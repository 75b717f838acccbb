#include "app/shell/screen_awake.h"

#include <QCoreApplication>
#if defined(Q_OS_ANDROID)
#include <QJniObject>
#elif defined(AUTOMA_DBUS)
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusReply>
#endif

namespace automa::app {

ScreenAwake::~ScreenAwake() {
    keep(false);
}

void ScreenAwake::keep(bool on) {
    if (on == kept_)
        return;
    kept_ = on;
    tellSystem(on);
}

#if defined(Q_OS_ANDROID)

void ScreenAwake::tellSystem(bool on) {
    QNativeInterface::QAndroidApplication::runOnAndroidMainThread([on] {
        constexpr jint keepScreenOn = 0x00000080; // WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON
        const QJniObject activity = QNativeInterface::QAndroidApplication::context();
        const QJniObject window = activity.callObjectMethod("getWindow", "()Landroid/view/Window;");
        if (window.isValid())
            window.callMethod<void>(on ? "addFlags" : "clearFlags", "(I)V", keepScreenOn);
    });
}

#elif defined(AUTOMA_DBUS)

void ScreenAwake::tellSystem(bool on) {
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    const QString service = QStringLiteral("org.freedesktop.ScreenSaver");
    QDBusMessage call =
        QDBusMessage::createMethodCall(service, QStringLiteral("/org/freedesktop/ScreenSaver"), service,
                                       on ? QStringLiteral("Inhibit") : QStringLiteral("UnInhibit"));
    if (on) {
        call << QCoreApplication::applicationName() << QStringLiteral("a game is on the table");
        constexpr int patience = 200;
        const QDBusReply<unsigned int> reply = bus.call(call, QDBus::Block, patience);
        ticket_ = reply.isValid() ? reply.value() : 0;
    } else if (ticket_ != 0) {
        call << ticket_;
        bus.call(call, QDBus::NoBlock);
        ticket_ = 0;
    }
}

#else

void ScreenAwake::tellSystem(bool) {}

#endif

} // namespace automa::app
