// Production: systems, the energy track, contracts and the companies' abilities.
#include "app/barrage/text/instructions.h"
#include "app/barrage/text/names.h"
#include "app/barrage/text/reason_teller.h"
#include "app/text/text_words.h"

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

//: %1, %2, %3: spaces of the energy track, numbers
constexpr Word track_words[] = {
    {"track_before_section",
     QT_TRANSLATE_NOOP(
         "BarrageReasons",
         "Its energy marker is on %1, and this round’s section starts at %2: it still wants energy.")},
    {"track_not_sole_leader",
     QT_TRANSLATE_NOOP("BarrageReasons",
                       "Its energy marker is on %1 and has reached this round’s section (from %2), but "
                       "another is on %3: it is not the sole leader, so it still wants energy.")},
    {"track_sole_leader",
     QT_TRANSLATE_NOOP("BarrageReasons",
                       "Its energy marker is on %1, in this round’s section (from %2), and the next best is "
                       "on %3: it is the sole leader and does not need more.")},
};

/// Sentences whose only number is the energy, or the steps.
//: %1: a number of energy
constexpr Word energy_words[] = {
    {"no_system_ready",
     QT_TRANSLATE_NOOP("BarrageReasons",
                       "No system is ready: it needs a dam with water (its own or neutral), a built conduit "
                       "from there, and its own powerhouse at the end.")},
    {"tile_production",
     QT_TRANSLATE_NOOP("BarrageReasons",
                       "The technology tile grants a production with +2. Total energy: %1.")},
    {"tile_production_impossible",
     QT_TRANSLATE_NOOP("BarrageReasons",
                       "The technology tile would grant a production, but no system is ready.")},
    {"second_production",
     QT_TRANSLATE_NOOP(
         "BarrageReasons",
         "Germany produces a second time with another powerhouse, without bonuses. Energy: %1.")},
    {"second_production_impossible",
     QT_TRANSLATE_NOOP(
         "BarrageReasons",
         "Germany could produce a second time, but no system with another powerhouse is ready.")},
    {"no_contract_reached",
     QT_TRANSLATE_NOOP("BarrageReasons", "Energy made: %1. No open contract is within reach.")},
};

QString filled(const char* source, int number) {
    const QString text = translate("BarrageReasons", source);
    return text.contains(u"%1") ? text.arg(number) : text;
}

QString track(const Thought& thought, const char* source) {
    const QString text =
        translate("BarrageReasons", source).arg(thought.number("marker")).arg(thought.number("section"));
    return text.contains(u"%3") ? text.arg(std::max(0, thought.number("best_other"))) : text;
}

QString discount(const Thought& thought) {
    const int less = thought.number("discount");
    return less == 0
               ? QString()
               : u' ' + translate("BarrageReasons", "For France every contract counts %1 less.").arg(less);
}

/// The entry lists the parts of one system: a dam, a conduit and a powerhouse.
QString system(const Thought& thought) {
    QStringList parts;
    for (const SpaceId space : thought.after()) {
        const std::string_view id = thought.facts.space(space).id;
        parts << (thought.facts.space(space).kind == SpaceKind::dam ? BarrageNames::place(id_of(id))
                                                                    : BarrageNames::space(id_of(id)));
    }
    const bool best = thought.entry.outcome == core::Outcome::chosen;
    QString text =
        best ? translate("BarrageReasons",
                         "Best system: %1 → %2 → %3. Drops times power: %4 × %5, with bonuses %6 energy.")
             : translate("BarrageReasons",
                         "%1 → %2 → %3: %4 × %5, with bonuses %6 energy. That is not the most.");
    text = text.arg(parts.value(0), parts.value(1), parts.value(2))
               .arg(thought.number("drops"))
               .arg(thought.number("power"))
               .arg(thought.number("energy"));
    if (best && thought.entry.message == "system_foreign_conduit") {
        text += u' '
                + translate("BarrageReasons", "The conduit is not its own: it loses 1 VP for each drop, and "
                                              "the owner gains 1 VP and 1 credit per drop (an Automa 2 VP).");
    }
    return text;
}

