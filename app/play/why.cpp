#include "app/play/why.h"

#include <algorithm>

namespace automa::app {

namespace {

std::vector<WhyChapter> withReasons(std::vector<WhyChapter> chapters) {
    std::erase_if(chapters, [](const WhyChapter& chapter) { return chapter.reasons.empty(); });
    return chapters;
}

} // namespace

const std::vector<WhyChapter>& WhyModel::told() {
    if (!told_ && ready()) {
        told_ = true;
        list_ = withReasons(tell());
        goTo(opening(list_), 0);
    }
    return list_;
}

void WhyModel::unfold() {
    static_cast<void>(told());
    if (!laid_out_)
        layOut();
}

void WhyModel::forget() {
    told_ = false;
    laid_out_ = false;
    list_.clear();
    chapter_ = 0;
    step_ = 0;
    emit changed();
    emit stepped();
}

void WhyModel::retell() {
    if (!told_)
        return;
    nameAnew();
    list_ = withReasons(tell());
    emit changed();
    show(chapter_, step_);
}

std::size_t WhyModel::opening(const std::vector<WhyChapter>& chapters) const {
    const auto done = std::ranges::find(chapters.rbegin(), chapters.rend(), true, &WhyChapter::done);
    return done == chapters.rend() ? 0 : static_cast<std::size_t>(chapters.rend() - done) - 1;
}

void WhyModel::show(std::size_t chapter, std::size_t step) {
    goTo(chapter, step);
    layOut();
    emit stepped();
}

void WhyModel::goTo(std::size_t chapter, std::size_t step) {
    chapter_ = list_.empty() ? 0 : std::min(chapter, list_.size() - 1);
    step_ = list_.empty() ? 0 : std::min(step, list_[chapter_].reasons.size() - 1);
}

void WhyModel::layOut() {
    laid_out_ = true;
    std::vector<WhyChapterRow> chapters;
    for (const WhyChapter& each : list_)
        chapters.push_back({each.heading, each.label, each.order, each.done});
    chapters_.show(std::move(chapters));
    std::vector<WhyBoxRow> boxes;
    const WhyReason* current = nullptr;
    if (!list_.empty()) {
        const std::vector<WhyReason>& reasons = list_[chapter_].reasons;
        current = &reasons[step_];
        for (std::size_t i = 0; i < reasons.size(); ++i) {
            const WhyReason& each = reasons[i];
            const QString count = i > step_ ? QStringLiteral("?") : QString::number(each.left);
            boxes.push_back({each.counts, each.counts ? count : QString(),
                             each.counts   ? QString()
                             : each.failed ? QStringLiteral("close")
                                           : QStringLiteral("check"),
                             each.name,
                             i == step_  ? Why::Now
                             : i < step_ ? Why::Past
                                         : Why::Next});
        }
        chapterShown(chapter_);
    }
    boxes_.show(std::move(boxes));
    legend_.show(current ? current->legend : std::vector<WhyLegendRow>());
    table_.show(current ? current->table : std::vector<WhyCandidate>());
}

const WhyChapter* WhyModel::now() {
    return chapter_ < told().size() ? &list_[chapter_] : nullptr;
}

const WhyReason* WhyModel::reason() {
    const WhyChapter* chapter = now();
    return chapter ? &chapter->reasons[step_] : nullptr;
}

QString WhyModel::title() {
    return now() ? now()->title : QString();
}

int WhyModel::chapter() {
    static_cast<void>(told());
    return static_cast<int>(chapter_);
}

void WhyModel::setChapter(int chapter) {
    if (!told().empty())
        show(static_cast<std::size_t>(std::max(0, chapter)), 0);
}

int WhyModel::step() {
    static_cast<void>(told());
    return static_cast<int>(step_);
}

void WhyModel::setStep(int step) {
    if (!told().empty())
        show(chapter_, static_cast<std::size_t>(std::max(0, step)));
}

int WhyModel::steps() {
    return now() ? static_cast<int>(now()->reasons.size()) : 0;
}

bool WhyModel::first() {
    static_cast<void>(told());
    return step_ == 0 && chapter_ == 0;
}

bool WhyModel::last() {
    return !now() || step_ + 1 >= now()->reasons.size();
}

bool WhyModel::atEnd() {
    return last() && chapter_ + 1 >= list_.size();
}

int WhyModel::nextOrder() {
    return last() && !atEnd() ? list_[chapter_ + 1].order : 0;
}

QString WhyModel::summary() {
    return now() ? now()->summary : QString();
}

QString WhyModel::heading() {
    return reason() ? reason()->heading : QString();
}

QString WhyModel::sentence() {
    return reason() ? reason()->sentence : QString();
}

QString WhyModel::rule() {
    return reason() ? reason()->rule : QString();
}

QString WhyModel::next() {
    return last() ? QString() : now()->reasons[step_ + 1].name;
}

QString WhyModel::result() {
    return now() && last() ? now()->result : QString();
}

bool WhyModel::done() {
    return now() && now()->done;
}

QString WhyModel::chapterHeading() {
    return now() ? now()->heading : QString();
}

MapHighlights WhyModel::shown() {
    return reason() ? reason()->shown : MapHighlights();
}

int WhyModel::views() {
    return reason() ? static_cast<int>(reason()->views.size()) : 0;
}

QStringList WhyModel::view(int index) {
    return index >= 0 && index < views() ? reason()->views[static_cast<std::size_t>(index)] : QStringList();
}

QString WhyModel::tableHead() {
    return reason() ? reason()->table_head : QString();
}

QString WhyModel::tableNote() {
    return reason() ? reason()->table_note : QString();
}

bool WhyModel::onMap() {
    return reason() && reason()->on_map;
}

bool WhyModel::plays() {
    return onMap() || (now() && now()->plays);
}

void WhyModel::forward() {
    if (!last())
        show(chapter_, step_ + 1);
    else if (!atEnd())
        show(chapter_ + 1, 0);
}

void WhyModel::back() {
    if (!now())
        return;
    if (step_ > 0)
        show(chapter_, step_ - 1);
    else if (chapter_ > 0)
        show(chapter_ - 1, list_[chapter_ - 1].reasons.size() - 1);
}

} // namespace automa::app
