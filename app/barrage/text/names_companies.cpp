// Companies, levels and officers.
#include "app/barrage/text/names.h"

namespace automa::app::barrage_app {

namespace {

//: a company; “neutral”: a dam of no company
constexpr Word company_words[] = {
    {"usa", QT_TRANSLATE_NOOP("BarrageNames", "USA")},
    {"germany", QT_TRANSLATE_NOOP("BarrageNames", "Germany")},
    {"italy", QT_TRANSLATE_NOOP("BarrageNames", "Italy")},
    {"france", QT_TRANSLATE_NOOP("BarrageNames", "France")},
    {"netherlands", QT_TRANSLATE_NOOP("BarrageNames", "Netherlands")},
    {"neutral", QT_TRANSLATE_NOOP("BarrageNames", "neutral")},
};

constexpr Word company_leader_words[] = {
    {"usa", QT_TRANSLATE_NOOP("BarrageNames", "Marguerite Grant")},
    {"germany", QT_TRANSLATE_NOOP("BarrageNames", "Oberst Dassler")},
    {"italy", QT_TRANSLATE_NOOP("BarrageNames", "Enrico Olivi")},
    {"france", QT_TRANSLATE_NOOP("BarrageNames", "Joseph Fontaine")},
    {"netherlands", QT_TRANSLATE_NOOP("BarrageNames", "Ellen Vos")},
};

//: the colour of a company’s pieces
constexpr Word company_colour_words[] = {
    {"usa", QT_TRANSLATE_NOOP("BarrageNames", "red")},
    {"germany", QT_TRANSLATE_NOOP("BarrageNames", "black")},
    {"italy", QT_TRANSLATE_NOOP("BarrageNames", "green")},
    {"france", QT_TRANSLATE_NOOP("BarrageNames", "white")},
    {"netherlands", QT_TRANSLATE_NOOP("BarrageNames", "orange")},
};

constexpr Word company_ability_words[] = {
    {"usa", QT_TRANSLATE_NOOP(
                "BarrageNames",
                "Each drop that flows down the river through one of its powerhouses moves its energy marker "
                "1 space, in any phase of the round. Drops that a conduit brings there do not count.")},
    {"germany",
     QT_TRANSLATE_NOOP("BarrageNames", "After production it produces once more with another powerhouse, in "
                                       "the way that gives the most energy, without any bonus.")},
    {"italy",
     QT_TRANSLATE_NOOP(
         "BarrageNames",
         "After each production its energy marker moves 3 more spaces. They do not count for contracts.")},
    {"france", QT_TRANSLATE_NOOP("BarrageNames", "Every contract needs 3 less energy, national ones too.")},
    {"netherlands",
     QT_TRANSLATE_NOOP("BarrageNames", "After production it puts 1 drop from the supply on another of its "
                                       "dams with room: the dam of its best other system.")},
};

//: a difficulty level of the Automa, as its rules call it
constexpr Word level_words[] = {
    {"low", QT_TRANSLATE_NOOP("BarrageNames", "Low Voltage")},
    {"medium", QT_TRANSLATE_NOOP("BarrageNames", "Medium")},
    {"high", QT_TRANSLATE_NOOP("BarrageNames", "High Voltage")},
    {"very_high", QT_TRANSLATE_NOOP("BarrageNames", "Overpowered")},
};

//: the same level where room is short: voltage
constexpr Word level_short_words[] = {
    {"low", QT_TRANSLATE_NOOP("BarrageNames", "low")},
    {"medium", QT_TRANSLATE_NOOP("BarrageNames", "medium")},
    {"high", QT_TRANSLATE_NOOP("BarrageNames", "high")},
    {"very_high", QT_TRANSLATE_NOOP("BarrageNames", "very high")},
};

constexpr Word level_explanation_words[] = {
    {"low",
     QT_TRANSLATE_NOOP(
         "BarrageNames",
         "The Automa gets no income from its company board and no energy bonus from its powerhouses.")},
    {"medium", QT_TRANSLATE_NOOP("BarrageNames", "The Automa gets its income and energy bonuses, but does "
                                                 "not use special effects or its company ability.")},
    {"high", QT_TRANSLATE_NOOP("BarrageNames", "Like Medium, and the Automa also uses the special effects of "
                                               "advanced technology and its company ability.")},
    {"very_high",
     QT_TRANSLATE_NOOP("BarrageNames", "Like High Voltage, and an executive officer helps the Automa.")},
};

constexpr Word officer_words[] = {
    {"wilhelm_adler", QT_TRANSLATE_NOOP("BarrageNames", "Wilhelm Adler")},
    {"graziano_del_monte", QT_TRANSLATE_NOOP("BarrageNames", "Graziano del Monte")},
    {"viktor_fiesler", QT_TRANSLATE_NOOP("BarrageNames", "Viktor Fiesler")},
    {"jill_mcdowell", QT_TRANSLATE_NOOP("BarrageNames", "Jill McDowell")},
    {"solomon_p_jordan", QT_TRANSLATE_NOOP("BarrageNames", "Solomon P. Jordan")},
    {"anton_krylov", QT_TRANSLATE_NOOP("BarrageNames", "Anton Krylov")},
    {"mahiri_sekibo", QT_TRANSLATE_NOOP("BarrageNames", "Mahiri Sekibo")},
    {"simone_luciani", QT_TRANSLATE_NOOP("BarrageNames", "Simone Luciani")},
    {"tommaso_battista", QT_TRANSLATE_NOOP("BarrageNames", "Tommaso Battista")},
    {"leslie_spencer", QT_TRANSLATE_NOOP("BarrageNames", "Leslie Spencer")},
    {"margot_fouche", QT_TRANSLATE_NOOP("BarrageNames", "Margot Fouché")},
    {"elon_audia", QT_TRANSLATE_NOOP("BarrageNames", "Elon Audia")},
    {"gennaro_grasso", QT_TRANSLATE_NOOP("BarrageNames", "Gennaro Grasso")},
    {"wu_fang", QT_TRANSLATE_NOOP("BarrageNames", "Wu Fang")},
    {"dr_octavius", QT_TRANSLATE_NOOP("BarrageNames", "Dr. Octavius")},
    {"amir_zahir", QT_TRANSLATE_NOOP("BarrageNames", "Amir Zahir")},
    {"franz_de_lasse", QT_TRANSLATE_NOOP("BarrageNames", "Franz de Lasse")},
};

constexpr Word officer_short_words[] = {
    {"wilhelm_adler", QT_TRANSLATE_NOOP("BarrageNames", "Wilhelm")},
    {"graziano_del_monte", QT_TRANSLATE_NOOP("BarrageNames", "Graziano")},
    {"viktor_fiesler", QT_TRANSLATE_NOOP("BarrageNames", "Viktor")},
    {"jill_mcdowell", QT_TRANSLATE_NOOP("BarrageNames", "Jill")},
    {"solomon_p_jordan", QT_TRANSLATE_NOOP("BarrageNames", "Solomon")},
    {"anton_krylov", QT_TRANSLATE_NOOP("BarrageNames", "Anton")},
    {"mahiri_sekibo", QT_TRANSLATE_NOOP("BarrageNames", "Mahiri")},
    {"simone_luciani", QT_TRANSLATE_NOOP("BarrageNames", "Simone")},
    {"tommaso_battista", QT_TRANSLATE_NOOP("BarrageNames", "Tommaso")},
    {"leslie_spencer", QT_TRANSLATE_NOOP("BarrageNames", "Leslie")},
    {"margot_fouche", QT_TRANSLATE_NOOP("BarrageNames", "Margot")},
    {"elon_audia", QT_TRANSLATE_NOOP("BarrageNames", "Elon")},
    {"gennaro_grasso", QT_TRANSLATE_NOOP("BarrageNames", "Gennaro")},
    {"wu_fang", QT_TRANSLATE_NOOP("BarrageNames", "Wu Fang")},
    {"dr_octavius", QT_TRANSLATE_NOOP("BarrageNames", "Octavius")},
    {"amir_zahir", QT_TRANSLATE_NOOP("BarrageNames", "Amir")},
    {"franz_de_lasse", QT_TRANSLATE_NOOP("BarrageNames", "Franz")},
};

constexpr Word officer_ability_words[] = {
    {"wilhelm_adler", QT_TRANSLATE_NOOP("BarrageNames", "Every base costs 3 excavators, in any region.")},
    {"graziano_del_monte", QT_TRANSLATE_NOOP("BarrageNames", "Your dams of height 3 hold 4 drops.")},
    {"viktor_fiesler",
     QT_TRANSLATE_NOOP("BarrageNames", "If drops times power is below 4, it counts as 4 before bonuses.")},
    {"jill_mcdowell",
     QT_TRANSLATE_NOOP("BarrageNames", "A conduit may be paid for with mixers instead: 1 mixer per power.")},
    {"solomon_p_jordan",
     QT_TRANSLATE_NOOP("BarrageNames", "Any machine in a building cost may be replaced with 3 credits.")},
    {"anton_krylov",
     QT_TRANSLATE_NOOP("BarrageNames", "A special technology tile copies another tile on the same wheel.")},
    {"mahiri_sekibo",
     QT_TRANSLATE_NOOP("BarrageNames",
                       "A space of his own: 1 engineer copies another officer’s ability for one turn.")},
    {"simone_luciani",
     QT_TRANSLATE_NOOP("BarrageNames",
                       "Holds 4 contracts, and one production may fulfil several if it covers their sum.")},
    {"tommaso_battista",
     QT_TRANSLATE_NOOP("BarrageNames",
                       "One engineer is an architect: used alone, he gives you another turn immediately.")},
    {"leslie_spencer",
     QT_TRANSLATE_NOOP("BarrageNames", "A special technology tile: the machines for an external work go on "
                                       "the wheel instead of being lost.")},
    {"margot_fouche",
     QT_TRANSLATE_NOOP("BarrageNames",
                       "A space of her own: 1 engineer uses the action of one of her private buildings.")},
    {"elon_audia", QT_TRANSLATE_NOOP("BarrageNames", "Starts with 8 machines that count as either kind.")},
    {"gennaro_grasso", QT_TRANSLATE_NOOP("BarrageNames", "One more construction space, once per round.")},
    {"wu_fang",
     QT_TRANSLATE_NOOP(
         "BarrageNames",
         "A space of his own: 1 energy for each drop his dams hold; the drops stay where they are.")},
    {"dr_octavius",
     QT_TRANSLATE_NOOP("BarrageNames", "One production may use the drops of several linked dams.")},
    {"amir_zahir",
     QT_TRANSLATE_NOOP("BarrageNames",
                       "Placed drops may flow immediately, or go straight to your dams with room.")},
    {"franz_de_lasse", QT_TRANSLATE_NOOP("BarrageNames", "We do not know his own ability.")},
};

constexpr Word officer_automa_words[] = {
    {"wilhelm_adler",
     QT_TRANSLATE_NOOP("BarrageNames",
                       "Every base costs the Automa 3 excavators. For bases and elevations it prefers "
                       "mountains, then hills, then plains, before it looks at the criteria.")},
    {"graziano_del_monte",
     QT_TRANSLATE_NOOP("BarrageNames", "Its dams of height 3 hold 4 drops. Whenever it would build something "
                                       "and can build an elevation, it builds the elevation instead.")},
    {"viktor_fiesler",
     QT_TRANSLATE_NOOP("BarrageNames", "Drops times power below 4 counts as 4. With a conduit of power 1 or "
                                       "2 the Automa uses only 1 drop.")},
    {"jill_mcdowell",
     QT_TRANSLATE_NOOP("BarrageNames", "The Automa pays for conduits with mixers first, 1 per power, and "
                                       "takes mixers whenever it may choose a machine.")},
    {"solomon_p_jordan",
     QT_TRANSLATE_NOOP(
         "BarrageNames",
         "If it is exactly one machine short for a construction, the Automa pays 3 VP instead.")},
    {"anton_krylov",
     QT_TRANSLATE_NOOP("BarrageNames", "The Automa uses the special tile when no other fits. It copies the "
                                       "highest-level tile on its wheel, a specific one before a joker.")},
    {"mahiri_sekibo",
     QT_TRANSLATE_NOOP("BarrageNames", "The Automa itself gets nothing. Instead each human’s first action of "
                                       "a round is dictated by a new Automa tile.")},
    {"simone_luciani",
     QT_TRANSLATE_NOOP("BarrageNames",
                       "With one production the Automa fulfils as many contracts as its energy covers "
                       "together; a national one within reach is always among them.")},
    {"tommaso_battista",
     QT_TRANSLATE_NOOP("BarrageNames", "If an action that ends the turn needs exactly 1 engineer, the Automa "
                                       "uses its free architect, and then immediately takes another turn.")},
    {"leslie_spencer",
     QT_TRANSLATE_NOOP("BarrageNames",
                       "Whenever the Automa would build and holds its special tile, it first tries an "
                       "external work with 1 engineer; the machines go on the wheel.")},
    {"margot_fouche",
     QT_TRANSLATE_NOOP(
         "BarrageNames",
         "Whenever the Automa would build, it first tries to build a private building with 1 engineer.")},
    {"elon_audia", QT_TRANSLATE_NOOP("BarrageNames", "Promo officer: the Automa cannot use him yet.")},
    {"gennaro_grasso", QT_TRANSLATE_NOOP("BarrageNames", "Promo officer: the Automa cannot use him yet.")},
    {"wu_fang", QT_TRANSLATE_NOOP("BarrageNames", "Promo officer: the Automa cannot use him yet.")},
    {"dr_octavius", QT_TRANSLATE_NOOP("BarrageNames", "Promo officer: the Automa cannot use him yet.")},
    {"amir_zahir", QT_TRANSLATE_NOOP("BarrageNames", "Promo officer: the Automa cannot use him yet.")},
    {"franz_de_lasse", QT_TRANSLATE_NOOP("BarrageNames", "Promo officer: the Automa cannot use him yet.")},
};

} // namespace

QString BarrageNames::company(Id id) {
    return word_of("BarrageNames", company_words, id);
}
QString BarrageNames::company_leader(Id id) {
    return word_of("BarrageNames", company_leader_words, id);
}
QString BarrageNames::company_colour(Id id) {
    return word_of("BarrageNames", company_colour_words, id);
}
QString BarrageNames::company_ability(Id id) {
    return word_of("BarrageNames", company_ability_words, id);
}
QString BarrageNames::automa(Id id) {
    return translate("BarrageNames", "Automa (%1)").arg(company(id));
}

QString BarrageNames::level(Id id) {
    return word_of("BarrageNames", level_words, id);
}
QString BarrageNames::level_short(Id id) {
    return word_of("BarrageNames", level_short_words, id);
}
QString BarrageNames::level_explanation(Id id) {
    return word_of("BarrageNames", level_explanation_words, id);
}

QString BarrageNames::officer(Id id) {
    return word_of("BarrageNames", officer_words, id);
}
QString BarrageNames::officer_short(Id id) {
    return word_of("BarrageNames", officer_short_words, id);
}
QString BarrageNames::officer_ability(Id id) {
    return word_of("BarrageNames", officer_ability_words, id);
}
QString BarrageNames::officer_automa(Id id) {
    return word_of("BarrageNames", officer_automa_words, id);
}

} // namespace automa::app::barrage_app
