#include "app/barrage/correct/market_correction.h"

#include "app/barrage/company_items.h"
#include "app/barrage/text/instructions.h"
#include "app/barrage/text/names.h"
#include "app/text/qt_text.h"
#include "app/text/text_ids.h"

#include <algorithm>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

constexpr std::size_t bonus_places = 5;
constexpr std::size_t national_places = 3;

template <class Ids, class List>
QString idAt(const Ids& ids, std::size_t index, const List& list) {
    return index < ids.size() && ids[index] ? text(list[ids[index]->index()].id) : QString();
}

/// Puts a value at a place of a list that has no gaps; an empty value takes it out.
template <class List, class Value>
void setListed(List& list, std::size_t index, const std::optional<Value>& value) {
    if (index >= list.size()) {
        if (value && !list.full())
            list.push_back(*value);
    } else if (value) {
        List fresh;
        for (std::size_t i = 0; i < list.size(); ++i)
            fresh.push_back(i == index ? *value : list[i]);
        list = fresh;
    } else {
        list.erase(index);
    }
}

template <class Places, class Value>
void setPlace(Places& places, std::size_t index, const std::optional<Value>& value) {
    if (index < places.size())
        places[index] = value;
}

void toggleOwner(BuildingState& building, Company company) {
    const auto found = std::ranges::find(building.owners, company);
    if (found != building.owners.end())
        building.owners.erase(static_cast<std::size_t>(found - building.owners.begin()));
    else if (!building.owners.full())
        building.owners.push_back(company);
}

} // namespace

MarketCorrection::Key MarketCorrection::read(const QString& key) {
    const QStringList parts = key.split(u'/');
    return {parts[0], parts.size() > 1 ? parts[1] : QString(),
            static_cast<std::size_t>(parts.back().toUInt())};
}

QStringList MarketCorrection::keysOf(const QString& kind) const {
    QStringList keys;
    const auto add = [&](const QString& stem, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i)
            keys << QStringLiteral("%1/%2").arg(stem).arg(i);
    };
    if (kind == u"contract")
        for (const std::string_view colour : Names<Colour>::all)
            add(QStringLiteral("contract/") + text(colour), 2);
    else if (kind == u"national")
        add(kind, std::max(national_places, state_.national.size()));
    else if (kind == u"patent")
        add(kind, state_.patents.size());
    else if (kind == u"work" && state_.leeghwater)
        add(kind, state_.works.size());
    else if (kind == u"headstream")
        keys = {QStringLiteral("headstream/A"), QStringLiteral("headstream/B"),
                QStringLiteral("headstream/C"), QStringLiteral("headstream/D")};
    else if (kind == u"bonus")
        add(kind, std::max(state_.bonus_tiles.size(), bonus_places - (state_.round - 1U)));
    else if (kind == u"objective")
        keys << kind;
    else if (kind == u"building" || kind == u"owners")
        add(kind, state_.buildings.size());
    return keys;
}

QString MarketCorrection::current(const Key& key) const {
    if (key.kind == u"contract") {
        const auto colour = by_text<Colour>(key.part);
        return colour ? idAt(state_.contracts[index_of(*colour)], key.index, facts_.contracts) : QString();
    }
    if (key.kind == u"national")
        return key.index < state_.national.size() ? text(facts_.contract(state_.national[key.index]).id)
                                                  : QString();
    if (key.kind == u"patent")
        return idAt(state_.patents, key.index, facts_.tech);
    if (key.kind == u"work")
        return idAt(state_.works, key.index, facts_.works);
    if (key.kind == u"headstream") {
        const auto letter = by_text<Headstream>(key.part);
        const auto tile = letter ? state_.headstreams[index_of(*letter)].tile : std::nullopt;
        return tile ? text(facts_.headstream_tiles[tile->index()].id) : QString();
    }
    if (key.kind == u"bonus")
        return key.index < state_.bonus_tiles.size() ? text(name_of(state_.bonus_tiles[key.index]))
                                                     : QString();
    if (key.kind == u"objective")
        return state_.objective ? text(name_of(*state_.objective)) : QString();
    if (key.kind == u"building" && key.index < state_.buildings.size())
        return text(facts_.buildings[state_.buildings[key.index].id.index()].id);
    return {};
}

