// Participants, the map, science, the counted things.
#include "app/innovation/text/names.h"

#include "app/text/text_ids.h"

#include <cstdlib>

namespace automa::app::innovation_app {
namespace {

constexpr Word maps[] = {
    {"small", QT_TRANSLATE_NOOP("InnovationNames", "small map")},
    {"large", QT_TRANSLATE_NOOP("InnovationNames", "large map")},
};

constexpr Word players[] = {
    {"human_1", QT_TRANSLATE_NOOP("InnovationNames", "you")},
    {"human_2", QT_TRANSLATE_NOOP("InnovationNames", "player 2")},
    {"automa", QT_TRANSLATE_NOOP("InnovationNames", "Automa")},
};

//: a kind of terrain
constexpr Word terrains[] = {
    {"desert", QT_TRANSLATE_NOOP("InnovationNames", "desert")},
    {"plains", QT_TRANSLATE_NOOP("InnovationNames", "plains")},
    {"swamp", QT_TRANSLATE_NOOP("InnovationNames", "swamp")},
    {"lake", QT_TRANSLATE_NOOP("InnovationNames", "lake")},
    {"forest", QT_TRANSLATE_NOOP("InnovationNames", "forest")},
    {"mountain", QT_TRANSLATE_NOOP("InnovationNames", "mountain")},
    {"wasteland", QT_TRANSLATE_NOOP("InnovationNames", "wasteland")},
    {"river", QT_TRANSLATE_NOOP("InnovationNames", "river")},
};

//: the colour of a terrain
constexpr Word terrain_colours[] = {
    {"desert", QT_TRANSLATE_NOOP("InnovationNames", "yellow")},
    {"plains", QT_TRANSLATE_NOOP("InnovationNames", "brown")},
    {"swamp", QT_TRANSLATE_NOOP("InnovationNames", "black")},
    {"lake", QT_TRANSLATE_NOOP("InnovationNames", "blue")},
    {"forest", QT_TRANSLATE_NOOP("InnovationNames", "green")},
    {"mountain", QT_TRANSLATE_NOOP("InnovationNames", "grey")},
    {"wasteland", QT_TRANSLATE_NOOP("InnovationNames", "red")},
};

//: %1: the code of the hex, as “C4”
constexpr Word hexes_of[] = {
    {"desert", QT_TRANSLATE_NOOP("InnovationNames", "desert %1")},
    {"plains", QT_TRANSLATE_NOOP("InnovationNames", "plains %1")},
    {"swamp", QT_TRANSLATE_NOOP("InnovationNames", "swamp %1")},
    {"lake", QT_TRANSLATE_NOOP("InnovationNames", "lake %1")},
    {"forest", QT_TRANSLATE_NOOP("InnovationNames", "forest %1")},
    {"mountain", QT_TRANSLATE_NOOP("InnovationNames", "mountain %1")},
    {"wasteland", QT_TRANSLATE_NOOP("InnovationNames", "wasteland %1")},
    {"river", QT_TRANSLATE_NOOP("InnovationNames", "river %1")},
};

//: a discipline of science
constexpr Word disciplines[] = {
    {"banking", QT_TRANSLATE_NOOP("InnovationNames", "banking")},
    {"law", QT_TRANSLATE_NOOP("InnovationNames", "law")},
    {"engineering", QT_TRANSLATE_NOOP("InnovationNames", "engineering")},
    {"medicine", QT_TRANSLATE_NOOP("InnovationNames", "medicine")},
};

constexpr Word discipline_colours[] = {
    {"banking", QT_TRANSLATE_NOOP("InnovationNames", "yellow")},
    {"law", QT_TRANSLATE_NOOP("InnovationNames", "blue")},
    {"engineering", QT_TRANSLATE_NOOP("InnovationNames", "brown")},
    {"medicine", QT_TRANSLATE_NOOP("InnovationNames", "white")},
};

constexpr Word kinds[] = {
    {"workshop", QT_TRANSLATE_NOOP("InnovationNames", "workshop")},
    {"guild", QT_TRANSLATE_NOOP("InnovationNames", "guild")},
    {"school", QT_TRANSLATE_NOOP("InnovationNames", "school")},
    {"palace", QT_TRANSLATE_NOOP("InnovationNames", "palace")},
    {"university", QT_TRANSLATE_NOOP("InnovationNames", "university")},
    {"tower", QT_TRANSLATE_NOOP("InnovationNames", "tower")},
    {"monument", QT_TRANSLATE_NOOP("InnovationNames", "monument")},
    {"neutral_workshop", QT_TRANSLATE_NOOP("InnovationNames", "neutral workshop")},
    {"neutral_guild", QT_TRANSLATE_NOOP("InnovationNames", "neutral guild")},
    {"neutral_school", QT_TRANSLATE_NOOP("InnovationNames", "neutral school")},
    {"neutral_palace", QT_TRANSLATE_NOOP("InnovationNames", "neutral palace")},
    {"neutral_university", QT_TRANSLATE_NOOP("InnovationNames", "neutral university")},
    {"annex", QT_TRANSLATE_NOOP("InnovationNames", "annex")},
};

//: the Automa’s buildings with, and without, a power token under them
constexpr Word groups[] = {
    {"marked", QT_TRANSLATE_NOOP("InnovationNames", "marked buildings")},
    {"unmarked", QT_TRANSLATE_NOOP("InnovationNames", "unmarked buildings")},
};

constexpr Word level_names[] = {
    {"automalein", QT_TRANSLATE_NOOP("InnovationNames", "Automalein")},
    {"automa", QT_TRANSLATE_NOOP("InnovationNames", "Automa")},
    {"automaechtig", QT_TRANSLATE_NOOP("InnovationNames", "Automächtig")},
    {"ultoma", QT_TRANSLATE_NOOP("InnovationNames", "Ultoma")},
    {"alptrauma", QT_TRANSLATE_NOOP("InnovationNames", "Alptrauma")},
};

constexpr Word level_words[] = {
    {"automalein",
     QT_TRANSLATE_NOOP("InnovationNames", "For first games: a small deck, no shipping at first, few VP.")},
    {"automa", QT_TRANSLATE_NOOP("InnovationNames", "The usual opponent: the six starting cards.")},
    {"automaechtig",
     QT_TRANSLATE_NOOP("InnovationNames", "One more card from the reserve, shipping from the first round.")},
    {"ultoma",
     QT_TRANSLATE_NOOP("InnovationNames", "Two more cards from the reserve: more turns in each round.")},
    {"alptrauma",
     QT_TRANSLATE_NOOP("InnovationNames",
                       "Card 13 and one more from the reserve, the most VP and the highest shipping.")},
};

constexpr Word factions[] = {
    {"simpletons", QT_TRANSLATE_NOOP("InnovationNames", "Simpletons")},
    {"kuddlers", QT_TRANSLATE_NOOP("InnovationNames", "Kuddlers")},
    {"druids", QT_TRANSLATE_NOOP("InnovationNames", "Druids")},
    {"racelings", QT_TRANSLATE_NOOP("InnovationNames", "Racelings")},
    {"wanderers", QT_TRANSLATE_NOOP("InnovationNames", "Wanderers")},
    {"mimics", QT_TRANSLATE_NOOP("InnovationNames", "Mimics")},
    {"powermongers", QT_TRANSLATE_NOOP("InnovationNames", "Powermongers")},
    {"symbionts", QT_TRANSLATE_NOOP("InnovationNames", "Symbionts")},
    {"blight", QT_TRANSLATE_NOOP("InnovationNames", "Blight")},
    {"gognomes", QT_TRANSLATE_NOOP("InnovationNames", "Gognomes")},
};

constexpr Word faction_words[] = {
    {"simpletons",
     QT_TRANSLATE_NOOP("InnovationNames",
                       "Builds and scores X VP (X is on its difficulty card and grows over the rounds). The "
                       "faction for a first game, and the only one with two players.")},
    {"kuddlers", QT_TRANSLATE_NOOP("InnovationNames", "Builds as close to you as it can, by your native "
                                                      "terrain’s priority, and scores 1 VP more than X.")},
    {"druids", QT_TRANSLATE_NOOP("InnovationNames", "Builds, then advances two levels in one discipline.")},
    {"racelings",
     QT_TRANSLATE_NOOP("InnovationNames",
                       "Builds. If it is the first to pass in a round, it scores the round tile twice.")},
    {"wanderers", QT_TRANSLATE_NOOP("InnovationNames", "Builds anywhere on the map and scores 1 VP less than "
                                                       "X; at the end 2 VP for each of its buildings.")},
    {"mimics", QT_TRANSLATE_NOOP("InnovationNames", "Builds by your native terrain’s priority, then as close "
                                                    "to you as it can, and scores 1 VP more than X.")},
    {"powermongers",
     QT_TRANSLATE_NOOP("InnovationNames", "Builds where you gain the most power. Whenever you gain 2 power "
                                          "or more from its building, it advances in a discipline.")},
    {"symbionts",
     QT_TRANSLATE_NOOP("InnovationNames", "Builds, then puts a tool next to your buildings. The app does not "
                                          "know the rest of its card: follow the card.")},
    {"blight", QT_TRANSLATE_NOOP("InnovationNames",
                                 "Builds, turns two fallow hexes into blighted ones and scores 1 VP more "
                                 "than X. The app does not know the rest of its card: follow the card.")},
    {"gognomes", QT_TRANSLATE_NOOP("InnovationNames",
                                   "Builds. The app does not know its achievements: follow the cards.")},
};

constexpr Word power_actions[] = {
    {"bridge", QT_TRANSLATE_NOOP("InnovationNames", "bridge")},
    {"scholar", QT_TRANSLATE_NOOP("InnovationNames", "scholar")},
    {"two_tools", QT_TRANSLATE_NOOP("InnovationNames", "2 tools")},
    {"seven_coins", QT_TRANSLATE_NOOP("InnovationNames", "7 coins")},
    {"one_spade", QT_TRANSLATE_NOOP("InnovationNames", "1 spade")},
    {"two_spades", QT_TRANSLATE_NOOP("InnovationNames", "2 spades")},
};

/// What a science bonus gives, by its id.
constexpr Word reward_words[] = {
    {"coin", QT_TRANSLATE_N_NOOP("InnovationNames", "%n coin(s)")},
    {"tool", QT_TRANSLATE_N_NOOP("InnovationNames", "%n tool(s)")},
    {"book", QT_TRANSLATE_N_NOOP("InnovationNames", "%n book(s)")},
    {"spade", QT_TRANSLATE_N_NOOP("InnovationNames", "%n spade(s)")},
    {"scholar", QT_TRANSLATE_N_NOOP("InnovationNames", "%n scholar(s)")},
    {"power", QT_TRANSLATE_N_NOOP("InnovationNames", "%n power")},
};

} // namespace

QString InnovationNames::game() {
    return translate("InnovationNames", "Age of Innovation");
}

QString InnovationNames::faction(Id id) {
    return word_of("InnovationNames", factions, id);
}
QString InnovationNames::faction_explanation(Id id) {
    return word_of("InnovationNames", faction_words, id);
}

QString InnovationNames::automa(Id faction) {
    return translate("InnovationNames", "Automa (%1)").arg(InnovationNames::faction(faction));
}

QString InnovationNames::player(Id id) {
    return word_of("InnovationNames", players, id);
}
QString InnovationNames::level(Id id) {
    return word_of("InnovationNames", level_names, id);
}
QString InnovationNames::level_explanation(Id id) {
    return word_of("InnovationNames", level_words, id);
}
QString InnovationNames::map(Id side) {
    return word_of("InnovationNames", maps, side);
}
QString InnovationNames::terrain(Id id) {
    return word_of("InnovationNames", terrains, id);
}
QString InnovationNames::terrain_colour(Id id) {
    return word_of("InnovationNames", terrain_colours, id);
}

QString InnovationNames::hex(const innovation::HexFacts& hex) {
    return InnovationNames::hex(id_of(hex.id), hex.terrain);
}

QString InnovationNames::hex(Id code, std::optional<innovation::Terrain> now) {
    const QAnyStringView terrain = now ? id_of(*now) : QAnyStringView("river");
    return unbroken(word_of("InnovationNames", hexes_of, terrain).arg(code.toString()));
}

QString InnovationNames::building(Id kind) {
    return word_of("InnovationNames", kinds, kind);
}
QString InnovationNames::group(Id id) {
    return word_of("InnovationNames", groups, id);
}
QString InnovationNames::discipline(Id id) {
    return word_of("InnovationNames", disciplines, id);
}
QString InnovationNames::discipline_colour(Id id) {
    return word_of("InnovationNames", discipline_colours, id);
}
QString InnovationNames::power_action(Id id) {
    return word_of("InnovationNames", power_actions, id);
}
QString InnovationNames::levels(int n) {
    return translate("InnovationNames", "%n level(s)", nullptr, n);
}
QString InnovationNames::cards(int n) {
    return translate("InnovationNames", "%n card(s)", nullptr, n);
}
QString InnovationNames::power(int n) {
    return translate("InnovationNames", "%n power", nullptr, n);
}

QString InnovationNames::vp(int n) {
    const int points = std::abs(n);
    const QString text = translate("InnovationNames", "%n VP", nullptr, points);
    return n < 0 ? QChar(0x2212) + text : text;
}

QString InnovationNames::x_vp() {
    return unbroken(translate("InnovationNames", "X VP"));
}

QString InnovationNames::reward(Id id, int n) {
    const Word* word = find_word(reward_words, id);
    return word == nullptr ? id.toString() : translate("InnovationNames", word->source, nullptr, n);
}

} // namespace automa::app::innovation_app
