#include "app/barrage/setup/setup_places.h"

#include "app/barrage/setup/setup_market.h"
#include "app/barrage/text/names.h"
#include "app/text/qt_text.h"
#include "app/text/text_ids.h"

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

QString idText(const std::string& id) {
    return QString::fromStdString(id);
}

/// What the tile counts.
QString bonusSymbol(BonusTile tile) {
    switch (tile) {
    case BonusTile::contracts:
        return QStringLiteral("contract");
    case BonusTile::bases:
        return QStringLiteral("base");
    case BonusTile::elevations:
        return QStringLiteral("elevation");
    case BonusTile::conduits:
        return QStringLiteral("conduit");
    case BonusTile::powerhouses:
        return QStringLiteral("powerhouse");
    case BonusTile::advanced_tiles:
        return QStringLiteral("technology");
    case BonusTile::external_works:
        return QStringLiteral("external_work");
    case BonusTile::buildings:
        break;
    }
    return QStringLiteral("building");
}

SpaceId neutralIn(const Catalogue& facts, const State& state, Region region) {
    for (std::size_t i = 0; i < dam_space_count; ++i)
        if (state.dams[i].owner == Owner::neutral && facts.spaces[i].region == region)
            return dam_space(i);
    return dam_space(0);
}

SetupFamily neutralDams(const Catalogue& facts) {
    SetupFamily family{.id = QStringLiteral("neutral"),
                       .title = translate("BarrageSetup", "Neutral dams"),
                       .symbol = QStringLiteral("base")};
    for (std::size_t region = 0; region < count_of<Region>; ++region)
        family.places.push_back(translate("BarrageSetup", "Neutral dam of height %1")
                                    .arg(facts.setup.neutral_dam_height[region]));
    family.read = [&facts](const State& state) {
        QStringList ids;
        for (std::size_t region = 0; region < count_of<Region>; ++region)
            ids << idText(facts.space(neutralIn(facts, state, static_cast<Region>(region))).id);
        return ids;
    };
    family.write = [&facts](State& state, const QStringList& ids) {
        for (std::size_t region = 0; region < count_of<Region>; ++region) {
            const SpaceId from = neutralIn(facts, state, static_cast<Region>(region));
            const auto to = facts.find_space(ids[static_cast<qsizetype>(region)].toStdString());
            if (to && *to != from)
                std::swap(state.dam(from), state.dam(*to));
        }
    };
    family.choices = [&facts](std::size_t region) {
        std::vector<SetupChoice> choices;
        for (std::size_t i = 0; i < dam_space_count; ++i)
            if (facts.spaces[i].region == static_cast<Region>(region) && !facts.spaces[i].red_bordered)
                choices.push_back({idText(facts.spaces[i].id),
                                   as_label(BarrageNames::place(idText(facts.spaces[i].id))),
                                   {},
                                   QStringLiteral("base")});
        return choices;
    };
    return family;
}

SetupFamily headstreams(const Catalogue& facts) {
    SetupFamily family{.id = QStringLiteral("headstream"),
                       .title = translate("BarrageSetup", "Headstream tiles"),
                       .symbol = QStringLiteral("headstream")};
    for (const std::string_view letter : Names<Headstream>::all)
        family.places.push_back(as_label(BarrageNames::headstream(text(letter))));
    family.read = [&facts](const State& state) {
        QStringList ids;
        for (const HeadstreamState& stream : state.headstreams)
            ids << (stream.tile ? idText(facts.headstream_tiles[stream.tile->index()].id) : QString());
        return ids;
    };
    family.write = [&facts](State& state, const QStringList& ids) {
        for (std::size_t i = 0; i < 4; ++i) {
            HeadstreamState& stream = state.headstreams[i];
            stream.tile = facts.find_headstream_tile(ids[static_cast<qsizetype>(i)].toStdString());
            stream.drops = static_cast<std::uint8_t>(
                stream.tile ? facts.headstream_tiles[stream.tile->index()].drops_by_round[0] : 0);
        }
    };
    family.choices = [&facts](std::size_t) {
        std::vector<SetupChoice> choices;
        for (const HeadstreamTile& tile : facts.headstream_tiles)
            choices.push_back({idText(tile.id), BarrageNames::drops_by_round(tile.drops_by_round),
                               BarrageNames::headstream_tile_text(tile.drops_by_round),
                               QStringLiteral("headstream")});
        return choices;
    };
    return family;
}

