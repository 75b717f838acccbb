#include "app/barrage/setup/setup_market.h"

#include "app/barrage/company_items.h"
#include "app/barrage/piece_symbols.h"
#include "app/barrage/text/names.h"
#include "app/text/qt_text.h"
#include "model/barrage/table/setup.h"

#include <algorithm>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

QString idText(const std::string& id) {
    return QString::fromStdString(id);
}

std::vector<SetupChoice> contractChoices(const Catalogue& facts, auto&& wanted) {
    std::vector<SetupChoice> choices;
    for (std::size_t i = 0; i < facts.contracts.size(); ++i)
        if (wanted(facts.contracts[i])) {
            const ContractItem item = contractItem(facts, ContractId(i));
            choices.push_back({idText(facts.contracts[i].id),
                               as_label(item.text),
                               item.detail,
                               {},
                               item.kind,
                               facts.contracts[i].energy_required});
        }
    std::stable_sort(choices.begin(), choices.end(), [&](const SetupChoice& a, const SetupChoice& b) {
        return facts.contract(*facts.find_contract(a.id.toStdString())).energy_required
               < facts.contract(*facts.find_contract(b.id.toStdString())).energy_required;
    });
    return choices;
}

} // namespace

SetupFamily contractsFamily(const Catalogue& facts) {
    SetupFamily family{.id = QStringLiteral("contract"),
                       .title = translate("BarrageSetup", "Contracts"),
                       .symbol = QStringLiteral("contract")};
    for (const std::string_view colour : Names<Colour>::all)
        for (int slot = 0; slot < 2; ++slot)
            family.places.push_back(
                as_label(BarrageNames::contract_in_slot(BarrageNames::contract_kind(text(colour)), slot)));
    family.read = [&facts](const State& state) {
        QStringList ids;
        for (const ContractRow& row : state.contracts)
            for (const auto& contract : row)
                ids << (contract ? idText(facts.contract(*contract).id) : QString());
        return ids;
    };
    family.write = [&facts](State& state, const QStringList& ids) {
        for (std::size_t i = 0; i < 6; ++i)
            state.contracts[i / 2][i % 2] = facts.find_contract(ids[static_cast<qsizetype>(i)].toStdString());
    };
    family.choices = [&facts](std::size_t place) {
        return contractChoices(facts, [place](const Contract& contract) {
            return contract.colour == static_cast<Colour>(place / 2);
        });
    };
    return family;
}

SetupFamily nationalsFamily(const Catalogue& facts, const State& now) {
    SetupFamily family{.id = QStringLiteral("national"),
                       .title = translate("BarrageSetup", "National contracts"),
                       .symbol = QStringLiteral("contract")};
    for (std::size_t i = 0; i < now.national.size(); ++i)
        family.places.push_back(translate("BarrageSetup", "National contract %1").arg(i + 1));
    family.read = [&facts](const State& state) {
        QStringList ids;
        for (const ContractId contract : state.national)
            ids << idText(facts.contract(contract).id);
        return ids;
    };
    family.write = [&facts](State& state, const QStringList& ids) {
        state.national.clear();
        for (const QString& id : ids)
            if (const auto contract = facts.find_contract(id.toStdString()))
                state.national.push_back(*contract);
    };
    family.choices = [&facts](std::size_t) {
        return contractChoices(facts, [](const Contract& contract) { return contract.national; });
    };
    return family;
}

SetupFamily startingFamily(const Catalogue& facts, const State& now) {
    SetupFamily family{.id = QStringLiteral("starting"),
                       .title = translate("BarrageSetup", "Starting contracts"),
                       .symbol = QStringLiteral("contract")};
    std::vector<Company> humans;
    for (std::size_t i = 0; i < company_count; ++i)
        if (now.companies[i].in_play && now.companies[i].player == PlayerKind::human)
            humans.push_back(static_cast<Company>(i));
    for (const Company company : humans)
        family.places.push_back(translate("BarrageSetup", "Starting contract (%1)")
                                    .arg(BarrageNames::company(text(name_of(company)))));
    family.read = [&facts, humans](const State& state) {
        QStringList ids;
        for (const Company company : humans) {
            QString id;
            for (const ContractId contract : state.company(company).held_contracts)
                if (is_starting(facts.contract(contract)))
                    id = idText(facts.contract(contract).id);
            ids << id;
        }
        return ids;
    };
    family.write = [&facts, humans](State& state, const QStringList& ids) {
        for (std::size_t i = 0; i < humans.size(); ++i) {
            auto& held = state.company(humans[i]).held_contracts;
            for (std::size_t c = 0; c < facts.contracts.size(); ++c)
                if (is_starting(facts.contracts[c]))
                    held.remove(ContractId(c));
            if (const auto contract = facts.find_contract(ids[static_cast<qsizetype>(i)].toStdString()))
                held.add(*contract);
        }
    };
    family.choices = [&facts](std::size_t) { return contractChoices(facts, is_starting); };
    return family;
}

