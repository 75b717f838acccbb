#include "app/lookup/chapters.h"

#include "app/lookup/search_words.h"
#include "app/text/languages.h"
#include "app/text/text_words.h"

#include <QHash>

#include <algorithm>

namespace automa::app {

QStringList rule_links(const char* numbers) {
    QStringList links;
    for (const QString& number : QString::fromLatin1(numbers).split(u' ', Qt::SkipEmptyParts))
        links << rule_key(number);
    return links;
}

void add_rules(const std::vector<RuleText>& rules, LookupEntries& entries) {
    for (const RuleText& rule : rules) {
        LookupEntry entry{.kind = QStringLiteral("rule"), .id = rule.number};
        entry.title = rule.title;
        entry.summary = rule.section;
        entry.body = rule.text;
        entry.keywords = {rule.number, translate("Lookup", "rule")};
        for (const QString& related : rule.related)
            entry.links << rule_key(related);
        if (!rule.setting.isEmpty())
            entry.links << lookup_key(QStringLiteral("reading"), rule.setting);
        entries.push_back(std::move(entry));
    }
}

void add_topics(const char* context, std::span<const LookupTopic> topics, const std::vector<RuleText>& rules,
                LookupEntries& entries) {
    for (const LookupTopic& topic : topics) {
        LookupEntry entry{.kind = QStringLiteral("topic"), .id = QString::fromLatin1(topic.id)};
        entry.title = translate(context, topic.title);
        entry.links = rule_links(topic.rules);
        const auto quoted = std::ranges::find_if(rules, [&](const RuleText& rule) {
            return !entry.links.isEmpty() && rule_key(rule.number) == entry.links.front();
        });
        if (quoted != rules.end()) {
            entry.summary = quoted->title;
            entry.body = quoted->text;
        }
        entries.push_back(std::move(entry));
    }
}

LookupEntry symbol_entry(const QString& id, const QString& title, const QString& meaning, const char* rules,
                         const QString& group) {
    LookupEntry entry{.kind = QStringLiteral("symbol"), .id = id, .group = group};
    entry.title = title;
    entry.summary = meaning;
    entry.body = meaning;
    entry.links = rule_links(rules);
    return entry;
}

void add_symbols(const char* context, std::span<const LookupSymbol> symbols, const QString& group,
                 LookupEntries& entries) {
    for (const LookupSymbol& symbol : symbols)
        entries.push_back(symbol_entry(QString::fromLatin1(symbol.id), translate(context, symbol.title),
                                       translate(context, symbol.meaning), symbol.rules, group));
}

LookupEntry reading_entry(const QString& id, const QString& title, const QString& question,
                          const std::vector<RuleText>& rules) {
    LookupEntry entry{.kind = QStringLiteral("reading"), .id = id};
    entry.title = title;
    entry.summary = question;
    entry.body = question;
    if (const auto rule = std::ranges::find(rules, id, &RuleText::setting); rule != rules.end())
        entry.links = {rule_key(rule->number)};
    return entry;
}

void add_other_words(const char* game, LookupEntries& entries) {
    QHash<QString, QStringList> words;
    for (const char* language : languages) {
        const auto own =
            words_of_file(QStringLiteral("%1/%2.json").arg(QLatin1String(language), QLatin1String(game)));
        for (auto other = own.begin(); other != own.end(); ++other)
            words[other.key()] << other.value();
    }
    for (LookupEntry& entry : entries)
        entry.other_names << words.value(entry.key());
}

} // namespace automa::app
