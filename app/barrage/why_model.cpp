#include "app/barrage/why_model.h"

#include "app/barrage/text/names.h"
#include "app/barrage/text/rules.h"
#include "app/text/text_ids.h"

#include <algorithm>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

/// Where the reader begins: the last action that was carried out on the map, or else the last carried out.
std::size_t openingOf(const std::vector<WhyChapter>& chapters) {
    std::size_t best = 0;
    for (std::size_t i = 0; i < chapters.size(); ++i)
        if (chapters[i].done && (chapters[i].winner || !chapters[best].winner))
            best = i;
    return best;
}

/// What a step is called in few words: its own title, or that of its rule.
QString nameOf(const WhyStep& step) {
    if (!step.reason.title.isEmpty())
        return step.reason.title;
    const auto rule = BarrageRules::rule(step.reason.rule);
    return rule ? rule->title : step.reason.rule;
}

} // namespace

WhyModel::WhyModel(BarrageGame& game, QObject* parent) : QObject(parent), game_(game), scene_(game.facts()) {
    connect(&game_, &BarrageGame::changed, this, &WhyModel::take);
    take();
}

void WhyModel::take() {
    if (!game_.isOpen()) {
        decision_.reset();
        chapters_.clear();
        emit changed();
        emit stepped();
        return;
    }
    if (!game_.decision() || (decision_ && *decision_ == *game_.decision()))
        return;
    before_ = game_.state();
    decision_ = game_.decision();
    chapters_ = whyChapters(game_.facts(), before_, *decision_);
    emit changed();
    show(openingOf(chapters_), 0);
}

void WhyModel::retell() {
    if (!decision_)
        return;
    chapters_ = whyChapters(game_.facts(), before_, *decision_);
    emit changed();
    show(chapter_, step_);
}

const WhyChapter* WhyModel::now() const {
    return chapter_ < chapters_.size() ? &chapters_[chapter_] : nullptr;
}

const WhyStep* WhyModel::entry() const {
    return now() && step_ < now()->steps.size() ? &now()->steps[step_] : nullptr;
}

void WhyModel::show(std::size_t chapter, std::size_t step) {
    chapter_ = chapters_.empty() ? 0 : std::min(chapter, chapters_.size() - 1);
    step_ = now() ? std::min(step, now()->steps.size() - 1) : 0;
    if (now())
        scene_.show(now()->state);
    emit stepped();
}

void WhyModel::setChapter(int chapter) {
    show(static_cast<std::size_t>(std::max(0, chapter)), 0);
}

void WhyModel::setStep(int step) {
    show(chapter_, static_cast<std::size_t>(std::max(0, step)));
}

int WhyModel::steps() const {
    return now() ? static_cast<int>(now()->steps.size()) : 0;
}

bool WhyModel::last() const {
    return !now() || step_ + 1 >= now()->steps.size();
}

bool WhyModel::atEnd() const {
    return last() && chapter_ + 1 >= chapters_.size();
}

int WhyModel::nextAction() const {
    return last() && !atEnd() ? chapters_[chapter_ + 1].order : 0;
}

void WhyModel::forward() {
    if (!last())
        show(chapter_, step_ + 1);
    else if (!atEnd())
        show(chapter_ + 1, 0);
}

void WhyModel::back() {
    if (step_ > 0)
        show(chapter_, step_ - 1);
    else if (chapter_ > 0)
        show(chapter_ - 1, chapters_[chapter_ - 1].steps.size() - 1);
}

QString WhyModel::title() const {
    QString words = translate("WhyModel", "Why this turn?");
    if (now() && now()->winner)
        words =
            translate("WhyModel", "Why %1?", "a place on the board")
                .arg(BarrageNames::place(id_of(std::string_view(game_.facts().space(*now()->winner).id))));
    else if (now() && !now()->done && now()->kind)
        words = translate("WhyModel", "Why is action %1 skipped?").arg(now()->order);
    return words.replace(QChar::Nbsp, u' '); // a title may need two lines
}

QString WhyModel::subtitle() const {
    if (!decision_)
        return {};
    const Tile& tile = game_.facts().tile(decision_->criteria_tile);
    return translate("WhyModel", "%1 · criteria tile %2 (%3)")
        .arg(BarrageNames::company(id_of(decision_->company)), QString::number(tile.id),
             QString::fromStdString(tile.code));
}

QVariantList WhyModel::chapters() const {
    QVariantList list;
    for (const WhyChapter& chapter : chapters_)
        list << QVariantMap{{QStringLiteral("text"), chapter.heading},
                            {QStringLiteral("done"), chapter.done},
                            {QStringLiteral("order"), chapter.order}};
    return list;
}