SetupFamily patentsFamily(const Catalogue& facts, const State& now) {
    SetupFamily family{.id = QStringLiteral("patent"),
                       .title = translate("BarrageSetup", "Patent Office"),
                       .symbol = QStringLiteral("patent")};
    for (int i = 1; i <= 3; ++i)
        family.places.push_back(translate("BarrageSetup", "Patent %1 from the top").arg(i));
    family.read = [&facts](const State& state) {
        QStringList ids;
        for (const auto& patent : state.patents)
            ids << (patent ? idText(facts.tech[patent->index()].id) : QString());
        return ids;
    };
    family.write = [&facts](State& state, const QStringList& ids) {
        for (std::size_t i = 0; i < 3; ++i)
            state.patents[i] = facts.find_tech(ids[static_cast<qsizetype>(i)].toStdString());
    };
    family.choices = [&facts, with = now.leeghwater](std::size_t) {
        std::vector<SetupChoice> choices;
        for (std::size_t i = 0; i < tech_count; ++i)
            if (level_of(TechId(i)) == 1 && (!facts.tech[i].leeghwater || with))
                choices.push_back(
                    {idText(facts.tech[i].id), as_label(BarrageNames::technology(idText(facts.tech[i].id))),
                     BarrageNames::technology_effect(idText(facts.tech[i].id)), technologySymbol(TechId(i))});
        return choices;
    };
    return family;
}

SetupFamily worksFamily(const Catalogue& facts) {
    SetupFamily family{.id = QStringLiteral("work"),
                       .title = translate("BarrageSetup", "External works"),
                       .symbol = QStringLiteral("external_work")};
    for (int i = 1; i <= 3; ++i)
        family.places.push_back(translate("BarrageSetup", "External work %1 from the top").arg(i));
    family.read = [&facts](const State& state) {
        QStringList ids;
        for (const auto& work : state.works)
            ids << (work ? idText(facts.works[work->index()].id) : QString());
        return ids;
    };
    family.write = [&facts](State& state, const QStringList& ids) {
        for (std::size_t i = 0; i < 3; ++i)
            state.works[i] = facts.find_work(ids[static_cast<qsizetype>(i)].toStdString());
    };
    family.choices = [&facts](std::size_t) {
        std::vector<SetupChoice> choices;
        for (const Work& work : facts.works)
            if (work.deck == facts.setup.work_decks[0][0])
                choices.push_back({idText(work.id), as_label(BarrageNames::external_work(idText(work.id))),
                                   workText(work), QStringLiteral("external_work")});
        return choices;
    };
    return family;
}

SetupFamily buildingsFamily(const Catalogue& facts, const State& now) {
    SetupFamily family{.id = QStringLiteral("building"),
                       .title = translate("BarrageSetup", "Private buildings"),
                       .symbol = QStringLiteral("building")};
    for (std::size_t i = 0; i < now.buildings.size(); ++i)
        family.places.push_back(translate("BarrageSetup", "Building %1 from the top").arg(i + 1));
    family.read = [&facts](const State& state) {
        QStringList ids;
        for (const BuildingState& building : state.buildings)
            ids << idText(facts.buildings[building.id.index()].id);
        return ids;
    };
    family.write = [&facts](State& state, const QStringList& ids) {
        state.buildings.clear();
        for (const QString& id : ids)
            if (const auto building = facts.find_building(id.toStdString()))
                state.buildings.push_back({*building, {}});
    };
    family.choices = [&facts](std::size_t) {
        std::vector<SetupChoice> choices;
        for (const Building& building : facts.buildings)
            choices.push_back({idText(building.id), as_label(BarrageNames::building(idText(building.id))),
                               BarrageNames::building_action(idText(building.id)),
                               QStringLiteral("building")});
        return choices;
    };
    return family;
}

} // namespace automa::app::barrage_app
