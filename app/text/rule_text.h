// A rule by its number, in our own words: what each game tells of its Automa's rules.
#pragma once

#include <QAnyStringView>
#include <QString>
#include <QStringList>

#include <span>

namespace automa::app {

/// The English source of a rule, marked for translation.
struct RuleSource {
    const char* number;
    const char* title;
    const char* text;
    const char* related; // numbers, with spaces between them
};

struct RuleText {
    QString number;
    QString section;     // title of its section
    QString title;       // a few words
    QString text;        // one to four plain sentences
    QStringList related; // numbers of other rules
    QString setting;     // id of the reading that changes it, or empty
};

/// The rule in the language of the app.
[[nodiscard]] RuleText spoken(const char* context, const RuleSource& source, const QString& section,
                              const QString& setting);

/// The rule with this number, or nullptr.
[[nodiscard]] const RuleSource* find_rule(std::span<const RuleSource> rules, QAnyStringView number);

} // namespace automa::app
