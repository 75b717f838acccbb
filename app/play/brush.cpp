#include "app/play/brush.h"

#include <algorithm>

namespace automa::app {

namespace {

bool isThere(const std::vector<BrushOwner>& owners, const QString& id) {
    return std::ranges::find(owners, id, &BrushOwner::id) != owners.end();
}

bool isToHand(const std::vector<BrushPiece>& pieces, const QString& id) {
    return std::ranges::any_of(pieces, [&](const BrushPiece& piece) { return piece.id == id && !piece.off; });
}

} // namespace

void BrushModel::setTool(Tool tool) {
    tool_ = tool;
    emit changed();
}

void BrushModel::chooseOwner(const QString& owner) {
    owner_ = owner;
    pieces_.show(piecesOf(owner_));
    if (tool_ == Tool::Put && !isToHand(pieces_.rows(), piece_))
        tool_ = Tool::Look;
    refresh();
}

void BrushModel::choosePiece(const QString& piece) {
    piece_ = piece;
    setTool(Tool::Put);
}

bool BrushModel::tap(const QString& place) {
    if (tool_ == Tool::Look)
        return false;
    const QString problem = tool_ == Tool::Put ? put(owner_, piece_, place) : take(place);
    refresh();
    if (!problem.isEmpty())
        emit refused(problem);
    return true;
}

void BrushModel::undo() {
    takeBack();
    refresh();
}

void BrushModel::refresh() {
    owners_.show(ownersNow());
    if (!isThere(owners_.rows(), owner_))
        owner_ = owners_.rows().empty() ? QString() : owners_.rows().front().id;
    pieces_.show(piecesOf(owner_));
    emit changed();
}

} // namespace automa::app
