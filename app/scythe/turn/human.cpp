#include "app/scythe/turn/human.h"

#include "app/scythe/errors.h"
#include "app/scythe/text/explainer.h"
#include "app/scythe/text/names.h"
#include "app/text/text_ids.h"
#include "model/scythe/state/board.h"

#include <algorithm>

namespace automa::app::scythe_app {

using namespace scythe;

namespace {

/// Whether the human has told something since the last turn ended.
bool toldSomething(const ScytheGame& game) {
    const auto past = game.journal().past();
    if (past.empty())
        return false;
    return std::ranges::none_of(past.back().events,
                                [](const Event& event) { return std::holds_alternative<TurnEnded>(event); });
}

/// Where a piece may go with one step; the map takes any other territory too. Workers alone do not go where
/// units of the Automa stand.
PlaceSet oneStep(const Catalogue& facts, const State& state, Place from, bool combat) {
    const TerritorySet shut = combat ? TerritorySet() : enemy_units(state, first_side(state, Player::human));
    if (from.is_base())
        return places(facts.faction(from.faction()).base.land - shut);
    if (!from.is_territory())
        return {};
    const TerritoryId at = from.territory();
    TerritorySet near = combat ? neighbourhood(facts, state, first_side(state, Player::human), at)
                               : facts.territory(at).across[index_of(EdgeKind::land)];
    if (facts.territory(at).tunnel)
        near = near | facts.tunnels;
    near.remove(at);
    return places(near - shut);
}

} // namespace

ScytheHuman::ScytheHuman(ScytheGame& game, ScytheMap& map, QObject* parent)
    : QObject(parent), game_(game), map_(map) {
    connect(&game_, &SessionBase::changed, this, &ScytheHuman::followGame);
}

void ScytheHuman::followGame() {
    if (game_.moment() != moment_ || !game_.humanToAct()) {
        moment_ = game_.moment();
        act_ = None;
        from_.reset();
        group_ = {};
        ability_.reset();
        counted_.reset();
    }
    underWay_ = game_.humanToAct() && toldSomething(game_);
    retell();
}

void ScytheHuman::retell() {
    askChoice();
    light();
    emit changed();
}

bool ScytheHuman::perform(const Command& command) {
    const core::Status status = game_.perform(command);
    if (!status.ok())
        emit refused(scytheErrorText(status.error()));
    return status.ok();
}

// -------------------------------------------------------------------- pieces

bool ScytheHuman::characterThere() const {
    return from_ && game_.human().units.character == *from_;
}

int ScytheHuman::mechsThere() const {
    return from_ ? units_at(game_.human(), UnitKind::mech, *from_) : 0;
}

int ScytheHuman::workersThere() const {
    return from_ ? units_at(game_.human(), UnitKind::worker, *from_) : 0;
}

int ScytheHuman::workersLeft() const {
    return game_.isOpen() ? on_mat(game_.human(), UnitKind::worker) : 0;
}

int ScytheHuman::mechsLeft() const {
    return game_.isOpen() ? on_mat(game_.human(), UnitKind::mech) : 0;
}

int ScytheHuman::resourcesThere() const {
    return counting() ? game_.state().resources[counted_->index()] : 0;
}

bool ScytheHuman::nextStarIsLast() const {
    return game_.isOpen() && next_star_is_last(game_.human());
}

/// What a tap takes, the likeliest first: a mech with all workers, the mech alone, the character, workers.
std::vector<ScytheHuman::Group> ScytheHuman::groupsAt(Place place) const {
    const Side& human = game_.human();
    const bool character = human.units.character == place;
    const int mechs = units_at(human, UnitKind::mech, place);
    const int workers = units_at(human, UnitKind::worker, place);
    std::vector<Group> groups;
    if (mechs > 0 && workers > 0)
        groups.push_back({false, 1, workers});
    if (mechs > 0)
        groups.push_back({false, 1, 0});
    if (character)
        groups.push_back({true, 0, 0});
    if (workers > 0)
        groups.push_back({false, 0, 1});
    if (workers > 1)
        groups.push_back({false, 0, workers});
    return groups;
}

void ScytheHuman::take(Place place) {
    const std::vector<Group> groups = groupsAt(place);
    if (groups.empty()) {
        emit refused(translate("ScytheHuman", "You have no piece there: %1")
                         .arg(ScytheNames::place(game_.facts(), place)));
        return;
    }
    const auto now = from_ == place ? std::ranges::find(groups, group_) : groups.end();
    const bool again = now != groups.end() && now + 1 != groups.end();
    group_ = again ? *(now + 1) : groups.front();
    from_ = place;
    act_ = Piece;
    retell();
}

void ScytheHuman::move(Place to) {
    const MoveUnits command{*from_, to, group_.character, group_.mechs, group_.workers};
    perform(command);
}

void ScytheHuman::tap(const QString& place) {
    const auto at = map_.placeOf(place);
    if (!at || !game_.humanToAct())
        return;
    switch (act_) {
    case None:
        return take(*at);
    case Piece:
        return from_ == at ? take(*at) : move(*at);
    case Worker:
    case Mech:
        return placeNew(*at);
    case Encounter:
        if (at->is_territory())
            perform(TakeEncounter{at->territory()});
        return;
    case Resources:
        if (at->is_territory()) {
            counted_ = at->territory();
            retell();
        }
        return;
    case Recruit:
        return;
    }
}

void ScytheHuman::placeNew(Place place) {
    if (act_ == Worker && place.is_territory())
        perform(NewWorkers{place.territory(), std::max(1, group_.workers)});
    else if (act_ == Mech && ability_)
        perform(NewMech{place, *ability_});
}

void ScytheHuman::begin(Act act) {
    act_ = act;
    from_.reset();
    group_ = act == Worker ? Group{false, 0, 1} : Group{};
    ability_.reset();
    counted_.reset();
    retell();
}

void ScytheHuman::cancel() {
    begin(None);
}

bool ScytheHuman::stepBack() {
    if (act_ == None)
        return false;
    cancel();
    return true;
}

void ScytheHuman::takeCharacter(bool take) {
    group_.character = take && characterThere();
    retell();
}

void ScytheHuman::takeMechs(int count) {
    group_.mechs = std::clamp(count, 0, mechsThere());
    retell();
}

void ScytheHuman::takeWorkers(int count) {
    group_.workers = act_ == Worker ? std::clamp(count, 1, std::max(1, workersLeft()))
                                    : std::clamp(count, 0, workersThere());
    retell();
}

void ScytheHuman::toBase() {
    if (from_)
        move(game_.human().base());
}

void ScytheHuman::placeStar() {
    perform(PlaceHumanStar{});
}

void ScytheHuman::endTurn() {
    perform(EndHumanTurn{});
}

// -------------------------------------------------------------------- lists

void ScytheHuman::askChoice() {
    Question question;
    QuestionGroup group;
    const auto offer = [&](const QString& answer, const QString& text, const QString& detail,
                           const QString& symbol) {
        QuestionChoice choice;
        choice.answer = answer;
        choice.text = text;
        choice.detail = detail;
        choice.symbol = symbol;
        group.choices.push_back(std::move(choice));
    };
    if (act_ == Mech && !ability_) {
        question.title = translate("ScytheHuman", "Which ability does the new mech unlock?");
        const auto& mechs = game_.facts().faction(game_.human().faction).mechs;
        for (std::size_t i = 0; i < mechs.size(); ++i)
            if ((game_.human().human.abilities >> i & 1U) == 0)
                offer(QString::number(i), ScytheNames::ability(id_of(std::string_view(mechs[i].id))),
                      ScytheNames::ability_effect(id_of(mechs[i].matters)), QStringLiteral("scythe_mech"));
    } else if (act_ == Recruit) {
        question.title = translate("ScytheHuman", "Which recruit did you enlist?");
        question.text = translate("ScytheHuman", "Named by its ongoing bonus");
        const auto& known = game_.human().human.recruits;
        for (std::size_t i = 0; i < count_of<RecruitBonus>; ++i)
            if (!known || (*known >> i & 1U) == 0)
                offer(QString::number(i),
                      as_label(ScytheNames::gain_symbol(id_of(static_cast<RecruitBonus>(i)))), {},
                      symbol_of(static_cast<RecruitBonus>(i)));
    } else if (counting()) {
        question.title = translate("ScytheHuman", "How many resources are there now: %1?")
                             .arg(ScytheNames::place(game_.facts(), *counted_));
    }
    if (!group.choices.empty())
        question.groups = {std::move(group)};
    choice_.ask(std::move(question));
}

void ScytheHuman::choose(const QString& answer) {
    const int number = answer.toInt();
    if (act_ == Mech) {
        ability_ = AbilityId(static_cast<std::size_t>(number));
        retell();
    } else if (act_ == Recruit) {
        perform(UnlockRecruit{static_cast<RecruitBonus>(number)});
    } else if (counting()) {
        perform(SetResources{*counted_, number});
    }
}

// -------------------------------------------------------------------- words and map

QString ScytheHuman::heading() const {
    switch (act_) {
    case None:
        return underWay_ ? translate("ScytheHuman", "What else did you move?")
                         : translate("ScytheHuman", "What did you move?");
    case Piece:
        return translate("ScytheHuman", "From: %1").arg(ScytheNames::place(game_.facts(), *from_));
    case Worker:
        return translate("ScytheHuman", "New worker: where is it?");
    case Mech:
        return ability_ ? translate("ScytheHuman", "New mech: where is it?")
                        : translate("ScytheHuman", "New mech");
    case Encounter:
        return translate("ScytheHuman", "Which encounter token is gone?");
    case Recruit:
        return translate("ScytheHuman", "New recruit");
    case Resources:
        return translate("ScytheHuman", "Resources: which territory?");
    }
    return {};
}

QString ScytheHuman::hint() const {
    switch (act_) {
    case None:
        return translate("ScytheHuman", "Tap one of your pieces, then its new territory.");
    case Piece:
        return translate("ScytheHuman", "Framed territories are one step away; you may tap any other. Tap "
                                        "the same one again to change who moves along.");
    default:
        return translate("ScytheHuman", "Tap the territory.");
    }
}

void ScytheHuman::light() {
    shown_ = {};
    shown_.open = true;
    if (!game_.humanToAct())
        return;
    if (act_ == Piece && from_) {
        shown_.chosen = static_cast<int>(from_->index());
        shown_.candidates =
            oneStep(game_.facts(), game_.state(), *from_, group_.character || group_.mechs > 0).candidates();
    } else if (act_ == Mech && ability_) {
        shown_.candidates = places_of(game_.human(), UnitKind::worker).candidates();
    } else if (act_ == Worker) {
        shown_.candidates =
            places(on_territories(places_of(game_.human(), UnitKind::worker)).where([this](TerritoryId at) {
                return game_.facts().territory(at).terrain == Terrain::village;
            })).candidates();
    } else if (act_ == Encounter) {
        shown_.candidates = game_.state().encounters.candidates();
    } else if (act_ == Resources && counted_) {
        shown_.chosen = static_cast<int>(counted_->index());
    }
    for (const TerritoryId at : game_.state().contested)
        shown_.targets.add(at.index());
    if (act_ == None && underWay_)
        lightLastMove();
}

void ScytheHuman::lightLastMove() {
    const SideId human = first_side(game_.state(), Player::human);
    for (const Event& event : game_.journal().past().back().events) {
        const auto* moved = std::get_if<UnitMoved>(&event);
        if (!moved || moved->side != human || moved->to.is_mat())
            continue;
        shown_.winner = static_cast<int>(moved->to.index());
        const MapLine way{static_cast<int>(moved->from.index()), shown_.winner, MapLine::Kind::move};
        if (!moved->from.is_mat() && std::ranges::find(shown_.lines, way) == shown_.lines.end())
            shown_.lines.push_back(way);
    }
}

} // namespace automa::app::scythe_app
