#include "app/scythe/text/rules.h"

#include "app/scythe/text/rules_sources.h"
#include "app/text/text_words.h"

#include <array>

namespace automa::app::scythe_app {

namespace {

struct Section {
    int first; // its first rule
    const char* title;
};

constexpr Section sections[] = {
    {1, QT_TRANSLATE_NOOP("ScytheRules", "What the Automa is")},
    {7, QT_TRANSLATE_NOOP("ScytheRules", "Set-up")},
    {15, QT_TRANSLATE_NOOP("ScytheRules", "The Automa’s turn")},
    {21, QT_TRANSLATE_NOOP("ScytheRules", "Choosing the move")},
    {27, QT_TRANSLATE_NOOP("ScytheRules", "Distance and neighbourhood")},
    {41, QT_TRANSLATE_NOOP("ScytheRules", "The moves")},
    {61, QT_TRANSLATE_NOOP("ScytheRules", "Encounters and the Factory")},
    {71, QT_TRANSLATE_NOOP("ScytheRules", "Gains")},
    {81, QT_TRANSLATE_NOOP("ScytheRules", "Stars and schemes")},
    {91, QT_TRANSLATE_NOOP("ScytheRules", "Combat")},
    {101, QT_TRANSLATE_NOOP("ScytheRules", "Resources")},
    {111, QT_TRANSLATE_NOOP("ScytheRules", "End of the game")},
    {121, QT_TRANSLATE_NOOP("ScytheRules", "Difficulty")},
};

// Which rule a reading of the table changes.
constexpr Word settings[] = {
    {"S-16", "skipped_turn"},   {"S-30", "distance"},          {"S-32", "base_neighbourhood"},
    {"S-33", "human_tunnels"},  {"S-43", "worker_in_danger"},  {"S-53", "equal_units"},
    {"S-91", "combat_card_to"}, {"S-95", "combat_card_limit"}, {"S-134", "bonus_per"},
};

QString section_of(const QString& number) {
    const int value = number.section(u'-', 1).toInt();
    const char* title = sections[0].title;
    for (const Section& section : sections)
        if (section.first <= value)
            title = section.title;
    return translate("ScytheRules", title);
}

RuleText told(const RuleSource& source) {
    const QString number = QString::fromLatin1(source.number);
    const Word* setting = find_word(settings, number);
    return spoken("ScytheRules", source, section_of(number),
                  setting == nullptr ? QString() : QString::fromLatin1(setting->source));
}

std::array<std::span<const RuleSource>, 3> chapters() {
    return {turn_rules(), moves_rules(), combat_rules()};
}

} // namespace

std::vector<RuleText> ScytheRules::all() {
    std::vector<RuleText> rules;
    for (const std::span<const RuleSource> chapter : chapters())
        for (const RuleSource& source : chapter)
            rules.push_back(told(source));
    return rules;
}

std::optional<RuleText> ScytheRules::rule(QAnyStringView number) {
    const RuleSource* source = nullptr;
    for (const std::span<const RuleSource> chapter : chapters())
        if (source == nullptr)
            source = find_rule(chapter, number);
    return source == nullptr ? std::nullopt : std::optional(told(*source));
}

} // namespace automa::app::scythe_app
