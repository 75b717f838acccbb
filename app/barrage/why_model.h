// "Why?" of Barrage: the reasoning of the decision on the table in its words, on its map.
#pragma once

#include "app/barrage/game.h"
#include "app/barrage/map_scene.h"
#include "app/barrage/why_trace.h"
#include "app/play/why.h"

#include <optional>
#include <vector>

namespace automa::app::barrage_app {

/// Keeps the last decision, so that its reasons can be read after it was carried out too.
class BarrageWhy final : public WhyModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use BarrageApp.why")
    Q_PROPERTY(automa::app::barrage_app::BarrageMap* scene READ scene CONSTANT)
    Q_PROPERTY(bool ready READ ready NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY stepped)
    Q_PROPERTY(QString subtitle READ subtitle NOTIFY changed)
    /// {text, done, order}
    Q_PROPERTY(QVariantList chapters READ chapters NOTIFY changed)
    Q_PROPERTY(int chapter READ chapter WRITE setChapter NOTIFY stepped)
    /// {count, counts, symbol, words, state}: counts tells steps that narrow candidates from the others;
    /// state is "past", "now" or "next"
    Q_PROPERTY(QVariantList boxes READ boxes NOTIFY stepped)
    Q_PROPERTY(int step READ step WRITE setStep NOTIFY stepped)
    Q_PROPERTY(int steps READ steps NOTIFY stepped)
    Q_PROPERTY(bool first READ first NOTIFY stepped)
    /// Of this chapter.
    Q_PROPERTY(bool last READ last NOTIFY stepped)
    /// Nothing follows, in no chapter.
    Q_PROPERTY(bool atEnd READ atEnd NOTIFY stepped)
    /// The action that the next step goes over to; 0 while this one goes on.
    Q_PROPERTY(int nextAction READ nextAction NOTIFY stepped)
    Q_PROPERTY(QString heading READ heading NOTIFY stepped)
    Q_PROPERTY(QString sentence READ sentence NOTIFY stepped)
    Q_PROPERTY(QString rule READ rule NOTIFY stepped)
    /// What follows, or what came of it at the end of a chapter.
    Q_PROPERTY(QString hint READ hint NOTIFY stepped)
    Q_PROPERTY(QString result READ result NOTIFY stepped)
    Q_PROPERTY(QVariantMap highlights READ highlights NOTIFY stepped)
    /// What to bring into sight: lists of ids, the most wanted first, for a map that cannot show it all.
    Q_PROPERTY(QVariantList views READ views NOTIFY stepped)
    /// {kind, text}: kind is "candidate", "out", "gone", "winner" or "reason"
    Q_PROPERTY(QVariantList legend READ legend NOTIFY stepped)
    /// The step tells spaces apart.
    Q_PROPERTY(bool onMap READ onMap NOTIFY stepped)
    /// The action plays on the board, so that a look at it helps.
    Q_PROPERTY(bool plays READ plays NOTIFY stepped)

public:
    explicit BarrageWhy(BarrageGame& game, QObject* parent = nullptr);

    [[nodiscard]] BarrageMap* scene() { return &scene_; }
    [[nodiscard]] bool ready() const { return !chapters_.empty(); }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString subtitle() const;
    [[nodiscard]] QVariantList chapters() const;
    [[nodiscard]] int chapter() const { return static_cast<int>(chapter_); }
    void setChapter(int chapter);
    [[nodiscard]] QVariantList boxes() const;
    [[nodiscard]] int step() const { return static_cast<int>(step_); }
    [[nodiscard]] int steps() const;
    void setStep(int step);
    [[nodiscard]] bool first() const { return step_ == 0 && chapter_ == 0; }
    [[nodiscard]] bool last() const;
    [[nodiscard]] bool atEnd() const;
    [[nodiscard]] int nextAction() const;
    [[nodiscard]] QString heading() const;
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] QString rule() const;
    [[nodiscard]] QString hint() const;
    [[nodiscard]] QString result() const;
    [[nodiscard]] QVariantMap highlights() const;
    [[nodiscard]] QVariantList views() const;
    [[nodiscard]] QVariantList legend() const;
    [[nodiscard]] bool onMap() const;
    [[nodiscard]] bool plays() const;

    /// To the next or the previous sentence, over the chapters' borders.
    Q_INVOKABLE void forward();
    Q_INVOKABLE void back();

public slots:
    /// Takes the decision that lies on the table, if there is one.
    void take();

private:
    [[nodiscard]] std::vector<WhyChapter> tell() override;
    [[nodiscard]] std::size_t opening(const std::vector<WhyChapter>& chapters) const override;
    void chapterShown(std::size_t chapter) override;

    [[nodiscard]] QString titleOf(const TracedChapter& chapter) const;
    [[nodiscard]] WhyReason reasonOf(const TracedChapter& chapter, std::size_t step) const;

    BarrageGame& game_;
    BarrageMap scene_;
    barrage::State before_;
    std::optional<barrage::Decision> decision_;
    std::vector<TracedChapter> traced_;
};

} // namespace automa::app::barrage_app
