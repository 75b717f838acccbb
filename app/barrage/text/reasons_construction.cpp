// Construction: pieces, technology, machines, buildings, income and effects.
#include "app/barrage/text/instructions.h"
#include "app/barrage/text/names.h"
#include "app/barrage/text/reason_teller.h"
#include "app/text/text_words.h"

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

constexpr Word no_piece_left_words[] = {
    {"base", QT_TRANSLATE_NOOP("BarrageReasons", "All bases are already built, so no base can be built.")},
    {"elevation",
     QT_TRANSLATE_NOOP("BarrageReasons", "All elevations are already built, so no elevation can be built.")},
    {"conduit",
     QT_TRANSLATE_NOOP("BarrageReasons", "All conduits are already built, so no conduit can be built.")},
    {"powerhouse", QT_TRANSLATE_NOOP("BarrageReasons",
                                     "All powerhouses are already built, so no powerhouse can be built.")},
    {"building",
     QT_TRANSLATE_NOOP("BarrageReasons",
                       "All building pieces are already placed, so no private building can be built.")},
};

constexpr Word no_technology_words[] = {
    {"base", QT_TRANSLATE_NOOP("BarrageReasons", "It has no base tile and no joker in hand: they are on the "
                                                 "wheel and come back only when it turns round.")},
    {"elevation",
     QT_TRANSLATE_NOOP("BarrageReasons", "It has no elevation tile and no joker in hand: they are on the "
                                         "wheel and come back only when it turns round.")},
    {"conduit", QT_TRANSLATE_NOOP("BarrageReasons", "It has no conduit tile and no joker in hand: they are "
                                                    "on the wheel and come back only when it turns round.")},
    {"powerhouse",
     QT_TRANSLATE_NOOP("BarrageReasons", "It has no powerhouse tile and no joker in hand: they are on the "
                                         "wheel and come back only when it turns round.")},
    {"building", QT_TRANSLATE_NOOP("BarrageReasons", "It has no building tile and no joker in hand: they are "
                                                     "on the wheel and come back only when it turns round.")},
};

//: %1: how many pieces of this kind are then built
constexpr Word income_words[] = {
    {"base", QT_TRANSLATE_NOOP("BarrageReasons", "Taking this base off the company board uncovers an income, "
                                                 "which it receives immediately. Base number %1.")},
    {"elevation",
     QT_TRANSLATE_NOOP("BarrageReasons", "Taking this elevation off the company board uncovers an income, "
                                         "which it receives immediately. Elevation number %1.")},
    {"conduit",
     QT_TRANSLATE_NOOP("BarrageReasons", "Taking this conduit off the company board uncovers an income, "
                                         "which it receives immediately. Conduit number %1.")},
};

constexpr Word officer_words[] = {
    {"graziano_first",
     QT_TRANSLATE_NOOP("BarrageReasons",
                       "Graziano: before anything else it checks whether an elevation can be built.")},
    {"leslie_first",
     QT_TRANSLATE_NOOP("BarrageReasons",
                       "Leslie: her special tile is in hand, so an external work is tried first.")},
    {"margot_first",
     QT_TRANSLATE_NOOP("BarrageReasons",
                       "Margot: a private building is tried before the structure on the tile.")},
    {"no_free_space",
     QT_TRANSLATE_NOOP("BarrageReasons", "No allowed free space is left that it can pay for.")},
    {"no_building_available",
     QT_TRANSLATE_NOOP("BarrageReasons", "It has enough machines, but no such building tile is open to it.")},
};

QString machines(const Thought& thought) {
    return machines_text(thought.number("excavators"), thought.number("mixers"));
}

QString building(const Thought& thought) {
    const std::string_view message = thought.entry.message;
    const QString name = as_label(BarrageNames::building(thought.id("building")));
    if (message == "building_not_payable") {
        return translate("BarrageReasons", "%1: this building costs %2, more than it can pay.")
            .arg(name, machines(thought));
    }
    if (message == "building_not_available") {
        return translate("BarrageReasons",
                         "%1: no place is free there, or the Automa already has a piece there.")
            .arg(name);
    }
    if (message == "building_chosen") {
        return translate(
                   "BarrageReasons",
                   "%1: the first building tile that is open to it and that it can pay for. It builds there.")
            .arg(name);
    }
    return {};
}

} // namespace

QString construction_reason(const Thought& thought) {
    const std::string_view message = thought.entry.message;
    if (message == "no_piece_left") {
        return word_of("BarrageReasons", no_piece_left_words, thought.id("structure"));
    }
    if (message == "no_technology") {
        return word_of("BarrageReasons", no_technology_words, thought.id("structure"));
    }
    if (message == "technology_chosen") {
        return translate("BarrageReasons", "It builds with this tile, the highest level that fits: %1.")
            .arg(BarrageNames::technology(thought.id("technology")));
    }
    if (message == "technology_copied") {
        return translate("BarrageReasons",
                         "No ordinary tile matches, so the special tile copies one from the wheel: %1.")
            .arg(BarrageNames::technology(thought.id("technology")));
    }
    if (message == "machinery_short") {
        return translate("BarrageReasons", "The cheapest space the tile allows costs %2, whether it is free "
                                           "or not. Machines in hand: only %1.")
            .arg(machines(thought),
                 machines_text(thought.number("needed_excavators"), thought.number("needed_mixers")));
    }
    if (message == "machinery_short_building") {
        return translate("BarrageReasons", "The machines in hand are not enough for any building tile: %1.")
            .arg(machines(thought));
    }
    if (message == "income_uncovered") {
        return word_of("BarrageReasons", income_words, thought.id("structure")).arg(thought.number("number"));
    }
    if (message == "tile_effect") {
        return translate("BarrageReasons", "The special effect of the technology tile works: %1.")
                   .arg(BarrageNames::technology(thought.id("technology")))
               + u' ' + BarrageNames::technology_effect(thought.id("technology"));
    }
    const Word* word = find_word(officer_words, id_of(message));
    return word == nullptr ? building(thought) : translate("BarrageReasons", word->source);
}

} // namespace automa::app::barrage_app
