#include "app/barrage/text/explainer.h"

#include "app/barrage/text/names.h"
#include "app/barrage/text/reason_teller.h"
#include "app/barrage/text/turn_segments.h"
#include "app/text/text_ids.h"
#include "app/text/text_words.h"
#include "model/barrage/state/board.h"

#include <algorithm>
#include <map>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

//: %1: a company; %2: a place, as “basin 5, upper”. Headline of a turn
constexpr Word builds_words[] = {
    {"base", QT_TRANSLATE_NOOP("BarrageExplainer", "%1 builds a base: %2")},
    {"elevation", QT_TRANSLATE_NOOP("BarrageExplainer", "%1 builds an elevation: %2")},
    {"conduit", QT_TRANSLATE_NOOP("BarrageExplainer", "%1 builds a conduit: %2")},
    {"powerhouse", QT_TRANSLATE_NOOP("BarrageExplainer", "%1 builds a powerhouse: %2")},
    {"building", QT_TRANSLATE_NOOP("BarrageExplainer", "%1 builds a private building: %2")},
};

constexpr Word renew_words[] = {
    {"green", QT_TRANSLATE_NOOP("BarrageExplainer", "green contracts replaced")},
    {"yellow", QT_TRANSLATE_NOOP("BarrageExplainer", "yellow contracts replaced")},
    {"red", QT_TRANSLATE_NOOP("BarrageExplainer", "red contracts replaced")},
};

constexpr Word discard_words[] = {
    {"green",
     QT_TRANSLATE_NOOP("BarrageInstructions", "Discard <b>both green contracts</b>. Lay out 2 new ones")},
    {"yellow",
     QT_TRANSLATE_NOOP("BarrageInstructions", "Discard <b>both yellow contracts</b>. Lay out 2 new ones")},
    {"red",
     QT_TRANSLATE_NOOP("BarrageInstructions", "Discard <b>both red contracts</b>. Lay out 2 new ones")},
};

//: colour of contracts, within “replaces contracts: green”
constexpr Word colours_words[] = {
    {"green", QT_TRANSLATE_NOOP("BarrageExplainer", "green")},
    {"yellow", QT_TRANSLATE_NOOP("BarrageExplainer", "yellow")},
    {"red", QT_TRANSLATE_NOOP("BarrageExplainer", "red")},
};

//: why an action is skipped, in brackets behind its name
constexpr Word skip_words[] = {
    {"B-4.1", QT_TRANSLATE_NOOP("BarrageExplainer", "no system with water is ready")},
    {"B-4.2", QT_TRANSLATE_NOOP("BarrageExplainer", "it is already the sole leader on the energy track")},
    {"B-4.3", QT_TRANSLATE_NOOP("BarrageExplainer", "too little energy for a contract of this colour")},
    {"B-5.1", QT_TRANSLATE_NOOP("BarrageExplainer", "no new drop would reach one of its dams")},
    {"B-6.1", QT_TRANSLATE_NOOP("BarrageExplainer", "no such piece is left")},
    {"B-6.2", QT_TRANSLATE_NOOP("BarrageExplainer", "no technology tile for it in hand")},
    {"B-6.3", QT_TRANSLATE_NOOP("BarrageExplainer", "too few machines even for the cheapest space")},
    {"B-6.4", QT_TRANSLATE_NOOP("BarrageExplainer", "no free space it can pay for")},
    {"B-8.1", QT_TRANSLATE_NOOP("BarrageExplainer", "the wheel is empty")},
    {"B-8.5", QT_TRANSLATE_NOOP("BarrageExplainer", "the wheel is empty")},
    {"B-8.2", QT_TRANSLATE_NOOP("BarrageExplainer", "not in round 5")},
    {"B-8.6", QT_TRANSLATE_NOOP("BarrageExplainer", "not in round 5")},
    {"B-8.3", QT_TRANSLATE_NOOP("BarrageExplainer", "no matching tile in the Patent Office")},
    {"B-8.4", QT_TRANSLATE_NOOP("BarrageExplainer", "too few machines for any external work")},
    {"B-3.3", QT_TRANSLATE_NOOP("BarrageExplainer", "no engineer left")},
};

bool goes_on(ActionKind kind) {
    return kind == ActionKind::water_management || kind == ActionKind::contract_office;
}

