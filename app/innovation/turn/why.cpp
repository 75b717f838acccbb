#include "app/innovation/turn/why.h"

#include "app/innovation/history.h"
#include "app/innovation/text/hex_words.h"
#include "app/innovation/text/names.h"
#include "app/innovation/text/reasons.h"
#include "app/innovation/text/step_words.h"
#include "app/text/text_ids.h"
#include "model/innovation/state/board.h"

#include <algorithm>

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

using Names = InnovationNames;

//: legend of the map under “Why?”: what a sign on a hex means
std::vector<WhyLegendRow> legendOf(const MapHighlights& shown) {
    std::vector<WhyLegendRow> rows;
    if (shown.decided())
        rows.push_back({Why::Winner, translate("InnovationWhy", "chosen")});
    else if (!shown.candidates.empty())
        rows.push_back(
            {Why::Candidate, translate("InnovationWhy", "remaining: %1").arg(shown.candidates.size())});
    if (!shown.out.empty())
        rows.push_back({Why::Out, translate("InnovationWhy", "ruled out now: %1").arg(shown.out.size())});
    if (!shown.gone.empty())
        rows.push_back({Why::Gone, translate("InnovationWhy", "ruled out earlier")});
    return rows;
}

/// The building of a human that is the nearest to a hex, and how many hexes lie between.
struct Nearest {
    HexId hex;
    int distance = no_way;
};

std::optional<Nearest> nearestHuman(const Board& board, HexId from) {
    std::optional<Nearest> best;
    const Distances ways = distances(board.map(), HexSet(from), board.humans());
    for (const HexId human : board.humans())
        if (!best || ways[human.index()] < best->distance)
            best = Nearest{human, ways[human.index()]};
    return best;
}

} // namespace

InnovationWhy::InnovationWhy(InnovationGame& game, Of of, QObject* parent)
    : WhyModel(parent), game_(game), scene_(game.sharedFacts()) {
    if (of == Of::table)
        connect(&game_, &InnovationGame::decisionChanged, this, &InnovationWhy::take);
}

void InnovationWhy::take() {
    if (!game_.isOpen()) {
        decision_.reset();
        tried_.clear();
        forget();
        return;
    }
    if (const auto& decision = game_.decision())
        look(game_.state(), *decision);
}

bool InnovationWhy::lookBack(int position) {
    const auto entries = game_.journal().entries();
    if (position < 1 || static_cast<std::size_t>(position) > entries.size())
        return false;
    const auto index = static_cast<std::size_t>(position) - 1;
    const auto turn = pastDecision(game_, game_.stateAt(index), entries[index]);
    if (turn)
        look(turn->before, turn->decision);
    return turn.has_value();
}

void InnovationWhy::look(const State& before, const Decision& decision) {
    before_ = before;
    decision_ = decision;
    tried_ = attempts();
    scene_.showPosition(before_); // its places are asked for while the reasons are told
    forget();
}

QString InnovationWhy::subtitle() const {
    if (!decision_)
        return {};
    if (decision_->setup_card)
        return as_label(Names::card(decision_->setup_card->value));
    return decision_->action_card ? translate("InnovationWhy", "Action card %1 · support card %2")
                                        .arg(decision_->action_card->value)
                                        .arg(decision_->support_card.value)
                                  : translate("InnovationWhy", "No action card · support card %1")
                                        .arg(decision_->support_card.value);
}

std::vector<InnovationWhy::Attempt> InnovationWhy::attempts() const {
    std::vector<Attempt> all;
    for (const Step& step : decision_->steps)
        all.push_back({step.order, &step, nullptr, step.range.trace, before_});
    for (const Skipped& skipped : decision_->skipped)
        all.push_back({skipped.order, nullptr, &skipped, skipped.trace, before_});
    std::ranges::stable_sort(all, {}, [](const Attempt& attempt) { return attempt.trace.begin; });
    State now = before_;
    for (Attempt& attempt : all) {
        attempt.before = now;
        if (attempt.step)
            for (const Event& event : attempt.step->range.events.of(decision_->events))
                apply_in_place(now, event);
    }
    return all;
}

