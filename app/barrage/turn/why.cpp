#include "app/barrage/turn/why.h"

#include "app/barrage/history.h"
#include "app/barrage/text/names.h"
#include "app/barrage/text/rules.h"
#include "app/barrage/tiles/tiles_words.h"
#include "app/text/text_ids.h"

#include <algorithm>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

/// What a step is called in few words: its own title, or that of its rule.
QString nameOf(const TracedStep& step) {
    if (!step.reason.title.isEmpty())
        return step.reason.title;
    const auto rule = BarrageRules::rule(step.reason.rule);
    return rule ? rule->title : step.reason.rule;
}

QString headingOf(const TracedChapter& chapter, std::size_t at) {
    const TracedStep& step = chapter.steps[at];
    if (!step.reason.title.isEmpty())
        return as_label(step.reason.title);
    if (at + 1 == chapter.steps.size() && !chapter.done && !chapter.waits && chapter.kind)
        return translate("BarrageWhy", "Skipped: %1").arg(chapter.action);
    switch (step.reason.outcome) {
    case core::Outcome::holds:
        return translate("BarrageWhy", "The condition is met");
    case core::Outcome::fails:
        return step.system ? translate("BarrageWhy", "Another system is better") : as_label(nameOf(step));
    case core::Outcome::chosen:
        return translate("BarrageWhy", "Chosen");
    default:
        return translate("BarrageWhy", "What is done");
    }
}

/// What the map shows: the sentence's own spaces, or the winner found before it.
const TracedStep& picturedAt(const TracedChapter& chapter, std::size_t at) {
    const TracedStep& step = chapter.steps[at];
    if (step.placing || step.system)
        return step;
    for (std::size_t i = at; i-- > 0;) {
        const TracedStep& earlier = chapter.steps[i];
        if ((earlier.placing || earlier.system) && earlier.reason.outcome == core::Outcome::chosen)
            return earlier;
    }
    return step;
}

//: legend of the map under “Why?”: what a sign on a space means
std::vector<WhyLegendRow> legendOf(const MapHighlights& shown, bool system) {
    std::vector<WhyLegendRow> rows;
    if (shown.decided())
        rows.push_back({Why::Winner, translate("BarrageWhy", "winner")});
    if (system)
        rows.push_back(shown.candidates.empty()
                           ? WhyLegendRow{Why::Out, translate("BarrageWhy", "a system that is not used")}
                           : WhyLegendRow{Why::Candidate, translate("BarrageWhy", "the system")});
    else if (!shown.candidates.empty())
        rows.push_back(
            {Why::Candidate, translate("BarrageWhy", "remaining: %1").arg(shown.candidates.size())});
    if (!system && !shown.out.empty())
        rows.push_back({Why::Out, translate("BarrageWhy", "ruled out now: %1").arg(shown.out.size())});
    if (!shown.gone.empty())
        rows.push_back({Why::Gone, translate("BarrageWhy", "ruled out earlier: %1").arg(shown.gone.size())});
    if (rows.empty() && !shown.reasons.empty())
        rows.push_back({Why::Reason, translate("BarrageWhy", "what counts here")});
    return rows;
}

bool playsOnBoard(const std::optional<ActionKind>& kind) {
    return kind == ActionKind::production || kind == ActionKind::construction
           || kind == ActionKind::water_management;
}

} // namespace

BarrageWhy::BarrageWhy(BarrageGame& game, Of of, QObject* parent)
    : WhyModel(parent), game_(game), scene_(game.facts()) {
    if (of == Of::past)
        return;
    connect(&game_, &BarrageGame::changed, this, &BarrageWhy::take);
    take();
}

bool BarrageWhy::lookBack(int position) {
    const auto entries = game_.journal().entries();
    if (position < 1 || static_cast<std::size_t>(position) > entries.size())
        return false;
    const auto index = static_cast<std::size_t>(position) - 1;
    const State before = game_.stateAt(index);
    auto decision = pastDecision(game_, before, entries[index]);
    if (!decision)
        return false;
    before_ = before;
    decision_ = std::move(decision);
    forget();
    return true;
}

void BarrageWhy::take() {
    if (!game_.isOpen()) {
        decision_.reset();
        forget();
        return;
    }
    auto whole = game_.wholeTurn();
    if (!whole || (decision_ && *decision_ == whole->decision))
        return;
    before_ = std::move(whole->before);
    decision_ = std::move(whole->decision);
    forget();
}

