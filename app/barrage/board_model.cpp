#include "app/barrage/board_model.h"

#include "app/barrage/table_words.h"
#include "app/barrage/text/names.h"
#include "app/text/text_ids.h"
#include "model/barrage/board.h"

namespace automa::app::barrage_app {

using namespace barrage;

BoardModel::BoardModel(BarrageGame& game, QObject* parent)
    : QObject(parent), game_(game), scene_(game.facts()), correction_(game) {
    connect(&game_, &BarrageGame::changed, this, &BoardModel::refresh);
    connect(&game_, &BarrageGame::performed, this, &BoardModel::hear);
    refresh();
}

void BoardModel::setChosen(const QString& id) {
    chosen_ = id;
    shown_ = BoardFacts(game_.facts(), scene_.state(), playing()).of(chosen_);
    correction_.begin(chosen_);
    emit changed();
}

void BoardModel::refresh() {
    scene_.show(playing() ? game_.state() : State());
    setChosen(chosen_);
}

void BoardModel::hear() {
    const QVariantList ways = scene_.waysOf(game_.journal().entries().back().events);
    if (!ways.isEmpty())
        emit dropsMoved(ways);
}

QVariantList BoardModel::counts() const {
    QVariantList list;
    if (!playing())
        return list;
    const State& state = game_.state();
    for (const Company company : state.turn_order) {
        const CompanyState& who = state.company(company);
        const auto built = [&](Structure structure) { return built_count(state, company, structure); };
        list << QVariantMap{{QStringLiteral("company"), text(name_of(company))},
                            {QStringLiteral("name"), BarrageNames::company(id_of(company))},
                            {QStringLiteral("human"), who.player == PlayerKind::human},
                            {QStringLiteral("bases"), built(Structure::base)},
                            {QStringLiteral("elevations"), built(Structure::elevation)},
                            {QStringLiteral("conduits"), built(Structure::conduit)},
                            {QStringLiteral("powerhouses"), built(Structure::powerhouse)},
                            {QStringLiteral("energy"), int{who.energy}},
                            {QStringLiteral("vp"), who.vp_known ? QString::number(who.vp) : QString()}};
    }
    return list;
}

QVariantList BoardModel::headstreams() const {
    QVariantList list;
    if (!playing())
        return list;
    for (std::size_t h = 0; h < 4; ++h) {
        const auto tile = game_.state().headstreams[h].tile;
        QVariantList drops;
        for (std::size_t round = 0; round < 5; ++round)
            drops << (tile ? game_.facts().headstream_tiles[tile->index()].drops_by_round[round] : 0);
        list << QVariantMap{{QStringLiteral("letter"), text(name_of(static_cast<Headstream>(h)))},
                            {QStringLiteral("known"), tile.has_value()},
                            {QStringLiteral("drops"), drops}};
    }
    return list;
}

} // namespace automa::app::barrage_app
