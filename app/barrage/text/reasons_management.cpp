// Water, contract office, patents, external works, workshop, machinery shop and bank.
#include "app/barrage/text/instructions.h"
#include "app/barrage/text/names.h"
#include "app/barrage/text/reason_teller.h"
#include "app/text/text_words.h"

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

QString water(const Thought& thought) {
    const std::string_view message = thought.entry.message;
    const int drops = thought.number("drops");
    if (message == "water_useless") {
        return translate("BarrageReasons",
                         "Wherever it put %n drop(s) on the headstreams, none would end up behind one of its "
                         "own dams in the next flow. So it adds none.",
                         nullptr, drops);
    }
    if (message == "water_useless_now") {
        return translate(
            "BarrageReasons",
            "%n drop(s) flowing immediately would not end up behind one of its own dams. So it adds none.",
            nullptr, drops);
    }
    if (message == "reward_drops") {
        return translate("BarrageReasons", "The reward’s drops go where they help its own dams most. Placed: "
                                           "%1, held by its dams: %2.")
            .arg(drops)
            .arg(thought.number("held"));
    }
    if (message == "reward_drops_useless") {
        return translate("BarrageReasons",
                         "The reward’s drops would help none of its dams, so none is placed.");
    }
    if (message != "water_placed" && message != "water_placed_now") {
        return {};
    }
    QString text = translate("BarrageReasons",
                             "Of all the ways to add water this is the best. Drops placed: %1, held by its "
                             "dams: %2.")
                       .arg(drops)
                       .arg(thought.number("held"));
    if (thought.number("offered") > drops) {
        text += u' '
                + translate("BarrageReasons", "The tile would allow %1, but more would not help.")
                      .arg(thought.number("offered"));
    }
    if (thought.number("usa_steps") > 0) {
        text +=
            u' '
            + translate("BarrageReasons", "On their way the drops pass the USA’s powerhouses: energy +%1.")
                  .arg(thought.number("usa_steps"));
    }
    return text;
}

QString patent(const Thought& thought) {
    const std::string_view message = thought.entry.message;
    if (message == "no_patent") {
        return translate("BarrageReasons",
                         "There is no tile of this structure and no joker in the Patent Office: %1.")
            .arg(BarrageNames::structure(thought.id("structure")));
    }
    if (message == "patent_joker" || message == "patent_chosen") {
        return (message == "patent_joker"
                    ? translate("BarrageReasons", "No tile of this structure is in the Patent Office, so it "
                                                  "takes a joker, space %2 from the top: %1.")
                    : translate(
                        "BarrageReasons",
                        "A tile of the structure shown is in the Patent Office, space %2 from the top: %1."))
            .arg(BarrageNames::technology(thought.id("technology")))
            .arg(thought.number("position"));
    }
    return {};
}

QString work(const Thought& thought) {
    const std::string_view message = thought.entry.message;
    if (message == "work_no_contract") {
        return translate("BarrageReasons", "The reward would fulfil a contract, but none fits.");
    }
    if (message == "work_contract") {
        const auto id = thought.facts.find_contract(thought.text("contract"));
        return translate("BarrageReasons", "The reward fulfils an open private contract: %1.")
            .arg(id ? contract_name(thought.facts, *id) : thought.id("contract").toString());
    }
    if (message == "work_payable" || message == "work_not_payable") {
        return (message == "work_payable" ? translate(
                    "BarrageReasons",
                    "%1, space %2 from the top: the first in the tile’s order whose machines it has (%3).")
                                          : translate(
                                              "BarrageReasons",
                                              "%1, space %2 from the top: it costs %3, more than it has."))
            .arg(as_label(BarrageNames::external_work(thought.id("work"))),
                 QString::number(thought.number("position")),
                 machines_text(thought.number("excavators"), thought.number("mixers")));
    }
    return {};
}

QString machines(const Thought& thought) {
    const QString in_hand = machines_text(thought.number("excavators"), thought.number("mixers"));
    return (thought.number("free_choice") > 0
                ? translate("BarrageReasons", "It buys machines. It may choose the kind, and takes the one "
                                              "it has fewer of; in hand: %1.")
                : translate("BarrageReasons", "It buys the machines shown on the tile; in hand before: %1."))
        .arg(in_hand);
}

} // namespace

QString management_reason(const Thought& thought) {
    const std::string_view message = thought.entry.message;
    if (message == "contract_office") {
        return translate("BarrageReasons",
                         "The Contract Office is always possible: the two open contracts of the colour are "
                         "replaced, and the energy marker moves on. Spaces: %1.")
            .arg(thought.number("energy"));
    }
    if (message == "wheel_empty") {
        return translate("BarrageReasons", "Its wheel is empty, so turning it would bring nothing back.");
    }
    if (message == "workshop") {
        return translate("BarrageReasons", "There is something on its wheel, so turning it brings tiles and "
                                           "machines nearer. Segments: %1, price in VP: %2.")
            .arg(thought.number("steps"))
            .arg(thought.number("vp"));
    }
    if (message == "machinery_last_round") {
        return translate("BarrageReasons",
                         "It is round 5: new machines would be of no use, so none are bought.");
    }
    if (message == "machinery") {
        return machines(thought);
    }
    if (message == "bank") {
        return translate("BarrageReasons", "Nothing else is possible, and the bank always is. VP gained: %1.")
            .arg(thought.number("vp"));
    }
    for (const auto tell : {water, patent, work}) {
        if (QString text = tell(thought); !text.isEmpty()) {
            return text;
        }
    }
    return {};
}

} // namespace automa::app::barrage_app