QString headstreams_text(const Drops& drops) {
    std::map<Headstream, int> counts;
    for (const Headstream headstream : drops) {
        ++counts[headstream];
    }
    QStringList places;
    for (const auto& [headstream, count] : counts) {
        const QString name = BarrageNames::headstream(id_of(headstream));
        places << (counts.size() > 1 && count > 1 ? QStringLiteral("%1 × %2").arg(count).arg(name) : name);
    }
    return places.join(QStringLiteral(", "));
}

/// What a water action did, for a line beside the headline: "2 drops: headstream B".
QString water_text(const Step& step) {
    const int drops = static_cast<int>(step.drops.size());
    return translate("BarrageExplainer", "%n drop(s): %1", nullptr, drops).arg(headstreams_text(step.drops));
}

} // namespace

QString action_text(const TileAction& action) {
    ActionFacts facts;
    facts.kind = name_of(action.kind);
    facts.engineers = action.engineers;
    facts.colour = name_of(action.colour);
    facts.energy = action.energy;
    facts.drops = action.drops;
    facts.flow_immediately = action.flow_immediately;
    facts.structure = name_of(action.structure);
    facts.region = action.region ? name_of(*action.region) : std::string_view();
    facts.min_power = action.min_power;
    facts.from_bottom = action.from_bottom;
    facts.wheel_steps = action.wheel_steps;
    facts.vp = action.kind == ActionKind::bank ? action.vp : -action.vp;
    facts.excavators = action.excavators;
    facts.mixers = action.mixers;
    facts.least_held = action.least_held;
    facts.priority.assign(action.priority.begin(), action.priority.end());
    return BarrageNames::action(facts);
}

BarrageExplainer::BarrageExplainer(const Catalogue& facts, const State& before, const Decision& decision)
    : facts_(facts), before_(before), decision_(decision), segments_(turn_segments(decision)) {}

QString BarrageExplainer::subject() const {
    const QString name = BarrageNames::company(id_of(decision_.company));
    return before_.company(decision_.company).player == PlayerKind::automa
               ? translate("BarrageExplainer", "%1", "automa").arg(name)
               : translate("BarrageExplainer", "%1", "human").arg(name);
}

const Step* BarrageExplainer::main_step() const {
    const auto main =
        std::ranges::find_if(decision_.steps, [](const Step& step) { return !goes_on(step.kind); });
    if (main != decision_.steps.end()) {
        return &*main;
    }
    return decision_.steps.empty() || !decision_.needs.empty() ? nullptr : &decision_.steps.back();
}

QString BarrageExplainer::headline() const {
    if (const Step* step = main_step()) {
        return headline_of(*step);
    }
    return decision_.needs.empty() ? translate("BarrageExplainer", "%1 does nothing").arg(subject())
                                   : waiting_headline();
}

ActionKind BarrageExplainer::waiting_action() const {
    const auto& turn = decision_.after.turn;
    const TileAction* action = turn && turn->resume ? action_of(turn->resume->order) : nullptr;
    return action != nullptr ? action->kind : ActionKind::production;
}

QString BarrageExplainer::waiting_headline() const {
    const auto said = [this](std::string_view message) {
        return std::ranges::find(decision_.trace.rbegin(), decision_.trace.rend(), message,
                                 &core::TraceEntry::message);
    };
    const auto thought = [this](const core::TraceEntry& entry) {
        return Thought{facts_, before_, decision_, entry};
    };
    const auto unknown = decision_.trace.rend();
    if (waiting_action() == ActionKind::external_work) {
        if (const auto work = said("work_payable"); work != unknown) {
            return translate("BarrageExplainer", "%1 carries out %2 (contract not entered)")
                .arg(subject(), BarrageNames::external_work(thought(*work).id("work")));
        }
    } else if (const auto ready = said("system_ready"); ready != unknown) {
        const int energy = thought(*ready).number("energy");
        // The contract of the tile's colour is reached, or that hangs on the unknown one too (B-4.3).
        return (said("colour_reached") < ready
                    ? translate("BarrageExplainer", "%1 produces %n energy (contract not entered)", nullptr,
                                energy)
                    : translate("BarrageExplainer", "%1 may produce %n energy (contract not entered)",
                                nullptr, energy))
            .arg(subject());
    }
    return translate("BarrageExplainer", "%1 waits for an answer from the table").arg(subject());
}

