// What the entry pad offers, as value types.
#pragma once

#include "app/barrage/contract_kind.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace automa::app::barrage_app {

/// What happened, in QML PadKind.Build and so on. Water: drops that rest. Flow: a drop that runs at once.
/// Markers: of energy and VP.
namespace PadKind {
Q_NAMESPACE
QML_ELEMENT
enum class Value { None, Build, Produce, Water, Flow, Contract, Patent, Markers, Other, Pass };
Q_ENUM_NS(Value)
} // namespace PadKind

/// One of the eight buttons.
struct PadAct {
    Q_GADGET
    Q_PROPERTY(automa::app::barrage_app::PadKind::Value kind MEMBER kind)
    /// The kind by name.
    Q_PROPERTY(QString name READ name)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString symbol MEMBER symbol)

public:
    PadKind::Value kind = PadKind::Value::None;
    QString text{};
    QString symbol{};
    [[nodiscard]] QString name() const;
    friend bool operator==(const PadAct&, const PadAct&) = default;
};

/// One of a few to tap: a production space ("+2"), a headstream ("A · 2").
struct PadChip {
    Q_GADGET
    Q_PROPERTY(QString chip MEMBER chip)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString name MEMBER name) // for screen readers
    Q_PROPERTY(bool chosen MEMBER chosen)

public:
    QString chip{};
    QString text{};
    QString name{};
    bool chosen = false;
    friend bool operator==(const PadChip&, const PadChip&) = default;
};

/// A contract that the energy just made can fulfil.
struct PadContract {
    Q_GADGET
    Q_PROPERTY(QString contract MEMBER contract)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(automa::app::barrage_app::ContractKind::Value kind MEMBER kind)
    Q_PROPERTY(int energy MEMBER energy)
    /// How many drops it gives; where they go is asked in "The contract gives …".
    Q_PROPERTY(int drops MEMBER drops)
    Q_PROPERTY(QString dropsTitle MEMBER dropsTitle)
    Q_PROPERTY(bool chosen MEMBER chosen)

public:
    QString contract{};
    QString text{};
    QString detail{};
    ContractKind::Value kind = ContractKind::Value::None;
    int energy = 0;
    int drops = 0;
    QString dropsTitle{};
    bool chosen = false;
    friend bool operator==(const PadContract&, const PadContract&) = default;
};

/// Something that can be built.
struct PadStructure {
    Q_GADGET
    Q_PROPERTY(QString structure MEMBER structure)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString symbol MEMBER symbol)
    /// A piece is left.
    Q_PROPERTY(bool offered MEMBER offered)

public:
    QString structure{};
    QString text{};
    QString symbol{};
    bool offered = false;
    friend bool operator==(const PadStructure&, const PadStructure&) = default;
};

/// Something that can be chosen from a list.
struct PadOffer {
    Q_GADGET
    Q_PROPERTY(QString offer MEMBER offer)
    Q_PROPERTY(QString words MEMBER words)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QString picture MEMBER picture)
    /// Of a contract: its kind and the number on its plate.
    Q_PROPERTY(automa::app::barrage_app::ContractKind::Value contract MEMBER contract)
    Q_PROPERTY(int needed MEMBER needed)
    /// Of a conduit.
    Q_PROPERTY(int strength MEMBER strength)

public:
    QString offer{};
    QString words{};
    QString note{};
    QString picture{};
    ContractKind::Value contract = ContractKind::Value::None;
    int needed = 0;
    int strength = 0;
    friend bool operator==(const PadOffer&, const PadOffer&) = default;
};

/// A number to set.
struct PadNumber {
    Q_GADGET
    Q_PROPERTY(QString number MEMBER number)
    Q_PROPERTY(QString words MEMBER words)
    Q_PROPERTY(int amount MEMBER amount)
    Q_PROPERTY(int least MEMBER least)
    Q_PROPERTY(int most MEMBER most)

public:
    QString number{};
    QString words{};
    int amount = 0;
    int least = 0;
    int most = 0;
    friend bool operator==(const PadNumber&, const PadNumber&) = default;
};

} // namespace automa::app::barrage_app
