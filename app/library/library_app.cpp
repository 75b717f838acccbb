#include "app/library/library_app.h"

#include "app/library/storage_errors.h"
#include "app/shell/shell.h"
#include "app/text/text_words.h"

#include <QDateTime>
#include <QFile>
#include <QGuiApplication>
#include <QJSEngine>
#include <QQmlEngine>

#include <algorithm>
#include <chrono>

namespace automa::app {
namespace {

constexpr const char* resumeKey = "/resume";
constexpr int fewGames = 20;

/// Needed by the tabs of a browser only; elsewhere the lock on the file tells.
std::function<bool()> heldElsewhere(const Shell& shell) {
    const Browser* browser = shell.browser();
    return browser ? std::function<bool()>([browser] { return browser->heldElsewhere(); }) : nullptr;
}

/// The module is not part of every installation, and without a desktop no dialog can be shown.
bool hasFileDialogs(const QQmlEngine& engine) {
    static const QStringList bare{QStringLiteral("offscreen"), QStringLiteral("minimal")};
    const QStringList folders = engine.importPathList();
    return !bare.contains(QGuiApplication::platformName())
           && std::any_of(folders.begin(), folders.end(), [](const QString& folder) {
                  const QString path = folder.startsWith(QLatin1String("qrc:")) ? folder.mid(3) : folder;
                  return QFile::exists(path + QStringLiteral("/QtQuick/Dialogs/qmldir"));
              });
}

} // namespace

// Services go after the games' view-models, so no save outlives the library.
LibraryApp::LibraryApp(Shell& shell)
    : shell_(shell), host_([this] { return known(); }, heldElsewhere(shell)), backups_(host_, shell, saved_),
      statistics_(host_, shell, saved_), shelf_(host_, shell, saved_, GamesList::Place::Shelf),
      bin_(host_, shell, saved_, GamesList::Place::Bin) {
    connect(&shell, &Shell::languageChanged, &backups_, &LibraryBackups::retell);
    connect(&shell, &Shell::languageChanged, &statistics_, &LibraryStatistics::retell);
    connect(shell.navigator(), &Navigator::changed, this, &LibraryApp::remember);
    if (Browser* browser = shell.browser())
        follow(*browser);
    connect(&retries_, &QTimer::timeout, this, &LibraryApp::tryAgain);
    if (auto* gui = qobject_cast<QGuiApplication*>(QCoreApplication::instance()))
        connect(gui, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
            if (state != Qt::ApplicationActive)
                host_.goToBackground();
        });
    connect(&shell, &Shell::accepted, this, [this](const QString& token) {
        if (const QString game = GamesList::offered(token); !game.isEmpty())
            shelf_.undelete(game);
    });
    const auto follow = [](GamesList& list, GamesList& other) {
        connect(&list, &GamesList::rearranged, &other, [&other] {
            if (other.isActive())
                other.refresh();
        });
    };
    follow(shelf_, bin_);
    follow(bin_, shelf_);
}

LibraryApp::~LibraryApp() = default;

void LibraryApp::follow(Browser& browser) {
    files_ = Files::ByBrowser;
    connect(&browser, &Browser::given, this, &LibraryApp::fileGiven);
    connect(&browser, &Browser::handedOver, &host_, &LibraryHost::takeOver);
}

void LibraryApp::askForFile(const QString& ending) {
    if (Browser* browser = shell_.browser())
        browser->askForFile(ending);
}

LibraryApp& LibraryApp::of(Shell& shell) {
    auto* known = shell.service<LibraryApp>();
    Q_ASSERT_X(known, "LibraryApp::of", "plugLibrary() was not called for this shell");
    return *known;
}

void LibraryApp::addGame(std::unique_ptr<SavedGames> game) {
    saved_.push_back(std::move(game));
}

SavedGames* LibraryApp::savedGames(const QString& game) const {
    const auto found = std::ranges::find_if(saved_, [&](const auto& each) { return each->game() == game; });
    return found == saved_.end() ? nullptr : found->get();
}

std::vector<storage::KnownGame> LibraryApp::known() const {
    std::vector<storage::KnownGame> games;
    for (const auto& game : saved_)
        games.push_back({game->game().toStdString(), game->newestFormat()});
    return games;
}

bool LibraryApp::inUse() {
    return !host_.heldElsewhere() && host_.fault()
           && (host_.fault()->id == "storage.in_use" || host_.fault()->id == "storage.busy");
}

void LibraryApp::tryAgain() {
    constexpr int most = 10;
    if (!inUse() || ++tries_ > most) {
        retries_.stop();
        return;
    }
    host_.retry();
    if (shell_.navigator()->depth() == 1)
        shell_.home()->refresh();
}

