#include "app/barrage/text/board_words.h"

#include "app/barrage/text/instructions.h"
#include "app/barrage/text/names.h"
#include "app/text/text_ids.h"
#include "model/barrage/state/board.h"

#include <algorithm>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

using Names = BarrageNames;

QString joined(const QStringList& parts) {
    return parts.join(QStringLiteral(", "));
}

/// Nothing for an empty list.
void add_list(QStringList& lines, const QString& sentence, const QStringList& parts) {
    if (!parts.isEmpty())
        lines << sentence.arg(joined(parts));
}

class BoardTeller {
public:
    BoardTeller(const Catalogue& facts, const State& state) : facts_(facts), state_(state) {}

    BoardSections sections() const {
        BoardSections all{round()};
        for (const Company company : state_.turn_order)
            all.push_back(side(company));
        if (state_.tracking == Tracking::full)
            for (const Region region : {Region::mountain, Region::hill, Region::plain})
                all.push_back(land(region));
        all.push_back(offers());
        return all;
    }

private:
    BoardSection round() const {
        BoardSection section;
        section.title = Names::round_of(state_.round, facts_.setup.rounds);
        section.lines << as_label(Names::phase(id_of(state_.phase)));
        QStringList order;
        for (const Company company : state_.turn_order)
            order << Names::company(id_of(company));
        section.lines << translate("BarrageBoardWords", "Turn order: %1").arg(joined(order));
        if (const auto who = acting())
            section.lines
                << translate("BarrageBoardWords", "Whose turn it is: %1").arg(Names::company(id_of(*who)));
        if (!state_.bonus_tiles.empty())
            section.lines << translate("BarrageBoardWords", "Bonus tile of the round: %1")
                                 .arg(Names::bonus_tile(id_of(state_.bonus_tiles[0])));
        if (state_.objective)
            section.lines << translate("BarrageBoardWords", "Objective tile: %1")
                                 .arg(Names::objective_tile(id_of(*state_.objective)));
        return section;
    }

    std::optional<Company> acting() const {
        if (state_.turn)
            return state_.turn->company;
        const bool known = state_.phase == Phase::actions && state_.next_known;
        return known && state_.next < state_.turn_order.size()
                       && !state_.company(state_.turn_order[state_.next]).passed
                   ? std::optional(state_.turn_order[state_.next])
                   : std::nullopt;
    }

    BoardSection side(Company id) const {
        const CompanyState& company = state_.company(id);
        const bool automa = company.player == PlayerKind::automa;
        BoardSection section;
        section.title = automa ? Names::automa(id_of(id)) : Names::company(id_of(id));
        QStringList& lines = section.lines;
        QStringList who{automa ? Names::level(id_of(company.level)) : as_label(Names::round_word("human"))};
        if (company.officer)
            who << Names::officer(id_of(*company.officer));
        lines << joined(who);
        QStringList score;
        if (company.vp_known)
            score << Names::vp(company.vp);
        score << Names::energy(company.energy);
        lines << joined(score);
        if (company.tracked)
            lines << joined({Names::engineers(company.engineers), Names::excavators(company.excavators),
                             Names::mixers(company.mixers)});
        if (company.passed)
            lines << translate("BarrageBoardWords", "Has passed");
        if (company.tracked)
            add_tiles(lines, company);
        if (state_.tracking == Tracking::full)
            add_structures(lines, owner_of(id));
        if (!company.fulfilled_contracts.empty())
            lines << translate("BarrageBoardWords", "Fulfilled: %1")
                         .arg(Names::contracts(static_cast<int>(company.fulfilled_contracts.size())));
        return section;
    }

    void add_tiles(QStringList& lines, const CompanyState& company) const {
        QStringList hand;
        for (const TechId tile : company.technology)
            hand << Names::technology(id_of(std::string_view(facts_.tech[tile.index()].id)));
        for (const QString& tile : hand)
            lines << translate("BarrageBoardWords", "In hand: %1", "a technology tile").arg(tile);
        for (std::size_t i = 0; i < company.wheel.size(); ++i) {
            const Segment& segment = company.wheel[i];
            if (segment.empty())
                continue;
            QStringList load;
            if (segment.technology)
                load << Names::technology(
                    id_of(std::string_view(facts_.tech[segment.technology->index()].id)));
            if (segment.excavators + segment.mixers > 0)
                load << machines_text(segment.excavators, segment.mixers);
            lines << translate("BarrageBoardWords", "Wheel, segment %1: %2").arg(i + 1).arg(joined(load));
        }
    }

