// One thing that can be looked up, in one language.
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace automa::app {

/// A line of a table: what it is, its value, and the key of the entry it leads to, if any.
struct LookupFact {
    QString label;
    QString value;
    QString link;
};

struct LookupEntry {
    QString kind = {};  // tile, card, criterion, space, rule …
    QString id = {};    // as the fact files spell it: "17", "own_piece", "5A", "B-4.7"
    QString group = {}; // what it belongs to: a colour, a column; often empty
    /// What the group is called in data ("column"), if entries of two groups may have one id.
    QString group_name = {};
    QString title = {};
    QString summary = {}; // one line for lists
    QString body = {};    // paragraphs, with \n between them
    std::vector<LookupFact> facts = {};
    QStringList keywords = {};    // words that belong to it; never shown
    QStringList other_names = {}; // what people call it, in any language; never shown
    QStringList links = {};       // keys of related entries

    /// Unique in the book: "tile:17", "rule:B-4.7", with a named group "criterion:build.own_piece".
    [[nodiscard]] QString key() const;
};

[[nodiscard]] QString lookup_key(const QString& kind, const QString& id);
[[nodiscard]] inline QString rule_key(const QString& number) {
    return lookup_key(QStringLiteral("rule"), number);
}

using LookupEntries = std::vector<LookupEntry>;

} // namespace automa::app
