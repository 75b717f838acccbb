// The English sources of the rules, by chapter. Only rules.cpp reads them.
#pragma once

#include "app/text/rule_text.h"

#include <QCoreApplication>

#include <span>

namespace automa::app::scythe_app {

[[nodiscard]] std::span<const RuleSource> turn_rules();   // S-1 to S-40
[[nodiscard]] std::span<const RuleSource> moves_rules();  // S-41 to S-77
[[nodiscard]] std::span<const RuleSource> combat_rules(); // S-81 to S-135

} // namespace automa::app::scythe_app
