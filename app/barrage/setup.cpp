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

QVariantMap step(const QString& text, const QString& symbol = {}) {
    return {{QStringLiteral("text"), text}, {QStringLiteral("symbol"), symbol}};
}

} // namespace

BarrageSetup::BarrageSetup(BarrageGame& game, Seeds& seeds, QObject* parent)
    : QObject(parent), game_(game), seeds_(seeds), scene_(game.facts()) {}

core::Status BarrageSetup::prepare(const GameOptions& options, TileSource tiles) {
    auto drawn = new_game(game_.facts(), options);
    if (!drawn.ok())
        return drawn.error();
    options_ = options;
    tiles_ = tiles;
    state_ = std::move(drawn.value().state);
    entered_.clear();
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
    emit changed();
}

void BarrageSetup::settle() {
    drawMap();
    groupItems_ = entering_ ? QVariantList() : readGroups();
    familyItems_ = entering_ ? readFamilies() : QVariantList();
    problem_ = readProblem();
}

void BarrageSetup::drawAgain() {
    options_.seed = seeds_.next() % short_seed_limit;
    static_cast<void>(prepare(options_, tiles_)); // the participants were legal before the first draw
}

void BarrageSetup::setWay(const QString& way) {
    entering_ = way == QLatin1String("enter");
    settle();
    emit changed();
}

/// What each Automa gets from the box; the humans know their own boards.
QVariantMap BarrageSetup::materials() const {
    QVariantList steps;
    const SetupFacts& facts = game_.facts().setup;
    for (const Company company : state_.turn_order) {
        const CompanyState& who = state_.company(company);
        if (who.player != PlayerKind::automa)
            continue;
        const QString name = BarrageNames::company(text(name_of(company)));
        const QString officer = who.officer ? BarrageNames::officer(text(name_of(*who.officer))) : QString();
        steps << step(
            officer.isEmpty()
                ? translate("BarrageSetup", "<b>%1</b>: lay out company board, wheel, structures and the "
                                            "basic technology tiles but the joker")
                      .arg(name)
                : translate("BarrageSetup", "<b>%1</b>: lay out company board, wheel, structures and the "
                                            "basic technology tiles but the joker; officer <b>%2</b>")
                      .arg(name, officer),
            QStringLiteral("person"))
              << step(translate("BarrageSetup", "%1, take: <b>%2, %3, %4</b>")
                          .arg(name, BarrageNames::engineers(who.engineers),
                               BarrageNames::excavators(facts.excavators),
                               BarrageNames::mixers(facts.mixers)),
                      QStringLiteral("engineer"))
              << step(translate("BarrageSetup",
                                "%1: put the VP marker on <b>%2</b>, the energy marker on <b>0</b>")
                          .arg(name)
                          .arg(who.vp),
                      QStringLiteral("vp"));
    }
    steps << step(tiles_ == TileSource::app
                      ? translate("BarrageSetup", "The Automa tiles stay in the box: the app holds them")
                      : translate("BarrageSetup", "Shuffle the 20 Automa tiles into a stack, action side up"),
                  QStringLiteral("tile"));
    return {{QStringLiteral("title"), translate("BarrageSetup", "Automa")},
            {QStringLiteral("task"), translate("BarrageSetup", "Give the Automa its pieces")},
            {QStringLiteral("symbol"), QStringLiteral("person")},
            {QStringLiteral("steps"), steps}};
}

QVariantList BarrageSetup::readGroups() const {
    QVariantList groups;
    for (const SetupFamily& family : families_) {
        QVariantList steps;
        const QStringList values = family.read(state_);
        for (qsizetype i = 0; i < values.size(); ++i) {
            const auto place = static_cast<std::size_t>(i);
            const SetupChoice laid = choiceOf(family.choices(place), values[i]);
            steps << step(setupOrder(game_.facts(), family, place, laid),
                          laid.symbol.isEmpty() ? family.symbol : laid.symbol);
        }
        if (family.id == QLatin1String("headstream"))
            for (std::size_t i = 0; i < state_.headstreams.size(); ++i)
                if (state_.headstreams[i].drops > 0)
                    steps << step(dropsOrder(i, state_.headstreams[i].drops), QStringLiteral("drop"));
        groups << QVariantMap{{QStringLiteral("title"), family.title},
                              {QStringLiteral("task"), setupTask(family)},
                              {QStringLiteral("note"), setupNote(family)},
                              {QStringLiteral("symbol"), family.symbol},
                              {QStringLiteral("steps"), steps}};
    }
    groups << materials();
    return groups;
}

