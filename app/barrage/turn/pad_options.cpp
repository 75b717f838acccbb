// What the pad offers, in words.
#include "app/barrage/company_items.h"
#include "app/barrage/piece_symbols.h"
#include "app/barrage/text/names.h"
#include "app/barrage/turn/pad.h"
#include "app/barrage/turn/pad_price.h"
#include "app/text/qt_text.h"
#include "app/text/text_ids.h"
#include "app/text/text_words.h"
#include "model/barrage/state/board.h"
#include "model/barrage/turn/construction.h"
#include "model/barrage/turn/questions.h"

#include <QMetaEnum>

#include <algorithm>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

PadAct button(PadKind::Value kind, const QString& words, const char* symbol) {
    return {kind, words, QString::fromLatin1(symbol)};
}

std::vector<PadAct> buttonRows() {
    using Kind = PadKind::Value;
    return {
        button(Kind::Produce, translate("BarragePad", "Produce"), "energy"),
        button(Kind::Water, translate("BarragePad", "2 drops", "water management"), "drop"),
        button(Kind::Flow, translate("BarragePad", "1 now", "a drop that flows at once"), "water_management"),
        button(Kind::Contract, translate("BarragePad", "Contract"), "contract"),
        button(Kind::Patent, translate("BarragePad", "Patent"), "patent"),
        button(Kind::Markers, translate("BarragePad", "Markers"), "vp"),
        button(Kind::Other, translate("BarragePad", "Other"), "bank"),
        button(Kind::Pass, translate("BarragePad", "Pass"), "pass")};
}

} // namespace

QString PadAct::name() const {
    return QString::fromLatin1(QMetaEnum::fromType<PadKind::Value>().valueToKey(static_cast<int>(kind)));
}

void BarragePad::showTurn() {
    acts_.show(buttonRows());
    structures_.show(structureRows());
}

QString BarragePad::kindText() const {
    const auto act = std::ranges::find(acts_.rows(), kind_, &PadAct::kind);
    return act == acts_.rows().end() ? QString() : act->text;
}

QString BarragePad::kindSymbol() const {
    const auto act = std::ranges::find(acts_.rows(), kind_, &PadAct::kind);
    return act == acts_.rows().end() ? QString() : act->symbol;
}

std::vector<PadStructure> BarragePad::structureRows() const {
    std::vector<PadStructure> list;
    if (!game_.humanToAct())
        return list;
    for (std::size_t i = 0; i < index_of(Structure::joker); ++i) {
        const auto structure = static_cast<Structure>(i);
        if (structure == Structure::building && !game_.state().leeghwater)
            continue;
        list.push_back({.structure = text(name_of(structure)),
                        .text = structure == Structure::building
                                    ? translate("BarragePad", "Building")
                                    : as_label(BarrageNames::structure(id_of(structure))),
                        .symbol = structureSymbol(structure),
                        .offered = piece_left(game_.facts(), game_.state(), who(), structure)});
    }
    return list;
}

std::vector<PadOffer> BarragePad::offers() const {
    if (!game_.humanToAct())
        return {};
    if (kind_ == Kind::Build && structure_ == u"building")
        return buildingOffers();
    if (kind_ == Kind::Produce)
        return systemOffers();
    if (kind_ == Kind::Contract)
        return contractOnOffer();
    if (kind_ == Kind::Patent)
        return patentOffers();
    return kind_ == Kind::Other ? otherOffers() : std::vector<PadOffer>();
}

std::vector<PadOffer> BarragePad::systemOffers() const {
    const Catalogue& facts = game_.facts();
    auto systems = human_systems(facts, game_.state(), who());
    std::ranges::stable_sort(systems, std::greater(), &System::energy);
    std::vector<PadOffer> list;
    for (const System& system : systems) {
        const QString conduit = text(facts.space(system.conduit).id);
        list.push_back(
            {.offer = text(facts.space(system.dam).id) + u'|' + conduit,
             .words = translate("BarragePad", "%1 → %2 → %3")
                          .arg(as_label(BarrageNames::place(text(facts.space(system.dam).id))), conduit,
                               BarrageNames::space(text(facts.space(system.powerhouse).id))),
             .note = translate("BarragePad", "up to %1").arg(BarrageNames::energy(system.energy)),
             .strength = facts.space(system.conduit).power});
    }
    return list;
}

