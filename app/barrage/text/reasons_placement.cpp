// Where to build: candidates, criteria with the numbers they compare, codes and tie-breaks.
#include "app/barrage/text/instructions.h"
#include "app/barrage/text/names.h"
#include "app/barrage/text/reason_teller.h"
#include "app/text/text_words.h"
#include "model/barrage/state/board.h"
#include "model/barrage/turn/water.h"

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

//: %1: the spaces; %2: machines, as “3 excavators”
constexpr Word candidates_words[] = {
    {"base", QT_TRANSLATE_NOOP("BarrageReasons", "A base could go on these spaces. They are free, allowed, "
                                                 "and the machines in hand (%2) are enough for them: %1.")},
    {"elevation",
     QT_TRANSLATE_NOOP("BarrageReasons", "An elevation could go on these dams of its own. They can still "
                                         "grow, and the machines in hand (%2) are enough for them: %1.")},
    {"conduit",
     QT_TRANSLATE_NOOP("BarrageReasons", "These conduits could be built. They are free, allowed, and the "
                                         "machines in hand (%2) are enough for them: %1.")},
    {"powerhouse",
     QT_TRANSLATE_NOOP("BarrageReasons", "A powerhouse could go on these spaces. They are free, allowed, and "
                                         "the machines in hand (%2) are enough for them: %1.")},
};

//: heading of one reason under “Why?”
constexpr Word title_words[] = {
    {"candidates", QT_TRANSLATE_NOOP("BarrageReasons", "possible spaces")},
    {"single_candidate", QT_TRANSLATE_NOOP("BarrageReasons", "only one space")},
    {"third_of_system", QT_TRANSLATE_NOOP("BarrageReasons", "third of a system")},
    {"no_third_of_system", QT_TRANSLATE_NOOP("BarrageReasons", "third of a system")},
    {"several_third_of_system", QT_TRANSLATE_NOOP("BarrageReasons", "third of a system")},
    {"adler_region", QT_TRANSLATE_NOOP("BarrageReasons", "Adler’s region")},
    {"prefer_power_3", QT_TRANSLATE_NOOP("BarrageReasons", "power 3 or more")},
    {"prefer_red_border", QT_TRANSLATE_NOOP("BarrageReasons", "red border")},
    {"avoid_red_border", QT_TRANSLATE_NOOP("BarrageReasons", "no red border")},
    {"left_most", QT_TRANSLATE_NOOP("BarrageReasons", "left-most")},
    {"code_basin", QT_TRANSLATE_NOOP("BarrageReasons", "code")},
    {"code_conduit", QT_TRANSLATE_NOOP("BarrageReasons", "code")},
};

SpaceSet without(SpaceSet all, SpaceSet some) {
    return all.where([&](SpaceId space) { return !some.has(space); });
}

/// Names what stays or what falls out, whichever is the shorter list.
QString narrowing(const Thought& thought) {
    const SpaceSet stay = thought.after();
    const SpaceSet out = without(thought.before(), stay);
    return out.size() < stay.size()
               ? translate("BarrageReasons", "Ruled out: %1. The others remain (%2).")
                     .arg(thought.places(out))
                     .arg(stay.size())
               : translate("BarrageReasons", "Remaining: %1. The others are ruled out (%2).")
                     .arg(thought.places(stay))
                     .arg(out.size());
}

/// What became of the candidates.
QString result(const Thought& thought) {
    switch (thought.entry.outcome) {
    case core::Outcome::ignored:
        return translate("BarrageReasons", "None fits, so this is ignored and all remain.");
    case core::Outcome::keeps:
        return translate("BarrageReasons", "All of them fit, so nothing changes.");
    case core::Outcome::chosen:
        return translate("BarrageReasons", "Only one is left: %1.").arg(thought.places(thought.after()));
    default:
        return narrowing(thought);
    }
}

QString with_result(const QString& reason, const Thought& thought) {
    return reason + u' ' + result(thought);
}

QString power_of(const Thought& thought, SpaceId space) {
    return translate("BarrageReasons", "%1: power %2")
        .arg(thought.places(SpaceSet(space)))
        .arg(thought.facts.space(space).power);
}

