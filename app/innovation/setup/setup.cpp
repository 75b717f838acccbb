#include "app/innovation/setup/setup.h"

#include "app/innovation/errors.h"
#include "app/innovation/joined.h"
#include "app/innovation/setup/new_game.h"
#include "app/innovation/setup/setup_words.h"
#include "app/innovation/text/names.h"
#include "app/shell/shell.h"
#include "app/text/text_ids.h"
#include "model/innovation/state/check.h"
#include "model/innovation/table/share_code.h"

#include <QTimer>

#include <algorithm>

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

constexpr const char* setupKey = "innovation/setup";
constexpr const char* setupPage = "innovation/setup";
constexpr QLatin1String roundFamily("round");
constexpr QLatin1String finalFamily("final");

} // namespace

InnovationSetup::InnovationSetup(InnovationApp& app) : app_(app) {
    connect(&app_.shell(), &Shell::languageChanged, this, &InnovationSetup::refresh);
    connect(app_.shell().navigator(), &Navigator::changed, this, &InnovationSetup::remember);
    connect(this, &InnovationSetup::changed, this, &InnovationSetup::remember);
}

InnovationSetup* InnovationSetup::create(QQmlEngine* engine, QJSEngine* scripts) {
    return joinedFor<InnovationSetup>(engine, scripts);
}

core::Status InnovationSetup::prepare(const GameOptions& options) {
    auto drawn = new_game(*app_.facts(), options);
    if (!drawn.ok())
        return drawn.error();
    options_ = options;
    state_ = std::move(drawn).value();
    laid_ = true;
    enterNothing();
    ++draws_;
    refresh();
    return core::Done{};
}

bool InnovationSetup::isFor(const GameOptions& options) const {
    GameOptions seeded = options;
    seeded.seed = options_.seed;
    return laid_ && seeded == options_;
}

QString InnovationSetup::code() const {
    return laid_ ? QString::fromStdString(share_code(options_)) : QString();
}

void InnovationSetup::refresh() {
    if (laid_)
        workOut();
}

void InnovationSetup::workOut() {
    std::vector<SetupPlaceRow> places = readPlaces();
    const bool entering = way() == Enter;
    const auto missing = static_cast<int>(std::ranges::count(places, false, &SetupPlaceRow::entered));
    problem_ = entering && missing > 0
                   ? translate("InnovationSetup", "%n tile(s) still to enter", nullptr, missing)
                   : readProblem();
    show(setupOrders(*app_.facts(), state_, entering), std::move(places), draws_);
}

void InnovationSetup::drawAgain() {
    GameOptions again = options_;
    again.seed = seeds_.next() % short_seed_limit;
    static_cast<void>(prepare(again)); // the choices were legal before the first draw
}

std::vector<SetupPlaceRow> InnovationSetup::readPlaces() const {
    std::vector<SetupPlaceRow> rows;
    if (state_.app.tracking == Tracking::cards_only)
        return rows; // what the Automa scores for a tile is asked when it passes
    for (std::size_t i = 0; i < round_count; ++i) {
        SetupPlaceRow row;
        row.title = i == 0 ? translate("InnovationSetup", "Round tiles") : QString();
        row.family = roundFamily;
        row.place = static_cast<int>(i);
        row.symbol = QStringLiteral("innovation_round_tile");
        row.text = translate("InnovationSetup", "round %1").arg(i + 1);
        row.entered = isEntered(roundFamily, row.place) && state_.round_tiles[i];
        if (row.entered)
            row.value = roundTileText(*app_.facts(), *state_.round_tiles[i]);
        row.closes = i + 1 == round_count;
        rows.push_back(std::move(row));
    }
    SetupPlaceRow last;
    last.title = translate("InnovationSetup", "Final tile");
    last.family = finalFamily;
    last.symbol = QStringLiteral("innovation_final_tile");
    last.text = translate("InnovationSetup", "on the right half of round 6");
    last.entered = isEntered(finalFamily, 0) && state_.final_tile;
    if (last.entered)
        last.value = finalTileText(*app_.facts(), *state_.final_tile);
    last.closes = true;
    rows.push_back(std::move(last));
    return rows;
}