//: which of two contracts that lie side by side
std::vector<PadOffer> BarragePad::contractOnOffer() const {
    std::vector<PadOffer> list;
    const State& state = game_.state();
    for (std::size_t i = 0; i < count_of<Colour>; ++i)
        for (std::size_t slot = 0; slot < 2; ++slot) {
            const auto colour = static_cast<Colour>(i);
            const QString id = text(name_of(colour)) + u'|' + QString::number(slot);
            const QString side =
                slot == 0 ? translate("BarragePad", "left") : translate("BarragePad", "right");
            if (const auto contract = state.contracts[i][slot]) {
                const ContractItem item = contractItem(game_.facts(), *contract);
                list.push_back({.offer = id,
                                .words = item.text,
                                .note = side,
                                .contract = item.kind,
                                .needed = item.energy});
            } else if (!unseen_contracts(game_.facts(), state, colour).empty()) {
                list.push_back(
                    {id,
                     as_label(BarrageNames::contract_in_slot(
                         BarrageNames::contract_kind(text(name_of(colour))), static_cast<int>(slot))),
                     translate("BarragePad", "tap to enter it"), QStringLiteral("contract")});
            }
        }
    return list;
}

std::vector<PadOffer> BarragePad::patentOffers() const {
    std::vector<PadOffer> list;
    for (std::size_t i = 0; i < game_.state().patents.size(); ++i)
        if (const auto tile = game_.state().patents[i]) {
            const QString id = text(game_.facts().tech[tile->index()].id);
            list.push_back({QString::number(i), as_label(BarrageNames::technology(id)),
                            BarrageNames::technology_effect(id), technologySymbol(*tile)});
        }
    return list;
}

std::vector<PadOffer> BarragePad::buildingOffers() const {
    std::vector<PadOffer> list;
    const auto& rows = game_.state().buildings;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (rows[row].owners.contains(who()) || !building_place_vp(game_.facts(), game_.state(), row))
            continue;
        const QString id = text(game_.facts().buildings[rows[row].id.index()].id);
        list.push_back({id, as_label(BarrageNames::building(id)), BarrageNames::building_action(id),
                        QStringLiteral("building")});
    }
    return list;
}

std::vector<PadOffer> BarragePad::otherOffers() const {
    std::vector<PadOffer> list{
        {QStringLiteral("nothing"), translate("BarragePad", "Nothing the Automa needs to know"),
         translate("BarragePad", "Workshop, machinery shop, bank and so on"), QStringLiteral("workshop")}};
    for (std::size_t i = 0; i < game_.state().works.size(); ++i)
        if (const auto work = game_.state().works[i])
            list.push_back(
                {QStringLiteral("work|%1").arg(i),
                 as_label(BarrageNames::external_work(text(game_.facts().works[work->index()].id))),
                 workText(game_.facts().works[work->index()]), QStringLiteral("external_work")});
    addOwnBuildings(list);
    return list;
}

std::vector<PadNumber> BarragePad::numbers() const {
    std::vector<PadNumber> list;
    if (!game_.humanToAct())
        return list;
    const State& state = game_.state();
    const auto add = [&](const QString& id, const QString& words, int least, int most) {
        list.push_back({id, words, amount(id), least, most});
    };
    if (const auto chosen = system()) {
        add(QStringLiteral("drops"), translate("BarragePad", "Drops"), 1, chosen->drops);
        add(QStringLiteral("bonus"), translate("BarragePad", "Bonus or penalty"), -9, 20);
    } else if (watering()) {
        constexpr int most = 4;
        for (std::size_t h = 0; h < count_of<Headstream>; ++h) {
            const QString letter = text(name_of(static_cast<Headstream>(h)));
            add(letter, as_label(BarrageNames::headstream(letter)), 0, most);
        }
        for (std::size_t i = 0; i < dam_space_count; ++i) {
            const Dam& dam = state.dams[i];
            const int free = room(game_.facts(), state, dam);
            const QString id = text(game_.facts().space(dam_space(i)).id);
            if ((dam.owner == owner_of(who()) || dam.owner == Owner::neutral) && free > 0) // L-25
                add(id,
                    translate("BarragePad", "Straight onto the dam: %1").arg(BarrageNames::short_place(id)),
                    0, free);
        }
    } else if (kind_ == Kind::Markers) {
        const CompanyState& hand = state.company(who());
        add(QStringLiteral("energy"), translate("BarragePad", "Energy"), -hand.energy, 60);
        if (hand.vp_known)
            add(QStringLiteral("vp"), translate("BarragePad", "VP"), -99, 99);
    }
    return list;
}

