// What is laid on the table before the first round, as families of places: the four headstreams, the
// contracts …
#pragma once

#include "app/barrage/contract_kind.h"
#include "model/barrage/facts/catalogue.h"
#include "model/barrage/state/state.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace automa::app::barrage_app {

/// One thing that may lie somewhere.
struct SetupChoice {
    QString id;
    QString text;
    QString detail;
    QString symbol{};
    ContractKind::Value contract = ContractKind::Value::None; // of the plate
    int energy = 0;                                           // the number on it
};

/// Places of one kind, each with one thing on it; no thing lies on two of them.
struct SetupFamily {
    QString id;
    QString title;
    QString symbol;
    std::vector<QString> places{};
    std::function<QStringList(const barrage::State&)> read{};
    std::function<void(barrage::State&, const QStringList&)> write{};
    std::function<std::vector<SetupChoice>(std::size_t place)> choices{};
};

/// In the order a table is set up; those of the expansion only where it is played.
[[nodiscard]] std::vector<SetupFamily> setupFamilies(const barrage::Catalogue& facts,
                                                     const barrage::State& state);

} // namespace automa::app::barrage_app
