// What a game counts, and what it calls it: its own dimensions of the statistics.
#pragma once

#include "app/shell/pages.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <string>
#include <vector>

namespace automa::app {

/// A column of the results by which games or sides are counted. What has no words is not shown.
struct StatisticsColumn {
    enum class Of {
        Game,   // of the whole game (GameResult::own)
        Automa, // of an Automa (SideResult::own)
        Side    // of every side; id storage::kSideColumn is the side itself
    };

    std::string id;
    Of of = Of::Game;
    /// How it is called where a filter is chosen; stands in "filter_<name>_<value>".
    QString name;
    /// Over the games won, tied and lost by it: "By Automa level".
    Words tally = {};
    /// Over how humans and Automas did with it: "By faction".
    Words seats = {};
    /// Over the filter: "Level of an Automa". Of a side, it is a human's.
    Words filter = {};
    /// What a value is called.
    std::function<QString(const QString& value)> nameOf = {};
    /// The values in the order in which people expect them; others come last.
    QStringList values = {};
    /// Its values are sides, with seals.
    bool sides = false;
};

/// A number that the game keeps of its own: coins, stars.
struct StatisticsMeasure {
    std::string id;
    Words title;
    /// Of the whole game; else of each side.
    bool ofGame = false;
};

struct StatisticsWords {
    /// "84 VP", "61.5 coins": the number is written already.
    std::function<QString(const QString& number)> points = [](const QString& number) { return number; };
    /// Over the curves: "VP by round"; empty: the game has no stages.
    Words curves = {};
    /// What stage 0 … stages - 1 is called: "start", "R1" …
    std::function<QString(int stage, int stages)> stage = [](int number, int) {
        return QString::number(number);
    };
    /// Over the margins: "Margins in VP".
    Words margins = {};
    /// What a mode is called, and over its filter; empty: not shown.
    Words mode = {};
    std::function<QString(const QString& mode)> modeName = {};
    std::vector<StatisticsColumn> columns = {};
    std::vector<StatisticsMeasure> measures = {};
};

} // namespace automa::app
