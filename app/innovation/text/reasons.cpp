#include "app/innovation/text/reasons.h"

#include "app/innovation/text/names.h"
#include "app/innovation/text/rules.h"
#include "app/text/text_ids.h"
#include "model/innovation/ids.h"

#include <algorithm>
#include <array>

namespace automa::app::innovation_app {
namespace {

using Names = InnovationNames;

QString ignoredOr(const core::TraceEntry& entry, const char* ignored, const char* otherwise) {
    return translate("InnovationReasons", entry.outcome == core::Outcome::ignored ? ignored : otherwise);
}

QString approachSentence(const core::TraceEntry& entry) {
    if (entry.outcome != core::Outcome::ignored)
        return translate("InnovationReasons", "Only hexes that bring its two groups closer together remain.");
    return wordIn(entry, "because") == "linked"
               ? translate("InnovationReasons",
                           "The two groups are already in reach of each other, so this rules nothing out.")
               : translate("InnovationReasons", "No hex brings the groups closer, so they all remain.");
}

QString countSentence(const core::TraceEntry& entry) {
    const bool forward = wordIn(entry, "direction") == "forward";
    return (forward ? translate("InnovationReasons", "Counted in reading order to %1.")
                    : translate("InnovationReasons", "Counted backward, from the last one, to %1."))
        .arg(numberIn(entry, "count"));
}

QString failedSentence(std::string_view condition) {
    struct Told {
        std::string_view id;
        const char* words;
    };
    static constexpr std::array<Told, 10> all{{
        {"round_3_on", QT_TRANSLATE_NOOP("InnovationReasons", "It takes innovations from round 3 on.")},
        {"at_most_2_innovations",
         QT_TRANSLATE_NOOP("InnovationReasons", "The Automa has three innovations already.")},
        {"innovation_on_display",
         QT_TRANSLATE_NOOP("InnovationReasons", "There are no innovations on the display.")},
        {"workshop_left",
         QT_TRANSLATE_NOOP("InnovationReasons", "There are no workshops left in the supply.")},
        {"hex_in_reach", QT_TRANSLATE_NOOP("InnovationReasons", "No empty land hex is in reach.")},
        {"upgrade_possible",
         QT_TRANSLATE_NOOP("InnovationReasons",
                           "None of its buildings can be upgraded: the pieces have run out.")},
        {"power_action_free", QT_TRANSLATE_NOOP("InnovationReasons", "All power actions are covered.")},
        {"book_action_free", QT_TRANSLATE_NOOP("InnovationReasons", "All book actions are covered.")},
        {"power_action_blocked",
         QT_TRANSLATE_NOOP("InnovationReasons", "No power action was blocked, so no book action is either.")},
        {"discipline_valid", QT_TRANSLATE_NOOP("InnovationReasons", "No discipline is open to the Automa.")},
    }};
    const auto found = std::ranges::find(all, condition, &Told::id);
    return found == all.end() ? id_of(condition).toString() : translate("InnovationReasons", found->words);
}

QString selectedOf(std::string_view of) {
    return of == "power_action"  ? translate("InnovationReasons", "Which power action")
           : of == "book_action" ? translate("InnovationReasons", "Which book action")
           : of == "innovation"  ? translate("InnovationReasons", "Which innovation")
                                 : translate("InnovationReasons", "Which discipline");
}

struct Line {
    std::string_view message;
    ReasonWords (*words)(const core::TraceEntry&);
};

using Entry = core::TraceEntry;

//: a reason under “Why?”: its name in a box, its heading, its sentence
const Line lines[] = {
    {"workshop_left",
     [](const Entry& e) -> ReasonWords {
         return {translate("InnovationReasons", "workshop"),
                 translate("InnovationReasons", "A workshop is left"),
                 translate("InnovationReasons", "Workshops in the supply: %1.").arg(numberIn(e, "left"))};
     }},
    {"in_reach_marked",
     [](const Entry& e) -> ReasonWords {
         return {translate("InnovationReasons", "in reach"),
                 translate("InnovationReasons", "In reach of buildings with a token"),
                 translate("InnovationReasons", "Empty land hexes in reach with shipping %1.")
                     .arg(numberIn(e, "shipping"))};
     }},
    {"in_reach_unmarked",
     [](const Entry& e) -> ReasonWords {
         return {translate("InnovationReasons", "in reach"),
                 translate("InnovationReasons", "In reach of buildings without a token"),
                 translate("InnovationReasons", "Empty land hexes in reach with shipping %1.")
                     .arg(numberIn(e, "shipping"))};
     }},
    {"everywhere",
     [](const Entry&) -> ReasonWords {
         return {translate("InnovationReasons", "everywhere"),
                 translate("InnovationReasons", "Anywhere on the map"),
                 translate("InnovationReasons", "This faction builds on any empty land hex.")};
     }},
    {"approach",
     [](const Entry& e) -> ReasonWords {
         return {translate("InnovationReasons", "approach"), translate("InnovationReasons", "Approach"),
                 approachSentence(e)};
     }},
    {"terrain_priority",
     [](const Entry& e) -> ReasonWords {
         return {
             Names::terrain(id_of(wordIn(e, "terrain"))),
             translate("InnovationReasons", "Terrain priority, %1").arg(Names::row(id_of(wordIn(e, "row")))),
             translate("InnovationReasons", "The first terrain in the row with a hex left: %1.")
                 .arg(Names::terrain(id_of(wordIn(e, "terrain"))))};
     }},
    {"terrain_priority_human",
     [](const Entry& e) -> ReasonWords {
         return {Names::terrain(id_of(wordIn(e, "terrain"))),
                 translate("InnovationReasons", "Your terrain’s priority, %1")
                     .arg(Names::row(id_of(wordIn(e, "row")))),
                 translate("InnovationReasons", "The first terrain in the row with a hex left: %1.")
                     .arg(Names::terrain(id_of(wordIn(e, "terrain"))))};
     }},
    {"most_power",
     [](const Entry& e) -> ReasonWords {
         return {translate("InnovationReasons", "most power"),
                 translate("InnovationReasons", "Most power for you"),
                 translate("InnovationReasons", "The hexes where you may gain the most: %1.")
                     .arg(Names::power(numberIn(e, "power")))};
     }},
    {"closest_to_humans",
     [](const Entry& e) -> ReasonWords {
         const int distance = numberIn(e, "distance");
         return {
             translate("InnovationReasons", "closest"),
             translate("InnovationReasons", "Closest to your buildings"),
             distance == 0
                 ? translate("InnovationReasons",
                             "Hexes in between, by land or river. The closest touch one of your buildings.")
                 : translate("InnovationReasons", "Hexes in between, by land or river. The fewest: %n.",
                             nullptr, distance)};
     }},
    {"directional",
     [](const Entry& e) -> ReasonWords {
         const std::string_view of = wordIn(e, "of");
         return {translate("InnovationReasons", "count %1").arg(numberIn(e, "count")),
                 of.empty() ? translate("InnovationReasons", "Counted off") : selectedOf(of),
                 countSentence(e)};
     }},
    {"marking",
     [](const Entry& e) -> ReasonWords {
         return {
             translate("InnovationReasons", "token"),
             numberIn(e, "marked") == 1 ? translate("InnovationReasons", "With token")
                                        : translate("InnovationReasons", "No token"),
             numberIn(e, "marked") == 1
                 ? translate("InnovationReasons",
                             "A building with a token is its closest one, so this one gets a token too.")
                 : translate("InnovationReasons",
                             "No building with a token is closer than the others, so this one gets none.")};
     }},
    {"upgradable",
     [](const Entry&) -> ReasonWords {
         return {translate("InnovationReasons", "upgradable"),
                 translate("InnovationReasons", "What can be upgraded"),
                 translate("InnovationReasons", "Its buildings whose larger piece is in the supply.")};
     }},
    {"workshops_next_to_humans",
     [](const Entry& e) -> ReasonWords {
         return {
             translate("InnovationReasons", "next to you"),
             translate("InnovationReasons", "Workshops next to your buildings"),
             ignoredOr(
                 e,
                 QT_TRANSLATE_NOOP("InnovationReasons",
                                   "None of its workshops are next to your buildings, so they all remain."),
                 QT_TRANSLATE_NOOP("InnovationReasons", "Workshops next to your buildings come first."))};
     }},
    {"least_power",
     [](const Entry& e) -> ReasonWords {
         return {translate("InnovationReasons", "least power"),
                 translate("InnovationReasons", "Least power for you"),
                 translate("InnovationReasons", "Those where you may gain the least: %1.")
                     .arg(Names::power(numberIn(e, "power")))};
     }},
    {"valid_disciplines",
     [](const Entry&) -> ReasonWords {
         return {translate("InnovationReasons", "open"), translate("InnovationReasons", "Open disciplines"),
                 translate("InnovationReasons", "Disciplines in which its marker can still climb.")};
     }},
    {"round_tile",
     [](const Entry& e) -> ReasonWords {
         return {
             translate("InnovationReasons", "round tile"),
             translate("InnovationReasons", "The tile’s discipline"),
             ignoredOr(e,
                       QT_TRANSLATE_NOOP("InnovationReasons",
                                         "The tile’s discipline is closed, so it catches up instead."),
                       QT_TRANSLATE_NOOP("InnovationReasons", "This round’s tile names the discipline."))};
     }},
    {"level_0",
     [](const Entry& e) -> ReasonWords {
         return {translate("InnovationReasons", "level 0"),
                 translate("InnovationReasons", "Markers still on 0"),
                 ignoredOr(e, QT_TRANSLATE_NOOP("InnovationReasons", "Its markers are all above 0."),
                           QT_TRANSLATE_NOOP("InnovationReasons",
                                             "Disciplines where its marker is on 0 come first."))};
     }},
    {"closest_level",
     [](const Entry& e) -> ReasonWords {
         return {translate("InnovationReasons", "closest"),
                 translate("InnovationReasons", "Closest to your marker"),
                 translate("InnovationReasons", "The smallest difference from your marker: %1.")
                     .arg(Names::levels(numberIn(e, "difference")))};
     }},
    {"scholar_space",
     [](const Entry& e) -> ReasonWords {
         return {
             translate("InnovationReasons", "space"), translate("InnovationReasons", "The best free space"),
             translate("InnovationReasons", "The first free space is worth %1.").arg(numberIn(e, "value"))};
     }},
    {"no_space_free",
     [](const Entry&) -> ReasonWords {
         return {translate("InnovationReasons", "no space"), translate("InnovationReasons", "No free space"),
                 translate("InnovationReasons", "It advances one level without a scholar.")};
     }},
    {"no_scholar_left",
     [](const Entry&) -> ReasonWords {
         return {translate("InnovationReasons", "no scholar"),
                 translate("InnovationReasons", "No scholars left"),
                 translate("InnovationReasons", "It advances one level without a scholar.")};
     }},
    {"advanced",
     [](const Entry& e) -> ReasonWords {
         return {translate("InnovationReasons", "advance"),
                 translate("InnovationReasons", "The marker advances"),
                 translate("InnovationReasons", "%1: from level %2, %3 up.")
                     .arg(as_label(Names::discipline(id_of(wordIn(e, "discipline")))))
                     .arg(numberIn(e, "from"))
                     .arg(numberIn(e, "levels"))};
     }},
    {"innovation_allowed",
     [](const Entry&) -> ReasonWords {
         return {translate("InnovationReasons", "allowed"), translate("InnovationReasons", "It may take one"),
                 translate("InnovationReasons", "From round 3 on, three at most.")};
     }},
    {"vp",
     [](const Entry& e) -> ReasonWords {
         return {translate("InnovationReasons", "VP"), translate("InnovationReasons", "Points"),
                 translate("InnovationReasons", "The card gives %1; X is %2.")
                     .arg(Names::vp(numberIn(e, "vp")))
                     .arg(numberIn(e, "x"))};
     }},
    {"passes",
     [](const Entry& e) -> ReasonWords {
         return {translate("InnovationReasons", "pass"), translate("InnovationReasons", "The Automa passes"),
                 e.rule == "A-41"
                     ? translate("InnovationReasons", "No card was left to draw.")
                     : translate("InnovationReasons", "The card was sideways and shows the pass symbol.")};
     }},
    {"pass_vp",
     [](const Entry& e) -> ReasonWords {
         return {
             translate("InnovationReasons", "VP"), translate("InnovationReasons", "The tile’s points"),
             numberIn(e, "times") > 1
                 ? translate("InnovationReasons",
                             "The tile gives %1: it was the first to pass and scores twice.")
                       .arg(Names::vp(numberIn(e, "vp")))
                 : translate("InnovationReasons", "The tile gives %1.").arg(Names::vp(numberIn(e, "vp")))};
     }},
    {"bonus_tile",
     [](const Entry& e) -> ReasonWords {
         return {translate("InnovationReasons", "bonus tile"), translate("InnovationReasons", "Bonus tile"),
                 translate("InnovationReasons", "The support card says: %1.")
                     .arg(Names::bonus_place(id_of(wordIn(e, "place"))))};
     }},
    {"power_gained",
     [](const Entry& e) -> ReasonWords {
         return {translate("InnovationReasons", "power"), translate("InnovationReasons", "You gained power"),
                 translate("InnovationReasons", "You gained %1, so the Powermongers advance.")
                     .arg(Names::power(numberIn(e, "power")))};
     }},
    {"power_not_gained",
     [](const Entry&) -> ReasonWords {
         return {translate("InnovationReasons", "power"), translate("InnovationReasons", "Too little power"),
                 translate("InnovationReasons", "You gained less than 2 power: no advance.")};
     }},
    {"first_workshop",
     [](const Entry& e) -> ReasonWords {
         return {
             id_of(wordIn(e, "letter")).toString(), translate("InnovationReasons", "The card’s letter"),
             translate("InnovationReasons", "Card %1 shows the letter %2; its terrain’s card gives the hex.")
                 .arg(numberIn(e, "card"))
                 .arg(id_of(wordIn(e, "letter")).toString())};
     }},
    {"failed",
     [](const Entry& e) -> ReasonWords {
         return {translate("InnovationReasons", "not possible"),
                 translate("InnovationReasons", "Not possible"), failedSentence(wordIn(e, "condition"))};
     }},
};

} // namespace

int numberIn(const core::TraceEntry& entry, std::string_view name) {
    for (const core::Argument& argument : entry.arguments)
        if (argument.name == name)
            if (const auto* number = std::get_if<std::int64_t>(&argument.value))
                return static_cast<int>(*number);
    return 0;
}

std::string_view wordIn(const core::TraceEntry& entry, std::string_view name) {
    for (const core::Argument& argument : entry.arguments)
        if (argument.name == name)
            if (const auto* word = std::get_if<std::string_view>(&argument.value))
                return *word;
    return {};
}

bool narrowsHexes(const core::TraceEntry& entry) {
    static constexpr std::array<std::string_view, 10> hexes{
        "in_reach_marked",  "in_reach_unmarked",       "everywhere", "approach",
        "terrain_priority", "terrain_priority_human",  "most_power", "closest_to_humans",
        "upgradable",       "workshops_next_to_humans"};
    return std::ranges::find(hexes, entry.message) != hexes.end() || entry.message == "least_power"
           || (entry.message == "directional" && wordIn(entry, "of").empty());
}

std::optional<ReasonWords> reasonWords(const core::TraceEntry& entry) {
    if (entry.message == "action_tried" || entry.message == "asked")
        return std::nullopt;
    const auto found = std::ranges::find(lines, entry.message, &Line::message);
    if (found != std::end(lines))
        return found->words(entry);
    const auto rule = InnovationRules::rule(id_of(entry.rule));
    return rule ? ReasonWords{rule->title, rule->title, {}} : ReasonWords{};
}

} // namespace automa::app::innovation_app
