#include "app/scythe/turn/combat.h"

#include "app/scythe/errors.h"
#include "app/scythe/faction_looks.h"
#include "app/scythe/labels.h"
#include "app/scythe/text/names.h"
#include "app/scythe/turn/card_question.h"
#include "app/scythe/turn/combat_stars.h"
#include "app/scythe/turn/dial_steps.h"
#include "app/shell/settings.h"
#include "app/text/text_ids.h"
#include "model/scythe/state/board.h"
#include "model/scythe/turn/combat_table.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace automa::app::scythe_app {

using namespace scythe;

namespace {

constexpr const char* odds_key = "scythe/strength";

QString unitsAt(const Side& side, TerritoryId at) {
    return piecesText(side.units.character == Place(at), units_at(side, UnitKind::mech, at),
                      units_at(side, UnitKind::worker, at));
}

QString rangeText(std::size_t index) {
    const auto& begins = Catalogue::power_ranges;
    return index + 1 < begins.size() ? QStringLiteral("%1–%2").arg(begins[index]).arg(begins[index + 1] - 1)
                                     : QStringLiteral("%1+").arg(begins[index]);
}

QString plusses(int first, const QList<int>& values) {
    QStringList parts{QString::number(first)};
    for (const int value : values)
        if (value > 0)
            parts << QString::number(value);
    return parts.join(QStringLiteral(" + "));
}

int known(const QList<int>& values) {
    return std::accumulate(values.begin(), values.end(), 0,
                           [](int sum, int value) { return sum + std::max(0, value); });
}

QList<int> numbers(int first, int last) {
    QList<int> all(last - first + 1);
    std::iota(all.begin(), all.end(), first);
    return all;
}

bool onCombatCard(int value) {
    return value >= lowest_combat_card && value <= highest_combat_card;
}

} // namespace

ScytheCombat::ScytheCombat(ScytheGame& game, ScytheMap& map, Settings& settings, QObject* parent)
    : QObject(parent), game_(game), map_(map), settings_(settings) {
    connect(&game_, &SessionBase::changed, this, &ScytheCombat::followGame);
    connect(&losses_, &ScytheLosses::changed, this, &ScytheCombat::retell);
}

void ScytheCombat::followGame() {
    stage_ = None;
    need_.reset();
    contested_.reset();
    const bool another = game_.moment() != moment_ || !game_.isOpen();
    moment_ = game_.moment();
    if (another) {
        asks_card_ = false;
        sixth_star_ = game_.isOpen() && combatStarLeft(game_);
        losses_.reset();
        dial_ = -1;
        automa_values_.clear();
        human_values_.clear();
    }
    const State& state = game_.state();
    const auto& decision = game_.decision();
    if (decision && !decision->needs.empty()) {
        const NeedKind what = decision->needs.front().what;
        stage_ = what == NeedKind::combat_card ? Dial : what == NeedKind::combat_result ? Values : None;
        if (stage_ != None)
            need_ = decision->needs.front();
    } else if (game_.humanToAct() && !state.contested.empty()) {
        contested_ = state.contested[0];
        if (game_.cursor() < waits_at_)
            waits_at_ = 0;
        stage_ = waits_at_ == 0 ? Dial : None;
    } else {
        waits_at_ = 0;
    }
    if (stage_ == Values && another) {
        automa_values_ = QList<int>(usedCards(), -1);
        human_values_ = QList<int>(most(), 0);
    }
    // What may be taken is told last: everything is said again with it.
    losses_.offer(stage_ == Dial ? usual_loss(game_.facts(), state, first_side(state, Player::human))
                                 : Loss{});
}

void ScytheCombat::retell() {
    if (stage_ == Dial) {
        const QString choose =
            translate("ScytheCombat", "Choose at most: <b>%1</b>").arg(ScytheNames::combat_cards(most()));
        steps_.show({dialSteps({choose})}, game_.cursor() + 1);
    }
    Question question;
    if (asks_card_)
        question = cardQuestion(translate("ScytheCombat", "Reveal the top Automa card. Which one is it?"),
                                game_.automa().automa.cards);
    question_.ask(std::move(question));
    showCard();
    showOdds();
    emit changed();
}

void ScytheCombat::showCard() {
    std::vector<PowerRange> rows;
    if (stage_ == Values && game_.state().turn && game_.state().turn->answers.combat_card) {
        const Card& card = game_.facts().card(*game_.state().turn->answers.combat_card);
        const CombatUse use = [&] {
            AutomaMat mat = game_.automa().automa;
            const Loss taken = game_.state().turn->answers.automa_loses.value_or(Loss{});
            mat.power = static_cast<std::int8_t>(mat.power - taken.power);
            return combat_use(card, mat);
        }();
        for (std::size_t i = 0; i < card.power.size(); ++i)
            rows.push_back({rangeText(i), card.power[i], Catalogue::power_ranges[i] == use.from});
    }
    ranges_.show(std::move(rows));
}

