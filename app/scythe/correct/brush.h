// The brush for a board that is entered: a side and a piece are chosen once, then every place that is tapped
// gets one.
#pragma once

#include "app/play/brush.h"
#include "app/scythe/game.h"

namespace automa::app::scythe_app {

class ScytheBrush final : public automa::app::BrushModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A view-model gives it")

public:
    /// Contract: the game outlives the brush; each tap is one action of it.
    explicit ScytheBrush(ScytheGame& game, QObject* parent = nullptr);

    [[nodiscard]] bool canUndo() const override { return game_.canUndo(); }

private:
    [[nodiscard]] std::vector<BrushOwner> ownersNow() const override;
    [[nodiscard]] std::vector<BrushPiece> piecesOf(const QString& owner) const override;
    [[nodiscard]] QString put(const QString& owner, const QString& piece, const QString& place) override;
    /// What the brush would put is taken first, then any other piece of that side, then of the other one.
    [[nodiscard]] QString take(const QString& place) override;
    void takeBack() override { game_.undo(); }
    [[nodiscard]] QString carryOut(const scythe::State& wanted, const QString& place);

    ScytheGame& game_;
};

} // namespace automa::app::scythe_app
