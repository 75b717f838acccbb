#include "app/barrage/map/barrage_board.h"

#include "app/barrage/text/names.h"
#include "app/text/qt_text.h"
#include "app/text/text_ids.h"
#include "model/barrage/state/board.h"

namespace automa::app::barrage_app {

using namespace barrage;

BarrageBoard::BarrageBoard(BarrageGame& game, QObject* parent)
    : QObject(parent), game_(game), scene_(game.facts()), correction_(game) {
    connect(&game_, &BarrageGame::changed, this, &BarrageBoard::refresh);
    connect(&game_, &BarrageGame::performed, this, &BarrageBoard::hear);
    refresh();
}

void BarrageBoard::setChosen(const QString& id) {
    chosen_ = id;
    shown_ = PlaceTeller(game_.facts(), scene_.state(), playing()).of(chosen_);
    facts_.show(shown_.rows);
    correction_.begin(chosen_);
    emit changed();
}

void BarrageBoard::refresh() {
    scene_.show(playing() ? game_.state() : State());
    counts_.show(builtRows());
    headstreams_.show(headstreamRows());
    setChosen(chosen_);
}

void BarrageBoard::hear() {
    const QVariantList ways = scene_.waysOf(game_.journal().entries().back().events);
    if (!ways.isEmpty())
        emit dropsMoved(ways);
}

std::vector<CompanyBuilt> BarrageBoard::builtRows() const {
    std::vector<CompanyBuilt> list;
    if (!playing())
        return list;
    const State& state = game_.state();
    for (const Company company : state.turn_order) {
        const CompanyState& who = state.company(company);
        const auto built = [&](Structure structure) { return built_count(state, company, structure); };
        list.push_back({.company = text(name_of(company)),
                        .name = BarrageNames::company(id_of(company)),
                        .bases = built(Structure::base),
                        .elevations = built(Structure::elevation),
                        .conduits = built(Structure::conduit),
                        .powerhouses = built(Structure::powerhouse),
                        .energy = who.energy,
                        .vp = who.vp_known ? QString::number(who.vp) : QString()});
    }
    return list;
}

std::vector<HeadstreamDrops> BarrageBoard::headstreamRows() const {
    std::vector<HeadstreamDrops> list;
    if (!playing())
        return list;
    for (std::size_t h = 0; h < count_of<Headstream>; ++h) {
        const auto tile = game_.state().headstreams[h].tile;
        QList<int> drops;
        for (std::size_t round = 0; round < static_cast<std::size_t>(rounds()); ++round)
            drops << (tile ? game_.facts().headstream_tiles[tile->index()].drops_by_round[round] : 0);
        list.push_back(
            {.letter = text(name_of(static_cast<Headstream>(h))), .known = tile.has_value(), .drops = drops});
    }
    return list;
}

} // namespace automa::app::barrage_app