void ScytheCombat::showOdds() {
    std::vector<StrengthRow> rows;
    if (stage_ == Dial && oddsWanted() && place()) {
        const State& state = game_.state();
        const auto odds = strength_odds(game_.facts(), state, first_side(state, Player::automa),
                                        automaUnits(), losses_.taken());
        constexpr int tenths = 10;
        double above = 1;
        int told = tenths + 1;
        for (const StrengthOdds& each : odds) {
            const int share = static_cast<int>(std::lround(above * tenths));
            if (share > 0 && share < told) {
                rows.push_back(
                    {translate("ScytheCombat", "%1 or more", "strength in a combat").arg(each.strength),
                     translate("ScytheCombat", "about %1 of 10").arg(share), above});
                told = share;
            }
            above -= each.odds;
        }
    }
    odds_.show(std::move(rows));
}

std::optional<TerritoryId> ScytheCombat::place() const {
    return need_ ? std::optional(need_->territory) : contested_;
}

bool ScytheCombat::automaAttacks() const {
    return game_.state().turn && game_.state().turn->kind == TurnKind::automa;
}

/// The attacker stands there in thought only: the position moves it when the turn is done.
int ScytheCombat::automaUnits() const {
    return place() ? combat_units_at(game_.automa(), *place()) + (automaAttacks() ? 1 : 0) : 0;
}

int ScytheCombat::most() const {
    if (!place())
        return 0;
    const Side& human = game_.human();
    const bool worker = units_at(human, UnitKind::worker, *place()) > 0;
    const bool more = worker && has_ability(game_.facts(), human, AbilityMatters::own_combat_card);
    return std::max(1, combat_units_at(human, *place())) + (more ? 1 : 0);
}

QString ScytheCombat::title() const {
    if (!place())
        return {};
    const QString where = ScytheNames::place(game_.facts(), *place());
    if (flight())
        return translate("ScytheCombat", "The workers flee: %1").arg(where);
    return (automaAttacks() ? translate("ScytheCombat", "The Automa attacks: %1")
                            : translate("ScytheCombat", "You attack: %1"))
        .arg(where);
}

QString ScytheCombat::detail() const {
    if (!place())
        return {};
    QString automa = unitsAt(game_.automa(), *place());
    if (automaAttacks())
        for (const Step& step : game_.decision()->steps)
            if (step.kind == StepKind::attack_combat && step.to == Place(*place()))
                automa = ScytheNames::unit(id_of(step.unit));
    return translate("ScytheCombat", "Automa: %1 · you: %2").arg(automa, unitsAt(game_.human(), *place()));
}

SideLook ScytheCombat::automaLook() const {
    return game_.isOpen() ? factionLook(id_of(game_.automa().faction).toString()) : SideLook();
}

SideLook ScytheCombat::humanLook() const {
    return game_.isOpen() ? factionLook(id_of(game_.human().faction).toString()) : SideLook();
}

MapHighlights ScytheCombat::shown() const {
    MapHighlights shown;
    if (!place())
        return shown;
    shown.targets.add(place()->index());
    if (automaAttacks())
        for (const Step& step : game_.decision()->steps)
            if (step.kind == StepKind::attack_combat && step.to == Place(*place()) && step.from != step.to) {
                shown.lines.push_back({static_cast<int>(step.from.index()), static_cast<int>(step.to.index()),
                                       MapLine::Kind::move});
                shown.reasons.add(step.from.index());
            }
    return shown;
}

QStringList ScytheCombat::focus() const {
    QStringList ids;
    const MapHighlights lit = shown();
    if (place())
        ids << map_.idOf(Place(*place()));
    for (const std::size_t place : lit.reasons)
        ids << map_.idOf(Place(place));
    return ids;
}

int ScytheCombat::power() const {
    return game_.isOpen() ? game_.automa().automa.power - losses_.taken().power : 0;
}

int ScytheCombat::cards() const {
    return game_.isOpen() ? game_.automa().automa.combat_cards - losses_.taken().combat_cards : 0;
}

QString ScytheCombat::range() const {
    std::size_t range = 0;
    while (range + 1 < Catalogue::power_ranges.size() && Catalogue::power_ranges[range + 1] <= power())
        ++range;
    return rangeText(range);
}

bool ScytheCombat::flight() const {
    return contested_ && combat_units_at(game_.automa(), *contested_) == 0;
}

bool ScytheCombat::canWait() const {
    return stage_ == Dial && contested_.has_value();
}