/// The strongest built conduit that begins at a dam's basin or ends at a powerhouse's.
QString strongest_of(const Thought& thought, SpaceId space) {
    const Space& place = thought.facts.space(space);
    const Basin& basin = thought.facts.basin(place.basin);
    std::optional<SpaceId> strongest;
    const auto visit = [&](const auto& conduits) {
        for (const SpaceId conduit : conduits) {
            const bool built = conduit_owner(thought.state, conduit) != Owner::nobody;
            if (built
                && (!strongest
                    || thought.facts.space(conduit).power > thought.facts.space(*strongest).power)) {
                strongest = conduit;
            }
        }
    };
    place.kind == SpaceKind::dam ? visit(basin.conduits) : visit(basin.conduits_into);
    const QString name = thought.places(SpaceSet(space));
    if (!strongest) {
        return translate("BarrageReasons", "%1: none built").arg(name);
    }
    const Space& pipe = thought.facts.space(*strongest);
    return translate("BarrageReasons", "%1: conduit %2, power %3")
        .arg(name, id_of(pipe.id).toString())
        .arg(pipe.power);
}

/// Where equally many drops arrive, the headstreams of the tile decide in their order; nothing if they did
/// not.
QString headstream_tie(const Thought& thought, const DamCounts& drops) {
    const SpaceSet after = thought.after();
    if (after.empty() || thought.state.interpretations.most_water_drops != MostWaterDrops::arriving)
        return {};
    const int most = drops[after.first().index()];
    const SpaceSet equal =
        thought.before().where([&](SpaceId space) { return drops[space.index()] == most; });
    if (equal.size() <= after.size())
        return {};
    QStringList order;
    QString fed;
    for (const Headstream letter : thought.facts.tile(thought.decision.criteria_tile).headstreams) {
        order << id_of(letter).toString();
        const int basin = thought.facts.space(after.first()).basin;
        if (fed.isEmpty() && (thought.facts.basin(basin).headstreams >> index_of(letter) & 1U) != 0)
            fed = order.back();
    }
    //: %1: spaces; %2: letters of headstreams in their order; %3: one letter
    return translate("BarrageReasons", "Tied: %1. The headstreams on the tile decide (%2): %3 comes first.")
               .arg(thought.places(equal), order.join(u' '), fed)
           + u' ';
}

/// The numbers a criterion compares, or nothing if it only asks yes or no.
QString comparison(const Thought& thought) {
    if (thought.entry.outcome == core::Outcome::ignored) {
        return {};
    }
    const std::string_view criterion = thought.text("criterion");
    QStringList lines;
    const DamCounts drops =
        criterion == "most_water_drops" ? arrivals(thought.facts, thought.state) : DamCounts{};
    for (const SpaceId space : thought.before()) {
        if (criterion == "most_powerful" || criterion == "second_most_powerful") {
            lines << power_of(thought, space);
        } else if (criterion == "most_powerful_built_conduit") {
            lines << strongest_of(thought, space);
        } else if (criterion == "most_water_drops") {
            const int here = drops[space.index()];
            lines << translate("BarrageReasons", "%1: %n drop(s)", nullptr, here)
                         .arg(thought.places(SpaceSet(space)));
        }
    }
    const QString tie = criterion == "most_water_drops" ? headstream_tie(thought, drops) : QString();
    return lines.isEmpty()
               ? QString()
               : translate("BarrageReasons", "Compared: %1.").arg(lines.join(QStringLiteral("; "))) + u' '
                     + tie;
}

QString criterion_text(const Thought& thought) {
    const QAnyStringView column = id_of(thought.column());
    const QAnyStringView criterion = thought.id("criterion");
    // What a criterion is called stands over its sentence, or follows from its meaning.
    const QString meaning = translate("BarrageReasons", "Criterion %1. %2")
                                .arg(thought.number("position"))
                                .arg(BarrageNames::criterion_meaning(column, criterion));
    return meaning + u' ' + comparison(thought) + result(thought);
}

