// What is kept of a company, as value types: the trackers show it, the drafts set it.
#pragma once

#include "app/barrage/contract_kind.h"
#include "app/shell/list_model.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace automa::app::barrage_app {

struct EnergyMarker {
    Q_GADGET
    QML_VALUE_TYPE(energyMarker)
    Q_PROPERTY(QString company MEMBER company)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int energy MEMBER energy)

public:
    QString company{};
    QString name{};
    int energy = 0;
    friend bool operator==(const EnergyMarker&, const EnergyMarker&) = default;
};

/// A section of the energy track.
struct EnergySection {
    Q_GADGET
    QML_VALUE_TYPE(energySection)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(int from MEMBER from)
    Q_PROPERTY(int to MEMBER to)
    /// Of this round.
    Q_PROPERTY(bool current MEMBER current)
    /// Before the first round's.
    Q_PROPERTY(bool outside MEMBER outside)

public:
    QString text{};
    int from = 0;
    int to = 0;
    bool current = false;
    bool outside = false;
    friend bool operator==(const EnergySection&, const EnergySection&) = default;
};

/// Pieces of one kind, counted.
struct CompanyCount {
    Q_GADGET
    QML_VALUE_TYPE(companyCount)
    Q_PROPERTY(QString symbol MEMBER symbol)
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(QString text MEMBER text)

public:
    QString symbol{};
    int value = 0;
    QString text{};
    friend bool operator==(const CompanyCount&, const CompanyCount&) = default;
};

/// A technology tile in the hand.
struct CompanyTile {
    Q_GADGET
    QML_VALUE_TYPE(companyTile)
    Q_PROPERTY(QString symbol MEMBER symbol)
    Q_PROPERTY(QString text MEMBER text)

public:
    QString symbol{};
    QString text{};
    friend bool operator==(const CompanyTile&, const CompanyTile&) = default;
};

struct ContractItem {
    Q_GADGET
    QML_VALUE_TYPE(contractItem)
    Q_PROPERTY(QString contract MEMBER contract)
    Q_PROPERTY(automa::app::barrage_app::ContractKind::Value kind MEMBER kind)
    Q_PROPERTY(int energy MEMBER energy)
    /// What it gives.
    Q_PROPERTY(QString text MEMBER text)
    /// What it is called.
    Q_PROPERTY(QString detail MEMBER detail)

public:
    QString contract{};
    ContractKind::Value kind = ContractKind::Value::None;
    int energy = 0;
    QString text{};
    QString detail{};
    friend bool operator==(const ContractItem&, const ContractItem&) = default;
};

struct WheelSegment {
    Q_GADGET
    QML_VALUE_TYPE(wheelSegment)
    Q_PROPERTY(QString symbol MEMBER symbol)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int excavators MEMBER excavators)
    Q_PROPERTY(int mixers MEMBER mixers)
    Q_PROPERTY(bool filled MEMBER filled)

public:
    QString symbol{};
    QString name{};
    int excavators = 0;
    int mixers = 0;
    bool filled = false;
    friend bool operator==(const WheelSegment&, const WheelSegment&) = default;
};

/// A number to be set.
struct DraftField {
    Q_GADGET
    Q_PROPERTY(QString field MEMBER field)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(int amount MEMBER amount)
    Q_PROPERTY(int least MEMBER least)
    Q_PROPERTY(int most MEMBER most)

public:
    QString field{};
    QString label{};
    int amount = 0;
    int least = 0;
    int most = 0;
    friend bool operator==(const DraftField&, const DraftField&) = default;
};

/// Yes or no.
struct DraftFlag {
    Q_GADGET
    Q_PROPERTY(QString flag MEMBER flag)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(bool value MEMBER value)

public:
    QString flag{};
    QString label{};
    bool value = false;
    friend bool operator==(const DraftFlag&, const DraftFlag&) = default;
};

/// Something that is there or not.
struct DraftChoice {
    Q_GADGET
    QML_VALUE_TYPE(draftChoice)
    Q_PROPERTY(QString item MEMBER item)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(bool chosen MEMBER chosen)

public:
    QString item{};
    QString label{};
    QString note{};
    bool chosen = false;
    friend bool operator==(const DraftChoice&, const DraftChoice&) = default;
};

/// Choices of one kind.
struct DraftGroup {
    Q_GADGET
    Q_PROPERTY(QString title MEMBER title)
    /// Each a DraftChoice.
    Q_PROPERTY(automa::app::GadgetList* rows MEMBER rows)

public:
    QString title{};
    automa::app::GadgetList* rows = nullptr;
    friend bool operator==(const DraftGroup&, const DraftGroup&) = default;
};

} // namespace automa::app::barrage_app
