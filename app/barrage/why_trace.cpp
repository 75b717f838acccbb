#include "app/barrage/why_trace.h"

#include "app/text/barrage_explainer.h"
#include "app/text/text_ids.h"
#include "app/text/turn_segments.h"
#include "model/barrage/board.h"

#include <algorithm>

namespace automa::app {

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

/// The strongest built conduit of each space's basin: what that criterion compares.
SpaceSet strongestConduits(const Catalogue& facts, const State& state, SpaceSet spaces) {
    SpaceSet found;
    for (const SpaceId space : spaces) {
        const Basin& basin = facts.basin(facts.space(space).basin);
        std::optional<SpaceId> best;
        const auto look = [&](const auto& conduits) {
            for (const SpaceId conduit : conduits)
                if (conduit_owner(state, conduit) != Owner::nobody
                    && (!best || facts.space(conduit).power > facts.space(*best).power))
                    best = conduit;
        };
        facts.space(space).kind == SpaceKind::dam ? look(basin.conduits) : look(basin.conduits_into);
        if (best)
            found.add(*best);
    }
    return found;
}

/// The pieces a criterion about neighbours looks at: the dams above a pipe, the powerhouses below it.
SpaceSet neighbours(const Catalogue& facts, const State& state, SpaceSet spaces, std::string_view criterion) {
    SpaceSet found;
    const bool dams = criterion.find("dam") != std::string_view::npos;
    for (const SpaceId space : spaces) {
        const Space& place = facts.space(space);
        if (place.kind == SpaceKind::conduit && dams) {
            for (const SpaceId dam : facts.basin(place.basin).dams)
                if (state.dam(dam).stands())
                    found.add(dam);
        } else if (place.kind == SpaceKind::conduit) {
            for (const SpaceId house : facts.basin(place.destination).powerhouses)
                if (state.powerhouses[index_in_kind(house)] != Owner::nobody)
                    found.add(house);
        }
    }
    return found;
}

SpaceSet decisiveFor(const Catalogue& facts, const State& state, const core::TraceEntry& entry) {
    if (entry.message != "criterion")
        return {};
    const std::string_view criterion = words(entry, "criterion");
    if (criterion == "most_powerful_built_conduit")
        return strongestConduits(facts, state, SpaceSet(entry.after));
    if (criterion.starts_with("dam_") || criterion.starts_with("powerhouse_"))
        return neighbours(facts, state, SpaceSet(entry.after), criterion);
    return {};
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

    [[nodiscard]] std::vector<WhyChapter> tell() {
        for (std::size_t i = 0; i < reasons_.size(); ++i) {
            if (reasons_[i].heading || chapters_.empty())
                open(decision_.trace[i], reasons_[i]);
            else
                add(decision_.trace[i], reasons_[i]);
        }
        std::erase_if(chapters_, [](const WhyChapter& chapter) { return chapter.steps.empty(); });
        return std::move(chapters_);
    }

private:
    void open(const core::TraceEntry& entry, const ReasonText& reason) {
        const int order = static_cast<int>(number(entry, "order"));
        while (step_ < decision_.steps.size() && decision_.steps[step_].order < order)
            ++step_;
        WhyChapter chapter;
        chapter.order = order;
        chapter.heading = reason.text;
        chapter.state = states_[std::min(step_, states_.size() - 1)];
        if (step_ < decision_.steps.size() && decision_.steps[step_].order == order) {
            const Step& step = decision_.steps[step_];
            chapter.done = true;
            chapter.structure = step.structure;
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
        WhyStep step;
        step.reason = reason;
        const SpaceSet before(entry.before);
        step.system = !before.empty() && !oneKind(facts_, before);
        step.placing = !before.empty() && !step.system;
        if (entry.message == "candidates" || (step.placing && first_.empty()))
            first_ = before;
        step.first = step.placing ? first_ : SpaceSet();
        step.decisive = decisiveFor(facts_, chapters_.back().state, entry);
        chapters_.back().steps.push_back(std::move(step));
    }

    const Catalogue& facts_;
    const Decision& decision_;
    std::vector<ReasonText> reasons_;
    std::vector<State> states_;
    std::vector<StepText> headings_;
    std::vector<WhyChapter> chapters_;
    std::size_t step_ = 0;
    SpaceSet first_;
};

QStringList idsOf(const Catalogue& facts, SpaceSet spaces) {
    QStringList ids;
    for (const SpaceId space : spaces)
        ids << QString::fromStdString(facts.space(space).id);
    return ids;
}

SpaceSet without(SpaceSet all, SpaceSet some) {
    return SpaceSet(all.bits() & ~some.bits());
}

} // namespace

std::vector<WhyChapter> whyChapters(const Catalogue& facts, const State& before, const Decision& decision) {
    return Teller(facts, before, decision).tell();
}

QVariantMap whyHighlights(const Catalogue& facts, const Decision& decision, const WhyStep& step) {
    const SpaceSet before(step.reason.before);
    const SpaceSet after(step.reason.after);
    QVariantMap map;
    if (step.system) {
        const bool used =
            step.reason.outcome == core::Outcome::chosen || step.reason.outcome == core::Outcome::holds;
        map.insert(used ? QStringLiteral("candidates") : QStringLiteral("out"), idsOf(facts, before));
        return map;
    }
    if (!step.placing)
        return map;
    map.insert(QStringLiteral("gone"), idsOf(facts, without(step.first, before)));
    map.insert(QStringLiteral("out"), idsOf(facts, without(before, after)));
    map.insert(QStringLiteral("reasons"), idsOf(facts, step.decisive));
    if (step.reason.outcome == core::Outcome::chosen && after.size() == 1) {
        map.insert(QStringLiteral("winner"), QString::fromStdString(facts.space(after.first()).id));
        map.insert(QStringLiteral("piece"), id_of(decision.company).toString());
    } else {
        map.insert(QStringLiteral("candidates"), idsOf(facts, after));
    }
    return map;
}

} // namespace automa::app
