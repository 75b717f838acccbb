// The rules of the Automa of Scythe by number, in our own words, for the look-up and for the numbers that
// explanations cite.
#pragma once

#include "app/text/rule_text.h"

#include <optional>
#include <vector>

namespace automa::app::scythe_app {

class ScytheRules {
public:
    /// All rules in the order of their numbers, in the language of the app.
    static std::vector<RuleText> all();
    static std::optional<RuleText> rule(QAnyStringView number);
};

} // namespace automa::app::scythe_app
