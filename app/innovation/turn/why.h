// "Why?": the reasoning of the decision on the table in words, on the map.
#pragma once

#include "app/innovation/game.h"
#include "app/innovation/map/innovation_map.h"
#include "app/play/why.h"

#include <optional>
#include <vector>

namespace automa::app::innovation_app {

/// Keeps the last decision, so that its reasons can be read after it was carried out too.
class InnovationWhy final : public automa::app::WhyModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use InnovationApp.why")

public:
    /// The turn on the table, or one that is looked up.
    enum class Of { table, past };

    explicit InnovationWhy(InnovationGame& game, Of of = Of::table, QObject* parent = nullptr);

    /// Of the turn that led to this position; false if nobody decided it.
    Q_INVOKABLE bool lookBack(int position);

    [[nodiscard]] MapScene* map() override { return &scene_; }
    [[nodiscard]] bool ready() const override { return decision_.has_value(); }
    [[nodiscard]] QString subtitle() const override;

    /// The map as the player sees it.
    void turn(bool turned) { scene_.setTurned(turned); }

public slots:
    /// Takes the decision that lies on the table, if there is one.
    void take();
    /// A decision of a table that is not the open game.
    void look(const innovation::State& before, const innovation::Decision& decision);

private:
    /// A thing that was tried, with its part of the trace and the position it was tried on.
    struct Attempt {
        int order = 1;
        const innovation::Step* step = nullptr;       // done …
        const innovation::Skipped* skipped = nullptr; // … or not
        core::Range trace;
        innovation::State before;
    };

    [[nodiscard]] std::vector<WhyChapter> tell() override;
    /// Where its piece goes, if it goes anywhere: that is what is asked about.
    [[nodiscard]] std::size_t opening(const std::vector<WhyChapter>& chapters) const override;
    void chapterShown(std::size_t chapter) override;
    [[nodiscard]] std::vector<Attempt> attempts() const;
    [[nodiscard]] WhyChapter chapterOf(const Attempt& attempt) const;
    void showHexes(WhyReason& reason, const Attempt& attempt, const core::TraceEntry& entry,
                   const innovation::HexSet& first) const;
    void showDistances(WhyReason& reason, const innovation::State& state,
                       const core::TraceEntry& entry) const;
    void showTerrains(WhyReason& reason, const innovation::State& state, const core::TraceEntry& entry) const;
    void showCount(WhyReason& reason, const core::TraceEntry& entry) const;

    InnovationGame& game_;
    InnovationMap scene_;
    innovation::State before_;
    std::optional<innovation::Decision> decision_;
    std::vector<Attempt> tried_;
};

} // namespace automa::app::innovation_app
