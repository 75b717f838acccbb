// What happens to contracts, patents and works, and at the end of a round.
#include "app/barrage/text/instructions.h"
#include "app/barrage/text/names.h"
#include "app/text/text_ids.h"
#include "app/text/text_words.h"

namespace automa::app::barrage_app {

using namespace barrage;

void BarrageInstructions::hear(const ContractTaken& event) {
    end_block();
    if (const auto contract = state_.contracts[index_of(event.colour)][event.slot])
        say("contract",
            translate("BarrageInstructions", "Take: <b>%1</b>. Lay out a new one there")
                .arg(BarrageNames::contract_in_slot(contract_name(*contract), event.slot)),
            event.company);
}

void BarrageInstructions::hear(const HeldFulfilled& event) {
    end_block();
    say("contract",
        translate("BarrageInstructions", "Fulfilled: <b>%1</b>. Turn it face down")
            .arg(contract_name(event.contract)),
        event.company);
}

void BarrageInstructions::hear(const ContractLeft& event) {
    end_block();
    const auto contract = state_.contracts[index_of(event.colour)][event.slot];
    if (!contract || (hints_.renewed == event.colour && !event.company)) {
        return;
    }
    const QString name = BarrageNames::contract_in_slot(contract_name(*contract), event.slot);
    say("contract",
        event.company
            ? translate("BarrageInstructions", "Fulfilled: <b>%1</b>. Remove it and lay out a new one there")
                  .arg(name)
            : translate("BarrageInstructions", "Discard: <b>%1</b>. Lay out a new one there").arg(name),
        event.company);
}

void BarrageInstructions::hear(const NationalFulfilled& event) {
    end_block();
    say("contract",
        translate("BarrageInstructions", "Fulfilled: <b>%1</b>. Remove it; do not replace it")
            .arg(contract_name(event.contract)),
        event.company);
}

void BarrageInstructions::hear(const ContractLaid& event) {
    if (!hints_.answers) {
        return;
    }
    end_block();
    say("contract", translate("BarrageInstructions", "New contract: <b>%1</b>")
                        .arg(BarrageNames::contract_in_slot(contract_name(event.contract), event.slot)));
}

void BarrageInstructions::hear(const PatentTaken& event) {
    end_block();
    const auto tile = state_.patents[event.position];
    if (!tile) {
        return;
    }
    const QString name = BarrageNames::technology(id_of(facts_.tech[tile->index()].id));
    const auto taker = event.company ? event.company : hints_.taker;
    say("technology",
        taker ? translate("BarrageInstructions",
                          "Take from the Patent Office, space %2 from the top: <b>%1</b>")
                    .arg(name)
                    .arg(event.position + 1)
              : translate("BarrageInstructions", "Discard from the Patent Office: <b>%1</b>").arg(name),
        taker);
}

void BarrageInstructions::hear(const PatentLaid& event) {
    end_block();
    say("technology",
        translate("BarrageInstructions", "Put in the Patent Office, space %2 from the top: <b>%1</b>")
            .arg(BarrageNames::technology(id_of(facts_.tech[event.technology.index()].id)))
            .arg(event.position + 1));
}

void BarrageInstructions::hear(const WorkTaken& event) {
    end_block();
    const auto work = state_.works[event.position];
    if (!work) {
        return;
    }
    const QString name = BarrageNames::external_work(id_of(facts_.works[work->index()].id));
    say("contract",
        event.company ? translate("BarrageInstructions", "Take, space %2 from the top: <b>%1</b>")
                            .arg(name)
                            .arg(event.position + 1)
                      : translate("BarrageInstructions", "Discard: <b>%1</b>").arg(name),
        event.company);
}

void BarrageInstructions::hear(const WorkLaid& event) {
    end_block();
    say("contract", translate("BarrageInstructions", "Lay out, space %2 from the top: <b>%1</b>")
                        .arg(BarrageNames::external_work(id_of(facts_.works[event.work.index()].id)))
                        .arg(event.position + 1));
}

void BarrageInstructions::hear(const TileFlipped&) {
    end_block();
    say("tile", translate("BarrageInstructions", "Flip the top Automa tile onto the discard pile"));
}

void BarrageInstructions::hear(const TurnOrderSet& event) {
    end_block();
    QStringList names;
    for (const Company company : event.order) {
        names << BarrageNames::company(id_of(company));
    }
    say("turn_order",
        translate("BarrageInstructions", "New turn order: <b>%1</b>").arg(names.join(QStringLiteral(", "))));
}

void BarrageInstructions::hear(const RoundAdvanced&) {
    end_block();
    say("engineer", translate("BarrageInstructions",
                              "All energy markers back to 0, all engineers back to their companies"));
    if (state_.turn_order.size() < max_participants) {
        say("engineer",
            translate("BarrageInstructions", "Engineers closing spaces on the management board stay there"));
    }
}

void BarrageInstructions::hear(const BonusTileSpent&) {
    end_block();
    say("bonus", translate("BarrageInstructions", "Put away this round’s bonus tile"));
}

void BarrageInstructions::hear(const Passed& event) {
    end_block();
    say("pass",
        translate("BarrageInstructions", "%1 passes").arg(BarrageNames::company(id_of(event.company))),
        event.company);
}

} // namespace automa::app::barrage_app
