// The refills of the Patent Office and the external works: what the table turned up.
#include "app/barrage/company_items.h"
#include "app/barrage/piece_symbols.h"
#include "app/barrage/round/round_end.h"
#include "app/barrage/text/names.h"

#include <algorithm>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

constexpr int places = 3;
constexpr int tilesOfLevel = 5; // in the stacks of the Patent Office, one after the other (B-9.4)

/// The stack that a place of the Patent Office is filled from in this round.
int levelAt(int round, int position) {
    return 1 + (places * (round - 1) + position) / tilesOfLevel;
}

/// Everything of one kind that has ever lain there: it does not come again.
template <class Laid, class Id>
std::vector<Id> seen(const BarrageGame& game, const std::array<std::optional<Id>, 3>& first, Id Laid::*what) {
    std::vector<Id> ids;
    for (const auto& id : first)
        if (id)
            ids.push_back(*id);
    for (const auto& entry : game.journal().past())
        for (const Event& event : entry.events)
            if (const auto* laid = std::get_if<Laid>(&event))
                ids.push_back(laid->*what);
    return ids;
}

} // namespace

std::optional<BarrageRoundEnd::Gap> BarrageRoundEnd::gap() const {
    const State& state = game_.state();
    if (state.phase != Phase::income)
        return std::nullopt;
    for (int i = 0; i < places; ++i)
        if (!state.patents[static_cast<std::size_t>(i)] && !empty_.contains(i))
            return Gap{false, i};
    for (int i = 0; i < places && state.leeghwater; ++i)
        if (!state.works[static_cast<std::size_t>(i)] && !empty_.contains(places + i))
            return Gap{true, i};
    return std::nullopt;
}

Question BarrageRoundEnd::asking() const {
    const auto asked = gap();
    if (!asked || step() != Refill)
        return {};
    Question question;
    question.title =
        asked->work ? translate("BarrageRoundEnd", "External work %1 from the top").arg(asked->position + 1)
                    : translate("BarrageRoundEnd", "Patent %1 from the top").arg(asked->position + 1);
    question.text =
        asked->work
            ? translate("BarrageRoundEnd", "Reveal the next external work from the stack and tap it here.")
            : translate("BarrageRoundEnd", "Reveal the next technology tile from the stack and tap it here.");
    question.later = translate("BarrageRoundEnd", "Nothing there");
    question.groups = asked->work ? workItems(asked->position) : patentItems(asked->position);
    return question;
}

std::vector<QuestionChoice> BarrageRoundEnd::patentChoices(int position) const {
    const Catalogue& facts = game_.facts();
    const auto gone = seen(game_, game_.startState().patents, &PatentLaid::technology);
    const int level = levelAt(game_.state().round, position);
    std::vector<QuestionChoice> choices;
    for (std::size_t i = 0; i < tech_count; ++i) {
        const TechId tile(i);
        if (!is_advanced(tile) || level_of(tile) != level
            || (facts.tech[i].leeghwater && !game_.state().leeghwater)
            || std::find(gone.begin(), gone.end(), tile) != gone.end())
            continue;
        const QString id = QString::fromStdString(facts.tech[i].id);
        choices.push_back({.answer = id,
                           .text = as_label(BarrageNames::technology(id)),
                           .detail = BarrageNames::technology_effect(id),
                           .symbol = technologySymbol(tile)});
    }
    return choices;
}

std::vector<QuestionGroup> BarrageRoundEnd::patentItems(int position) const {
    const QString level = translate("BarrageRoundEnd", "Level %1")
                              .arg(QString(levelAt(game_.state().round, position), QLatin1Char('I')));
    return {{level, level, patentChoices(position)}};
}

void BarrageRoundEnd::layWhatIsKnown() {
    for (auto asked = gap(); asked && !asked->work; asked = gap()) {
        const auto choices = patentChoices(asked->position);
        const auto tile = choices.size() == 1 ? game_.facts().find_tech(choices.front().answer.toStdString())
                                              : std::nullopt;
        if (!tile || !perform(LayPatent{asked->position, *tile}))
            return;
    }
}

std::vector<QuestionGroup> BarrageRoundEnd::workItems(int position) const {
    const Catalogue& facts = game_.facts();
    const auto gone = seen(game_, game_.startState().works, &WorkLaid::work);
    // Which stack fills which place is fixed: the earlier letters lie above (L-40).
    const char deck = facts.setup.work_decks[static_cast<std::size_t>(game_.state().round - 1)]
                                            [static_cast<std::size_t>(position)];
    const QString stack = translate("BarrageRoundEnd", "Stack %1").arg(QLatin1Char(deck));
    QuestionGroup group{.label = stack, .name = stack};
    for (std::size_t i = 0; i < facts.works.size(); ++i) {
        const Work& work = facts.works[i];
        if (work.deck != deck || std::find(gone.begin(), gone.end(), WorkId(i)) != gone.end())
            continue;
        const QString id = QString::fromStdString(work.id);
        group.choices.push_back({.answer = id,
                                 .text = as_label(BarrageNames::external_work(id)),
                                 .detail = workText(work),
                                 .symbol = QStringLiteral("external_work")});
    }
    return {std::move(group)};
}

void BarrageRoundEnd::answer(const QString& id) {
    const auto asked = gap();
    if (!asked)
        return;
    if (asked->work) {
        if (const auto work = game_.facts().find_work(id.toStdString()))
            perform(LayWork{asked->position, *work});
    } else if (const auto tile = game_.facts().find_tech(id.toStdString())) {
        if (perform(LayPatent{asked->position, *tile}))
            layWhatIsKnown();
    }
}

void BarrageRoundEnd::later() {
    if (const auto asked = gap())
        empty_.insert(asked->position + (asked->work ? places : 0));
    workOut();
}

} // namespace automa::app::barrage_app
