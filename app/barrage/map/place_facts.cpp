#include "app/barrage/map/place_facts.h"

#include "app/barrage/text/names.h"
#include "app/text/text_ids.h"
#include "model/barrage/state/board.h"
#include "model/barrage/turn/water.h"

#include <QStringList>

#include <algorithm>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

void addRow(std::vector<PlaceFact>& rows, const QString& label, const QString& value) {
    if (!value.isEmpty())
        rows.push_back({.label = label, .value = value});
}

QString joined(const QStringList& parts) {
    return parts.join(QStringLiteral(" · "));
}

QString ownerId(Owner owner) {
    return owner == Owner::nobody ? QString() : id_of(owner).toString();
}

} // namespace

PlaceFacts PlaceTeller::of(const QString& id) const {
    PlaceFacts facts = known(id);
    facts.title.replace(QChar::Nbsp, u' '); // a title may need two lines
    return facts;
}

PlaceFacts PlaceTeller::known(const QString& id) const {
    if (id.startsWith(QLatin1String("headstream_")))
        return ofHeadstream(static_cast<std::size_t>(std::clamp(id.back().unicode() - u'A', 0, 3)));
    const auto space = facts_.find_space(id.toStdString());
    if (!space)
        return {};
    switch (facts_.space(*space).kind) {
    case SpaceKind::dam:
        return ofDam(*space);
    case SpaceKind::conduit:
        return ofConduit(*space);
    case SpaceKind::powerhouse:
        break;
    }
    return ofPowerhouse(*space);
}

//: who owns a space: a company, or nobody
QString PlaceTeller::ownerText(Owner owner) const {
    return owner == Owner::nobody ? translate("PlaceFacts", "free") : BarrageNames::company(id_of(owner));
}

QString PlaceTeller::border(SpaceId space) const {
    return facts_.space(space).red_bordered
               ? translate("PlaceFacts", "red: %1 more for an Automa, 3 credits more for a human")
                     .arg(BarrageNames::vp(facts_.costs.red_border_vp))
               : translate("PlaceFacts", "no red border");
}

QString PlaceTeller::waterFrom(int basin) const {
    QStringList sources;
    if (const auto headstream = facts_.basin(basin).headstream)
        sources << BarrageNames::headstream(id_of(*headstream));
    for (int number = 1; number <= static_cast<int>(basin_count); ++number)
        if (facts_.basin(number).next == basin)
            sources << BarrageNames::basin(number);
    return as_label(sources.join(QStringLiteral(", ")));
}

QString PlaceTeller::conduitLine(SpaceId conduit) const {
    const Space& pipe = facts_.space(conduit);
    const QString line =
        translate("PlaceFacts", "%1: %2 → %3, power %4", "conduit, where it begins and ends, its power")
            .arg(QString::fromStdString(pipe.id), QString::number(pipe.basin),
                 QString::number(pipe.destination), QString::number(pipe.power));
    return playing_ ? translate("PlaceFacts", "%1 (%2)", "conduit, its owner")
                          .arg(line, ownerText(conduit_owner(state_, conduit)))
                    : line;
}

QString PlaceTeller::conduitsText(int basin, bool into) const {
    QStringList lines;
    const auto add = [&](const auto& conduits) {
        for (const SpaceId conduit : conduits)
            lines << conduitLine(conduit);
    };
    into ? add(facts_.basin(basin).conduits_into) : add(facts_.basin(basin).conduits);
    return lines.join(u'\n');
}

PlaceFacts PlaceTeller::ofHeadstream(std::size_t index) const {
    const auto letter = static_cast<Headstream>(index);
    const HeadstreamState& headstream = state_.headstreams[index];
    PlaceFacts facts;
    facts.title = as_label(BarrageNames::headstream(id_of(letter)));
    facts.symbol = QStringLiteral("headstream");
    if (playing_)
        facts.subtitle = BarrageNames::drops(headstream.drops);
    addRow(facts.rows, translate("PlaceFacts", "Flows to"),
           as_label(BarrageNames::basin(facts_.headstream_basin[index])));
    if (headstream.tile) {
        const HeadstreamTile& tile = facts_.headstream_tiles[headstream.tile->index()];
        addRow(facts.rows, translate("PlaceFacts", "Drops by round"),
               BarrageNames::headstream_tile_text(tile.drops_by_round));
    }
    return facts;
}

