#include "app/barrage/setup.h"

#include "app/barrage/setup_orders.h"
#include "app/barrage/table_errors.h"
#include "app/barrage/table_words.h"
#include "app/barrage/text/names.h"
#include "model/barrage/position_json.h"
#include "model/barrage/share_code.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

SetupChoice choiceOf(const std::vector<SetupChoice>& choices, const QString& id) {
    const auto found = std::find_if(choices.begin(), choices.end(),
                                    [&](const SetupChoice& choice) { return choice.id == id; });
    return found == choices.end() ? SetupChoice{.id = id, .text = id, .detail = {}} : *found;
}

} // namespace

BarrageSetup::BarrageSetup(BarrageGame& game, Seeds& seeds, QObject* parent)
    : SetupModel(parent), game_(game), seeds_(seeds), scene_(game.facts()) {}

core::Status BarrageSetup::prepare(const GameOptions& options, TileSource tiles) {
    auto drawn = new_game(game_.facts(), options);
    if (!drawn.ok())
        return drawn.error();
    options_ = options;
    tiles_ = tiles;
    state_ = std::move(drawn.value().state);
    enterNothing();
    ++draws_;
    refresh();
    return core::Done{};
}

bool BarrageSetup::isFor(const GameOptions& options, TileSource tiles) const {
    GameOptions seeded = options;
    seeded.seed = options_.seed;
    return seeded == options_ && tiles == tiles_;
}

void BarrageSetup::refresh() {
    families_ = setupFamilies(game_.facts(), state_);
    settle();
}

void BarrageSetup::settle() {
    drawMap();
    std::vector<SetupPlaceRow> places = readPlaces();
    const auto missing = static_cast<int>(std::ranges::count(places, false, &SetupPlaceRow::entered));
    problem_ = entering() && missing > 0
                   ? translate("BarrageSetup", "%n place(s) still to enter", nullptr, missing)
                   : readProblem();
    show(entering() ? std::vector<StepGroup>() : readGroups(), std::move(places), draws_);
}

void BarrageSetup::drawAgain() {
    options_.seed = seeds_.next() % short_seed_limit;
    static_cast<void>(prepare(options_, tiles_)); // the participants were legal before the first draw
}

/// What each Automa gets from the box; the humans know their own boards.
StepGroup BarrageSetup::materials() const {
    StepGroup group;
    group.title = translate("BarrageSetup", "Automa");
    group.task = translate("BarrageSetup", "Give the Automa its pieces");
    group.symbol = QStringLiteral("person");
    const SetupFacts& facts = game_.facts().setup;
    for (const Company company : state_.turn_order) {
        const CompanyState& who = state_.company(company);
        if (who.player != PlayerKind::automa)
            continue;
        const QString name = BarrageNames::company(text(name_of(company)));
        const QString officer = who.officer ? BarrageNames::officer(text(name_of(*who.officer))) : QString();
        group.lines.push_back(
            {officer.isEmpty()
                 ? translate("BarrageSetup", "<b>%1</b>: lay out company board, wheel, structures and the "
                                             "basic technology tiles but the joker")
                       .arg(name)
                 : translate("BarrageSetup", "<b>%1</b>: lay out company board, wheel, structures and the "
                                             "basic technology tiles but the joker; officer <b>%2</b>")
                       .arg(name, officer),
             QStringLiteral("person")});
        group.lines.push_back({translate("BarrageSetup", "%1, take: <b>%2, %3, %4</b>")
                                   .arg(name, BarrageNames::engineers(who.engineers),
                                        BarrageNames::excavators(facts.excavators),
                                        BarrageNames::mixers(facts.mixers)),
                               QStringLiteral("engineer")});
        group.lines.push_back({translate("BarrageSetup",
                                         "%1: put the VP marker on <b>%2</b>, the energy marker on <b>0</b>")
                                   .arg(name)
                                   .arg(who.vp),
                               QStringLiteral("vp")});
    }
    group.lines.push_back(
        {tiles_ == TileSource::app
             ? translate("BarrageSetup", "The Automa tiles stay in the box: the app holds them")
             : translate("BarrageSetup", "Shuffle the 20 Automa tiles into a stack, action side up"),
         QStringLiteral("tile")});
    return group;
}

