// What is told of the board and of what lies beside it, as value types.
#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace automa::app::barrage_app {

/// A line about one place.
struct PlaceFact {
    Q_GADGET
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString value MEMBER value)

public:
    QString label{};
    QString value{};
    friend bool operator==(const PlaceFact&, const PlaceFact&) = default;
};

/// What a company has built, and where its markers stand.
struct CompanyBuilt {
    Q_GADGET
    Q_PROPERTY(QString company MEMBER company)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int bases MEMBER bases)
    Q_PROPERTY(int elevations MEMBER elevations)
    Q_PROPERTY(int conduits MEMBER conduits)
    Q_PROPERTY(int powerhouses MEMBER powerhouses)
    Q_PROPERTY(int energy MEMBER energy)
    /// Empty if the app does not keep them.
    Q_PROPERTY(QString vp MEMBER vp)

public:
    QString company{};
    QString name{};
    int bases = 0;
    int elevations = 0;
    int conduits = 0;
    int powerhouses = 0;
    int energy = 0;
    QString vp{};
    friend bool operator==(const CompanyBuilt&, const CompanyBuilt&) = default;
};

/// What a headstream brings.
struct HeadstreamDrops {
    Q_GADGET
    Q_PROPERTY(QString letter MEMBER letter)
    /// Its tile is; otherwise the drops say nothing.
    Q_PROPERTY(bool known MEMBER known)
    /// By round.
    Q_PROPERTY(QList<int> drops MEMBER drops)

public:
    QString letter{};
    bool known = false;
    QList<int> drops{};
    friend bool operator==(const HeadstreamDrops&, const HeadstreamDrops&) = default;
};

/// A place beside the map, and what lies there.
struct MarketRow {
    Q_GADGET
    QML_VALUE_TYPE(marketRow)
    /// As MarketCorrection names it.
    Q_PROPERTY(QString key MEMBER key)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString value MEMBER value)

public:
    QString key{};
    QString label{};
    QString value{};
    friend bool operator==(const MarketRow&, const MarketRow&) = default;
};

/// Places of one kind.
struct MarketGroup {
    Q_GADGET
    QML_VALUE_TYPE(marketGroup)
    Q_PROPERTY(QString title MEMBER title)
    /// Each a MarketRow.
    Q_PROPERTY(QVariantList rows MEMBER rows)

public:
    QString title{};
    QVariantList rows{};
    friend bool operator==(const MarketGroup&, const MarketGroup&) = default;
};

} // namespace automa::app::barrage_app
