// What the look-up shows in QML, as value types.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace automa::app {

/// A game whose look-up can be opened.
class LookupBookRow {
    Q_GADGET
    Q_PROPERTY(QString game MEMBER game)
    Q_PROPERTY(QString name MEMBER name)

public:
    QString game;
    QString name;

    friend bool operator==(const LookupBookRow&, const LookupBookRow&) = default;
};

/// A list to leaf through.
class LookupCategoryRow {
    Q_GADGET
    Q_PROPERTY(QString category MEMBER category)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString symbol MEMBER symbol)

public:
    QString category;
    QString title;
    QString symbol;

    friend bool operator==(const LookupCategoryRow&, const LookupCategoryRow&) = default;
};

/// An entry in a list. `section` heads its group; `first` and `last` say where it stands in it.
class LookupEntryRow {
    Q_GADGET
    Q_PROPERTY(QString key MEMBER key)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(QString symbol MEMBER symbol)
    Q_PROPERTY(QString section MEMBER section)
    Q_PROPERTY(bool first MEMBER first)
    Q_PROPERTY(bool last MEMBER last)

public:
    QString key;
    QString title;
    QString detail;
    QString symbol;
    QString section = {};
    bool first = false;
    bool last = false;

    friend bool operator==(const LookupEntryRow&, const LookupEntryRow&) = default;
};

/// A line of an entry's table; `link` is the key of the entry it leads to, if any.
class LookupFactRow {
    Q_GADGET
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(QString link MEMBER link)

public:
    QString label;
    QString value;
    QString link;

    friend bool operator==(const LookupFactRow&, const LookupFactRow&) = default;
};

/// The entry in sight; without a key there is none.
class LookupShown {
    Q_GADGET
    QML_VALUE_TYPE(lookupShown)
    Q_PROPERTY(QString key MEMBER key)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString group MEMBER group)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString summary MEMBER summary)
    Q_PROPERTY(QString symbol MEMBER symbol)
    /// Styled text; the numbers of rules are links to their keys.
    Q_PROPERTY(QStringList paragraphs MEMBER paragraphs)
    Q_PROPERTY(QUrl form MEMBER form)
    Q_PROPERTY(bool titleInBar MEMBER titleInBar)
    Q_PROPERTY(bool summaryInBar MEMBER summaryInBar)
    Q_PROPERTY(QString before MEMBER before)
    Q_PROPERTY(QString next MEMBER next)

public:
    QString key;
    QString kind;
    QString id;
    QString group;
    QString title;
    QString summary;
    QString symbol;
    QStringList paragraphs;
    QUrl form;
    bool titleInBar = false;
    bool summaryInBar = false;
    QString before;
    QString next;

    friend bool operator==(const LookupShown&, const LookupShown&) = default;
};

} // namespace automa::app
