#include "app/barrage/setup/setup.h"

#include "app/barrage/setup/setup_materials.h"
#include "app/barrage/setup/setup_orders.h"
#include "app/barrage/table_errors.h"
#include "app/barrage/text/names.h"
#include "model/barrage/json/position_json.h"
#include "model/barrage/table/share_code.h"

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
    deal_starting_contracts(game_.facts(), state_, options.seed);
    drawn_ = state_;
    enterNothing();
    families_ = setupFamilies(game_.facts(), state_);
    enterWhatFollows();
    ++draws_;
    refresh();
    return core::Done{};
}

bool BarrageSetup::isFor(const GameOptions& options, TileSource tiles) const {
    GameOptions seeded = options;
    seeded.seed = options_.seed;
    seeded.officers_of_both_boxes = options_.officers_of_both_boxes;
    return seeded == options_ && tiles == tiles_;
}

void BarrageSetup::refresh() {
    families_ = setupFamilies(game_.facts(), state_);
    workOut();
}

void BarrageSetup::workOut() {
    drawMap();
    std::vector<SetupPlaceRow> places = readPlaces();
    const auto missing = static_cast<int>(std::ranges::count(places, false, &SetupPlaceRow::entered));
    problem_ = entering() && missing > 0
                   ? translate("BarrageSetup", "%n place(s) still to enter", nullptr, missing)
                   : readProblem();
    show(entering() ? restOfOrders() : readGroups(), std::move(places), 2 * draws_ + (entering() ? 1 : 0));
}

void BarrageSetup::drawAgain() {
    options_.seed = seeds_.next() % short_seed_limit;
    options_.officers_of_both_boxes = false;
    static_cast<void>(prepare(options_, tiles_)); // the participants were legal before the first draw
}

std::vector<StepGroup> BarrageSetup::readGroups() const {
    std::vector<StepGroup> groups;
    for (const SetupFamily& family : families_) {
        StepGroup group{family.title, family.symbol, setupNote(family), setupTask(family), {}};
        const QStringList values = family.read(state_);
        const QStringList drawnValues = family.read(drawn_);
        for (qsizetype i = 0; i < values.size(); ++i) {
            const auto place = static_cast<std::size_t>(i);
            const SetupChoice laid = choiceOf(family.choices(place), values[i]);
            const QString order = setupOrder(game_.facts(), family, place, laid);
            const bool byHand = values[i] != drawnValues[i];
            group.lines.push_back(
                {byHand ? translate("BarrageSetup", "%1 · entered by hand").arg(order) : order,
                 laid.symbol.isEmpty() ? family.symbol : laid.symbol});
        }
        if (family.id == QLatin1String("headstream"))
            for (std::size_t i = 0; i < state_.headstreams.size(); ++i)
                if (state_.headstreams[i].drops > 0)
                    group.lines.push_back(
                        {dropsOrder(i, state_.headstreams[i].drops), QStringLiteral("drop")});
        groups.push_back(std::move(group));
    }
    for (StepGroup& group : restOfOrders())
        groups.push_back(std::move(group));
    return groups;
}

std::vector<StepGroup> BarrageSetup::restOfOrders() const {
    std::vector<StepGroup> groups;
    if (state_.turn_order.empty())
        return groups; // no table is chosen yet
    if (state_.leeghwater)
        groups.push_back(leeghwaterOrders(game_.facts(), state_));
    if (StepGroup closed = closedSpaces(game_.facts(), state_); !closed.lines.empty())
        groups.push_back(std::move(closed));
    groups.push_back(automaOrders(game_.facts(), state_, tiles_));
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
    const auto read =
        position_from_json(game_.facts(), nlohmann::json(position_to_json(game_.facts(), state_)));
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
    const QStringList values = all->read(state_);
    std::vector<SetupChoiceRow> rows;
    for (const SetupChoice& choice : all->choices(static_cast<std::size_t>(place))) {
        QStringList details;
        if (!choice.detail.isEmpty())
            details << choice.detail;
        // What lies elsewhere changes places: nothing leaves its place unseen.
        const auto elsewhere = static_cast<int>(values.indexOf(choice.id));
        if (elsewhere >= 0 && elsewhere != place && isEntered(family, elsewhere))
            details << translate("BarrageSetup", "is now here: %1")
                           .arg(all->places[static_cast<std::size_t>(elsewhere)]);
        rows.push_back({choice.id, choice.text, details.join(QStringLiteral(" · ")), choice.symbol,
                        pictureOf(choice.contract), choice.energy, choice.id == now});
    }
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
    enterWhatFollows();
    workOut();
}

void BarrageSetup::enterWhatFollows() {
    const SetupFamily* order = find(QStringLiteral("order"));
    for (int place = 0; order && place < static_cast<int>(order->places.size()); ++place) {
        // Those who can stand here stand on as many places; the last of them to be told is told by the rest.
        const QStringList values = order->read(state_);
        int open = 0;
        for (const SetupChoice& choice : order->choices(static_cast<std::size_t>(place)))
            open += isEntered(order->id, static_cast<int>(values.indexOf(choice.id))) ? 0 : 1;
        if (open == 1 && !isEntered(order->id, place))
            setEntered(order->id, place);
    }
}

} // namespace automa::app::barrage_app