std::vector<WhyChapter> InnovationWhy::tell() {
    std::vector<WhyChapter> chapters;
    for (const Attempt& attempt : tried_)
        chapters.push_back(chapterOf(attempt));
    return chapters;
}

std::size_t InnovationWhy::opening(const std::vector<WhyChapter>& chapters) const {
    const auto found =
        std::ranges::find_if(chapters, [](const WhyChapter& each) { return each.done && each.plays; });
    return found == chapters.end() ? 0 : static_cast<std::size_t>(found - chapters.begin());
}

void InnovationWhy::chapterShown(std::size_t chapter) {
    if (chapter < tried_.size())
        scene_.showPosition(tried_[chapter].before);
}

WhyChapter InnovationWhy::chapterOf(const Attempt& attempt) const {
    const StepTeller teller(game_.facts(), before_, *decision_);
    WhyChapter chapter;
    chapter.order = attempt.order;
    chapter.done = attempt.step != nullptr;
    chapter.result =
        attempt.step ? teller.brief(*attempt.step, attempt.before) : StepTeller::skipped(*attempt.skipped);
    chapter.heading = chapter.result;
    chapter.title = attempt.step && attempt.step->hex
                        ? translate("InnovationWhy", "Why %1?").arg(hexCode(game_.map(), *attempt.step->hex))
                        : translate("InnovationWhy", "Why?");
    std::optional<HexSet> first;
    for (const core::TraceEntry& entry : attempt.trace.of(decision_->trace)) {
        const auto words = reasonWords(entry);
        if (!words)
            continue;
        WhyReason reason;
        reason.name = words->name;
        reason.heading = as_label(words->heading);
        reason.sentence = words->sentence;
        reason.rule = id_of(entry.rule).toString();
        reason.failed = entry.outcome == core::Outcome::fails;
        reason.counts = !entry.after.empty();
        reason.left = entry.after.size();
        if (narrowsHexes(entry)) {
            if (!first)
                first = HexSet(entry.after);
            chapter.plays = true;
            showHexes(reason, attempt, entry, *first);
        } else if (attempt.step && attempt.step->hex && first) {
            reason.shown.winner = scene_.placeOf(*attempt.step->hex);
        } else if (attempt.step && attempt.step->hex) {
            chapter.plays = true;
            reason.shown = scene_.locating(*attempt.step->hex);
        }
        reason.legend = legendOf(reason.shown);
        chapter.reasons.push_back(std::move(reason));
    }
    return chapter;
}

void InnovationWhy::showHexes(WhyReason& reason, const Attempt& attempt, const core::TraceEntry& entry,
                              const HexSet& first) const {
    const HexSet before(entry.before);
    const HexSet after(entry.after);
    const bool opens = before.size() > first.size(); // the first set of candidates
    const Board board(game_.facts(), attempt.before);
    reason.on_map = true;
    reason.shown.candidates = scene_.placesOf(after);
    if (!opens) {
        reason.shown.out = scene_.placesOf(before - after);
        reason.shown.gone = scene_.placesOf(first - before);
    }
    if (after.size() == 1)
        reason.shown.winner = scene_.placeOf(after.first());
    if (entry.message == "in_reach_marked")
        reason.shown.reasons = scene_.placesOf(board.group(Group::marked));
    else if (entry.message == "in_reach_unmarked")
        reason.shown.reasons = scene_.placesOf(board.group(Group::unmarked));
    else if (entry.message == "workshops_next_to_humans" || entry.message == "least_power"
             || entry.message == "most_power")
        reason.shown.reasons = scene_.placesOf(board.humans());
    else if (entry.message == "closest_to_humans")
        showDistances(reason, attempt.before, entry);
    else if (entry.message == "directional")
        showCount(reason, entry);
    else if (entry.message == "terrain_priority" || entry.message == "terrain_priority_human")
        showTerrains(reason, attempt.before, entry);
    reason.views.push_back(scene_.idsOf(opens ? after : before));
    reason.views.push_back(scene_.idsOf(after));
}

