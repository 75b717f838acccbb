#include "app/scythe/turn/why_trace.h"

#include "app/scythe/text/explainer.h"
#include "app/scythe/text/names.h"
#include "app/text/text_ids.h"
#include "model/scythe/state/board.h"

#include <algorithm>
#include <limits>

namespace automa::app::scythe_app {

using namespace scythe;
using core::Candidates;
using core::Outcome;

namespace {

/// What follows row 1: gains, the recruit bonus, the star card.
bool belongsToRest(std::string_view message) {
    constexpr std::string_view all[] = {
        "gain_of_other_faction", "combat_cards_drawn",      "coins_gained", "power_gained",
        "power_at_limit",        "gain_reduced_to_nothing", "none_on_mat",  "unit_to_base",
        "place_check",           "recruit_bonus",           "cube_stays",   "cube_moved"};
    return std::ranges::find(all, message) != std::end(all);
}

/// Another row of narrowing begins here.
bool opensRow(std::string_view message) {
    return message == "units_in_play" || message == "near_own_units";
}

class Chapters {
public:
    Chapters(const Catalogue& facts, const State& before, const Decision& decision)
        : facts_(facts), decision_(decision), state_(before) {}

    std::vector<TracedChapter> tell() {
        //: heading of a chapter under “Why?”
        begin(0, decision_.kind == TurnKind::automa ? translate("ScytheWhy", "The card")
                                                    : translate("ScytheWhy", "The combat"));
        for (std::size_t i = 0; i < decision_.trace.size(); ++i)
            add(decision_.trace[i], i);
        for (TracedChapter& chapter : chapters_)
            close(chapter);
        // What only names the card is no reason by itself, if more follows.
        if (chapters_.size() > 1 && chapters_.front().steps.size() < 2)
            chapters_.erase(chapters_.begin());
        return std::move(chapters_);
    }

private:
    void begin(int order, const QString& heading) {
        TracedChapter chapter;
        chapter.order = order;
        chapter.heading = heading;
        chapter.state = state_;
        chapters_.push_back(std::move(chapter));
        first_ = {};
    }

    void add(const core::TraceEntry& entry, std::size_t index) {
        follow(index);
        if (entry.message == "symbol") { // the chapter's heading says it
            begin(static_cast<int>(number_of(entry, "order")), headingOf(entry));
            return;
        }
        if (!rest_ && belongsToRest(entry.message) && chapters_.back().order > 0) {
            begin(0, translate("ScytheWhy", "Gains and star card"));
            chapters_.back().rest = true;
            rest_ = true;
        }
        if (opensRow(entry.message))
            first_ = entry.before;
        else if (entry.message == "near_own_base")
            first_ = entry.after;
        chapters_.back().steps.push_back({entry, reason_text(facts_, entry), first_});
        if (entry.message == "destination")
            chapters_.back().winner = Place(*entry.after.begin());
    }

    /// The Automa sees what the steps before have done.
    void follow(std::size_t index) {
        while (step_ < decision_.steps.size() && decision_.steps[step_].trace.end <= index) {
            for (const Event& event : decision_.steps[step_].events.of(decision_.events))
                apply_in_place(state_, event);
            ++step_;
        }
    }

    [[nodiscard]] QString headingOf(const core::TraceEntry& entry) const {
        const auto& moves = facts_.card(decision_.card).scheme(decision_.scheme).moves;
        const auto order = static_cast<std::size_t>(number_of(entry, "order"));
        return order >= 1 && order <= moves.size() ? as_label(ScytheNames::move(moves[order - 1]))
                                                   : QString();
    }

    void close(TracedChapter& chapter) const {
        if (chapter.order == 0) {
            chapter.done = true;
            return;
        }
        for (const Step& step : decision_.steps)
            if (is_move(step.kind) && step.order == chapter.order) {
                chapter.done = true;
                chapter.result = move_headline(facts_, step);
                if (step.to == chapter.winner && step.from != step.to && !step.from.is_mat())
                    chapter.from = step.from;
            }
    }

