// The kinds of contracts: what their plates look like.
#pragma once

#include "model/barrage/facts/catalogue.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace automa::app::barrage_app {

/// In QML ContractKind.Green and so on. None, which is 0: no contract, no picture.
namespace ContractKind {
Q_NAMESPACE
QML_ELEMENT
enum class Value { None, Green, Yellow, Red, National };
Q_ENUM_NS(Value)
} // namespace ContractKind

[[nodiscard]] ContractKind::Value kindOf(barrage::Colour colour);
/// One without a colour has the plate of a national contract.
[[nodiscard]] ContractKind::Value kindOf(const barrage::Contract& contract);
/// As the pictures of questions and choices number it.
[[nodiscard]] inline int pictureOf(ContractKind::Value kind) {
    return static_cast<int>(kind);
}

/// The same for QML.
class ContractKinds final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// How many the plate shows: what the colour is worth.
    Q_INVOKABLE [[nodiscard]] int pips(automa::app::barrage_app::ContractKind::Value kind) const;
};

} // namespace automa::app::barrage_app