QString third_of_system(const Thought& thought) {
    const QString left = thought.places(thought.after());
    switch (thought.entry.outcome) {
    case core::Outcome::chosen:
        return translate("BarrageReasons", "Here it would complete a system of a dam, a conduit and its own "
                                           "powerhouse: %1. So it builds there.")
            .arg(left);
    case core::Outcome::keeps:
        return translate("BarrageReasons", "Each of these spaces would complete a system of a dam, a conduit "
                                           "and its own powerhouse, so all remain.");
    default:
        return translate("BarrageReasons", "These would complete a system of a dam, a conduit and its own "
                                           "powerhouse, in one place, so only they remain: %1.")
            .arg(left);
    }
}

QString tie_break(const Thought& thought) {
    const std::string_view message = thought.entry.message;
    if (message == "prefer_red_border") {
        return with_result(
            translate("BarrageReasons",
                      "The level I joker makes the red border free, so it takes the red-bordered space."),
            thought);
    }
    if (message == "avoid_red_border") {
        return with_result(translate("BarrageReasons",
                                     "Within the basin it takes a space without a red border, to save 3 VP."),
                           thought);
    }
    if (message == "left_most") {
        return with_result(translate("BarrageReasons", "Still tied: the left-most space on the board."),
                           thought);
    }
    if (message == "code_basin") {
        // Powerhouses stand in basins 5 to 12 only, dams in 1 to 10.
        //: %1: the number of a basin, twice; %2: the number of a basin
        const QString counted =
            thought.column() == name_of(SpaceKind::powerhouse)
                ? translate("BarrageReasons",
                            "The code at the foot of the column is %1. Counting up from basin %1 (5 follows "
                            "12), the first with a possible space is basin %2.")
                : translate("BarrageReasons",
                            "The code at the foot of the column is %1. Counting up from basin %1 (1 follows "
                            "10), the first with a possible space is basin %2.");
        return with_result(counted.arg(thought.number("code")).arg(thought.number("found")), thought);
    }
    if (message == "code_conduit") {
        return translate("BarrageReasons",
                         "The code at the foot of the column is %1. Counting up from there (1A, 1B, 2A… and "
                         "1A again after 10B), the first possible conduit is %2.")
            .arg(thought.id("code").toString(), thought.id("found").toString());
    }
    return {};
}

} // namespace

QString placement_title(const Thought& thought) {
    if (thought.entry.message == "criterion") {
        return BarrageNames::criterion(id_of(thought.column()), thought.id("criterion"));
    }
    const Word* word = find_word(title_words, id_of(thought.entry.message));
    return word == nullptr ? QString() : translate("BarrageReasons", word->source);
}

QString placement_reason(const Thought& thought) {
    const std::string_view message = thought.entry.message;
    if (message == "candidates") {
        return word_of("BarrageReasons", candidates_words, thought.id("structure"))
            .arg(thought.places(thought.after()),
                 machines_text(thought.number("excavators"), thought.number("mixers")));
    }
    if (message == "criterion") {
        return criterion_text(thought);
    }
    if (message == "single_candidate") {
        return translate("BarrageReasons", "Only one space is possible: %1. It builds there.")
            .arg(thought.places(thought.after()));
    }
    if (message == "third_of_system") {
        return third_of_system(thought);
    }
    if (message == "no_third_of_system") {
        return translate(
            "BarrageReasons",
            "No space would complete a system of a dam, a conduit and its own powerhouse, so all remain.");
    }
    if (message == "several_third_of_system") {
        return translate("BarrageReasons", "Spaces that would complete a system: %1. They are in different "
                                           "places, so this decides nothing and all remain.")
            .arg(thought.number("completing"));
    }
    if (message == "adler_region") {
        return with_result(
            translate("BarrageReasons", "Adler prefers mountains, then hills, then plains. Best here: %1.")
                .arg(BarrageNames::region(thought.id("region"))),
            thought);
    }
    if (message == "prefer_power_3") {
        return with_result(translate("BarrageReasons", "Special effect of this technology tile: if it can, "
                                                       "the Automa builds a conduit of power 3 or more."),
                           thought);
    }
    return tie_break(thought);
}

} // namespace automa::app::barrage_app
