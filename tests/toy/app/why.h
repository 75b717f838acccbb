// "Why?": the reasons in sentences, on a picture of the numbers that can be taken.
#pragma once

#include "app/play/why.h"
#include "tests/toy/app/game.h"

#include <QtQml/qqmlregistration.h>

#include <optional>

namespace automa::app::toy_app {

/// The numbers one to three as places beside each other.
class ToyMap final : public MapScene {
    Q_OBJECT

public:
    ToyMap();

    [[nodiscard]] QRectF bounds() const override;
    void paint(MapPart part, const MapHighlights& shown, const MapStroke& stroke) const override;
    [[nodiscard]] QString describe(const QString& place) const override;
};

class ToyWhy final : public automa::app::WhyModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("ToyApp gives it")

public:
    explicit ToyWhy(ToyGame& game);

    [[nodiscard]] MapScene* map() override { return &map_; }
    [[nodiscard]] bool ready() const override { return decision_.has_value(); }
    [[nodiscard]] QString subtitle() const override;

private:
    void take();
    [[nodiscard]] std::vector<WhyChapter> tell() override;
    void chapterShown(std::size_t) override {} // the numbers stay the same

    ToyGame& game_;
    ToyMap map_;
    std::optional<toy::Decision> decision_;
};

} // namespace automa::app::toy_app
