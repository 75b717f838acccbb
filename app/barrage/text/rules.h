// The Automa's rules by number, in our own words, for the look-up and for the numbers that explanations cite.
#pragma once

#include "app/text/rule_text.h"

#include <QAnyStringView>
#include <QString>

#include <optional>
#include <vector>

namespace automa::app::barrage_app {

/// A criterion of the Automa tiles as a look-up entry.
struct CriterionText {
    QString column; // dam, conduit, powerhouse
    QString id;
    QString name;
    QString meaning;
    QString tie_break;
    QString rule; // the rule that applies it
};

class BarrageRules {
public:
    /// All rules in the order of their numbers, in the language of the app.
    static std::vector<RuleText> all_rules();
    static std::optional<RuleText> rule(QAnyStringView number);
    /// All criteria in the order of the columns.
    static std::vector<CriterionText> all_criteria();
};

} // namespace automa::app::barrage_app
