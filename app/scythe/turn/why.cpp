#include "app/scythe/turn/why.h"

#include "app/scythe/past_turn.h"
#include "app/scythe/text/names.h"
#include "app/text/text_ids.h"

namespace automa::app::scythe_app {

using namespace scythe;

namespace {

std::vector<WhyLegendRow> legendOf(const MapHighlights& shown) {
    std::vector<WhyLegendRow> rows;
    if (shown.decided())
        rows.push_back({Why::Winner, translate("ScytheWhy", "chosen")});
    else if (!shown.candidates.empty())
        rows.push_back(
            {Why::Candidate, translate("ScytheWhy", "remaining: %1").arg(shown.candidates.size())});
    if (!shown.out.empty())
        rows.push_back({Why::Out, translate("ScytheWhy", "ruled out now: %1").arg(shown.out.size())});
    if (!shown.gone.empty())
        rows.push_back({Why::Gone, translate("ScytheWhy", "ruled out earlier: %1").arg(shown.gone.size())});
    if (rows.empty() && !shown.reasons.empty())
        rows.push_back({Why::Reason, translate("ScytheWhy", "what counts here")});
    return rows;
}

} // namespace

ScytheWhy::ScytheWhy(ScytheGame& game, Of of, QObject* parent)
    : WhyModel(parent), game_(game), scene_(game.sharedFacts()) {
    if (of == Of::table)
        connect(&game_, &SessionBase::changed, this, &ScytheWhy::take);
}

bool ScytheWhy::lookBack(int position) {
    const auto entries = game_.journal().entries();
    if (position < 1 || static_cast<std::size_t>(position) > entries.size())
        return false;
    const auto index = static_cast<std::size_t>(position) - 1;
    const State before = game_.stateAt(index);
    const auto decision = pastDecision(game_, before, entries[index]);
    if (decision)
        look(before, *decision);
    return decision.has_value();
}

void ScytheWhy::take() {
    if (!game_.isOpen()) {
        decision_.reset();
        forget();
    } else if (game_.decision()) {
        look(game_.state(), *game_.decision());
    }
}

void ScytheWhy::look(const State& before, const Decision& decision) {
    if (decision_ && *decision_ == decision && before_ == before)
        return;
    before_ = before;
    decision_ = decision;
    forget();
}

QString ScytheWhy::subtitle() const {
    if (!decision_)
        return {};
    const QString faction = ScytheNames::faction(id_of(decision_->faction));
    return decision_->kind == TurnKind::defend ? faction
                                               : translate("ScytheWhy", "%1 · card %2 · %3")
                                                     .arg(faction, QString::number(decision_->card.value),
                                                          ScytheNames::scheme(id_of(decision_->scheme)));
}

QString ScytheWhy::titleOf(const TracedChapter& chapter) const {
    QString words = translate("ScytheWhy", "Why this turn?");
    if (chapter.winner && chapter.done)
        words = translate("ScytheWhy", "Why %1?", "a territory")
                    .arg(ScytheNames::place(game_.facts(), *chapter.winner));
    else if (!chapter.done)
        words = translate("ScytheWhy", "Why is symbol %1 skipped?").arg(chapter.order);
    else if (chapter.rest)
        words = chapter.heading;
    return words.replace(QChar::Nbsp, u' '); // a title may need two lines
}

WhyReason ScytheWhy::reasonOf(const TracedChapter& chapter, std::size_t at) const {
    const TracedStep& step = chapter.steps[at];
    WhyReason reason;
    reason.name = step.words.title;
    reason.heading = as_label(step.words.title);
    reason.sentence = step.words.text;
    reason.rule = step.words.rule;
    reason.counts = tellsApart(step);
    reason.left = step.entry.after.size();
    reason.failed = step.entry.outcome == core::Outcome::fails;
    reason.on_map = tellsApart(step);
    reason.shown = whyHighlights(game_.facts(), chapter, step, decision_->side);
    reason.legend = legendOf(reason.shown);
    QStringList wide;
    for (const std::size_t place : reason.shown.lit() | reason.shown.gone)
        wide << scene_.idOf(Place(place));
    QStringList near;
    for (const std::size_t place : step.entry.after)
        near << scene_.idOf(Place(place));
    reason.views = {wide, near};
    return reason;
}

std::vector<WhyChapter> ScytheWhy::tell() {
    traced_ = whyChapters(game_.facts(), before_, *decision_);
    std::vector<WhyChapter> chapters;
    for (const TracedChapter& traced : traced_) {
        WhyChapter chapter;
        chapter.title = titleOf(traced);
        chapter.heading = traced.heading;
        chapter.order = traced.order;
        chapter.done = traced.done;
        chapter.label = traced.order == 0 ? traced.heading
                        : traced.done     ? translate("ScytheWhy", "Symbol %1: done").arg(traced.order)
                                          : translate("ScytheWhy", "Symbol %1: skipped").arg(traced.order);
        for (std::size_t i = 0; i < traced.steps.size(); ++i) {
            chapter.reasons.push_back(reasonOf(traced, i));
            chapter.plays = chapter.plays || chapter.reasons.back().on_map;
        }
        chapter.result = traced.done
                             ? traced.result
                             : translate("ScytheWhy", "So this symbol is skipped and the next one is tried.");
        chapters.push_back(std::move(chapter));
    }
    return chapters;
}

/// The last symbol that was carried out, or else what was tried last.
std::size_t ScytheWhy::opening(const std::vector<WhyChapter>& chapters) const {
    std::size_t best = 0;
    for (std::size_t i = 0; i < chapters.size(); ++i)
        if (traced_[i].order > 0 && (traced_[i].done || !traced_[best].done || traced_[best].order == 0))
            best = i;
    return best;
}

void ScytheWhy::chapterShown(std::size_t chapter) {
    if (chapter < traced_.size())
        scene_.show(traced_[chapter].state);
}

} // namespace automa::app::scythe_app
