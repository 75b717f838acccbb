#include "app/shell/shell.h"

#include "app/text/version.h"

#include <QCoreApplication>
#include <QQmlEngine>

#include <algorithm>

namespace automa::app {
namespace {

constexpr const char* engineProperty = "automaShell";

QUrl shellPage(const char* file) {
    return QUrl(QStringLiteral("qrc:/qt/qml/Automa/Shell/") + QLatin1String(file));
}

} // namespace

Shell::Shell(std::unique_ptr<SettingsStore> store, QObject* parent)
    : QObject(parent), settings_(std::move(store)), games_(pages_), navigator_(pages_) {
    languages_.use(settings_.effectiveLanguage());
    connect(&settings_, &Settings::languageChanged, this,
            [this] { languages_.use(settings_.effectiveLanguage()); });
    connect(&languages_, &Languages::switched, this, [this] {
        emit languageChanged();
        emit pages_.changed();
        emit games_.changed();
        home_.refresh();
    });
    connect(&navigator_, &Navigator::changed, this, &Shell::keepAwakeWhilePlaying);
    connect(&settings_, &Settings::keepAwakeChanged, this, &Shell::keepAwakeWhilePlaying);
    addOwnPages();
}

Shell::~Shell() = default;

Shell* Shell::create(QQmlEngine* engine, QJSEngine*) {
    auto* shell = engine->property(engineProperty).value<Shell*>();
    Q_ASSERT_X(shell, "Shell::create", "attach() was not called for this engine");
    QJSEngine::setObjectOwnership(shell, QJSEngine::CppOwnership);
    return shell;
}

void Shell::attach(QQmlEngine& engine) {
    engine.setProperty(engineProperty, QVariant::fromValue(this));
    connect(this, &Shell::languageChanged, &engine, &QQmlEngine::retranslate);
}

QString Shell::version() const {
    return QLatin1String(app_version);
}

QString Shell::qtVersion() const {
    return QString::fromLatin1(qVersion());
}

void Shell::say(const QString& text) {
    emit said(text, {}, {});
}

void Shell::offer(const QString& text, const QString& action, const QString& token) {
    emit said(text, action, token);
}

void Shell::welcome() {
    const QString welcomed = QStringLiteral("welcomed");
    if (settings_.value(welcomed).toBool())
        return;
    settings_.setValue(welcomed, true);
    QStringList tours = pages_.ids();
    tours.removeIf([](const QString& id) { return !id.endsWith(QStringLiteral("/tour")); });
    if (tours.isEmpty() || navigator_.depth() != 1)
        return;
    if (tours.size() == 1) {
        navigator_.open(tours.front());
        return;
    }
    QVariantMap asked;
    asked.insert(QStringLiteral("what"), QStringLiteral("tour"));
    asked.insert(QStringLiteral("welcome"), true);
    navigator_.open(QLatin1String(Pages::choice), asked);
}

bool Shell::playing() const {
    return std::ranges::any_of(navigator_.stack(), [](const QString& id) {
        return id.endsWith(QStringLiteral("/game")) || id.endsWith(QStringLiteral("/setup"));
    });
}

void Shell::keepAwakeWhilePlaying() {
    const bool on = settings_.keepAwake() && playing();
    awake_.keep(on);
    if (browser())
        browser()->keepAwake(on);
}

void Shell::runIn(std::unique_ptr<Browser> browser) {
    Browser& page = addService(std::move(browser));
    connect(&page, &Browser::back, this, &Shell::backAsked);
    connect(&page, &Browser::keepingChanged, this, &Shell::keptChanged);
    connect(&page, &Browser::updated, this, [this] {
        say(QCoreApplication::translate(
            "Shell", "A new version is ready. It will run the next time you open the app."));
    });
    connect(&navigator_, &Navigator::changed, &page,
            [this, &page] { page.showDepth(navigator_.depth() - 1); });
}

void Shell::addOwnPages() {
    constexpr int last = 1000;
    pages_.add({.id = QStringLiteral("settings"),
                .url = shellPage("SettingsPage.qml"),
                .title = [] { return QCoreApplication::translate("Shell", "Settings"); },
                .detail = [] { return QCoreApplication::translate("Shell", "Language, theme, text size"); },
                .symbol = QStringLiteral("settings"),
                .order = last,
                .onHome = true,
                .help =
                    [] {
                        return QCoreApplication::translate(
                            "Shell", "Language, theme and text size. Changes apply immediately. Further down "
                                     "are the backups of your games, the tour and details about the app.");
                    }});
    pages_.add({.id = QStringLiteral("about"),
                .url = shellPage("AboutPage.qml"),
                .title = [] { return QCoreApplication::translate("Shell", "About"); },
                .detail = [] { return QCoreApplication::translate("Shell", "Version, licence, thanks"); },
                .symbol = QStringLiteral("info"),
                .order = last + 1,
                .inSettings = true,
                .help =
                    [] {
                        return QCoreApplication::translate("Shell",
                                                           "The app’s version, its licence and what it is "
                                                           "built with. There is nothing to change here.");
                    }});
    Page choice;
    choice.id = QLatin1String(Pages::choice);
    choice.url = shellPage("ChoosePage.qml");
    choice.help = [] {
        return QCoreApplication::translate("Shell", "Choose a game. The next screen is about that game.");
    };
    pages_.add(std::move(choice));
    pages_.setHelp(QStringLiteral("home"), {}, [] {
        return QCoreApplication::translate(
            "Shell", "Continue your last game or start a new one. Below are all saved games, the reference, "
                     "the statistics and the settings. Every screen has a question mark like this one.");
    });
}

} // namespace automa::app
