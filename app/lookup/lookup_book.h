// What a game gives to the look-up: everything that can be looked up in it, and how that is grouped and
// written. The search, the lists and the pages are the same for every game.
#pragma once

#include "app/lookup/code_spelling.h"
#include "app/lookup/lookup_entry.h"

#include <QRegularExpression>
#include <QString>
#include <QUrl>

#include <vector>

namespace automa::app {

struct LookupCategory {
    QString id;
    QString title;
    QString symbol;
};

/// What the bar above an entry shows where the window holds nothing but the entry.
struct LookupBar {
    bool title = false;   // its title, and so no heading below
    bool summary = false; // its summary under the title
    /// The names of the buttons that lead to its neighbours; empty: there are none.
    QString before = {};
    QString next = {};
};

class LookupBook {
public:
    virtual ~LookupBook() = default;

    /// In the language that translate() speaks now, in an order that does not depend on it: each entry stands
    /// at the same place in every language.
    [[nodiscard]] virtual LookupEntries entries() const = 0;
    /// How codes are written in this game.
    [[nodiscard]] virtual const CodeSpelling& codes() const = 0;
    /// Of equally good entries those of the kinds that people mean more often come first: 0 to 0.1.
    [[nodiscard]] virtual double precedence_of(const QString& kind) const = 0;

    /// The lists to leaf through, in their order and in the language spoken now.
    [[nodiscard]] virtual std::vector<LookupCategory> categories() const = 0;
    [[nodiscard]] virtual QString category_of(const QString& kind) const = 0;
    /// What heads the group of an entry in its list; empty if it stands in none.
    [[nodiscard]] virtual QString section_of(const LookupEntry& entry) const = 0;
    [[nodiscard]] virtual QString symbol_of(const LookupEntry& entry) const = 0;
    /// The QML component, a LookupForm, that shows the entry's picture; empty if words and facts say all.
    [[nodiscard]] virtual QUrl form_of([[maybe_unused]] const LookupEntry& entry) const { return {}; }
    [[nodiscard]] virtual LookupBar bar_of([[maybe_unused]] const LookupEntry& entry) const { return {}; }
    /// The QML component, a LookupFilter, that narrows the list of a category; empty if nothing does.
    [[nodiscard]] virtual QUrl filter_of([[maybe_unused]] const QString& category) const { return {}; }
    /// A rule's number in a text, as its first capture; it becomes a link.
    [[nodiscard]] virtual QRegularExpression rule_numbers() const = 0;
    /// What to try when nothing is found: "Try another word, a code like 5A …"
    [[nodiscard]] virtual QString advice() const = 0;
};

} // namespace automa::app
