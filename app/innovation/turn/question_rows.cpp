// The rows of a question: what is known of the thing that is asked for.
#include "app/innovation/turn/question.h"

#include "app/innovation/text/names.h"
#include "app/innovation/text/question_words.h"
#include "app/innovation/text/step_words.h"
#include "app/text/text_ids.h"

#include <algorithm>

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

using Names = InnovationNames;
using enum InnovationForm::Form;

/// The number that stands for whose scholar it is; 0 is nobody.
int numberOf(const State& state, const std::optional<Player>& owner) {
    if (!owner)
        return 0;
    return *owner == Player::automa ? state.human_count + 1 : static_cast<int>(index_of(*owner)) + 1;
}

} // namespace

InnovationQuestion::Entry InnovationQuestion::headOf(const QString& text, const QString& symbol) {
    InnovationAskRow row;
    row.form = Head;
    row.text = text;
    row.symbol = symbol;
    row.detail = translate("InnovationQuestion", "as last known");
    return {row, {}, 0};
}

QString InnovationQuestion::keyOf(const Entry& entry) {
    const Need& need = entry.need;
    return QStringLiteral("%1/%2/%3/%4")
        .arg(index_of(need.what))
        .arg(need.player ? static_cast<int>(index_of(*need.player)) : -1)
        .arg(need.discipline ? static_cast<int>(index_of(*need.discipline)) : -1)
        .arg(entry.index);
}

void InnovationQuestion::add(Entry entry) {
    entries_.push_back(std::move(entry));
}

void InnovationQuestion::addSlots(SlotRow which) {
    const State& state = game_.state();
    const Told<Slots>& told = slots_of(state, which);
    const int all = which == SlotRow::power_actions  ? static_cast<int>(power_action_count)
                    : which == SlotRow::book_actions ? static_cast<int>(book_action_count)
                                                     : game_.facts().innovation_slots(state.human_count);
    const QString symbol = which == SlotRow::power_actions  ? QStringLiteral("innovation_power")
                           : which == SlotRow::book_actions ? QStringLiteral("innovation_book")
                                                            : QStringLiteral("innovation_innovation");
    addHead(slotsTitle(which), symbol);
    for (int slot = 1; slot <= all; ++slot) {
        InnovationAskRow row;
        row.form = Toggle;
        const bool on = has_slot(told.value, slot);
        row.value = (which == SlotRow::innovations ? !on : on) ? 1 : 0;
        row.text = which == SlotRow::power_actions ? Names::power_action(
                       id_of(game_.facts().tables.power_actions[static_cast<std::size_t>(slot - 1)]))
                                                   : QString::number(slot);
        row.symbol =
            which == SlotRow::power_actions
                ? powerActionSymbol(game_.facts().tables.power_actions[static_cast<std::size_t>(slot - 1)])
                : symbol;
        Need need;
        need.what = which == SlotRow::power_actions  ? NeedKind::power_actions
                    : which == SlotRow::book_actions ? NeedKind::book_actions
                                                     : NeedKind::innovations;
        add({row, need, slot});
    }
}

void InnovationQuestion::addLevel(const Need& need) {
    const State& state = game_.state();
    const bool two = state.human_count == 2;
    // Of two humans only the higher marker counts: one row for both.
    if (two && std::ranges::any_of(entries_, [&](const Entry& entry) {
            return entry.row.form == Level && entry.need.discipline == need.discipline;
        }))
        return;
    const std::size_t d = index_of(*need.discipline);
    InnovationAskRow row;
    row.form = Level;
    row.most = top_level;
    row.value = two ? std::max(state.humans[0].science[d].value, state.humans[1].science[d].value)
                    : state.human(*need.player).science[d].value;
    row.symbol = disciplineSymbol(*need.discipline);
    row.text = as_label(Names::discipline(id_of(*need.discipline)));
    add({row, need, 0});
}

void InnovationQuestion::addScholars(const Need& need) {
    const State& state = game_.state();
    const std::size_t d = index_of(*need.discipline);
    addHead(as_label(Names::discipline(id_of(*need.discipline))), disciplineSymbol(*need.discipline));
    for (std::size_t space = 0; space < scholar_space_count; ++space) {
        InnovationAskRow row;
        row.form = Owner;
        row.most = state.human_count + 1;
        row.value = numberOf(state, state.scholars[d].value[space]);
        row.symbol = QStringLiteral("innovation_scholar");
        row.text = translate("InnovationQuestion", "Space +%1").arg(game_.facts().science.spaces[d][space]);
        add({row, need, static_cast<int>(space)});
    }
}

void InnovationQuestion::addTiles(const Need& need) {
    const bool final = need.what == NeedKind::final_tile;
    for (const int number : possibleTiles(game_.facts(), game_.state(), need)) {
        const Discipline discipline =
            final ? game_.facts().final_tile(number).discipline : game_.facts().round_tile(number).discipline;
        InnovationAskRow row;
        row.form = Choice;
        row.symbol = disciplineSymbol(discipline);
        row.text = tileScoring(game_.facts(), need, number);
        row.detail = Names::discipline(id_of(discipline));
        add({row, need, number});
    }
}

void InnovationQuestion::addPower(const Need& need) {
    for (int power = need.amount; power >= 0; --power) {
        InnovationAskRow row;
        row.form = Choice;
        row.symbol = QStringLiteral("innovation_power");
        row.text = power == 0 ? translate("InnovationQuestion", "None") : Names::power(power);
        add({row, need, power});
    }
}

} // namespace automa::app::innovation_app
