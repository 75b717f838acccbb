#include "tests/journeys/journey.h"

#include "app/main/demos.h"
#include "app/main/pictures.h"
#include "app/shell/settings_stores.h"

#include <QAccessible>
#include <QRegularExpression>
#include <QTest>
#include <gtest/gtest.h>
#include <qpa/qwindowsysteminterface.h>

#include <algorithm>

namespace automa::journeys {
namespace {

/// How long a person looks at the screen before touching it, and how long the finger stays; in milliseconds.
constexpr ulong lookTime = 1000;
constexpr ulong touchTime = 80;

QPointingDevice* finger() {
    static QPointingDevice* device = QTest::createTouchDevice();
    return device;
}

QQuickItem* scrollerOf(QQuickItem* item) {
    for (QQuickItem* up = item->parentItem(); up; up = up->parentItem()) {
        if (up->inherits("QQuickFlickable"))
            return up;
    }
    return nullptr;
}

/// Scrolls along one axis until what lies from `first` to `last` is in the window; false if it is there
/// already.
bool scrolled(QQuickItem& scroller, const char* at, const char* size, qreal first, qreal last, qreal window) {
    const qreal overshoot = last > window ? last - window : first < 0 ? first : 0.0;
    if (qFuzzyIsNull(overshoot) || scroller.property(size).toReal() <= window)
        return false;
    scroller.setProperty(at, scroller.property(at).toReal() + overshoot);
    return true;
}

} // namespace

QString plainText(QString text) {
    static const QRegularExpression tag(QStringLiteral("<[^>]*>"));
    return text.remove(tag);
}

Journey::Journey(QSize size, std::unique_ptr<app::SettingsStore> store,
                 std::unique_ptr<app::Browser> browser) {
    if (!store) {
        store = std::make_unique<app::MemorySettingsStore>();
        store->write(QStringLiteral("language"), QStringLiteral("en"));
        store->write(QStringLiteral("theme"), QStringLiteral("light"));
        store->write(QStringLiteral("animations"), QStringLiteral("off"));
    }
    start_ = std::make_unique<app::Start>(std::move(store), std::move(browser));
    app::demoAll(start_->shell());
    if (!start_->open())
        qFatal("The window does not load.");
    resize(size);
}

Journey::~Journey() = default;

QQuickItem* Journey::find(const QString& objectName) const {
    const QList<QQuickItem*> items = visibleItems(start_->window()->contentItem());
    const auto found = std::find_if(items.rbegin(), items.rend(), [&objectName](const QQuickItem* item) {
        return item->objectName() == objectName;
    });
    return found == items.rend() ? nullptr : *found;
}

QQuickItem* Journey::findNamed(const QString& accessibleName) const {
    const QList<QQuickItem*> items = visibleItems(start_->window()->contentItem());
    const auto found = std::find_if(items.rbegin(), items.rend(), [&accessibleName](QQuickItem* item) {
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(item);
        return face && face->role() != QAccessible::StaticText
               && face->text(QAccessible::Name) == accessibleName;
    });
    return found == items.rend() ? nullptr : *found;
}

QStringList Journey::texts() const {
    QStringList all;
    for (QQuickItem* item : visibleItems(start_->window()->contentItem())) {
        if (item->inherits("QQuickText") && !item->property("text").toString().isEmpty())
            all << plainText(item->property("text").toString());
    }
    return all;
}

bool Journey::says(const QString& words) const {
    const QStringList all = texts();
    return std::ranges::any_of(all, [&words](const QString& text) { return text.contains(words); });
}

void Journey::tap(QQuickItem* item) {
    if (!item)
        return;
    EXPECT_TRUE(item->isEnabled()) << "tapped while disabled: " << item->objectName().toStdString();
    bringIntoSight(item);
    const QPointF middle = item->mapToScene(QPointF(item->width() / 2, item->height() / 2));
    const QRectF sight(QPointF(0, 0), window().size());
    EXPECT_TRUE(sight.contains(middle)) << "not in sight: " << item->objectName().toStdString();
    tapAt(middle);
}

void Journey::tapNamed(const QString& accessibleName) {
    QQuickItem* item = findNamed(accessibleName);
    if (!item)
        ADD_FAILURE() << "nothing is named '" << accessibleName.toStdString() << "'";
    tap(item);
}

void Journey::touch(QEventPoint::State state, QPointF scenePosition) {
    QWindowSystemInterface::TouchPoint point;
    point.state = state;
    point.pressure = state == QEventPoint::State::Released ? 0 : 1;
    point.area = QRectF(0, 0, 1, 1);
    point.area.moveCenter(window().mapToGlobal(scenePosition.toPoint()));
    QWindowSystemInterface::handleTouchEvent<QWindowSystemInterface::SynchronousDelivery>(&window(), now_,
                                                                                          finger(), {point});
}

void Journey::fingerDown(QPointF scenePosition) {
    now_ += lookTime;
    touch(QEventPoint::State::Pressed, scenePosition);
}

void Journey::fingerUp(QPointF scenePosition) {
    now_ += touchTime;
    touch(QEventPoint::State::Released, scenePosition);
}

void Journey::tapAt(QPointF scenePosition) {
    lastTap_ = scenePosition;
    fingerDown(scenePosition);
    QCoreApplication::processEvents();
    fingerUp(scenePosition);
    ++taps_;
    settle();
}

void Journey::tapAgain() {
    now_ -= lookTime - touchTime;
    tapAt(lastTap_);
}

void Journey::swipe(QPointF from, QPointF to) {
    constexpr int stages = 8;
    constexpr int stageTime = 8;
    fingerDown(from);
    for (int stage = 1; stage <= stages; ++stage) {
        now_ += stageTime;
        touch(QEventPoint::State::Updated, from + (to - from) * stage / stages);
        settle(); // a frame: moves between two frames come as one
    }
    now_ += stageTime;
    touch(QEventPoint::State::Released, to);
    settle();
}

void Journey::key(QEvent::Type type, int key, Qt::KeyboardModifiers modifiers, const QString& text) {
    QWindowSystemInterface::handleKeyEvent<QWindowSystemInterface::SynchronousDelivery>(&window(), now_, type,
                                                                                        key, modifiers, text);
}

void Journey::strike(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    const bool letter = key >= Qt::Key_Space && key <= Qt::Key_AsciiTilde && modifiers == Qt::NoModifier;
    const QString text = letter ? QString(QChar(static_cast<char16_t>(key))).toLower() : QString();
    this->key(QEvent::KeyPress, key, modifiers, text);
    now_ += touchTime;
    this->key(QEvent::KeyRelease, key, modifiers, text);
    settle();
}

void Journey::press(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    now_ += lookTime;
    strike(key, modifiers);
}

void Journey::pressAgain(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    now_ += touchTime;
    strike(key, modifiers);
}

void Journey::type(const QString& text) {
    for (const QChar letter : text) {
        now_ += touchTime;
        key(QEvent::KeyPress, Qt::Key_unknown, Qt::NoModifier, QString(letter));
        key(QEvent::KeyRelease, Qt::Key_unknown, Qt::NoModifier, QString(letter));
    }
    settle();
}

void Journey::resize(QSize size) {
    window().setMinimumSize(QSize(1, 1));
    window().resize(size);
    settle();
}

void Journey::settle() {
    app::runUntilStill(window());
}

bool Journey::waitUntil(const std::function<bool()>& condition, int milliseconds) {
    return QTest::qWaitFor(condition, milliseconds);
}

void Journey::picture(const QString& name) {
    const QString folder = qEnvironmentVariable("AUTOMA_JOURNEY_SHOTS");
    if (!folder.isEmpty()) {
        EXPECT_TRUE(app::savePicture(window(), QStringLiteral("%1/%2.png").arg(folder, name)));
    }
}

void Journey::newGame(const QString& game) {
    if (shows(QStringLiteral("newGame")))
        tap(QStringLiteral("newGame"));
    tap(QStringLiteral("new_") + game);
}

void Journey::goTo(const QString& list, const QString& game, const QString& place) {
    const QString own = list + QLatin1Char('_') + game + QLatin1Char('/') + place;
    if (shows(own)) {
        tap(own);
        return;
    }
    tap(list + QLatin1Char('_') + place);
    tap(place + QLatin1Char('_') + game);
}

QQuickItem* Journey::required(const QString& objectName) {
    QQuickItem* item = find(objectName);
    if (!item)
        ADD_FAILURE() << "there is no '" << objectName.toStdString() << "' in sight";
    return item;
}

void Journey::bringIntoSight(QQuickItem* item) {
    for (QQuickItem* scroller = scrollerOf(item); scroller != nullptr; scroller = scrollerOf(scroller)) {
        const QRectF box = item->mapRectToItem(scroller, item->boundingRect());
        const bool sideways =
            scrolled(*scroller, "contentX", "contentWidth", box.left(), box.right(), scroller->width());
        if (scrolled(*scroller, "contentY", "contentHeight", box.top(), box.bottom(), scroller->height())
            || sideways)
            settle();
    }
}

} // namespace automa::journeys