    const Catalogue& facts_;
    const Decision& decision_;
    State state_;
    std::vector<TracedChapter> chapters_;
    Candidates first_;
    std::size_t step_ = 0;
    bool rest_ = false;
};

/// What the criterion counts at a place; nothing if it counts nothing.
class Measure {
public:
    Measure(const Catalogue& facts, const State& state, SideId owner, const TracedChapter& chapter)
        : facts_(facts), state_(state), owner_(owner), chapter_(chapter) {}

    [[nodiscard]] std::optional<int> at(std::string_view message, Place place) const {
        if (message == "closest_to_base")
            return steps(place, state_.side(owner_).base());
        if (message == "closest_to_factory")
            return steps(place, facts_.factory);
        if (message == "closest_to_enemy")
            return toEnemy(place);
        if (!place.is_territory())
            return std::nullopt;
        if (message == "fewest_combat_units")
            return enemy_combat_units_at(state_, owner_, place.territory());
        if (message == "most_resources")
            return state_.resources[place.index()];
        if (message == "most_neighbourhoods")
            return unitsNear(place.territory());
        return std::nullopt;
    }

private:
    [[nodiscard]] int steps(Place a, Place b) const { return distance(facts_, state_, owner_, a, b); }

    [[nodiscard]] int toEnemy(Place place) const {
        int nearest = std::numeric_limits<int>::max();
        for (const TracedStep& step : chapter_.steps)
            if (step.entry.message == "enemies_on_map" || step.entry.message == "enemies_on_bases")
                for (const std::size_t enemy : step.entry.after)
                    nearest = std::min(nearest, steps(place, Place(enemy)));
        return nearest;
    }

    /// The unit that moves does not count itself.
    [[nodiscard]] int unitsNear(TerritoryId at) const {
        const Side& side = state_.side(owner_);
        std::optional<Place> moving;
        for (const TracedStep& step : chapter_.steps)
            if (step.entry.message == "unit_chosen")
                moving = Place(*step.entry.after.begin());
        int count = 0;
        for (const TerritoryId near : neighbourhood(facts_, state_, owner_, at))
            count += combat_units_at(side, near) + units_at(side, UnitKind::worker, near)
                     - (moving == Place(near) ? 1 : 0);
        return count;
    }

    const Catalogue& facts_;
    const State& state_;
    SideId owner_;
    const TracedChapter& chapter_;
};

} // namespace

std::vector<TracedChapter> whyChapters(const Catalogue& facts, const State& before,
                                       const Decision& decision) {
    return Chapters(facts, before, decision).tell();
}

bool tellsApart(const TracedStep& step) {
    return !step.entry.before.empty();
}

MapHighlights whyHighlights(const Catalogue& facts, const TracedChapter& chapter, const TracedStep& step,
                            SideId owner) {
    MapHighlights shown;
    const core::TraceEntry& entry = step.entry;
    if (entry.message == "enemies_on_map" || entry.message == "enemies_on_bases") {
        shown.reasons = entry.after;
        return shown;
    }
    shown.candidates = entry.after;
    shown.out = entry.before - entry.after;
    shown.gone = step.first - (entry.before | entry.after);
    if (entry.outcome == Outcome::chosen && !entry.after.empty())
        shown.winner = static_cast<int>(*entry.after.begin());
    if (entry.message == "destination" && chapter.from) {
        shown.lines.push_back({static_cast<int>(chapter.from->index()), shown.winner, MapLine::Kind::move});
        shown.reasons.add(chapter.from->index());
    }
    const Measure measure(facts, chapter.state, owner, chapter);
    for (const std::size_t place : entry.before)
        if (const auto count = measure.at(entry.message, Place(place)))
            shown.marks.push_back({static_cast<int>(place), QString::number(*count)});
    if (!shown.marks.empty() && entry.message == "closest_to_enemy")
        for (const TracedStep& each : chapter.steps)
            if (each.entry.message == "enemies_on_map" || each.entry.message == "enemies_on_bases")
                shown.reasons = each.entry.after;
    return shown;
}

} // namespace automa::app::scythe_app