bool ScytheCombat::waiting() const {
    return stage_ == None && contested_.has_value();
}

void ScytheCombat::wait() {
    if (!canWait())
        return;
    waits_at_ = game_.cursor();
    followGame();
}

void ScytheCombat::resume() {
    waits_at_ = 0;
    followGame();
}

// -------------------------------------------------------------------- telling

void ScytheCombat::perform(const Command& command) {
    const core::Status status =
        contested_ ? game_.perform(BeginDefence{*contested_}, command) : game_.perform(command);
    if (!status.ok())
        emit refused(scytheErrorText(status.error()));
}

void ScytheCombat::reveal() {
    if (stage_ != Dial)
        return;
    if (flight()) {
        if (const core::Status begun = game_.perform(BeginDefence{*contested_}); !begun.ok())
            emit refused(scytheErrorText(begun.error()));
        return;
    }
    if (game_.state().cards_from == CardsFrom::app) {
        perform(RevealCombatCard{std::nullopt, losses_.taken()});
        return;
    }
    asks_card_ = true;
    retell();
}

void ScytheCombat::answer(const QString& card) {
    if (asks_card_)
        perform(RevealCombatCard{CardId(static_cast<std::size_t>(card.toInt())), losses_.taken()});
}

void ScytheCombat::tell(bool humanWon) {
    TellCombat told;
    told.winner = humanWon ? Player::human : Player::automa;
    told.human_sixth_star = humanWon && placesSixth();
    perform(told);
}

void ScytheCombat::tellNumbers() {
    if (!counted())
        return;
    TellCombat told;
    told.human_total = humanTotal();
    for (const int value : automa_values_)
        told.automa_values.push_back(value);
    told.human_sixth_star = !automaWins() && placesSixth();
    perform(told);
}

/// Offered and not declined; an earlier star is told with the result.
bool ScytheCombat::placesSixth() const {
    return sixth_star_ && next_star_is_last(game_.human());
}

void ScytheCombat::setSixthStar(bool sixth) {
    sixth_star_ = sixth;
    emit changed();
}

QList<int> ScytheCombat::dialValues() {
    return numbers(0, dial_limit);
}

QList<int> ScytheCombat::cardValues() {
    return numbers(lowest_combat_card, highest_combat_card);
}

QList<int> ScytheCombat::ownCardValues() {
    return QList<int>{0} + cardValues();
}

void ScytheCombat::setDial(int dial) {
    dial_ = std::clamp(dial, 0, dial_limit);
    emit changed();
}

void ScytheCombat::setAutomaValue(int index, int value) {
    if (index >= 0 && index < automa_values_.size() && onCombatCard(value))
        automa_values_[index] = value;
    emit changed();
}

void ScytheCombat::setHumanValue(int index, int value) {
    if (index >= 0 && index < human_values_.size() && (value == 0 || onCombatCard(value)))
        human_values_[index] = value;
    emit changed();
}

// -------------------------------------------------------------------- words

QString ScytheCombat::reveals() const {
    return translate("ScytheCombat", "The Automa spends: %1, %2")
        .arg(ScytheNames::power(usedPower()), ScytheNames::combat_cards(usedCards()));
}

QString ScytheCombat::cardName() const {
    const auto& turn = game_.state().turn;
    return turn && turn->answers.combat_card ? as_label(ScytheNames::card(turn->answers.combat_card->value))
                                             : QString();
}

int ScytheCombat::automaTotal() const {
    return usedPower() + known(automa_values_);
}

int ScytheCombat::humanTotal() const {
    return std::max(0, dial_) + known(human_values_);
}

bool ScytheCombat::counted() const {
    return stage_ == Values && dial_ >= 0 && !automa_values_.contains(-1);
}

bool ScytheCombat::automaWins() const {
    return automaAttacks() ? automaTotal() >= humanTotal() : automaTotal() > humanTotal();
}

QString ScytheCombat::sum() const {
    if (!counted())
        return {};
    return translate("ScytheCombat", "Automa %1 = <b>%2</b>, you %3 = <b>%4</b>. A tie goes to the attacker.")
        .arg(plusses(usedPower(), automa_values_), QString::number(automaTotal()),
             plusses(dial_, human_values_), QString::number(humanTotal()));
}

QString ScytheCombat::verdict() const {
    return !counted()     ? QString()
           : automaWins() ? translate("ScytheCombat", "Result: the Automa wins")
                          : translate("ScytheCombat", "Result: you win");
}

bool ScytheCombat::oddsWanted() const {
    return settings_.value(QLatin1String(odds_key), false).toBool();
}

void ScytheCombat::setOddsWanted(bool wanted) {
    settings_.setValue(QLatin1String(odds_key), wanted);
    retell();
}

} // namespace automa::app::scythe_app