PlaceFacts PlaceTeller::ofDam(SpaceId space) const {
    const Space& place = facts_.space(space);
    const Dam& dam = state_.dam(space);
    PlaceFacts facts;
    facts.title = as_label(BarrageNames::place(id_of(std::string_view(place.id))));
    facts.owner = ownerId(dam.owner);
    facts.symbol = QStringLiteral("base");
    if (dam.stands()) {
        facts.subtitle = joined(
            {ownerText(dam.owner), translate("PlaceFacts", "height %1").arg(dam.height),
             translate("PlaceFacts", "drops: %1 of %2").arg(dam.drops).arg(capacity(facts_, state_, dam))});
    } else {
        facts.subtitle = joined(
            {playing_ ? translate("PlaceFacts", "free dam space") : translate("PlaceFacts", "dam space"),
             BarrageNames::excavators(facts_.costs.base[index_of(place.region)])});
    }
    addRow(facts.rows, translate("PlaceFacts", "Region"),
           as_label(BarrageNames::region(id_of(place.region))));
    addRow(facts.rows, translate("PlaceFacts", "Border"), border(space));
    addRow(facts.rows, translate("PlaceFacts", "Water from"), waterFrom(place.basin));
    addRow(facts.rows, translate("PlaceFacts", "Conduits"), conduitsText(place.basin, false));
    if (playing_) {
        const int coming = arrivals(facts_, state_)[space.index()];
        facts.next = coming == 0
                         ? translate("PlaceFacts", "Next flow: no drop arrives here")
                         : translate("PlaceFacts", "Next flow: %n drop(s) arrive here", nullptr, coming);
    }
    return facts;
}

PlaceFacts PlaceTeller::ofConduit(SpaceId space) const {
    const Space& pipe = facts_.space(space);
    const Owner owner = conduit_owner(state_, space);
    PlaceFacts facts;
    facts.title = as_label(BarrageNames::space(id_of(std::string_view(pipe.id))));
    facts.owner = ownerId(owner);
    facts.power = pipe.power;
    facts.symbol = QStringLiteral("conduit");
    facts.subtitle =
        joined({translate("PlaceFacts", "power %1").arg(pipe.power),
                owner == Owner::nobody ? BarrageNames::excavators(facts_.costs.conduit_per_power * pipe.power)
                                       : ownerText(owner)});
    facts.next = translate("PlaceFacts", "Leads from basin %1 to the powerhouses of basin %2")
                     .arg(pipe.basin)
                     .arg(pipe.destination);
    addRow(facts.rows, translate("PlaceFacts", "From"), as_label(BarrageNames::basin(pipe.basin)));
    addRow(facts.rows, translate("PlaceFacts", "To the powerhouses of"),
           as_label(BarrageNames::basin(pipe.destination)));
    addRow(facts.rows, translate("PlaceFacts", "Power"), QString::number(pipe.power));
    addRow(facts.rows, translate("PlaceFacts", "To build"),
           BarrageNames::excavators(facts_.costs.conduit_per_power * pipe.power));
    return facts;
}

PlaceFacts PlaceTeller::ofPowerhouse(SpaceId space) const {
    const Space& place = facts_.space(space);
    const Owner owner = state_.powerhouses[index_in_kind(space)];
    PlaceFacts facts;
    facts.title = as_label(BarrageNames::space(id_of(std::string_view(place.id))));
    facts.owner = ownerId(owner);
    facts.symbol = QStringLiteral("powerhouse");
    facts.subtitle = owner != Owner::nobody ? ownerText(owner)
                     : playing_             ? translate("PlaceFacts", "free powerhouse space")
                                            : translate("PlaceFacts", "powerhouse space");
    facts.next = place.red_bordered ? translate("PlaceFacts", "Red border") : QString();
    addRow(facts.rows, translate("PlaceFacts", "Region"),
           as_label(BarrageNames::region(id_of(place.region))));
    addRow(facts.rows, translate("PlaceFacts", "Border"), border(space));
    addRow(facts.rows, translate("PlaceFacts", "Conduits ending here"), conduitsText(place.basin, true));
    addRow(facts.rows, translate("PlaceFacts", "Water goes on to"),
           facts_.basin(place.basin).dams.empty() ? translate("PlaceFacts", "the edge of the board")
                                                  : as_label(BarrageNames::basin(place.basin)));
    return facts;
}

} // namespace automa::app::barrage_app
