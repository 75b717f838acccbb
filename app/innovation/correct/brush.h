// The brush for a board that is entered: whose building and which one are chosen once, then every hex that is
// tapped gets one.
#pragma once

#include "app/play/brush.h"
#include "model/innovation/facts/catalogue.h"

#include <memory>

namespace automa::app::innovation_app {

class InnovationDraft;

class InnovationBrush final : public automa::app::BrushModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use InnovationDraft.brush")

public:
    /// Contract: the draft outlives the brush.
    InnovationBrush(InnovationDraft& draft, std::shared_ptr<const innovation::Catalogue> facts);

    [[nodiscard]] bool canUndo() const override;

private:
    [[nodiscard]] std::vector<BrushOwner> ownersNow() const override;
    [[nodiscard]] std::vector<BrushPiece> piecesOf(const QString& owner) const override;
    [[nodiscard]] QString put(const QString& owner, const QString& piece, const QString& place) override;
    [[nodiscard]] QString take(const QString& place) override;
    void takeBack() override;

    InnovationDraft& draft_;
    std::shared_ptr<const innovation::Catalogue> facts_;
};

} // namespace automa::app::innovation_app
