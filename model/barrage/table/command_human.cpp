// What happens in a human's turn, as far as an Automa will notice it.
#include "model/barrage/state/board.h"
#include "model/barrage/table/carrier.h"
#include "model/barrage/turn/construction.h"
#include "model/barrage/turn/water.h"

namespace automa::barrage {

using core::text;

const CompanyState& Carrier::human(Company company) {
    const CompanyState& who = play_.state.company(company);
    if (!who.in_play || who.player != PlayerKind::human)
        refuse("not_human", "/company", "Only a human who takes part can do this.");
    if (play_.state.turn)
        refuse("automa_turn", "/turn", "An Automa is in the middle of its turn.");
    if (play_.state.phase != Phase::actions)
        refuse("wrong_phase", "/phase", "This can only be done in the phase of actions.");
    in_turn(company);
    return who;
}

void Carrier::end_turn(Company company) {
    if (!goes_on_)
        play_.record(TurnEnded{company, false});
}

void Carrier::carry(const HumanBuilds& c) {
    human(c.company);
    if (c.structure > Structure::building)
        refuse("unknown_id", "/structure", "This is nothing that can be built.");
    if (!piece_left(facts_, play_.state, c.company, c.structure))
        refuse("no_piece", "/structure", "No piece of this kind is left on the company board (B-6.1).");
    if (c.structure == Structure::building) {
        build_building(c);
    } else {
        if (!c.space || !open_spaces(facts_, play_.state, c.company, c.structure).has(*c.space))
            refuse("not_free", "/space",
                   "This structure cannot be built there: the space is taken, or a piece of the same "
                   "kind stands in the basin.");
        put_piece(play_, c.company, c.structure, *c.space);
        label("human_built", {{"company", text(name_of(c.company))},
                              {"structure", text(name_of(c.structure))},
                              {"space", facts_.space(*c.space).id}});
    }
    end_turn(c.company);
}

void Carrier::build_building(const HumanBuilds& c) {
    const auto& rows = play_.state.buildings;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (rows[row].id != c.building)
            continue;
        if (rows[row].owners.contains(c.company) || !building_place_vp(facts_, play_.state, row))
            refuse("not_free", "/building", "There is no place left for this company at that building.");
        play_.record(BuildingBuilt{c.company, rows[row].id});
        label("human_built_building", {{"company", text(name_of(c.company))},
                                       {"building", facts_.buildings[c.building->index()].id}});
        return;
    }
    refuse("unknown_id", "/building", "That building is not in this game.");
}

void Carrier::carry(const HumanAddsDrops& c) {
    human(c.company);
    if (c.drops.empty() && c.dams.empty())
        refuse("no_drops", "/drops", "At least one drop must be placed.");
    place_drops(play_, c.drops, c.flow_immediately);
    for (const SpaceId dam : c.dams) {
        known(dam, dam_space_count, "/dams");
        if (room(facts_, play_.state, play_.state.dam(dam)) < 1)
            refuse("no_room", "/dams", "That dam holds no further drop.");
        play_.record(DropMoved{{WaterKind::supply, 0}, water_at(dam)});
    }
    label("human_added_drops",
          {{"company", text(name_of(c.company))}, {"drops", std::to_string(c.drops.size() + c.dams.size())}});
    end_turn(c.company);
}

void Carrier::carry(const HumanTakesContract& c) {
    human(c.company);
    place(c.slot, 2, "/slot");
    const auto contract = play_.state.contracts[index_of(c.colour)][static_cast<std::size_t>(c.slot)];
    if (!contract)
        refuse("empty_slot", "/slot", "No contract lies there.");
    play_.record(ContractTaken{c.company, c.colour, static_cast<std::uint8_t>(c.slot)});
    label("human_took_contract",
          {{"company", text(name_of(c.company))}, {"contract", facts_.contract(*contract).id}});
    end_turn(c.company);
}

void Carrier::carry(const HumanFulfilsNational& c) {
    human(c.company);
    if (!play_.state.national.contains(c.contract))
        refuse("empty_slot", "/contract", "That national contract does not lie there.");
    play_.record(NationalFulfilled{c.company, c.contract});
    label("human_fulfilled_national",
          {{"company", text(name_of(c.company))}, {"contract", facts_.contract(c.contract).id}});
    end_turn(c.company);
}

void Carrier::carry(const HumanTakesPatent& c) {
    const bool tracked = human(c.company).tracked;
    place(c.position, 3, "/position");
    const auto tile = play_.state.patents[static_cast<std::size_t>(c.position)];
    if (!tile)
        refuse("empty_slot", "/position", "No technology tile lies there.");
    play_.record(PatentTaken{tracked ? std::optional(c.company) : std::nullopt,
                             static_cast<std::uint8_t>(c.position)});
    label("human_took_patent",
          {{"company", text(name_of(c.company))}, {"technology", facts_.tech[tile->index()].id}});
    end_turn(c.company);
}

void Carrier::carry(const HumanGains& c) {
    const CompanyState& who = human(c.company);
    if (who.energy + c.energy < 0)
        refuse("out_of_range", "/energy", "The energy marker cannot go below 0.");
    if (c.vp != 0 && !who.vp_known)
        refuse("vp_unknown", "/vp", "The VP of this human are not kept.");
    play_.gain_energy(c.company, c.energy, Reason::by_hand);
    play_.gain_vp(c.company, c.vp, Reason::by_hand);
    label("human_gained", {{"company", text(name_of(c.company))},
                           {"energy", std::to_string(c.energy)},
                           {"vp", std::to_string(c.vp)}});
    end_turn(c.company);
}

void Carrier::carry(const HumanDoesElse& c) {
    human(c.company);
    play_.record(TurnEnded{c.company, false});
    label("human_did_else", {{"company", text(name_of(c.company))}});
}

void Carrier::carry(const HumanPasses& c) {
    if (human(c.company).passed)
        refuse("passed", "/company", "This human has passed already.");
    play_.record(Passed{c.company});
    play_.record(TurnEnded{c.company, false});
    label("human_passed", {{"company", text(name_of(c.company))}});
}

} // namespace automa::barrage