QString colour(const Thought& thought) {
    const bool reached = thought.entry.message == "colour_reached";
    const int lowest = thought.number("lowest");
    if (lowest == 0) {
        return reached ? translate("BarrageReasons",
                                   "Whichever contract of the tile’s colour is there, it is within reach.")
                       : translate("BarrageReasons",
                                   "No contract of the colour on the tile is open, so it does not produce.");
    }
    return (reached ? translate(
                "BarrageReasons",
                "The easiest open contract of the colour on the tile: %1. System energy: %2. That is enough.")
                    : translate("BarrageReasons",
                                "The easiest open contract of the colour on the tile: %1. System energy: %2. "
                                "That is too little, so it does not produce."))
               .arg(BarrageNames::contract(thought.id("colour"), lowest))
               .arg(thought.number("energy"))
           + discount(thought);
}

QString contract(const Thought& thought) {
    const auto id = thought.facts.find_contract(thought.text("contract"));
    const QString name = id ? contract_name(thought.facts, *id) : thought.id("contract").toString();
    const bool simone = thought.entry.rule == "B-10.14";
    return (simone ? translate(
                "BarrageReasons",
                "Energy made: %2. Simone shares it among as many contracts as it covers. One of them: %1.")
                   : translate("BarrageReasons",
                               "Energy made: %2. The open contract with the highest value within reach: %1."))
               .arg(name)
               .arg(thought.number("energy"))
           + discount(thought);
}

QString ability(const Thought& thought) {
    const std::string_view message = thought.entry.message;
    if (message == "netherlands_best_system") {
        return translate("BarrageReasons",
                         "Netherlands: after production a drop goes to the dam of its best other system: %1.")
            .arg(thought.places(thought.after()));
    }
    if (message == "netherlands_by_column") {
        return translate("BarrageReasons",
                         "Netherlands: after production a drop goes to another of its dams. No single system "
                         "is best, so the dam column decides among: %1.")
            .arg(thought.places(thought.before()));
    }
    if (message == "italy_steps") {
        return translate("BarrageReasons", "Italy: after production its energy marker moves on. Spaces: %1.")
            .arg(thought.number("steps"));
    }
    return {};
}

QString tie(const Thought& thought) {
    return (thought.entry.message == "tie_neutral_dam"
                ? translate("BarrageReasons", "Systems that make the same energy: %1. A neutral dam comes "
                                              "before one of its own. Remaining: %2.")
                : translate("BarrageReasons", "Systems that make the same energy: %1. None has a neutral "
                                              "dam, so the conduit column decides. Remaining: %2."))
        .arg(thought.number("systems"))
        .arg(thought.number("left"));
}

} // namespace

QString production_reason(const Thought& thought) {
    const std::string_view message = thought.entry.message;
    if (const Word* word = find_word(track_words, id_of(message))) {
        return track(thought, word->source);
    }
    if (const Word* word = find_word(energy_words, id_of(message))) {
        return filled(word->source, thought.number("energy"));
    }
    if (message == "system_ready") {
        return translate("BarrageReasons", "A system is ready: dam with water, built conduit, its own "
                                           "powerhouse. Tile bonus %2, company bonus %3; total energy: %1.")
            .arg(QString::number(thought.number("energy")), signed_number(thought.number("tile_bonus")),
                 signed_number(thought.number("company_bonus")));
    }
    if (message == "system" || message == "system_foreign_conduit") {
        return system(thought);
    }
    if (message == "tie_neutral_dam" || message == "tie_own_dams") {
        return tie(thought);
    }
    if (message == "colour_reached" || message == "colour_not_reached") {
        return colour(thought);
    }
    return message == "contract_chosen" ? contract(thought) : ability(thought);
}

} // namespace automa::app::barrage_app
