// How games are begun, left and taken up again.
#include "app/barrage/barrage_app.h"
#include "app/barrage/company_looks.h"
#include "app/barrage/library_titles.h"
#include "app/barrage/share_code.h"
#include "app/barrage/table_errors.h"
#include "app/barrage/table_words.h"
#include "app/barrage/text/names.h"
#include "app/library/library_app.h"
#include "app/shell/shell.h"
#include "model/barrage/share_code.h"

#include <QDate>
#include <QDateTime>
#include <QLocale>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

constexpr const char* resumeKey = "barrage/resume";
constexpr const char* setupKey = "barrage/setup";
constexpr const char* undeleteToken = "barrage/undelete/";

QString nextText(const State& state) {
    const bool acting = state.phase == Phase::actions && !actions_are_over(state);
    if (state.phase == Phase::game_over)
        return translate("BarrageApp", "Continue: game over");
    if (!acting && !state.turn)
        return translate("BarrageApp", "Continue: end of round");
    const Company next = state.turn ? state.turn->company : state.turn_order[state.next];
    return translate("BarrageApp", "Continue. Next: %1").arg(BarrageNames::company(text(name_of(next))));
}

ContinueCard cardOf(const storage::GameSummary& game, const State& state, int rounds) {
    ContinueCard card;
    card.overline = translate("BarrageApp", "Barrage · %1").arg(BarrageNames::round_of(state.round, rounds));
    card.saved = QDateTime::fromMSecsSinceEpoch(game.updated_ms);
    card.action = nextText(state);
    card.page = QStringLiteral("barrage/game");
    card.properties = {{QStringLiteral("game"), QString::fromStdString(game.uuid)}};
    for (const Company company : state.turn_order) {
        const CompanyState& who = state.company(company);
        const bool human = who.player == PlayerKind::human;
        card.scores.push_back({companyLook(text(name_of(company))),
                               BarrageNames::company(text(name_of(company))), who.vp,
                               human ? translate("BarrageApp", "human") : QString()});
    }
    return card;
}

/// Another process has the saved games. A killed one may hold them for a moment longer.
bool inUse(const BarrageSaves& saves) {
    return saves.openFault()
           && (saves.openFault()->id == "storage.in_use" || saves.openFault()->id == "storage.busy");
}

} // namespace

void BarrageApp::joinGames() {
    connect(&shell_, &Shell::languageChanged, this, [this] {
        newGame_.refresh();
        setup_.refresh();
        library_.refresh();
        roundEnd_.refresh();
        gameEnd_.refresh();
    });
    connect(&library_, &BarrageLibrary::told, &shell_, &Shell::say);
    connect(&roundEnd_, &BarrageRoundEnd::refused, &shell_, &Shell::say);
    connect(&gameEnd_, &BarrageGameEnd::refused, &shell_, &Shell::say);
    connect(shell_.navigator(), &Navigator::changed, this, &BarrageApp::remember);
    connect(&setup_, &BarrageSetup::changed, this, &BarrageApp::remember);
    connect(&game_, &BarrageGame::changed, this, [this] {
        const auto past = game_.journal().past();
        if (past.empty() || past.back().label.id != "corrected")
            shell_.withdraw(QStringLiteral("barrage-correction")); // Undo would take back something else
    });
    connect(&retries_, &QTimer::timeout, this, &BarrageApp::tryAgain);
    if (inUse(saves_))
        retries_.start(std::chrono::seconds(1));
    connect(&shell_, &Shell::accepted, this, [this](const QString& token) {
        const QLatin1String undelete(undeleteToken);
        if (token.startsWith(undelete))
            library_.undelete(token.mid(undelete.size()));
    });
}

QString BarrageApp::gameTitle(const State& state) {
    QStringList names;
    for (const Company company : state.turn_order)
        names << BarrageNames::company(text(name_of(company)));
    return QStringLiteral("%1 · %2").arg(names.join(QStringLiteral(", ")),
                                         QLocale().toString(QDate::currentDate(), QLocale::ShortFormat));
}

void BarrageApp::tryAgain() {
    constexpr int most = 10;
    if (!inUse(saves_) || ++tries_ > most)
        retries_.stop();
    else
        saves_.retry();
}