QVariantList BarrageSetup::readFamilies() const {
    QVariantList all;
    for (const SetupFamily& family : families_) {
        QVariantList places;
        const QStringList values = family.read(state_);
        for (qsizetype i = 0; i < values.size(); ++i) {
            const bool there = entered_.contains(key(family.id, i));
            const auto place = static_cast<std::size_t>(i);
            places << QVariantMap{{QStringLiteral("family"), family.id},
                                  {QStringLiteral("place"), i},
                                  {QStringLiteral("text"), family.places[place]},
                                  {QStringLiteral("value"),
                                   there ? choiceOf(family.choices(place), values[i]).text : QString()},
                                  {QStringLiteral("entered"), there}};
        }
        all << QVariantMap{{QStringLiteral("title"), family.title},
                           {QStringLiteral("symbol"), family.symbol},
                           {QStringLiteral("places"), places}};
    }
    return all;
}

int BarrageSetup::toEnter() const {
    int sum = 0;
    for (const SetupFamily& family : families_)
        sum += static_cast<int>(family.places.size());
    return sum;
}

QString BarrageSetup::readProblem() const {
    if (entering_ && entered() < toEnter())
        return translate("BarrageSetup", "%n place(s) still to enter", nullptr, toEnter() - entered());
    if (state_.turn_order.empty())
        return {}; // no table is chosen yet
    const auto read = position_from_json(
        game_.facts(), nlohmann::json::parse(position_to_json(game_.facts(), state_).dump()));
    return read.ok() ? QString() : barrageErrorText(read.error());
}

QVariantMap BarrageSetup::next() const {
    for (const SetupFamily& family : families_)
        for (std::size_t place = 0; entering_ && place < family.places.size(); ++place)
            if (!isEntered(family.id, static_cast<qsizetype>(place)))
                return {{QStringLiteral("family"), family.id},
                        {QStringLiteral("place"), static_cast<int>(place)},
                        {QStringLiteral("text"), family.places[place]}};
    return {};
}

const SetupFamily* BarrageSetup::find(const QString& id) const {
    const auto found = std::find_if(families_.begin(), families_.end(),
                                    [&](const SetupFamily& family) { return family.id == id; });
    return found == families_.end() ? nullptr : &*found;
}

QVariantList BarrageSetup::choices(const QString& family, int place) const {
    const SetupFamily* all = find(family);
    if (!all || place < 0 || place >= static_cast<int>(all->places.size()))
        return {};
    const QString now = entered_.contains(key(family, place)) ? all->read(state_)[place] : QString();
    QVariantList list;
    for (const SetupChoice& choice : all->choices(static_cast<std::size_t>(place)))
        list << QVariantMap{
            {QStringLiteral("value"), choice.id},          {QStringLiteral("text"), choice.text},
            {QStringLiteral("detail"), choice.detail},     {QStringLiteral("symbol"), choice.symbol},
            {QStringLiteral("contract"), choice.contract}, {QStringLiteral("energy"), choice.energy},
            {QStringLiteral("current"), choice.id == now}};
    return list;
}

void BarrageSetup::choose(const QString& family, int place, const QString& value) {
    const SetupFamily* all = find(family);
    if (!all || place < 0 || place >= static_cast<int>(all->places.size()))
        return;
    QStringList values = all->read(state_);
    const qsizetype elsewhere = values.indexOf(value);
    if (elsewhere >= 0 && elsewhere != place) {
        values[elsewhere] = values[place];
        entered_.remove(key(family, elsewhere));
    }
    values[place] = value;
    all->write(state_, values);
    entered_.insert(key(family, place));
    // The last place of an order follows from the others.
    if (family == QLatin1String("order") && values.size() == 2)
        entered_.insert(key(family, 1 - place));
    settle();
    emit changed();
}

} // namespace automa::app::barrage_app