std::vector<StepGroup> BarrageSetup::readGroups() const {
    std::vector<StepGroup> groups;
    for (const SetupFamily& family : families_) {
        StepGroup group{family.title, family.symbol, setupNote(family), setupTask(family), {}};
        const QStringList values = family.read(state_);
        for (qsizetype i = 0; i < values.size(); ++i) {
            const auto place = static_cast<std::size_t>(i);
            const SetupChoice laid = choiceOf(family.choices(place), values[i]);
            group.lines.push_back({setupOrder(game_.facts(), family, place, laid),
                                   laid.symbol.isEmpty() ? family.symbol : laid.symbol});
        }
        if (family.id == QLatin1String("headstream"))
            for (std::size_t i = 0; i < state_.headstreams.size(); ++i)
                if (state_.headstreams[i].drops > 0)
                    group.lines.push_back(
                        {dropsOrder(i, state_.headstreams[i].drops), QStringLiteral("drop")});
        groups.push_back(std::move(group));
    }
    groups.push_back(materials());
    return groups;
}

std::vector<SetupPlaceRow> BarrageSetup::readPlaces() const {
    std::vector<SetupPlaceRow> rows;
    for (const SetupFamily& family : families_) {
        const QStringList values = family.read(state_);
        for (qsizetype i = 0; i < values.size(); ++i) {
            const auto place = static_cast<std::size_t>(i);
            SetupPlaceRow row;
            row.title = i == 0 ? family.title : QString();
            row.family = family.id;
            row.place = static_cast<int>(i);
            row.symbol = family.symbol;
            row.text = family.places[place];
            row.entered = isEntered(family.id, row.place);
            row.value = row.entered ? choiceOf(family.choices(place), values[i]).text : QString();
            row.closes = i + 1 == values.size();
            rows.push_back(std::move(row));
        }
    }
    return rows;
}

QString BarrageSetup::readProblem() const {
    if (state_.turn_order.empty())
        return {}; // no table is chosen yet
    const auto read = position_from_json(
        game_.facts(), nlohmann::json::parse(position_to_json(game_.facts(), state_).dump()));
    return read.ok() ? QString() : barrageErrorText(read.error());
}

const SetupFamily* BarrageSetup::find(const QString& id) const {
    const auto found = std::find_if(families_.begin(), families_.end(),
                                    [&](const SetupFamily& family) { return family.id == id; });
    return found == families_.end() ? nullptr : &*found;
}

std::vector<SetupChoiceRow> BarrageSetup::choicesFor(const QString& family, int place) const {
    const SetupFamily* all = find(family);
    if (!all || place < 0 || place >= static_cast<int>(all->places.size()))
        return {};
    const QString now = isEntered(family, place) ? all->read(state_)[place] : QString();
    std::vector<SetupChoiceRow> rows;
    for (const SetupChoice& choice : all->choices(static_cast<std::size_t>(place)))
        rows.push_back({choice.id, choice.text, choice.detail, choice.symbol, choice.contract, choice.energy,
                        choice.id == now});
    return rows;
}

void BarrageSetup::choose(const QString& family, int place, const QString& value) {
    const SetupFamily* all = find(family);
    if (!all || place < 0 || place >= static_cast<int>(all->places.size()))
        return;
    QStringList values = all->read(state_);
    const qsizetype elsewhere = values.indexOf(value);
    if (elsewhere >= 0 && elsewhere != place) {
        values[elsewhere] = values[place];
        setEntered(family, static_cast<int>(elsewhere), false);
    }
    values[place] = value;
    all->write(state_, values);
    setEntered(family, place);
    // The last place of an order follows from the others.
    if (family == QLatin1String("order") && values.size() == 2)
        setEntered(family, 1 - place);
    settle();
}

} // namespace automa::app::barrage_app