QString InnovationSetup::readProblem() const {
    const core::Status legal = check_position(*app_.facts(), state_);
    return legal.ok() ? QString() : innovationErrorText(legal.error());
}

std::vector<SetupChoiceRow> InnovationSetup::choicesFor(const QString& family, int place) const {
    const Catalogue& facts = *app_.facts();
    std::vector<SetupChoiceRow> rows;
    if (family == finalFamily) {
        for (std::size_t n = 1; n <= final_tile_count; ++n) {
            const int tile = static_cast<int>(n);
            rows.push_back(
                {QString::number(tile),
                 finalTileText(facts, tile),
                 finalTileDetail(facts, tile),
                 QStringLiteral("innovation_") + id_of(facts.final_tile(tile).discipline).toString(),
                 {},
                 0,
                 isEntered(family, 0) && state_.final_tile == n});
        }
        return rows;
    }
    for (std::size_t n = 1; n <= round_tile_count; ++n) {
        const int tile = static_cast<int>(n);
        const RoundTile& laid = facts.round_tile(tile);
        if (laid.forbidden[static_cast<std::size_t>(place)])
            continue;
        rows.push_back(
            {QString::number(tile),
             roundTileText(facts, tile),
             roundTileDetail(facts, tile, place + 1),
             QStringLiteral("innovation_") + id_of(laid.discipline).toString(),
             {},
             0,
             isEntered(family, place) && state_.round_tiles[static_cast<std::size_t>(place)] == n});
    }
    return rows;
}

void InnovationSetup::choose(const QString& family, int place, const QString& value) {
    const auto tile = static_cast<std::uint8_t>(value.toUInt());
    if (family == finalFamily) {
        state_.final_tile = tile;
    } else if (place >= 0 && place < static_cast<int>(round_count)) {
        auto& mine = state_.round_tiles[static_cast<std::size_t>(place)];
        for (std::size_t i = 0; i < round_count; ++i)
            if (static_cast<int>(i) != place && state_.round_tiles[i] == tile) {
                // What lay here may not be allowed there: then nobody has told what does.
                const bool fits = mine && !app_.facts()->round_tile(*mine).forbidden[i];
                state_.round_tiles[i] = fits ? mine : std::nullopt;
                setEntered(family, static_cast<int>(i), false);
            }
        mine = tile;
    }
    setEntered(family, place);
    workOut();
}

void InnovationSetup::open() {
    const GameOptions wanted = joined<InnovationNewGame>(app_).options(seeds_.next() % short_seed_limit);
    // Who goes back and comes again finds the table that is half laid out.
    if (const core::Status ready = isFor(wanted) ? core::Status(core::Done{}) : prepare(wanted);
        !ready.ok()) {
        app_.shell().say(innovationErrorText(ready.error()));
        return;
    }
    app_.shell().navigator()->open(QLatin1String(setupPage));
}

void InnovationSetup::begin() {
    if (!laid_ || !problem_.isEmpty())
        return;
    laid_ = false; // the table is in play: the next one is drawn anew
    app_.begin(state_, options_.seed);
}

/// Of a table that is being laid out, its code says all.
void InnovationSetup::remember() {
    Shell& shell = app_.shell();
    const QString kept = shell.navigator()->current() == QLatin1String(setupPage) ? code() : QString();
    if (shell.settings()->value(QLatin1String(setupKey)).toString() != kept)
        shell.settings()->setValue(QLatin1String(setupKey), kept);
}

void InnovationSetup::resume() {
    const QString kept = app_.shell().settings()->value(QLatin1String(setupKey)).toString();
    const auto read = read_share_code(kept.toStdString());
    if (read.ok() && app_.shell().navigator()->depth() == 1 && prepare(read.value()).ok())
        app_.shell().navigator()->open(QLatin1String(setupPage));
}

void resumeInnovationSetup(Shell& shell) {
    if (!shell.settings()->value(QLatin1String(setupKey)).toString().isEmpty())
        QTimer::singleShot(0, &shell,
                           [&shell] { joined<InnovationSetup>(InnovationApp::of(shell)).resume(); });
}

} // namespace automa::app::innovation_app
