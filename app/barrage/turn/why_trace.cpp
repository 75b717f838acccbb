#include "app/barrage/turn/why_trace.h"

#include "app/barrage/text/explainer.h"
#include "app/barrage/text/turn_segments.h"
#include "app/text/text_ids.h"
#include "model/barrage/turn/deciding_pieces.h"

#include <algorithm>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

bool oneKind(const Catalogue& facts, SpaceSet spaces) {
    for (const SpaceId space : spaces)
        if (facts.space(space).kind != facts.space(spaces.first()).kind)
            return false;
    return true;
}

std::int64_t number(const core::TraceEntry& entry, std::string_view name) {
    for (const core::Argument& argument : entry.arguments)
        if (argument.name == name && std::holds_alternative<std::int64_t>(argument.value))
            return std::get<std::int64_t>(argument.value);
    return 0;
}

std::string_view words(const core::TraceEntry& entry, std::string_view name) {
    for (const core::Argument& argument : entry.arguments)
        if (argument.name == name && std::holds_alternative<std::string_view>(argument.value))
            return std::get<std::string_view>(argument.value);
    return {};
}

/// The kind of spaces that a structure stands on; a building has none.
std::optional<SpaceKind> kindOf(std::string_view structure) {
    for (const SpaceKind kind : {SpaceKind::conduit, SpaceKind::powerhouse})
        if (structure == name_of(kind))
            return kind;
    return structure == name_of(Structure::base) || structure == name_of(Structure::elevation)
               ? std::optional(SpaceKind::dam)
               : std::nullopt;
}

class Teller {
public:
    Teller(const Catalogue& facts, const State& before, const Decision& decision)
        : facts_(facts), decision_(decision), reasons_(reasons_of(facts, before, decision)) {
        states_.push_back(before);
        for (const auto& events : turn_segments(decision)) {
            State state = states_.back();
            for (const Event& event : events)
                apply_in_place(state, event);
            states_.push_back(std::move(state));
        }
        const BarrageExplainer explainer(facts, before, decision);
        headings_ = explainer.steps();
    }

    [[nodiscard]] std::vector<TracedChapter> tell() {
        for (std::size_t i = 0; i < reasons_.size(); ++i) {
            if (reasons_[i].heading || chapters_.empty())
                open(decision_.trace[i], reasons_[i]);
            else
                add(decision_.trace[i], reasons_[i]);
        }
        std::erase_if(chapters_, [](const TracedChapter& chapter) { return chapter.steps.empty(); });
        return std::move(chapters_);
    }

private:
    void open(const core::TraceEntry& entry, const ReasonText& reason) {
        const int order = static_cast<int>(number(entry, "order"));
        while (step_ < decision_.steps.size() && decision_.steps[step_].order < order)
            ++step_;
        TracedChapter chapter;
        chapter.order = order;
        chapter.heading = reason.text;
        chapter.state = states_[std::min(step_, states_.size() - 1)];
        const auto& actions = facts_.tile(decision_.actions_tile).actions;
        if (const auto action = std::ranges::find(actions, order, &TileAction::order);
            action != actions.end()) {
            chapter.kind = action->kind;
            chapter.action = action_text(*action);
        }
        if (step_ < decision_.steps.size() && decision_.steps[step_].order == order) {
            const Step& step = decision_.steps[step_];
            chapter.done = true;
            chapter.winner = step.space;
            for (const Instruction& each : headings_[step_].instructions)
                if (chapter.result.isEmpty()
                    && (!step.structure || each.symbol == id_of(*step.structure).toString()))
                    chapter.result = each.text;
        }
        chapters_.push_back(std::move(chapter));
        first_ = {};
    }

    void add(const core::TraceEntry& entry, const ReasonText& reason) {
        if (entry.message == "expansion_missing")
            return; // nobody at this table has the pieces in mind
        chapters_.back().waits = chapters_.back().waits || entry.message == "contract_unknown";
        TracedStep step;
        step.reason = reason;
        const SpaceSet before(entry.before);
        step.system = !before.empty() && !oneKind(facts_, before);
        step.placing = !before.empty() && !step.system;
        if (entry.message == "candidates" || (step.placing && first_.empty()))
            first_ = before;
        step.first = step.placing ? first_ : SpaceSet();
        step.decisive = decisiveFor(entry, step);
        chapters_.back().steps.push_back(std::move(step));
    }

    /// What on the map decided it, beside the candidates themselves.
    [[nodiscard]] SpaceSet decisiveFor(const core::TraceEntry& entry, const TracedStep& step) const {
        const TracedChapter& chapter = chapters_.back();
        const DecidingPieces look(facts_, chapter.state, decision_.company);
        const SpaceSet before(entry.before);
        const SpaceSet after(entry.after);
        if (entry.message == "third_of_system")
            return look.systems_completed(after);
        if (entry.message == "criterion") {
            const auto criterion =
                criterion_named(facts_.space(before.first()).kind, words(entry, "criterion"));
            return criterion ? look.deciding(*criterion, before, after) : SpaceSet();
        }
        if (entry.message == "no_piece_left") {
            const auto kind = kindOf(words(entry, "structure"));
            return kind ? look.own_pieces(*kind) : SpaceSet();
        }
        if (chapter.kind == ActionKind::production && !step.placing && !step.system)
            return look.parts_of_systems();
        return {};
    }

    const Catalogue& facts_;
    const Decision& decision_;
    std::vector<ReasonText> reasons_;
    std::vector<State> states_;
    std::vector<StepText> headings_;
    std::vector<TracedChapter> chapters_;
    std::size_t step_ = 0;
    SpaceSet first_;
};

QStringList idsOf(const Catalogue& facts, SpaceSet spaces) {
    QStringList ids;
    for (const SpaceId space : spaces)
        ids << QString::fromStdString(facts.space(space).id);
    return ids;
}

} // namespace

std::vector<TracedChapter> whyChapters(const Catalogue& facts, const State& before,
                                       const Decision& decision) {
    return Teller(facts, before, decision).tell();
}

MapHighlights whyHighlights(const BarrageMap& map, const Decision& decision, const TracedStep& step) {
    const SpaceSet before(step.reason.before);
    const SpaceSet after(step.reason.after);
    MapHighlights shown;
    if (step.system) {
        const bool used =
            step.reason.outcome == core::Outcome::chosen || step.reason.outcome == core::Outcome::holds;
        (used ? shown.candidates : shown.out) = map.placesOf(before);
        return shown;
    }
    shown.reasons = map.placesOf(step.decisive);
    if (!step.placing)
        return shown;
    shown.gone = map.placesOf(step.first - before);
    shown.out = map.placesOf(before - after);
    if (step.reason.outcome == core::Outcome::chosen && after.size() == 1) {
        shown.winner = map.placeOf(after.first());
        shown.piece = static_cast<int>(owner_of(decision.company));
    } else {
        shown.candidates = map.placesOf(after);
    }
    return shown;
}

std::vector<QStringList> whyViews(const Catalogue& facts, const TracedStep& step) {
    const SpaceSet before(step.reason.before);
    std::vector<QStringList> list;
    for (const SpaceSet view : {before | step.decisive, before})
        if (!view.empty())
            list.push_back(idsOf(facts, view));
    return list;
}

} // namespace automa::app::barrage_app