void BarrageApp::setUp() {
    const GameOptions wanted = newGame_.options(seeds_.next() % short_seed_limit);
    const bool same = setup_.isFor(wanted, newGame_.tileSource());
    // Who goes back and comes again finds the table that is half laid out.
    const core::Status ready =
        same ? core::Status(core::Done{}) : setup_.prepare(wanted, newGame_.tileSource());
    if (ready.ok())
        shell_.navigator()->open(QStringLiteral("barrage/setup"));
    else
        shell_.say(barrageErrorText(ready.error()));
}

void BarrageApp::begin() {
    if (!setup_.problem().isEmpty())
        return;
    saves_.begin(setup_.state(), setup_.tileSource(), gameTitle(setup_.state()).toStdString(), setup_.seed());
    setup_.leave();
    shell_.settings()->setValue(QStringLiteral("barrage/place"), QStringLiteral("table"));
    shell_.navigator()->home();
    shell_.navigator()->open(QStringLiteral("barrage/game"));
}

bool BarrageApp::openGame(const QString& uuid) {
    if (!library_.resume(uuid))
        return false;
    shell_.navigator()->home();
    return shell_.navigator()->open(QStringLiteral("barrage/game"));
}

HomeNews BarrageApp::homeNews() {
    HomeNews news;
    if (saves_.openFault()) {
        const LibraryBackups& library = *LibraryApp::of(shell_).backups();
        const bool again = library.onlyReading() || inUse(saves_);
        news.fault = HomeFault{library.faultTitle(), library.fault(),
                               again ? translate("BarrageApp", "Try again")
                                     : translate("BarrageApp", "Look at the backups"),
                               [this, again] {
                                   if (again)
                                       saves_.retry();
                                   else
                                       shell_.navigator()->open(QStringLiteral("backups"));
                               }};
    }
    if (!saves_.library())
        return news;
    const auto games = saves_.library()->games(storage::GameStatus::Active);
    if (!games.ok())
        return news;
    for (const storage::GameSummary& game : games.value()) {
        if (game.game != "barrage")
            continue;
        const QString uuid = QString::fromStdString(game.uuid);
        const auto state = uuid == saves_.openGame() ? core::Result<State>(game_.state()) : saves_.look(uuid);
        if (state.ok()) {
            news.card = cardOf(game, state.value(), facts_->setup.rounds);
            break;
        }
        if (!news.fault)
            news.fault =
                HomeFault{translate("BarrageApp", "A saved game could not be read"),
                          translate("BarrageApp", "“%1” cannot be read. The other games are not affected.")
                              .arg(shownTitle(game)),
                          translate("BarrageApp", "Move it to the archive"),
                          [this, uuid] { library_.archive(uuid, true); }};
    }
    return news;
}

void BarrageApp::remember() {
    const Navigator& navigator = *shell_.navigator();
    if (navigator.depth() == 1)
        shell_.home()->refresh();
    static const QStringList outside{QStringLiteral("home"), QStringLiteral("barrage/new"),
                                     QStringLiteral("barrage/setup"), QStringLiteral("barrage/games")};
    const bool apart = navigator.stack().contains(QStringLiteral("barrage/ask"));
    const bool inGame = game_.isOpen() && !apart && !outside.contains(navigator.current())
                        && (navigator.depth() > 2 || navigator.current() == QLatin1String("barrage/game"));
    const QString now = inGame ? saves_.openGame() : QString();
    note(resumeKey, now);
    // Of a table that is being laid out, its code says all.
    const bool layingOut = navigator.current() == QLatin1String("barrage/setup");
    note(setupKey, layingOut ? BarrageShareCode(*this).code() : QString());
}

void BarrageApp::note(const char* key, const QString& value) {
    if (shell_.settings()->value(QLatin1String(key)).toString() != value)
        shell_.settings()->setValue(QLatin1String(key), value);
}

void BarrageApp::resumeLast() {
    const QString uuid = shell_.settings()->value(QLatin1String(resumeKey)).toString();
    if (!uuid.isEmpty() && saves_.openGame().isEmpty() && saves_.resume(uuid).ok())
        shell_.navigator()->open(QStringLiteral("barrage/game"));
    const QString code = shell_.settings()->value(QLatin1String(setupKey)).toString();
    if (!code.isEmpty() && shell_.navigator()->depth() == 1)
        static_cast<void>(BarrageShareCode(*this).use(code)); // a code of another version is left alone
}

} // namespace automa::app::barrage_app
