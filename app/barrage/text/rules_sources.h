// The English sources of the rules, by chapter. Only rules.cpp reads them.
#pragma once

#include "app/text/rule_text.h"

#include <QCoreApplication>

#include <span>

namespace automa::app::barrage_app {

[[nodiscard]] std::span<const RuleSource> turn_rules();         // B-1 to B-5
[[nodiscard]] std::span<const RuleSource> construction_rules(); // B-6 to B-8
[[nodiscard]] std::span<const RuleSource> round_rules();        // B-9 and B-10
[[nodiscard]] std::span<const RuleSource> leeghwater_rules();   // L

} // namespace automa::app::barrage_app