std::optional<HomeFault> LibraryApp::libraryFault() {
    if (host_.heldElsewhere())
        return std::nullopt; // the window itself says so
    const auto toBackups = [this](const QString& title, const QString& sentence) {
        return HomeFault{title, sentence, translate("LibraryApp", "Look at the backups"),
                         [this] { shell_.navigator()->open(QStringLiteral("backups")); }};
    };
    if (!host_.fault()) {
        // What opening noticed but could live with: a log that was lost, or not whole.
        if (host_.library() && !host_.library()->warnings().empty())
            return toBackups(translate("LibraryApp", "The last actions may be lost"),
                             storageErrorText(host_.library()->warnings().front()));
        if (host_.damaged())
            return toBackups(translate("LibraryApp", "A saved game is damaged"),
                             translate("LibraryApp", "The other games are not affected. The backups made "
                                                     "before it was damaged are kept."));
        return std::nullopt;
    }
    const bool again = host_.onlyReading() || inUse();
    return HomeFault{backups_.faultTitle(), backups_.fault(),
                     again ? translate("LibraryApp", "Try again")
                           : translate("LibraryApp", "Look at the backups"),
                     [this, again] {
                         if (again)
                             host_.retry();
                         else
                             shell_.navigator()->open(QStringLiteral("backups"));
                     }};
}

HomeNews LibraryApp::homeNews() {
    HomeNews news;
    news.fault = libraryFault();
    if (!host_.library())
        return news;
    if (inUse() && !retries_.isActive() && tries_ == 0)
        retries_.start(std::chrono::seconds(1));
    storage::GamesQuery query;
    query.only = storage::GameStatus::Active;
    query.limit = fewGames; // the newest is nearly always the one
    const auto games = host_.library()->games(query);
    if (!games.ok())
        return news;
    for (storage::GameSummary game : games.value()) {
        SavedGames* words = savedGames(QString::fromStdString(game.game));
        if (!words || !shell_.pages()->contains(words->game() + QStringLiteral("/game")))
            continue;
        const QString uuid = QString::fromStdString(game.uuid);
        core::Status readable = game.fault ? core::Status(*game.fault) : core::Status(core::Done{});
        if (readable.ok() && (game.summary.empty() || game.summary == "{}")) {
            if (auto summary = words->summaryOf(uuid); summary.ok()) {
                game.summary = std::move(summary).value();
                static_cast<void>(host_.library()->set_summary(game.uuid, game.summary));
            } else {
                readable = summary.error();
            }
        }
        if (readable.ok()) {
            news.card = words->card(game);
            news.card->saved = QDateTime::fromMSecsSinceEpoch(game.updated_ms);
            news.card->page = words->game() + QStringLiteral("/game");
            news.card->properties = {{QStringLiteral("game"), uuid}};
            break;
        }
        if (!news.fault)
            news.fault =
                HomeFault{translate("LibraryApp", "A saved game could not be read"),
                          translate("LibraryApp", "“%1” cannot be read. The other games are not affected.")
                              .arg(shownTitle(game, words)),
                          translate("LibraryApp", "Look at the backups"),
                          [this] { shell_.navigator()->open(QStringLiteral("backups")); }};
    }
    return news;
}

void LibraryApp::remember() {
    const Navigator& navigator = *shell_.navigator();
    if (navigator.depth() == 1)
        shell_.home()->refresh();
    for (const auto& game : saved_) {
        const bool inSight = navigator.stack().contains(game->game() + QStringLiteral("/game"));
        const QString key = game->game() + QLatin1String(resumeKey);
        const QString now = inSight ? game->openGame() : QString();
        if (shell_.settings()->value(key).toString() != now)
            shell_.settings()->setValue(key, now);
    }
}

void LibraryApp::resumeLast() {
    for (const auto& game : saved_) {
        const QString uuid = shell_.settings()->value(game->game() + QLatin1String(resumeKey)).toString();
        if (!uuid.isEmpty() && shell_.navigator()->depth() == 1 && game->openGame().isEmpty()
            && game->open(uuid).ok())
            shell_.navigator()->open(game->game() + QStringLiteral("/game"));
    }
}

LibraryApp* LibraryApp::create(QQmlEngine* engine, QJSEngine* scripts) {
    LibraryApp& app = of(*Shell::create(engine, scripts));
    QJSEngine::setObjectOwnership(&app, QJSEngine::CppOwnership);
    if (app.files_ == Files::InFolder && hasFileDialogs(*engine))
        app.files_ = Files::ByDialog;
    return &app;
}

} // namespace automa::app