    //: %1: what the company has built, in a list
    void add_structures(QStringList& lines, Owner owner) const {
        QStringList dams;
        QStringList conduits;
        QStringList powerhouses;
        for (std::size_t i = 0; i < dam_space_count; ++i)
            if (state_.dams[i].owner == owner)
                dams << Names::short_place(space_id(dam_space(i)));
        for (std::size_t i = 0; i < conduit_count; ++i)
            if (state_.conduits[i] == owner)
                conduits << Names::short_place(space_id(conduit_space(i)));
        for (std::size_t i = 0; i < powerhouse_space_count; ++i)
            if (state_.powerhouses[i] == owner)
                powerhouses << Names::short_place(space_id(powerhouse_space(i)));
        add_list(lines, translate("BarrageBoardWords", "Dams: %1"), dams);
        add_list(lines, translate("BarrageBoardWords", "Conduits: %1"), conduits);
        add_list(lines, translate("BarrageBoardWords", "Powerhouses: %1"), powerhouses);
        QStringList buildings;
        for (const BuildingState& site : state_.buildings)
            if (std::ranges::any_of(site.owners, [&](Company each) { return owner_of(each) == owner; }))
                buildings << Names::building(id_of(std::string_view(facts_.buildings[site.id.index()].id)));
        add_list(lines, translate("BarrageBoardWords", "Private buildings: %1"), buildings);
    }

    BoardSection land(Region region) const {
        BoardSection section;
        section.title = as_label(Names::region(id_of(region)));
        for (int number = 1; number <= static_cast<int>(basin_count); ++number) {
            const Basin& basin = facts_.basin(number);
            if (basin.region != region)
                continue;
            if (basin.headstream)
                section.lines << translate("BarrageBoardWords", "%1: %2", "a headstream and its drops")
                                     .arg(
                                         as_label(Names::headstream(id_of(*basin.headstream))),
                                         Names::drops(state_.headstreams[index_of(*basin.headstream)].drops));
            for (const SpaceId space : basin.dams)
                if (state_.dam(space).stands())
                    section.lines << dam_words(space);
            for (const SpaceId space : basin.conduits)
                add_owned(section.lines, space, conduit_owner(state_, space));
            for (const SpaceId space : basin.powerhouses)
                add_owned(section.lines, space, state_.powerhouses[index_in_kind(space)]);
        }
        if (section.lines.isEmpty())
            section.lines << translate("BarrageBoardWords", "There is nothing here.");
        return section;
    }

    QString dam_words(SpaceId space) const {
        const Dam& dam = state_.dam(space);
        return translate("BarrageBoardWords", "%1: %2, height %3, %4", "a dam, its owner, its drops")
            .arg(as_label(Names::space(space_id(space))), Names::company(id_of(dam.owner)),
                 QString::number(dam.height), Names::drops(dam.drops));
    }

    void add_owned(QStringList& lines, SpaceId space, Owner owner) const {
        if (owner != Owner::nobody)
            lines << translate("BarrageBoardWords", "%1: %2", "a structure and its owner")
                         .arg(as_label(Names::space(space_id(space))), Names::company(id_of(owner)));
    }

    BoardSection offers() const {
        BoardSection section;
        section.title = translate("BarrageBoardWords", "On offer");
        for (std::size_t colour = 0; colour < state_.contracts.size(); ++colour)
            for (std::size_t slot = 0; slot < state_.contracts[colour].size(); ++slot)
                if (const auto contract = state_.contracts[colour][slot])
                    section.lines << as_label(
                        Names::contract_in_slot(contract_name(facts_, *contract), static_cast<int>(slot)));
        for (const ContractId contract : state_.national)
            section.lines << as_label(contract_name(facts_, contract));
        for (std::size_t i = 0; i < state_.patents.size(); ++i)
            if (const auto tile = state_.patents[i])
                section.lines << numbered(
                    "patent_office", i,
                    Names::technology(id_of(std::string_view(facts_.tech[tile->index()].id))));
        for (std::size_t i = 0; i < state_.works.size(); ++i)
            if (const auto work = state_.works[i])
                section.lines << numbered(
                    "external_works", i,
                    Names::external_work(id_of(std::string_view(facts_.works[work->index()].id))));
        return section;
    }

    /// "Patent Office, space 2 from the top: level I technology: base"
    static QString numbered(const char* office, std::size_t place, const QString& what) {
        return translate("BarrageBoardWords", "%1: %2", "a space of an office and what lies there")
            .arg(translate("BarrageInstructions", "%1, space %2 from the top")
                     .arg(Names::section(office))
                     .arg(place + 1),
                 what);
    }

    QAnyStringView space_id(SpaceId space) const { return id_of(std::string_view(facts_.space(space).id)); }

    const Catalogue& facts_;
    const State& state_;
};

} // namespace

BoardSections board_in_words(const Catalogue& facts, const State& state) {
    return BoardTeller(facts, state).sections();
}

} // namespace automa::app::barrage_app