QString BarrageExplainer::headline_of(const Step& step) const {
    switch (step.kind) {
    case ActionKind::production:
        return translate("BarrageExplainer", "%1 produces %n energy", nullptr, step.energy).arg(subject());
    case ActionKind::construction: {
        const QString where = step.building
                                  ? BarrageNames::building(id_of(facts_.buildings[step.building->index()].id))
                                  : BarrageNames::place(id_of(facts_.space(*step.space).id));
        return word_of("BarrageExplainer", builds_words, id_of(*step.structure)).arg(subject(), where);
    }
    case ActionKind::patent_office:
        return translate("BarrageExplainer", "%1 takes a patent: %2")
            .arg(subject(), BarrageNames::technology(id_of(facts_.tech[step.technology->index()].id)));
    case ActionKind::external_work:
        return translate("BarrageExplainer", "%1 carries out %2")
            .arg(subject(), BarrageNames::external_work(id_of(facts_.works[step.work->index()].id)));
    case ActionKind::workshop:
        return translate("BarrageExplainer", "%1 turns its wheel %n segment(s)", nullptr, step.wheel_steps)
            .arg(subject());
    case ActionKind::machinery_shop:
        return translate("BarrageExplainer", "%1 takes machines: %2")
            .arg(subject(), machines_text(step.excavators, step.mixers));
    case ActionKind::bank:
        return translate("BarrageExplainer", "%1 goes to the bank: +%n VP", nullptr, step.vp).arg(subject());
    case ActionKind::water_management: {
        const int drops = static_cast<int>(step.drops.size());
        return translate("BarrageExplainer", "%1 adds %n drop(s) of water", nullptr, drops).arg(subject());
    }
    case ActionKind::contract_office: {
        const TileAction* action = action_of(step.order);
        return translate("BarrageExplainer", "%1 replaces contracts: %2")
            .arg(subject(), action == nullptr
                                ? QString()
                                : word_of("BarrageExplainer", colours_words, id_of(action->colour)));
    }
    }
    return {};
}

QString BarrageExplainer::short_of(const Step& step) const {
    if (step.kind == ActionKind::water_management) {
        return water_text(step);
    }
    const TileAction* action = action_of(step.order);
    if (step.kind == ActionKind::contract_office && action != nullptr) {
        return word_of("BarrageExplainer", renew_words, id_of(action->colour));
    }
    const Step* main = main_step();
    return main != nullptr && main->kind == ActionKind::production
               ? translate("BarrageExplainer", "a second production, %n energy", nullptr, step.energy)
               : translate("BarrageExplainer", "a production, %n energy", nullptr, step.energy);
}

QStringList BarrageExplainer::sublines() const {
    QStringList before;
    QStringList after;
    const Step* main = main_step();
    for (const Step& step : decision_.steps) {
        if (&step < main) {
            before << short_of(step);
        } else if (&step > main && main != nullptr) {
            after << short_of(step);
        }
    }
    if (decision_.again) {
        after << translate("BarrageExplainer", "another turn immediately, with a new tile");
    }
    QStringList lines;
    if (!before.isEmpty()) {
        lines << translate("BarrageExplainer", "Before that: %1").arg(before.join(QStringLiteral("; ")));
    }
    if (main != nullptr && (main->kind == ActionKind::production || !main->contracts.empty())) {
        QStringList contracts;
        for (const ContractId contract : main->contracts) {
            contracts << contract_name(facts_, contract);
        }
        lines << (contracts.isEmpty() ? translate("BarrageExplainer", "Contract: none within reach")
                  : contracts.size() == 1
                      ? translate("BarrageExplainer", "Contract: %1").arg(contracts.front())
                      : translate("BarrageExplainer", "Contracts: %1")
                            .arg(contracts.join(QStringLiteral("; "))));
    }
    if (!after.isEmpty()) {
        lines << translate("BarrageExplainer", "Then: %1").arg(after.join(QStringLiteral("; ")));
    }
    return lines;
}

const TileAction* BarrageExplainer::action_of(int order) const {
    const auto& actions = facts_.tile(decision_.actions_tile).actions;
    const auto found = std::ranges::find(actions, order, &TileAction::order);
    return found == actions.end() ? nullptr : &*found;
}

QString BarrageExplainer::heading_of(const Step& step) const {
    const QString kind = BarrageNames::action_kind(id_of(step.kind));
    return step.structure ? translate("BarrageExplainer", "%1: %2")
                                .arg(kind, BarrageNames::structure(id_of(*step.structure)))
                          : kind;
}

