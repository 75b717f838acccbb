#include "app/barrage/round/round_end_score.h"

#include "app/barrage/text/names.h"
#include "app/text/qt_text.h"

#include <algorithm>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

QString cell(const ScoreLine* line) {
    if (!line)
        return QStringLiteral("–");
    if (!line->known)
        return QStringLiteral("?");
    return line->vp == 0 && line->credits > 0 ? QStringLiteral("–") : signed_number(line->vp);
}

/// Whether two share a place on the track that scores.
bool tied(const std::vector<ScoreLine>& lines) {
    for (const int place : {1, 2})
        if (std::ranges::count_if(lines,
                                  [place](const ScoreLine& line) {
                                      return line.reason == Reason::track_place && line.count == place;
                                  })
            > 1)
            return true;
    return false;
}

QString detail(const Catalogue& facts, const State& state, Reason reason,
               const std::vector<ScoreLine>& lines) {
    switch (reason) {
    case Reason::track_place:
        return (tied(lines) ? translate(
                    "BarrageScore",
                    "1st place %1, 2nd place %2; a tie for 1st shares both, a tie for 2nd gives 1 each")
                            : translate("BarrageScore", "1st place %1, 2nd place %2"))
            .arg(facts.track.first_vp)
            .arg(facts.track.second_vp);
    case Reason::track_credits:
        return translate("BarrageScore", "VP for Automas, credits for humans");
    case Reason::bonus_tile: {
        const bool short_of = std::any_of(lines.begin(), lines.end(), [](const ScoreLine& line) {
            return line.reason == Reason::bonus_tile && line.detail > 0;
        });
        return short_of ? translate("BarrageScore", "%1 VP less for each section short")
                              .arg(facts.track.bonus_penalty)
                        : translate("BarrageScore", "Everybody reached the round’s section");
    }
    case Reason::objective:
        return state.objective ? as_label(BarrageNames::objective_tile(text(name_of(*state.objective))))
                               : QString();
    case Reason::resources:
        return translate("BarrageScore", "1 VP for every %1 machines; humans add credits themselves")
            .arg(facts.setup.resources_per_vp);
    default:
        return {};
    }
}

QString place(int number) {
    return number == 1   ? translate("BarrageScore", "1st place")
           : number == 2 ? translate("BarrageScore", "2nd place")
                         : translate("BarrageScore", "place %1").arg(number);
}

/// "3 × 4 VP − 1 × 4 VP"
QString bonusSum(const Catalogue& facts, const State& state, const ScoreLine& line) {
    if (state.company(line.company).energy < facts.track.bonus_minimum)
        return translate("BarrageScore", "less than %1 energy: no bonus").arg(facts.track.bonus_minimum);
    const int each = facts.bonus[index_of(state.bonus_tiles.front())].vp_each;
    const QString gained = QStringLiteral("%1 × %2").arg(line.count).arg(BarrageNames::vp(each));
    if (line.detail == 0)
        return gained;
    const QString lost =
        QStringLiteral("%1 × %2").arg(line.detail).arg(BarrageNames::vp(facts.track.bonus_penalty));
    const bool floored = each * line.count < facts.track.bonus_penalty * line.detail;
    return (floored ? translate("BarrageScore", "%1 − %2, never below 0") : QStringLiteral("%1 − %2"))
        .arg(gained, lost);
}

QString sum(const Catalogue& facts, const State& state, const ScoreLine& line) {
    switch (line.reason) {
    case Reason::track_place:
        return line.count == 0
                   ? BarrageNames::energy(line.detail)
                   : QStringLiteral("%1, %2").arg(BarrageNames::energy(line.detail), place(line.count));
    case Reason::track_credits:
        return QStringLiteral("%1, %2").arg(BarrageNames::energy(line.detail),
                                            BarrageNames::credits(line.count));
    case Reason::bonus_tile:
        return line.known ? bonusSum(facts, state, line) : QString();
    case Reason::objective:
        return translate("BarrageScore", "counted %1, %2").arg(line.count).arg(place(line.detail));
    case Reason::resources:
        return QStringLiteral("%1 ÷ %2")
            .arg(BarrageNames::machines(line.count))
            .arg(facts.setup.resources_per_vp);
    case Reason::drops:
        return QStringLiteral("%1 × %2").arg(BarrageNames::drops(line.count),
                                             BarrageNames::vp(facts.setup.vp_per_drop));
    default:
        return {};
    }
}

/// How every company came to its value; empty where the value says it all.
QStringList sumsOf(const Catalogue& facts, const State& state, Reason reason,
                   const std::vector<ScoreLine>& lines) {
    QStringList all;
    for (const Company company : state.turn_order)
        for (const ScoreLine& line : lines)
            if (const QString words =
                    line.reason == reason && line.company == company ? sum(facts, state, line) : QString();
                !words.isEmpty())
                all << translate("BarrageScore", "%1: %2 → <b>%3</b>")
                           .arg(BarrageNames::company(text(name_of(company))), words, cell(&line));
    return all;
}

} // namespace

std::vector<ScoreRow> scoreTable(const Catalogue& facts, const State& state,
                                 const std::vector<ScoreLine>& lines) {
    std::vector<ScoreRow> rows;
    std::vector<Reason> reasons;
    for (const ScoreLine& line : lines)
        if (std::find(reasons.begin(), reasons.end(), line.reason) == reasons.end())
            reasons.push_back(line.reason);
    for (const Reason reason : reasons) {
        QStringList values;
        for (const Company company : state.turn_order) {
            const auto found = std::find_if(lines.begin(), lines.end(), [&](const ScoreLine& line) {
                return line.reason == reason && line.company == company;
            });
            values << cell(found == lines.end() ? nullptr : &*found);
        }
        rows.push_back({as_label(BarrageNames::reason(text(name_of(reason)))),
                        detail(facts, state, reason, lines), values, sumsOf(facts, state, reason, lines),
                        false});
    }
    QStringList sums;
    for (const Company company : state.turn_order) {
        int sum = 0;
        for (const ScoreLine& line : lines)
            sum += line.company == company ? line.vp : 0;
        sums << signed_number(sum);
    }
    rows.push_back({translate("BarrageScore", "Total"), {}, sums, {}, true});
    return rows;
}

QString leaderText(const State& state, const PhaseResult& phase) {
    const ScoreLine* best = nullptr;
    for (const ScoreLine& line : phase.lines)
        if (line.reason == Reason::track_place && line.count == 1
            && (!best || state.company(line.company).energy > state.company(best->company).energy))
            best = &line;
    if (!best)
        return translate("BarrageScore", "Nobody produced energy");
    const auto leaders = std::ranges::count_if(phase.lines, [](const ScoreLine& line) {
        return line.reason == Reason::track_place && line.count == 1;
    });
    if (leaders > 1)
        return translate("BarrageScore", "The lead on the energy track is shared");
    //: %1: a company; %2: VP, as “+6 VP”
    return translate("BarrageScore", "Leader of the energy track: %1 (%2)") // the VP of the place alone
        .arg(BarrageNames::company(text(name_of(best->company))),
             (best->vp > 0 ? QStringLiteral("+") : QString()) + BarrageNames::vp(best->vp));
}

} // namespace automa::app::barrage_app
