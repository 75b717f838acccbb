// "Why?" of Scythe: the reasoning of the decision on the table in its words, on its map.
#pragma once

#include "app/play/why.h"
#include "app/scythe/game.h"
#include "app/scythe/map/scythe_map.h"
#include "app/scythe/turn/why_trace.h"

#include <optional>
#include <vector>

namespace automa::app::scythe_app {

/// Keeps the last decision, so that its reasons can be read after it was carried out too.
class ScytheWhy final : public automa::app::WhyModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use ScytheApp.why")

public:
    /// Of the table: the turn that lies there. Of the past: what lookBack() chose.
    enum class Of { table, past };
    explicit ScytheWhy(ScytheGame& game, Of of = Of::table, QObject* parent = nullptr);

    [[nodiscard]] MapScene* map() override { return &scene_; }
    [[nodiscard]] bool ready() const override { return decision_.has_value(); }
    [[nodiscard]] QString subtitle() const override;

    /// The reasons of an entry of the history; false if it has none.
    Q_INVOKABLE bool lookBack(int position);
    /// The map as the player sees it.
    void turn(bool turned) { scene_.setTurned(turned); }

public slots:
    /// Takes the decision that lies on the table, if there is one.
    void take();
    /// A decision of a table that is not the open game.
    void look(const scythe::State& before, const scythe::Decision& decision);

private:
    [[nodiscard]] std::vector<WhyChapter> tell() override;
    [[nodiscard]] std::size_t opening(const std::vector<WhyChapter>& chapters) const override;
    void chapterShown(std::size_t chapter) override;

    [[nodiscard]] QString titleOf(const TracedChapter& chapter) const;
    [[nodiscard]] WhyReason reasonOf(const TracedChapter& chapter, std::size_t step) const;

    ScytheGame& game_;
    ScytheMap scene_;
    scythe::State before_;
    std::optional<scythe::Decision> decision_;
    std::vector<TracedChapter> traced_;
};

} // namespace automa::app::scythe_app
