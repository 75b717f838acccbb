// The English sources of the rules, by chapter. Only rules.cpp reads them.
#pragma once

#include "app/text/rule_text.h"

#include <QCoreApplication>

#include <span>

namespace automa::app::innovation_app {

[[nodiscard]] std::span<const RuleSource> setup_rules();
[[nodiscard]] std::span<const RuleSource> turn_rules();
[[nodiscard]] std::span<const RuleSource> action_rules();

} // namespace automa::app::innovation_app