SetupFamily bonusTiles(const Catalogue& facts, const State& now) {
    SetupFamily family{.id = QStringLiteral("bonus"),
                       .title = translate("BarrageSetup", "Bonus tiles"),
                       .symbol = QStringLiteral("bonus")};
    for (std::size_t i = 0; i < now.bonus_tiles.size(); ++i)
        family.places.push_back(translate("BarrageSetup", "Bonus tile of round %1").arg(i + 1));
    family.read = [](const State& state) {
        QStringList ids;
        for (const BonusTile tile : state.bonus_tiles)
            ids << text(name_of(tile));
        return ids;
    };
    family.write = [](State& state, const QStringList& ids) {
        state.bonus_tiles.clear();
        for (const QString& id : ids)
            if (const auto tile = by_text<BonusTile>(id))
                state.bonus_tiles.push_back(*tile);
    };
    family.choices = [&facts, with = now.leeghwater](std::size_t) {
        std::vector<SetupChoice> choices;
        for (std::size_t i = 0; i < count_of<BonusTile>; ++i)
            if (!facts.bonus[i].leeghwater || with) {
                const QString id = text(Names<BonusTile>::all[i]);
                choices.push_back({id, as_label(BarrageNames::bonus_tile(id)),
                                   BarrageNames::bonus_tile_text(id, facts.bonus[i].vp_each),
                                   bonusSymbol(static_cast<BonusTile>(i))});
            }
        return choices;
    };
    return family;
}

SetupFamily objective() {
    SetupFamily family{.id = QStringLiteral("objective"),
                       .title = translate("BarrageSetup", "Objective tile"),
                       .symbol = QStringLiteral("objective")};
    family.places.push_back(translate("BarrageSetup", "Objective tile"));
    family.read = [](const State& state) {
        return QStringList{state.objective ? text(name_of(*state.objective)) : QString()};
    };
    family.write = [](State& state, const QStringList& ids) {
        if (const auto tile = by_text<Objective>(ids.constFirst()))
            state.objective = *tile;
    };
    family.choices = [](std::size_t) {
        std::vector<SetupChoice> choices;
        for (const std::string_view id : Names<Objective>::all)
            choices.push_back({text(id), as_label(BarrageNames::objective_tile(text(id))),
                               BarrageNames::objective_tile_text(text(id)), QStringLiteral("objective")});
        return choices;
    };
    return family;
}

SetupFamily turnOrder(const State& now) {
    SetupFamily family{.id = QStringLiteral("order"),
                       .title = translate("BarrageSetup", "Turn order of round 1"),
                       .symbol = QStringLiteral("turn_order")};
    for (std::size_t i = 0; i < now.turn_order.size(); ++i)
        family.places.push_back(translate("BarrageSetup", "Turn order: place %1").arg(i + 1));
    family.read = [](const State& state) {
        QStringList ids;
        for (const Company company : state.turn_order)
            ids << text(name_of(company));
        return ids;
    };
    family.write = [](State& state, const QStringList& ids) {
        state.turn_order.clear();
        for (const QString& id : ids)
            if (const auto company = by_text<Company>(id))
                state.turn_order.push_back(*company);
    };
    // B-1.7: the Automas take the first places, the humans those behind them.
    std::vector<SetupChoice> automas;
    std::vector<SetupChoice> humans;
    for (const Company company : now.turn_order) {
        const bool automa = now.company(company).player == PlayerKind::automa;
        (automa ? automas : humans)
            .push_back({text(name_of(company)), BarrageNames::company(text(name_of(company))),
                        automa ? translate("BarrageSetup", "In round 1 the Automas go first (B-1.7)")
                               : translate("BarrageSetup", "Humans come after the Automas (B-1.7)")});
    }
    family.choices = [automas, humans](std::size_t place) {
        return place < automas.size() ? automas : humans;
    };
    return family;
}

} // namespace

std::vector<SetupFamily> setupFamilies(const Catalogue& facts, const State& state) {
    std::vector<SetupFamily> families{neutralDams(facts),         headstreams(facts),
                                      bonusTiles(facts, state),   objective(),
                                      contractsFamily(facts),     nationalsFamily(facts, state),
                                      patentsFamily(facts, state)};
    if (state.leeghwater) {
        families.push_back(worksFamily(facts));
        families.push_back(buildingsFamily(facts, state));
    }
    if (SetupFamily starting = startingFamily(facts, state); !starting.places.empty())
        families.push_back(std::move(starting));
    families.push_back(turnOrder(state));
    return families;
}

} // namespace automa::app::barrage_app
