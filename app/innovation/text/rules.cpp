#include "app/innovation/text/rules.h"

#include "app/innovation/text/rules_sources.h"
#include "app/text/text_words.h"

#include <array>

namespace automa::app::innovation_app {

namespace {

struct Section {
    int first; // its first rule
    const char* title;
};

constexpr Section sections[] = {
    {1, QT_TRANSLATE_NOOP("InnovationRules", "Terms")},
    {7, QT_TRANSLATE_NOOP("InnovationRules", "What the Automa is")},
    {13, QT_TRANSLATE_NOOP("InnovationRules", "Set-up")},
    {23, QT_TRANSLATE_NOOP("InnovationRules", "First workshops")},
    {26, QT_TRANSLATE_NOOP("InnovationRules", "The deck")},
    {31, QT_TRANSLATE_NOOP("InnovationRules", "Choosing among options")},
    {39, QT_TRANSLATE_NOOP("InnovationRules", "The Automa’s turn")},
    {46, QT_TRANSLATE_NOOP("InnovationRules", "Passing")},
    {54, QT_TRANSLATE_NOOP("InnovationRules", "How an action works")},
    {59, QT_TRANSLATE_NOOP("InnovationRules", "The actions")},
    {86, QT_TRANSLATE_NOOP("InnovationRules", "End of the game")},
    {89, QT_TRANSLATE_NOOP("InnovationRules", "Two humans")},
    {97, QT_TRANSLATE_NOOP("InnovationRules", "Passing")},
    {98, QT_TRANSLATE_NOOP("InnovationRules", "End of the game")},
    {99, QT_TRANSLATE_NOOP("InnovationRules", "The actions")},
};

// Which rule a reading of the table changes.
constexpr Word settings[] = {
    {"A-1", "bridges"},    {"A-58", "faction_build_fallback"},
    {"A-64", "wanderers"}, {"A-65", "approach_trial"},
    {"A-69", "marking"},   {"A-77", "book_block"},
    {"A-78", "level_12"},  {"A-99", "powermongers"},
};

QString section_of(const QString& number) {
    const int value = number.section(u'-', 1).toInt();
    const char* title = sections[0].title;
    for (const Section& section : sections)
        if (section.first <= value)
            title = section.title;
    return translate("InnovationRules", title);
}

RuleText told(const RuleSource& source) {
    const QString number = QString::fromLatin1(source.number);
    const Word* setting = find_word(settings, number);
    return spoken("InnovationRules", source, section_of(number),
                  setting == nullptr ? QString() : QString::fromLatin1(setting->source));
}

std::array<std::span<const RuleSource>, 3> chapters() {
    return {setup_rules(), turn_rules(), action_rules()};
}

} // namespace

std::vector<RuleText> InnovationRules::all() {
    std::vector<RuleText> rules;
    for (const std::span<const RuleSource> chapter : chapters())
        for (const RuleSource& source : chapter)
            rules.push_back(told(source));
    return rules;
}

std::optional<RuleText> InnovationRules::rule(QAnyStringView number) {
    const RuleSource* source = nullptr;
    for (const std::span<const RuleSource> chapter : chapters())
        if (source == nullptr)
            source = find_rule(chapter, number);
    return source == nullptr ? std::nullopt : std::optional(told(*source));
}

} // namespace automa::app::innovation_app