QString BarrageExplainer::engineers_place(const Step& step) const {
    const QString board = translate("BarrageInstructions", "company board (%1)")
                              .arg(BarrageNames::company(id_of(decision_.company)));
    const auto first_free = [](const char* section) {
        return translate("BarrageInstructions", "%1, first free space (left column from the top, then right)")
            .arg(BarrageNames::section(section));
    };
    const auto numbered = [&](const char* section) {
        return translate("BarrageInstructions", "%1, space %2 from the top")
            .arg(BarrageNames::section(section))
            .arg(step.position.value_or(1));
    };
    switch (step.kind) {
    case ActionKind::production:
        return first_free("turbine_station");
    case ActionKind::water_management:
        return first_free("water_management");
    case ActionKind::contract_office:
        return first_free("contract_office");
    case ActionKind::workshop:
        return first_free("workshop");
    case ActionKind::machinery_shop:
        return first_free("machinery_shop");
    case ActionKind::bank:
        return BarrageNames::section("bank");
    case ActionKind::patent_office:
        return numbered("patent_office");
    case ActionKind::external_work:
        return step.technology ? board : numbered("external_works"); // Leslie's is a construction
    case ActionKind::construction:
        break;
    }
    return board;
}

std::vector<StepText> BarrageExplainer::steps() const {
    std::vector<StepText> texts;
    BarrageInstructions instructions(facts_, before_);
    for (std::size_t i = 0; i < decision_.steps.size(); ++i) {
        const Step& step = decision_.steps[i];
        InstructionHints hints{.engineers_go_to = engineers_place(step), .pipe = {}, .answers = false};
        const TileAction* action = action_of(step.order);
        if (step.kind == ActionKind::contract_office && action != nullptr) {
            hints.renewed = action->colour;
        }
        std::optional<Company> paid;
        if (step.system) {
            hints.pipe = step.system->conduit;
            const Owner owner = conduit_owner(instructions.state(), step.system->conduit);
            if (owner != owner_of(decision_.company) && owner < Owner::neutral
                && before_.company(static_cast<Company>(owner)).player == PlayerKind::human) {
                paid = static_cast<Company>(owner);
            }
        }
        StepText text{.order = step.order,
                      .heading = heading_of(step),
                      .end = {},
                      .instructions = instructions.of(segments_[i], hints)};
        if (hints.renewed) {
            // Whether the app knows the contracts or not, they go.
            const auto after_engineers = std::ranges::find_if(
                text.instructions, [](const Instruction& each) { return each.symbol != u"engineer"; });
            text.instructions.insert(after_engineers,
                                     {QStringLiteral("contract"),
                                      word_of("BarrageInstructions", discard_words, id_of(*hints.renewed)),
                                      std::nullopt});
        }
        // With the last engineer no action can follow, whatever the tile says.
        text.end = goes_on(step.kind) && can_act(instructions.state().company(decision_.company))
                       ? translate("BarrageExplainer", "the turn goes on")
                       : translate("BarrageExplainer", "ends the turn");
        if (paid) {
            text.instructions.push_back(
                {QStringLiteral("credits"),
                 translate("BarrageInstructions", "%1: <b>+%n credit(s)</b> for the use of its conduit",
                           nullptr, step.system->drops)
                     .arg(BarrageNames::company(id_of(*paid))),
                 paid});
        }
        texts.push_back(std::move(text));
    }
    return texts;
}

std::vector<SkipText> BarrageExplainer::skipped() const {
    std::vector<SkipText> texts;
    for (const Skipped& skipped : decision_.skipped) {
        if (skipped.rule == "B-6.10")
            continue; // of the expansion, which is not on this table
        const TileAction* action = action_of(skipped.order);
        SkipText text;
        text.order = skipped.order;
        text.action = action != nullptr ? action_text(*action)
                                        : as_label(BarrageNames::action_kind(id_of(skipped.kind)));
        text.reason = word_of("BarrageExplainer", skip_words, id_of(skipped.rule));
        text.text = translate("BarrageExplainer", "Skipped: %1 (%2)").arg(text.action, text.reason);
        text.rule = id_of(skipped.rule).toString();
        texts.push_back(std::move(text));
    }
    return texts;
}

std::vector<NeedText> BarrageExplainer::needs() const {
    std::vector<NeedText> texts;
    for (const Need& need : decision_.needs) {
        const QString slot =
            BarrageNames::contract_in_slot(BarrageNames::contract_kind(id_of(need.colour)), need.slot);
        texts.push_back({need, translate("BarrageExplainer", "Which contract is there now? %1").arg(slot)});
    }
    return texts;
}

} // namespace automa::app::barrage_app
