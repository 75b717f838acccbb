// Technology tiles: their names and effects.
#include "app/barrage/text/names.h"

namespace automa::app::barrage_app {

namespace {

constexpr Word technology_effect_words[] = {
    {"basic_joker",
     QT_TRANSLATE_NOOP("BarrageNames", "Lets its owner build any structure. Introductory game only.")},
    {"special_anton",
     QT_TRANSLATE_NOOP("BarrageNames", "Copies another technology tile on the same wheel, effect included.")},
    {"special_leslie",
     QT_TRANSLATE_NOOP(
         "BarrageNames",
         "For an external work: the machines go on the wheel with this tile instead of being lost.")},
    {"level_1_base", QT_TRANSLATE_NOOP("BarrageNames", "Put 1 drop on each empty dam you own.")},
    {"level_1_elevation",
     QT_TRANSLATE_NOOP("BarrageNames",
                       "Turn the wheel 1 segment for each elevation you own, the new one included.")},
    {"level_1_conduit",
     QT_TRANSLATE_NOOP("BarrageNames", "Gain credits equal to twice the power of the new conduit.")},
    {"level_1_powerhouse", QT_TRANSLATE_NOOP("BarrageNames", "This construction needs no engineers.")},
    {"level_1_joker",
     QT_TRANSLATE_NOOP("BarrageNames",
                       "A red-bordered space costs nothing extra, nor does a building place marked 3.")},
    {"level_1_building",
     QT_TRANSLATE_NOOP("BarrageNames",
                       "The action of the new private building may be used immediately without engineers.")},
    {"level_2_base",
     QT_TRANSLATE_NOOP(
         "BarrageNames",
         "Produce 1 energy for each base you own, the new one included; it counts for a contract.")},
    {"level_2_elevation",
     QT_TRANSLATE_NOOP("BarrageNames", "Fill the raised dam with drops from the supply.")},
    {"level_2_conduit", QT_TRANSLATE_NOOP("BarrageNames", "The conduit costs at most 5 excavators.")},
    {"level_2_powerhouse",
     QT_TRANSLATE_NOOP("BarrageNames", "Produce energy immediately with +2, with any powerhouse you own.")},
    {"level_2_joker",
     QT_TRANSLATE_NOOP("BarrageNames", "Excavators and mixers are interchangeable in this cost.")},
    {"level_2_building",
     QT_TRANSLATE_NOOP("BarrageNames", "Pay only one of the two kinds of machines of the private building.")},
    {"level_3_base",
     QT_TRANSLATE_NOOP("BarrageNames", "This construction needs neither engineers nor excavators.")},
    {"level_3_elevation",
     QT_TRANSLATE_NOOP("BarrageNames", "3 VP for each dam of height 2 or 3 you own, the new one included.")},
    {"level_3_conduit",
     QT_TRANSLATE_NOOP(
         "BarrageNames",
         "Produce energy equal to twice the power of the new conduit; it counts for a contract.")},
    {"level_3_powerhouse",
     QT_TRANSLATE_NOOP("BarrageNames", "3 VP for each powerhouse you own, the new one included.")},
    {"level_3_joker",
     QT_TRANSLATE_NOOP("BarrageNames",
                       "3 VP for each advanced technology tile you own, on the wheel or off it.")},
    {"level_3_building",
     QT_TRANSLATE_NOOP("BarrageNames",
                       "Score the VP of the new private building now, and again at the end.")},
};

constexpr Word technology_automa_words[] = {
    {"special_anton",
     QT_TRANSLATE_NOOP(
         "BarrageNames",
         "Used when no other tile fits; copies the highest level, a specific tile before a joker.")},
    {"special_leslie",
     QT_TRANSLATE_NOOP("BarrageNames",
                       "Used for an external work with 1 engineer instead of a construction.")},
    {"level_1_conduit", QT_TRANSLATE_NOOP("BarrageNames", "The credits become VP.")},
    {"level_1_joker",
     QT_TRANSLATE_NOOP("BarrageNames",
                       "For a base, the red-bordered space is taken when the criteria leave one basin.")},
    {"level_1_building",
     QT_TRANSLATE_NOOP("BarrageNames",
                       "The Automa gains the building’s VP immediately; they count again at the end.")},
    {"level_2_conduit",
     QT_TRANSLATE_NOOP("BarrageNames",
                       "Of several spaces only those of power 3 or more remain, if there are any.")},
    {"level_2_powerhouse",
     QT_TRANSLATE_NOOP(
         "BarrageNames",
         "The Automa uses its best system; the energy track and the contract are not checked.")},
    {"level_2_joker",
     QT_TRANSLATE_NOOP("BarrageNames",
                       "The Automa first pays the kind the structure normally needs, then the other.")},
    {"level_2_building",
     QT_TRANSLATE_NOOP("BarrageNames",
                       "The Automa pays only the kind it has fewer of; if tied, excavators.")},
};

QString roman(const QString& level) {
    return level == u"1" ? QStringLiteral("I") : level == u"2" ? QStringLiteral("II") : QStringLiteral("III");
}

} // namespace

QString BarrageNames::technology(Id id) {
    const QStringList parts = id.toString().split(u'_');
    if (parts.size() == 2 && parts[0] == u"basic") {
        return translate("BarrageNames", "basic technology: %1").arg(structure(parts[1]));
    }
    if (parts.size() == 3 && parts[0] == u"level") {
        return translate("BarrageNames", "level %1 technology: %2").arg(roman(parts[1]), structure(parts[2]));
    }
    if (parts.size() == 2 && parts[0] == u"special") {
        const bool anton = parts[1] == u"anton";
        return translate("BarrageNames", "special technology: %1")
            .arg(officer(anton ? QAnyStringView(u"anton_krylov") : QAnyStringView(u"leslie_spencer")));
    }
    return id.toString();
}

QString BarrageNames::technology_effect(Id id) {
    if (find_word(technology_effect_words, id) == nullptr) {
        return translate("BarrageNames", "Lets its owner build this structure. No special effect.");
    }
    return word_of("BarrageNames", technology_effect_words, id);
}

QString BarrageNames::technology_automa(Id id) {
    if (find_word(technology_automa_words, id) != nullptr) {
        return word_of("BarrageNames", technology_automa_words, id);
    }
    return id.toString().startsWith(u"level")
               ? translate("BarrageNames", "Used as written, at High Voltage and above.")
               : technology_effect(id);
}

} // namespace automa::app::barrage_app