void InnovationWhy::showDistances(WhyReason& reason, const State& state,
                                  const core::TraceEntry& entry) const {
    const Board board(game_.facts(), state);
    const Map& map = board.map();
    reason.table_head = translate("InnovationWhy", "Distance");
    reason.table_note = translate("InnovationWhy", "the smaller one wins");
    const HexSet after(entry.after);
    HexSet reasons;
    for (const HexId hex : HexSet(entry.before)) {
        const auto nearest = nearestHuman(board, hex);
        if (!nearest)
            continue;
        const bool stays = after.has(hex);
        reasons.add(nearest->hex);
        if (stays)
            reason.shown.lines.push_back(
                {scene_.placeOf(hex), scene_.placeOf(nearest->hex), MapLine::Kind::distance});
        const Building* building = building_on(state, nearest->hex);
        const QString what = QStringLiteral("%1 %2").arg(
            building ? Names::building(id_of(building->kind)) : QString(), hexCode(map, nearest->hex));
        reason.table.push_back(
            {hexCode(map, hex),
             nearest->distance == 0 ? translate("InnovationWhy", "touches: %1").arg(what)
                                    : translate("InnovationWhy", "nearest: %1").arg(what),
             nearest->distance == no_way ? QStringLiteral("–") : QString::number(nearest->distance), stays});
    }
    // Those that stay first, then the nearer ones; without a way last.
    std::ranges::stable_sort(reason.table, {}, [](const WhyCandidate& row) {
        bool counted = false;
        const int distance = row.value.toInt(&counted);
        return std::pair(!row.stays, counted ? distance : no_way);
    });
    reason.shown.reasons = scene_.placesOf(reasons);
}

void InnovationWhy::showCount(WhyReason& reason, const core::TraceEntry& entry) const {
    const Direction direction =
        wordIn(entry, "direction") == "backward" ? Direction::backward : Direction::forward;
    int number = 0;
    QStringList names;
    for (const HexId hex : in_counting_order(HexSet(entry.before), direction)) {
        reason.shown.marks.push_back({scene_.placeOf(hex), QString::number(++number)});
        names << QStringLiteral("%1\u00a0=\u00a0%2").arg(number).arg(hexCode(game_.map(), hex));
    }
    constexpr int readable = 6; // more are found by their numbers on the map
    if (names.size() > 1 && names.size() <= readable)
        reason.sentence += QStringLiteral(" (%1)").arg(names.join(QStringLiteral(", ")));
}

/// The row of the priority card from its first terrain on: how many hexes each of them still has.
void InnovationWhy::showTerrains(WhyReason& reason, const State& state, const core::TraceEntry& entry) const {
    const auto row = by_name<PriorityRow>(wordIn(entry, "row"));
    const auto chosen = by_name<Terrain>(wordIn(entry, "terrain"));
    if (!row || !chosen)
        return;
    const Terrain native = entry.message == "terrain_priority" ? state.automa.native : state.humans[0].native;
    const Map& map = game_.map();
    reason.table_head = as_label(Names::row(id_of(*row)));
    reason.table_note = translate("InnovationWhy", "hexes; the first terrain with any wins");
    for (const Terrain terrain : game_.facts().priority[index_of(native)][index_of(*row)]) {
        const HexSet hexes =
            HexSet(entry.before).where([&](HexId hex) { return terrain_of(map, state, hex) == terrain; });
        QStringList codes;
        for (const HexId hex : hexes)
            codes << hexCode(map, hex);
        reason.table.push_back({as_label(Names::terrain(id_of(terrain))), codes.join(QStringLiteral(", ")),
                                QString::number(hexes.size()), terrain == *chosen});
    }
}

} // namespace automa::app::innovation_app
