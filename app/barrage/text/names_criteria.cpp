// The criteria of the Automa tiles: label, meaning and tie-break of each, by column.
#include "app/barrage/text/names.h"

namespace automa::app::barrage_app {

namespace {

constexpr Word tile_column_words[] = {
    {"dam", QT_TRANSLATE_NOOP("BarrageNames", "dam column")},
    {"conduit", QT_TRANSLATE_NOOP("BarrageNames", "conduit column")},
    {"powerhouse", QT_TRANSLATE_NOOP("BarrageNames", "powerhouse column")},
    {"left", QT_TRANSLATE_NOOP("BarrageNames", "left column")},
    {"centre", QT_TRANSLATE_NOOP("BarrageNames", "centre column")},
    {"right", QT_TRANSLATE_NOOP("BarrageNames", "right column")},
};

constexpr Word criterion_dam_words[] = {
    {"most_powerful_built_conduit", QT_TRANSLATE_NOOP("BarrageNames", "most powerful built conduit")},
    {"own_powerhouse", QT_TRANSLATE_NOOP("BarrageNames", "its own powerhouse")},
    {"most_water_drops", QT_TRANSLATE_NOOP("BarrageNames", "most water drops")},
    {"red_bordered_space", QT_TRANSLATE_NOOP("BarrageNames", "red-bordered space")},
    {"fed_by_upstream_powerhouse", QT_TRANSLATE_NOOP("BarrageNames", "fed by a powerhouse upstream")},
    {"conduit_to_own_dam_downstream",
     QT_TRANSLATE_NOOP("BarrageNames", "conduit to one of its dams downstream")},
};

constexpr Word criterion_conduit_words[] = {
    {"most_powerful", QT_TRANSLATE_NOOP("BarrageNames", "most powerful conduit")},
    {"second_most_powerful", QT_TRANSLATE_NOOP("BarrageNames", "second most powerful conduit")},
    {"dam_own_neutral_opponent", QT_TRANSLATE_NOOP("BarrageNames", "dam: its own, neutral, opponent’s")},
    {"dam_opponent_neutral_own", QT_TRANSLATE_NOOP("BarrageNames", "dam: opponent’s, neutral, its own")},
    {"powerhouse_own_opponent", QT_TRANSLATE_NOOP("BarrageNames", "powerhouse: its own, opponent’s")},
    {"powerhouse_opponent_own", QT_TRANSLATE_NOOP("BarrageNames", "powerhouse: opponent’s, its own")},
};

constexpr Word criterion_powerhouse_words[] = {
    {"most_powerful_built_conduit", QT_TRANSLATE_NOOP("BarrageNames", "most powerful built conduit")},
    {"own_dam", QT_TRANSLATE_NOOP("BarrageNames", "its own dam")},
    {"plain", QT_TRANSLATE_NOOP("BarrageNames", "in the plains")},
    {"hill_basin_5", QT_TRANSLATE_NOOP("BarrageNames", "in hill basin 5")},
    {"hill_basin_6", QT_TRANSLATE_NOOP("BarrageNames", "in hill basin 6")},
    {"hill_basin_7", QT_TRANSLATE_NOOP("BarrageNames", "in hill basin 7")},
    {"feeds_own_dam", QT_TRANSLATE_NOOP("BarrageNames", "feeds one of its dams")},
    {"not_feeding_opponent_dam", QT_TRANSLATE_NOOP("BarrageNames", "does not feed an opponent’s dam")},
};

constexpr Word criterion_meaning_dam_words[] = {
    {"most_powerful_built_conduit",
     QT_TRANSLATE_NOOP("BarrageNames", "Keep the spaces in the basin where the most powerful conduit already "
                                       "built begins, whoever owns it.")},
    {"own_powerhouse",
     QT_TRANSLATE_NOOP("BarrageNames",
                       "Keep the spaces in basins joined by a printed pipe to a basin with one of the "
                       "Automa’s own powerhouses. The conduit need not be built.")},
    {"most_water_drops",
     QT_TRANSLATE_NOOP("BarrageNames",
                       "Keep the space that the most drops would reach if all water flowed now.")},
    {"red_bordered_space", QT_TRANSLATE_NOOP("BarrageNames", "Keep the red-bordered spaces.")},
    {"fed_by_upstream_powerhouse",
     QT_TRANSLATE_NOOP("BarrageNames", "Keep the spaces that water leaving a built powerhouse reaches before "
                                       "any dam, whoever owns the powerhouse.")},
    {"conduit_to_own_dam_downstream",
     QT_TRANSLATE_NOOP(
         "BarrageNames",
         "Keep the spaces whose printed pipes lead to a lower basin with one of the Automa’s own dams.")},
};

constexpr Word criterion_meaning_conduit_words[] = {
    {"most_powerful", QT_TRANSLATE_NOOP("BarrageNames", "Keep the conduits with the highest power.")},
    {"second_most_powerful",
     QT_TRANSLATE_NOOP("BarrageNames",
                       "Keep the conduits with the second highest power among those possible.")},
    {"dam_own_neutral_opponent",
     QT_TRANSLATE_NOOP("BarrageNames", "Keep the conduits that start at a dam: one of its dams if there is "
                                       "one, otherwise a neutral dam, otherwise an opponent’s.")},
    {"dam_opponent_neutral_own",
     QT_TRANSLATE_NOOP("BarrageNames", "Keep the conduits that start at a dam: an opponent’s dam if there is "
                                       "one, otherwise a neutral dam, otherwise one of its own.")},
    {"powerhouse_own_opponent",
     QT_TRANSLATE_NOOP("BarrageNames", "Keep the conduits that end in a basin with a powerhouse: one of its "
                                       "own if there is one, otherwise an opponent’s.")},
    {"powerhouse_opponent_own",
     QT_TRANSLATE_NOOP("BarrageNames", "Keep the conduits that end in a basin with a powerhouse: an "
                                       "opponent’s if there is one, otherwise one of its own.")},
};

constexpr Word criterion_meaning_powerhouse_words[] = {
    {"most_powerful_built_conduit",
     QT_TRANSLATE_NOOP("BarrageNames", "Keep the spaces in the basin where the most powerful conduit already "
                                       "built ends, whoever owns it.")},
    {"own_dam",
     QT_TRANSLATE_NOOP("BarrageNames", "Keep the spaces in basins joined by a printed pipe to a basin with "
                                       "one of the Automa’s own dams. The conduit need not be built.")},
    {"plain", QT_TRANSLATE_NOOP("BarrageNames", "Keep the spaces in the plains, basins 8 to 12.")},
    {"hill_basin_5", QT_TRANSLATE_NOOP("BarrageNames", "Keep the spaces in basin 5, in the hills.")},
    {"hill_basin_6", QT_TRANSLATE_NOOP("BarrageNames", "Keep the spaces in basin 6, in the hills.")},
    {"hill_basin_7", QT_TRANSLATE_NOOP("BarrageNames", "Keep the spaces in basin 7, in the hills.")},
    {"feeds_own_dam",
     QT_TRANSLATE_NOOP(
         "BarrageNames",
         "Keep the spaces from which water reaches one of the Automa’s own dams before any other dam.")},
    {"not_feeding_opponent_dam",
     QT_TRANSLATE_NOOP("BarrageNames",
                       "Keep the spaces from which water does not reach an opponent’s dam first.")},
};

constexpr Word criterion_tie_dam_words[] = {
    {"most_powerful_built_conduit",
     QT_TRANSLATE_NOOP("BarrageNames", "If tied on power, the Automa’s own conduit counts first. If no "
                                       "possible space has a built conduit, the criterion is ignored.")},
    {"own_powerhouse",
     QT_TRANSLATE_NOOP("BarrageNames", "If no possible space fits, the criterion is ignored.")},
    {"most_water_drops",
     QT_TRANSLATE_NOOP("BarrageNames",
                       "If tied, the headstream letters of the tile decide, the first letter first. If no "
                       "drop reaches any possible space, the criterion is ignored.")},
    {"red_bordered_space",
     QT_TRANSLATE_NOOP("BarrageNames", "If no possible space fits, the criterion is ignored.")},
    {"fed_by_upstream_powerhouse",
     QT_TRANSLATE_NOOP("BarrageNames", "If no possible space fits, the criterion is ignored.")},
    {"conduit_to_own_dam_downstream",
     QT_TRANSLATE_NOOP("BarrageNames", "If there are none, keep the spaces whose pipes do not lead to a "
                                       "lower basin with an opponent’s dam.")},
};

constexpr Word criterion_tie_conduit_words[] = {
    {"most_powerful", QT_TRANSLATE_NOOP("BarrageNames", "If tied on power, all of them remain.")},
    {"second_most_powerful",
     QT_TRANSLATE_NOOP("BarrageNames", "If all have the same power, all of them remain.")},
    {"dam_own_neutral_opponent",
     QT_TRANSLATE_NOOP("BarrageNames", "If no possible conduit begins at a dam, the criterion is ignored.")},
    {"dam_opponent_neutral_own",
     QT_TRANSLATE_NOOP("BarrageNames", "If no possible conduit begins at a dam, the criterion is ignored.")},
    {"powerhouse_own_opponent",
     QT_TRANSLATE_NOOP("BarrageNames",
                       "If no possible conduit ends at a powerhouse, the criterion is ignored.")},
    {"powerhouse_opponent_own",
     QT_TRANSLATE_NOOP("BarrageNames",
                       "If no possible conduit ends at a powerhouse, the criterion is ignored.")},
};

constexpr Word criterion_tie_powerhouse_words[] = {
    {"most_powerful_built_conduit",
     QT_TRANSLATE_NOOP("BarrageNames", "If tied on power, the Automa’s own conduit counts first. If no "
                                       "possible space has a built conduit, the criterion is ignored.")},
    {"own_dam", QT_TRANSLATE_NOOP("BarrageNames", "If no possible space fits, the criterion is ignored.")},
    {"plain", QT_TRANSLATE_NOOP("BarrageNames", "If no possible space fits, the criterion is ignored.")},
    {"hill_basin_5",
     QT_TRANSLATE_NOOP("BarrageNames", "If no possible space fits, the criterion is ignored.")},
    {"hill_basin_6",
     QT_TRANSLATE_NOOP("BarrageNames", "If no possible space fits, the criterion is ignored.")},
    {"hill_basin_7",
     QT_TRANSLATE_NOOP("BarrageNames", "If no possible space fits, the criterion is ignored.")},
    {"feeds_own_dam",
     QT_TRANSLATE_NOOP("BarrageNames",
                       "If there are none, keep the spaces that do not feed an opponent’s dam directly.")},
    {"not_feeding_opponent_dam",
     QT_TRANSLATE_NOOP("BarrageNames",
                       "If there are none, keep the spaces that feed one of its dams directly.")},
};

using Words = std::span<const Word>;

// Bases and elevations are judged by the dam column.
Words by_column(QAnyStringView column, Words dam, Words conduit, Words powerhouse) {
    const QString name = column.toString();
    if (name == u"conduit") {
        return conduit;
    }
    return name == u"powerhouse" ? powerhouse : dam;
}

} // namespace

QString BarrageNames::tile_column(Id id) {
    return word_of("BarrageNames", tile_column_words, id);
}

QString BarrageNames::criterion(Id column, Id id) {
    return word_of(
        "BarrageNames",
        by_column(column, criterion_dam_words, criterion_conduit_words, criterion_powerhouse_words), id);
}

QString BarrageNames::criterion_meaning(Id column, Id id) {
    return word_of("BarrageNames",
                   by_column(column, criterion_meaning_dam_words, criterion_meaning_conduit_words,
                             criterion_meaning_powerhouse_words),
                   id);
}

QString BarrageNames::criterion_tie_break(Id column, Id id) {
    return word_of("BarrageNames",
                   by_column(column, criterion_tie_dam_words, criterion_tie_conduit_words,
                             criterion_tie_powerhouse_words),
                   id);
}

} // namespace automa::app::barrage_app
