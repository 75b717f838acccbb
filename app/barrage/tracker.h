// Everything the app keeps of one company, and how its VP came about.
#pragma once

#include "app/barrage/game.h"

#include <QObject>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace automa::app {

class BarrageTracker final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use BarrageApp.tracker")
    /// Whose pieces are shown: the chosen company, or else the Automa that acts or acts next.
    Q_PROPERTY(QString company READ company WRITE setCompany NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(bool automa READ automa NOTIFY changed)
    /// Engineers, machines, wheel and technology are kept.
    Q_PROPERTY(bool tracked READ tracked NOTIFY changed)
    Q_PROPERTY(bool vpKnown READ vpKnown NOTIFY changed)
    Q_PROPERTY(int vp READ vp NOTIFY changed)
    /// What it will be once the turn on the table is carried out.
    Q_PROPERTY(int vpAfter READ vpAfter NOTIFY changed)
    /// {round, text, change, gain, total}: the newest first.
    Q_PROPERTY(QVariantList ledger READ ledger NOTIFY changed)
    Q_PROPERTY(int energy READ energy NOTIFY changed)
    Q_PROPERTY(QString energyNote READ energyNote NOTIFY changed)
    /// {company, name, energy}
    Q_PROPERTY(QVariantList markers READ markers NOTIFY changed)
    /// {text, from, to, current, outside}: the sections of the energy track.
    Q_PROPERTY(QVariantList sections READ sections NOTIFY changed)
    Q_PROPERTY(int trackLength READ trackLength CONSTANT)
    /// {id, symbol, value, text}: engineers, excavators, mixers.
    Q_PROPERTY(QVariantList counts READ counts NOTIFY changed)
    /// {symbol, name, excavators, mixers, filled}: six segments, the open one first.
    Q_PROPERTY(QVariantList wheel READ wheel NOTIFY changed)
    Q_PROPERTY(QString wheelNote READ wheelNote NOTIFY changed)
    /// {id, symbol, text}
    Q_PROPERTY(QVariantList technology READ technology NOTIFY changed)
    /// {symbol, value, name}
    Q_PROPERTY(QVariantList onBoard READ onBoard NOTIFY changed)
    Q_PROPERTY(QVariantList contracts READ contracts NOTIFY changed)
    Q_PROPERTY(QStringList income READ income NOTIFY changed)
    /// What can be set by hand: {id, text, value, from, to}.
    Q_PROPERTY(QVariantList fields READ fields NOTIFY changed)

public:
    explicit BarrageTracker(BarrageGame& game, QObject* parent = nullptr);

    [[nodiscard]] QString company() const;
    void setCompany(const QString& company);
    [[nodiscard]] QString name() const;
    [[nodiscard]] bool automa() const { return hand().player == barrage::PlayerKind::automa; }
    [[nodiscard]] bool tracked() const { return hand().tracked; }
    [[nodiscard]] bool vpKnown() const { return hand().vp_known; }
    [[nodiscard]] int vp() const { return hand().vp; }
    [[nodiscard]] int vpAfter() const;
    [[nodiscard]] QVariantList ledger() const;
    [[nodiscard]] int energy() const { return hand().energy; }
    [[nodiscard]] QString energyNote() const;
    [[nodiscard]] QVariantList markers() const;
    [[nodiscard]] QVariantList sections() const;
    [[nodiscard]] int trackLength() const { return game_.facts().track.length; }
    [[nodiscard]] QVariantList counts() const;
    [[nodiscard]] QVariantList wheel() const;
    [[nodiscard]] QString wheelNote() const;
    [[nodiscard]] QVariantList technology() const;
    [[nodiscard]] QVariantList onBoard() const;
    [[nodiscard]] QVariantList contracts() const;
    [[nodiscard]] QStringList income() const;
    [[nodiscard]] QVariantList fields() const;

    /// Sets values by hand, by field: one action that is kept in the journal and can be undone.
    Q_INVOKABLE void correct(const QVariantMap& values);

signals:
    void changed();
    void refused(const QString& reason);

private:
    [[nodiscard]] barrage::Company who() const;
    [[nodiscard]] const barrage::CompanyState& hand() const { return game_.state().company(who()); }

    BarrageGame& game_;
    std::optional<barrage::Company> chosen_;
};

} // namespace automa::app