QVariantList WhyModel::boxes() const {
    QVariantList list;
    if (!now())
        return list;
    for (std::size_t i = 0; i < now()->steps.size(); ++i) {
        const WhyStep& each = now()->steps[i];
        const bool shown = i <= step_;
        const core::Outcome outcome = each.reason.outcome;
        const bool failed = outcome == core::Outcome::fails;
        const QString count =
            each.placing ? shown ? QString::number(SpaceSet(each.reason.after).size()) : QStringLiteral("?")
                         : QString();
        list << QVariantMap{{QStringLiteral("count"), count},
                            {QStringLiteral("counts"), each.placing},
                            {QStringLiteral("symbol"), each.placing ? QString()
                                                       : failed     ? QStringLiteral("close")
                                                                    : QStringLiteral("check")},
                            {QStringLiteral("words"), nameOf(each)},
                            {QStringLiteral("state"), i == step_ ? QStringLiteral("now")
                                                      : shown    ? QStringLiteral("past")
                                                                 : QStringLiteral("next")}};
    }
    return list;
}

QString WhyModel::heading() const {
    if (!entry())
        return {};
    if (!entry()->reason.title.isEmpty())
        return as_label(entry()->reason.title);
    if (last() && !now()->done && now()->kind)
        return translate("WhyModel", "Skipped: %1").arg(now()->action);
    switch (entry()->reason.outcome) {
    case core::Outcome::holds:
        return translate("WhyModel", "The condition is met");
    case core::Outcome::fails:
        return entry()->system ? translate("WhyModel", "Another system is better")
                               : as_label(nameOf(*entry()));
    case core::Outcome::chosen:
        return translate("WhyModel", "This is chosen");
    default:
        return translate("WhyModel", "What is done");
    }
}

QString WhyModel::sentence() const {
    return entry() ? entry()->reason.text : QString();
}

QString WhyModel::rule() const {
    return entry() ? entry()->reason.rule : QString();
}

QString WhyModel::hint() const {
    if (!now() || last())
        return {};
    return translate("WhyModel", "Next: %1").arg(nameOf(now()->steps[step_ + 1]));
}

QString WhyModel::result() const {
    if (!now() || !last())
        return {};
    return now()->done
               ? now()->result
               : translate("WhyModel", "So this action is skipped and the next one on the tile is tried.");
}

const WhyStep* WhyModel::pictured() const {
    if (!entry() || entry()->placing || entry()->system)
        return entry();
    for (std::size_t i = step_; i-- > 0;) {
        const WhyStep& earlier = now()->steps[i];
        if ((earlier.placing || earlier.system) && earlier.reason.outcome == core::Outcome::chosen)
            return &earlier;
    }
    return entry();
}

QVariantMap WhyModel::highlights() const {
    return pictured() ? whyHighlights(game_.facts(), *decision_, *pictured()) : QVariantMap();
}

bool WhyModel::onMap() const {
    return pictured() && (pictured()->placing || pictured()->system);
}

bool WhyModel::plays() const {
    if (onMap())
        return true;
    const auto kind = now() ? now()->kind : std::nullopt;
    return kind == ActionKind::production || kind == ActionKind::construction
           || kind == ActionKind::water_management;
}

QVariantList WhyModel::views() const {
    return pictured() ? whyViews(game_.facts(), *pictured()) : QVariantList();
}

QVariantList WhyModel::legend() const {
    const QVariantMap shown = highlights();
    QVariantList list;
    const auto add = [&](const char* kind, const QString& words) {
        list << QVariantMap{{QStringLiteral("kind"), QLatin1String(kind)}, {QStringLiteral("text"), words}};
    };
    const auto count = [&](const char* key) {
        return static_cast<int>(shown.value(QLatin1String(key)).toList().size());
    };
    if (shown.contains(QStringLiteral("winner")))
        add("winner", translate("WhyModel", "winner"));
    if (pictured() && pictured()->system)
        add(count("candidates") > 0 ? "candidate" : "out",
            count("candidates") > 0 ? translate("WhyModel", "the system")
                                    : translate("WhyModel", "a system that is not used"));
    else if (count("candidates") > 0)
        add("candidate", translate("WhyModel", "still in: %1").arg(count("candidates")));
    if (pictured() && !pictured()->system && count("out") > 0)
        add("out", translate("WhyModel", "out now: %1").arg(count("out")));
    if (count("gone") > 0)
        add("gone", translate("WhyModel", "out before: %1").arg(count("gone")));
    if (list.isEmpty() && count("reasons") > 0)
        add("reason", translate("WhyModel", "what counts here"));
    return list;
}

} // namespace automa::app::barrage_app