QStringList MarketCorrection::values(const Key& key) const {
    QStringList ids;
    const auto all = [&ids](const auto& list) {
        for (const auto& each : list)
            ids << text(each.id);
    };
    const auto names = [&ids](const auto& list) {
        for (const std::string_view name : list)
            ids << text(name);
    };
    if (key.kind == u"contract" || key.kind == u"national") {
        for (const Contract& contract : facts_.contracts)
            if (key.kind == u"national" ? contract.national
                                        : contract.colour && text(name_of(*contract.colour)) == key.part)
                ids << text(contract.id);
    } else if (key.kind == u"patent") {
        for (std::size_t i = 0; i < tech_count; ++i)
            if (is_advanced(TechId(i)) && (state_.leeghwater || !facts_.tech[i].leeghwater))
                ids << text(facts_.tech[i].id);
    } else if (key.kind == u"work") {
        all(facts_.works);
    } else if (key.kind == u"headstream") {
        all(facts_.headstream_tiles);
    } else if (key.kind == u"bonus") {
        names(Names<BonusTile>::all);
    } else if (key.kind == u"objective") {
        names(Names<Objective>::all);
    } else if (key.kind == u"building") {
        all(facts_.buildings);
    } else if (key.kind == u"owners") {
        for (const Company company : state_.turn_order)
            ids << text(name_of(company));
    }
    return ids;
}

//: what is on a place of the display; “empty”: nothing
QString MarketCorrection::name(const Key& key, const QString& value) const {
    if (value.isEmpty())
        return translate("MarketCorrection", "empty");
    if (key.kind == u"contract" || key.kind == u"national") {
        const auto contract = facts_.find_contract(value.toStdString());
        return contract ? contract_name(facts_, *contract) : value;
    }
    if (key.kind == u"patent")
        return BarrageNames::technology(value);
    if (key.kind == u"work")
        return BarrageNames::external_work(value);
    if (key.kind == u"headstream") { // it carries no number: its drops tell it from its like
        const auto tile = facts_.find_headstream_tile(value.toStdString());
        return tile
                   ? BarrageNames::headstream_tile_text(facts_.headstream_tiles[tile->index()].drops_by_round)
                   : value;
    }
    if (key.kind == u"bonus")
        return BarrageNames::bonus_tile(value);
    if (key.kind == u"objective")
        return BarrageNames::objective_tile(value);
    return key.kind == u"owners" ? BarrageNames::company(value) : BarrageNames::building(value);
}

QString MarketCorrection::detail(const Key& key, const QString& value) const {
    if (key.kind == u"contract" || key.kind == u"national") {
        const auto contract = facts_.find_contract(value.toStdString());
        return contract ? rewardsText(facts_.contract(*contract).rewards) : QString();
    }
    if (key.kind == u"work") {
        const auto work = facts_.find_work(value.toStdString());
        return work ? workText(facts_.works[work->index()]) : QString();
    }
    return {};
}

//: which companies own a private building
QString MarketCorrection::ownersText(std::size_t building) const {
    QStringList names;
    for (const Company company : state_.buildings[building].owners)
        names << BarrageNames::company(id_of(company));
    return names.isEmpty() ? translate("MarketCorrection", "nobody") : names.join(QStringLiteral(", "));
}

QString MarketCorrection::lasting(const QString& key) const {
    const Key place = read(key);
    if (place.kind == u"bonus")
        return QStringLiteral("bonus/%1").arg(static_cast<int>(place.index) + state_.round);
    if (place.kind == u"owners" && place.index < state_.buildings.size())
        return QStringLiteral("owners/")
               + text(facts_.buildings[state_.buildings[place.index].id.index()].id);
    return key;
}

QString MarketCorrection::rowTitle(const QString& lasting) {
    const Key place = read(lasting);
    const QString number = QString::number(place.index + 1);
    if (place.kind == u"contract")
        return as_label(BarrageNames::contract_in_slot(BarrageNames::contract_kind(place.part),
                                                       static_cast<int>(place.index)));
    if (place.kind == u"national")
        return translate("MarketCorrection", "National contract %1").arg(number);
    if (place.kind == u"patent")
        return translate("MarketCorrection", "Patent %1 from the top").arg(number);
    if (place.kind == u"work")
        return translate("MarketCorrection", "External work %1 from the top").arg(number);
    if (place.kind == u"headstream")
        return as_label(BarrageNames::headstream(place.part));
    if (place.kind == u"bonus")
        return translate("MarketCorrection", "Bonus tile, round %1").arg(place.part);
    if (place.kind == u"objective")
        return translate("MarketCorrection", "Objective tile");
    if (place.kind == u"owners")
        return translate("MarketCorrection", "%1: owners").arg(as_label(BarrageNames::building(place.part)));
    return translate("MarketCorrection", "Building %1").arg(number);
}

