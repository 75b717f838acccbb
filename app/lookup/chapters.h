// Chapters that every book has: rules, the words of the game with the rules that speak of them, and what
// people call things in other words.
#pragma once

#include "app/lookup/lookup_entry.h"
#include "app/text/rule_text.h"

#include <span>
#include <vector>

namespace automa::app {

/// A word of the game; the first of its rules is quoted.
struct LookupTopic {
    const char* id;
    const char* title; // marked for translation
    const char* rules; // numbers, with spaces between them
};

/// A symbol of the cards or of the map.
struct LookupSymbol {
    const char* id;
    const char* title;   // marked for translation
    const char* meaning; // marked for translation
    const char* rules;   // numbers, with spaces between them
};

/// Entries of kind "rule", with links to related rules and to the readings that change them.
void add_rules(const std::vector<RuleText>& rules, LookupEntries& entries);

/// Entries of kind "topic".
void add_topics(const char* context, std::span<const LookupTopic> topics, const std::vector<RuleText>& rules,
                LookupEntries& entries);

/// An entry of kind "symbol"; `rules` as above.
[[nodiscard]] LookupEntry symbol_entry(const QString& id, const QString& title, const QString& meaning,
                                       const char* rules, const QString& group);
void add_symbols(const char* context, std::span<const LookupSymbol> symbols, const QString& group,
                 LookupEntries& entries);

/// An entry of kind "reading": a doubt of the rules and what a table may choose, with the rule it changes.
[[nodiscard]] LookupEntry reading_entry(const QString& id, const QString& title, const QString& question,
                                        const std::vector<RuleText>& rules);

/// What people call things when they do not use the words of their edition, from
/// translations/<language>/<game>.json. Never shown, only searched; those of all languages together, for a
/// table often speaks more than one.
void add_other_words(const char* game, LookupEntries& entries);

/// Links to the rules with these numbers, with spaces between them.
[[nodiscard]] QStringList rule_links(const char* numbers);

} // namespace automa::app