QString BarrageWhy::subtitle() const {
    if (!decision_)
        return {};
    return translate("BarrageWhy", "%1 · criteria tile %2")
        .arg(BarrageNames::company(id_of(decision_->company)),
             tileCode(game_.facts(), decision_->criteria_tile.value));
}

QString BarrageWhy::titleOf(const TracedChapter& chapter) const {
    QString words = translate("BarrageWhy", "Why this turn?");
    if (chapter.winner)
        words =
            translate("BarrageWhy", "Why %1?", "a place on the board")
                .arg(BarrageNames::place(id_of(std::string_view(game_.facts().space(*chapter.winner).id))));
    else if (chapter.waits)
        words = translate("BarrageWhy", "Why does action %1 wait?").arg(chapter.order);
    else if (!chapter.done && chapter.kind)
        words = translate("BarrageWhy", "Why is action %1 skipped?").arg(chapter.order);
    return words.replace(QChar::Nbsp, u' '); // a title may need two lines
}

QString BarrageWhy::summaryOf(const TracedChapter& chapter) {
    if (!chapter.kind)
        return {};
    if (chapter.waits)
        return translate("BarrageWhy", "A contract decides this, and only the table can see it.");
    if (!chapter.done)
        return chapter.steps.empty() ? QString()
                                     : translate("BarrageWhy", "Not possible. Condition not met: %1.")
                                           .arg(nameOf(chapter.steps.back()));
    // The step that left one place of several.
    for (auto step = chapter.steps.rbegin(); chapter.winner && step != chapter.steps.rend(); ++step) {
        const SpaceSet before(step->reason.before);
        const SpaceSet after(step->reason.after);
        if (step->placing && before.size() > 1 && after.size() == 1)
            return translate("BarrageWhy", "Chosen from %n possible space(s). Decided by: %1.", nullptr,
                             step->first.size())
                .arg(nameOf(*step));
    }
    if (chapter.winner)
        return translate("BarrageWhy", "It is the only possible space.");
    return chapter.order == 1
               ? translate("BarrageWhy", "It is the first action on the tile, and it is possible.")
               : translate("BarrageWhy", "It is the first action on the tile that is possible now.");
}

WhyReason BarrageWhy::reasonOf(const TracedChapter& chapter, std::size_t at) const {
    const TracedStep& step = chapter.steps[at];
    const TracedStep& pictured = picturedAt(chapter, at);
    WhyReason reason;
    reason.name = nameOf(step);
    reason.heading = headingOf(chapter, at);
    reason.sentence = step.reason.text;
    reason.rule = step.reason.rule;
    reason.counts = step.placing;
    reason.left = SpaceSet(step.reason.after).size();
    reason.failed = step.reason.outcome == core::Outcome::fails;
    reason.on_map = pictured.placing || pictured.system;
    reason.shown = whyHighlights(scene_, *decision_, pictured);
    reason.views = whyViews(game_.facts(), pictured);
    reason.legend = legendOf(reason.shown, pictured.system);
    return reason;
}

std::vector<WhyChapter> BarrageWhy::tell() {
    traced_ = whyChapters(game_.facts(), before_, *decision_);
    std::vector<WhyChapter> chapters;
    for (const TracedChapter& traced : traced_) {
        WhyChapter chapter;
        chapter.title = titleOf(traced);
        chapter.summary = summaryOf(traced);
        chapter.heading = traced.heading;
        chapter.order = traced.order;
        chapter.done = traced.done;
        chapter.plays = playsOnBoard(traced.kind);
        chapter.result =
            traced.done ? traced.result
            : traced.waits
                ? translate("BarrageWhy", "The turn goes on once the contract is entered.")
                : translate("BarrageWhy", "So this action is skipped and the next one on the tile is tried.");
        for (std::size_t i = 0; i < traced.steps.size(); ++i)
            chapter.reasons.push_back(reasonOf(traced, i));
        chapters.push_back(std::move(chapter));
    }
    return chapters;
}

/// The last action that was carried out on the map, or else the last carried out.
std::size_t BarrageWhy::opening(const std::vector<WhyChapter>& chapters) const {
    std::size_t best = 0;
    for (std::size_t i = 0; i < chapters.size(); ++i)
        if (traced_[i].done && (traced_[i].winner || !traced_[best].winner))
            best = i;
    return best;
}

void BarrageWhy::nameAnew() {
    scene_.show(before_);
}

void BarrageWhy::chapterShown(std::size_t chapter) {
    if (chapter < traced_.size() && scene_.state() != traced_[chapter].state)
        scene_.show(traced_[chapter].state);
}

} // namespace automa::app::barrage_app