std::vector<MarketGroup> MarketCorrection::groups() const {
    const std::pair<const char*, QString> kinds[] = {
        {"contract", translate("MarketCorrection", "Contract Office")},
        {"national", translate("MarketCorrection", "National contracts")},
        {"patent", translate("MarketCorrection", "Patent Office")},
        {"headstream", translate("MarketCorrection", "Headstream tiles")},
        {"bonus", translate("MarketCorrection", "Bonus tiles")},
        {"objective", translate("MarketCorrection", "Objective tile")},
        {"work", translate("MarketCorrection", "External works")},
        {"building", translate("MarketCorrection", "Private buildings")},
        {"owners", translate("MarketCorrection", "Owners of buildings")},
    };
    std::vector<MarketGroup> groups;
    for (const auto& [kind, title] : kinds) {
        QVariantList rows;
        for (const QString& key : keysOf(QLatin1String(kind))) {
            const Key place = read(key);
            QString value = place.kind == u"owners" ? ownersText(place.index) : name(place, current(place));
            // Two contracts of one value are told apart by what they give.
            if (const QString more = detail(place, current(place)); !more.isEmpty())
                value = translate("MarketCorrection", "%1: %2", "a contract, what it gives").arg(value, more);
            rows << QVariant::fromValue(
                MarketRow{.key = key, .label = rowTitle(lasting(key)), .value = as_label(value)});
        }
        if (!rows.isEmpty())
            groups.push_back({.title = title, .rows = rows});
    }
    return groups;
}

std::vector<DraftChoice> MarketCorrection::options(const QString& key) const {
    const Key place = read(key);
    const QString now = current(place);
    std::vector<DraftChoice> rows;
    const auto add = [&](const QString& value, bool chosen) {
        rows.push_back({.item = value,
                        .label = as_label(name(place, value)),
                        .note = as_label(detail(place, value)),
                        .chosen = chosen});
    };
    for (const QString& value : values(place)) {
        const auto company = by_text<Company>(value);
        const bool owns = place.kind == u"owners" && company && place.index < state_.buildings.size()
                          && std::ranges::find(state_.buildings[place.index].owners, *company)
                                 != state_.buildings[place.index].owners.end();
        add(value, place.kind == u"owners" ? owns : value == now);
    }
    if (place.kind != u"owners" && place.kind != u"building" && place.kind != u"objective")
        add(QString(), now.isEmpty());
    return rows;
}

std::optional<State> MarketCorrection::with(const QString& key, const QString& value) const {
    const Key place = read(key);
    const std::string id = value.toStdString();
    State state = state_;
    if (!value.isEmpty() && !values(place).contains(value))
        return std::nullopt;
    if (place.kind == u"contract")
        setPlace(state.contracts[index_of(by_text<Colour>(place.part).value_or(Colour::green))], place.index,
                 facts_.find_contract(id));
    else if (place.kind == u"national")
        setListed(state.national, place.index, facts_.find_contract(id));
    else if (place.kind == u"patent")
        setPlace(state.patents, place.index, facts_.find_tech(id));
    else if (place.kind == u"work")
        setPlace(state.works, place.index, facts_.find_work(id));
    else if (place.kind == u"headstream")
        state.headstreams[index_of(by_text<Headstream>(place.part).value_or(Headstream::A))].tile =
            facts_.find_headstream_tile(id);
    else if (place.kind == u"bonus")
        setListed(state.bonus_tiles, place.index, by_text<BonusTile>(value));
    else if (place.kind == u"objective")
        state.objective = by_text<Objective>(value);
    else if (place.kind == u"building" && place.index < state.buildings.size())
        state.buildings[place.index].id = facts_.find_building(id).value_or(state.buildings[place.index].id);
    else if (place.kind == u"owners" && place.index < state.buildings.size() && by_text<Company>(value))
        toggleOwner(state.buildings[place.index], *by_text<Company>(value));
    else
        return std::nullopt;
    return state;
}

} // namespace automa::app::barrage_app
