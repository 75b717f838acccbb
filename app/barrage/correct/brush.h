// The brush for a board that is entered: whose pieces is chosen once, then every space that is tapped gets
// one.
#pragma once

#include "app/barrage/game.h"
#include "app/play/brush.h"

namespace automa::app::barrage_app {

class BarrageBrush final : public automa::app::BrushModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A view-model gives it")

public:
    /// Contract: the game outlives the brush; each tap is one action of it.
    explicit BarrageBrush(BarrageGame& game, QObject* parent = nullptr);

    [[nodiscard]] bool canUndo() const override { return game_.canUndo(); }

private:
    [[nodiscard]] std::vector<BrushOwner> ownersNow() const override;
    [[nodiscard]] std::vector<BrushPiece> piecesOf(const QString& owner) const override;
    /// The space says which piece it is; a second one raises a dam.
    [[nodiscard]] QString put(const QString& owner, const QString& piece, const QString& place) override;
    /// A drop first, then an elevation, then the piece itself.
    [[nodiscard]] QString take(const QString& place) override;
    void takeBack() override { game_.undo(); }
    [[nodiscard]] QString carryOut(const barrage::State& wanted, const QString& place);

    BarrageGame& game_;
};

} // namespace automa::app::barrage_app
