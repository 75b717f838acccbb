#include "app/scythe/tracker/tracker.h"

#include "app/scythe/errors.h"
#include "app/scythe/faction_looks.h"
#include "app/scythe/text/names.h"
#include "app/text/text_ids.h"

#include <algorithm>
#include <set>

namespace automa::app::scythe_app {

using namespace scythe;

namespace {

const AutomaMat& matOf(const State& state) {
    return state.side(first_side(state, Player::automa)).automa;
}

QString rangeText(std::size_t range) {
    const auto& from = Catalogue::power_ranges;
    return range + 1 == from.size() ? QStringLiteral("%1+").arg(from[range])
                                    : QStringLiteral("%1–%2").arg(from[range]).arg(from[range + 1] - 1);
}

} // namespace

ScytheTracker::ScytheTracker(ScytheGame& game, QObject* parent)
    : QObject(parent), game_(game), draft_(game), cardsDraft_(game) {
    connect(&game_, &SessionBase::changed, this, &ScytheTracker::refresh);
    connect(&viewers_, &Viewers::activeChanged, this, &ScytheTracker::refresh);
}

void ScytheTracker::refresh() {
    emit sidesChanged();
    if (!viewers_.isActive())
        return;
    numbers_.show(readNumbers());
    units_.show(readUnits());
    cards_.show(game_.isOpen() ? trackedCards(game_.state()) : std::vector<TrackedCard>());
    ledger_.show(game_);
    emit changed();
}

void ScytheTracker::retell() {
    ledger_.forget();
    refresh();
    draft_.retell();
    cardsDraft_.retell();
}

const AutomaMat& ScytheTracker::mat() const {
    static const AutomaMat none;
    return game_.isOpen() ? matOf(game_.state()) : none;
}

const AutomaMat& ScytheTracker::after() const {
    return game_.isOpen() && game_.decision() ? matOf(game_.decision()->after) : mat();
}

QString ScytheTracker::automaName() const {
    return game_.isOpen() ? ScytheNames::faction(id_of(game_.automa().faction)) : QString();
}

SideLook ScytheTracker::automaLook() const {
    return game_.isOpen() ? factionLook(id_of(game_.automa().faction).toString()) : SideLook();
}

SideLook ScytheTracker::humanLook() const {
    return game_.isOpen() ? factionLook(id_of(game_.human().faction).toString()) : SideLook();
}

QList<int> ScytheTracker::powerRanges() const {
    return {Catalogue::power_ranges.begin(), Catalogue::power_ranges.end()};
}

QString ScytheTracker::rangesText() const {
    QStringList ranges;
    for (std::size_t i = 0; i < Catalogue::power_ranges.size(); ++i)
        ranges << rangeText(i);
    return translate("ScytheTracker", "combat ranges %1").arg(ranges.join(QStringLiteral(" · ")));
}

QString ScytheTracker::powerNote() const {
    std::set<int> needed;
    for (const Card& card : game_.facts().cards)
        for (const SchemeFacts& scheme : card.schemes)
            for (const MoveSymbol& symbol : scheme.moves)
                if (symbol.kind == MoveKind::attack_combat)
                    needed.insert(symbol.min_power);
    QStringList words;
    for (const int power : needed)
        words << QString::number(power);
    return translate("ScytheTracker", "%1 gives a star (S-87). Attacks on combat units need %2.")
        .arg(QString::number(power_limit), words.join(QStringLiteral(", ")));
}

std::vector<TrackedNumber> ScytheTracker::readNumbers() const {
    if (!game_.isOpen())
        return {};
    const QString sign = QStringLiteral("scythe_");
    const int popularity = game_.facts().setup.popularity;
    const int stars = stars_of(game_.facts(), mat());
    return {{QStringLiteral("coins"), sign + QStringLiteral("coins"), mat().coins, after().coins,
             translate("ScytheTracker", "coins")},
            {QStringLiteral("combat_cards"), sign + QStringLiteral("combat_card"), mat().combat_cards,
             after().combat_cards, translate("ScytheTracker", "combat cards")},
            {QStringLiteral("stars"), sign + QStringLiteral("star"), stars, stars_of(game_.facts(), after()),
             translate("ScytheTracker", "stars out of %1").arg(stars_of_side)},
            {QStringLiteral("popularity"), sign + QStringLiteral("popularity"), popularity, popularity,
             translate("ScytheTracker", "popularity, fixed")}};
}

std::vector<TrackedUnits> ScytheTracker::readUnits() const {
    if (!unitsKept())
        return {};
    const Side& side = game_.automa();
    const auto row = [](UnitKind kind, int inPlay, int all, const QString& value) {
        const QString id = id_of(kind).toString();
        return TrackedUnits{
            id, as_label(ScytheNames::unit(id)), QStringLiteral("scythe_") + id, inPlay, all, value};
    };
    const auto count = [&](UnitKind kind, std::size_t all) {
        const int inPlay = static_cast<int>(all) - on_mat(side, kind);
        return row(kind, inPlay, static_cast<int>(all),
                   translate("ScytheTracker", "%1 of %2").arg(inPlay).arg(all));
    };
    const Place at = side.units.character;
    return {row(UnitKind::character, at.is_mat() ? 0 : 1, 1,
                at == side.base() ? translate("ScytheTracker", "home base")
                                  : ScytheNames::place(game_.facts(), at)),
            count(UnitKind::mech, mechs_of_side), count(UnitKind::worker, workers_of_side)};
}

QString ScytheTracker::cardsTitle() const {
    const auto unseen = std::ranges::count(cards_.rows(), static_cast<int>(Deck), &TrackedCard::pile);
    return translate("ScytheTracker", "Cards: %1 unseen, %2 seen")
        .arg(unseen)
        .arg(static_cast<qsizetype>(cards_.rows().size()) - unseen);
}

QString ScytheTracker::cardsNote() const {
    if (!game_.isOpen())
        return {};
    return translate("ScytheTracker", "main discard %1, combat discard %2 · %3")
        .arg(std::ranges::count(cards_.rows(), static_cast<int>(Discard), &TrackedCard::pile))
        .arg(std::ranges::count(cards_.rows(), static_cast<int>(CombatDiscard), &TrackedCard::pile))
        .arg(ScytheNames::scheme(id_of(scheme_of(game_.facts(), mat()))));
}

void ScytheTracker::placeStar() {
    if (const core::Status done = game_.perform(PlaceHumanStar{}); !done.ok())
        emit refused(scytheErrorText(done.error()));
}

} // namespace automa::app::scythe_app
