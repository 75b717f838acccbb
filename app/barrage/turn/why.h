// "Why?" of Barrage: the reasoning of the decision on the table in its words, on its map.
#pragma once

#include "app/barrage/game.h"
#include "app/barrage/map/barrage_map.h"
#include "app/barrage/turn/why_trace.h"
#include "app/play/why.h"

#include <optional>
#include <vector>

namespace automa::app::barrage_app {

/// Keeps the last decision, so that its reasons can be read after it was carried out too.
class BarrageWhy final : public automa::app::WhyModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use BarrageApp.why")

public:
    /// The turn on the table, or one that is looked up.
    enum class Of { table, past };

    explicit BarrageWhy(BarrageGame& game, Of of = Of::table, QObject* parent = nullptr);

    /// Of the turn that led to this position; false if nobody decided it.
    Q_INVOKABLE bool lookBack(int position);

    [[nodiscard]] MapScene* map() override { return &scene_; }
    [[nodiscard]] bool ready() const override { return decision_.has_value(); }
    [[nodiscard]] QString subtitle() const override;

public slots:
    /// Takes the decision that lies on the table, if there is one.
    void take();

private:
    [[nodiscard]] std::vector<WhyChapter> tell() override;
    [[nodiscard]] std::size_t opening(const std::vector<WhyChapter>& chapters) const override;
    void nameAnew() override;
    void chapterShown(std::size_t chapter) override;

    [[nodiscard]] QString titleOf(const TracedChapter& chapter) const;
    [[nodiscard]] static QString summaryOf(const TracedChapter& chapter);
    [[nodiscard]] WhyReason reasonOf(const TracedChapter& chapter, std::size_t step) const;

    BarrageGame& game_;
    BarrageMap scene_;
    barrage::State before_;
    std::optional<barrage::Decision> decision_;
    std::vector<TracedChapter> traced_;
};

} // namespace automa::app::barrage_app