QString BarragePad::priceText() const {
    if (kind_ != Kind::Build)
        return {};
    const auto& rows = game_.state().buildings;
    for (std::size_t row = 0; structure_ == u"building" && row < rows.size(); ++row)
        if (text(game_.facts().buildings[rows[row].id.index()].id) == option_)
            return priceOfBuilding(human_price_of_building(game_.facts(), game_.state(), who(), row));
    const auto space = game_.facts().find_space(space_.toStdString());
    if (!space || structure_ == u"building")
        return {};
    if (isFree(*space))
        return priceOfGift(human_price(game_.facts(), game_.state(), who(), *structureAt(*space), *space));
    return priceOnMap(human_price(game_.facts(), game_.state(), who(), *structureAt(*space), *space));
}

QString BarragePad::systemText(const State& after) const {
    const Catalogue& facts = game_.facts();
    const auto built = facts.find_space(space_.toStdString());
    if (kind_ != Kind::Build || !built || *structureAt(*built) == Structure::elevation)
        return {};
    const Owner mine = owner_of(who());
    for (std::size_t i = 0; i < conduit_count; ++i) {
        const Space& pipe = facts.space(conduit_space(i));
        if (after.conduits[i] == Owner::nobody)
            continue;
        for (const SpaceId dam : facts.basin(pipe.basin).dams)
            for (const SpaceId house : facts.basin(pipe.destination).powerhouses) {
                const Owner holds = after.dam(dam).owner;
                const bool stands = (holds == mine || holds == Owner::neutral)
                                    && after.powerhouses[index_in_kind(house)] == mine;
                if (stands && (*built == dam || *built == house || *built == conduit_space(i)))
                    return translate("BarragePad", "Completes a system: %1 → %2, power %3 → %4")
                        .arg(BarrageNames::place(text(facts.space(dam).id)), text(pipe.id))
                        .arg(pipe.power)
                        .arg(BarrageNames::space(text(facts.space(house).id)));
            }
    }
    return {};
}

QString BarragePad::tollText() const {
    const auto chosen = system();
    const Owner owner = chosen ? conduit_owner(game_.state(), chosen->conduit) : Owner::nobody;
    if (owner >= Owner::neutral || owner == owner_of(who()))
        return {};
    const auto paid = static_cast<Company>(owner);
    return tollWords(id_of(paid), amount(QStringLiteral("drops")),
                     game_.state().company(paid).player == PlayerKind::human);
}

QString BarragePad::titleText() const {
    if (kind_ == Kind::Build) {
        if (structure_ == u"building")
            return as_label(BarrageNames::building(option_));
        const auto space = game_.facts().find_space(space_.toStdString());
        return translate("BarragePad", "%1: %2")
            .arg(as_label(BarrageNames::structure(id_of(*structureAt(*space)))), BarrageNames::place(space_));
    }
    if (const auto chosen = system()) {
        return translate("BarragePad", "Produces %1").arg(BarrageNames::energy(energyMade()));
    }
    if (kind_ == Kind::Pass)
        return translate("BarragePad", "%1 passes for this round").arg(BarrageNames::company(id_of(who())));
    for (const PadOffer& each : offers())
        if (each.offer == option_)
            return each.words;
    return watering() ? translate("BarragePad", "New water") : translate("BarragePad", "Markers move");
}

QString BarragePad::confirmText() const {
    if (kind_ == Kind::Build) {
        const auto space = game_.facts().find_space(space_.toStdString());
        if (structure_ == u"building" || !space)
            return translate("BarragePad", "Build");
        return translate("BarragePad", "Build: %1").arg(BarrageNames::short_place(space_));
    }
    if (kind_ == Kind::Produce)
        return system() ? translate("BarragePad", "Produce: %1").arg(energyMade())
                        : translate("BarragePad", "Produce");
    if (watering())
        return translate("BarragePad", "Place the drops");
    if (kind_ == Kind::Contract)
        return translate("BarragePad", "Take the contract");
    if (kind_ == Kind::Patent)
        return translate("BarragePad", "Take the tile");
    if (kind_ == Kind::Markers)
        return translate("BarragePad", "Move the markers");
    if (kind_ == Kind::Pass)
        return translate("BarragePad", "Pass");
    return option_ == u"nothing" ? translate("BarragePad", "End the turn")
           : workChosen()        ? translate("BarragePad", "Carry out the work")
                                 : translate("BarragePad", "Use the building");
}

} // namespace automa::app::barrage_app
