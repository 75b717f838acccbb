// What is chosen among, as value types.
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace automa::app::barrage_app {

/// One of a few, side by side.
struct ChoiceOption {
    Q_GADGET
    QML_VALUE_TYPE(choiceOption)
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(QString text MEMBER text)

public:
    QString value{};
    QString text{};
    friend bool operator==(const ChoiceOption&, const ChoiceOption&) = default;
};

/// One of a list.
struct ChoiceLine {
    Q_GADGET
    /// What is chosen by it; empty: whatever comes.
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(QString label MEMBER label)
    /// Of what cannot be chosen the reason.
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(bool offered MEMBER offered)
    Q_PROPERTY(bool chosen MEMBER chosen)

public:
    QString value{};
    QString label{};
    QString note{};
    bool offered = true;
    bool chosen = false;
    friend bool operator==(const ChoiceLine&, const ChoiceLine&) = default;
};

} // namespace automa::app::barrage_app
