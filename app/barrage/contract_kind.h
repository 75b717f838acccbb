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

/// The plate of a production of this colour as a tile shows it: with what it adds, "+2".
[[nodiscard]] int pictureOfProduction(barrage::Colour colour);

/// The same for QML.
class ContractKinds final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// How many the plate shows: what the colour is worth.
    Q_INVOKABLE [[nodiscard]] int pips(automa::app::barrage_app::ContractKind::Value kind) const;
    /// Of a picture: its kind, and what stands on the plate.
    Q_INVOKABLE [[nodiscard]] automa::app::barrage_app::ContractKind::Value kindIn(int picture) const;
    Q_INVOKABLE [[nodiscard]] QString labelIn(int picture, int value) const;
};

} // namespace automa::app::barrage_app
