#include "app/innovation/turn/question.h"

#include "app/innovation/errors.h"
#include "app/innovation/text/names.h"
#include "app/innovation/text/question_words.h"
#include "app/innovation/text/step_words.h"
#include "app/text/text_ids.h"

#include <algorithm>
#include <map>
#include <ranges>

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

using Names = InnovationNames;
using enum InnovationForm::Form;

InnovationQuestion::Kind kindOf(NeedKind need) {
    switch (need) {
    case NeedKind::science:
        return InnovationQuestion::Kind::Levels;
    case NeedKind::round_score_tile:
    case NeedKind::final_tile:
        return InnovationQuestion::Kind::Tile;
    case NeedKind::scholars:
        return InnovationQuestion::Kind::Scholars;
    case NeedKind::innovations:
    case NeedKind::power_actions:
    case NeedKind::book_actions:
        return InnovationQuestion::Kind::Slots;
    case NeedKind::power_gained:
        return InnovationQuestion::Kind::Power;
    case NeedKind::faction_result:
        return InnovationQuestion::Kind::Faction;
    case NeedKind::shipping:
    case NeedKind::faction_end_vp:
        break;
    }
    return InnovationQuestion::Kind::None;
}

/// Whose scholar a number stands for; 0 is nobody.
std::optional<Player> ownerAt(const State& state, int number) {
    if (number == 0)
        return std::nullopt;
    return number <= state.human_count ? static_cast<Player>(number - 1) : Player::automa;
}

/// Nobody need look for it: what was known last stands there.
bool hasLikelyAnswer(InnovationQuestion::Kind kind) {
    return kind == InnovationQuestion::Kind::Slots || kind == InnovationQuestion::Kind::Levels
           || kind == InnovationQuestion::Kind::Scholars;
}

QString cardWords(const Card& card) {
    QStringList actions;
    for (const CardAction& action : card.actions)
        actions << Names::action(action);
    return actions.join(QStringLiteral(" · "));
}

} // namespace

InnovationQuestion::InnovationQuestion(InnovationGame& game, QObject* parent) : QObject(parent), game_(game) {
    connect(&game_, &InnovationGame::changed, this, [this] {
        first_.reset();
        touched_.clear();
        refresh();
    });
}

void InnovationQuestion::refresh() {
    entries_.clear();
    kind_ = Kind::None;
    title_.clear();
    text_.clear();
    preview_.clear();
    assumed_.reset();
    if (game_.cardsToDraw())
        askCards();
    else if (const auto& decision = game_.decision(); decision && !decision->needs.empty())
        askAll();
    showRows();
    foresee();
    emit changed();
}

void InnovationQuestion::askCards() {
    kind_ = Kind::Cards;
    const State& state = game_.state();
    const bool setup = state.app.phase == Phase::workshops;
    title_ = setup      ? translate("InnovationQuestion", "Which card was drawn for the first workshops?")
             : paired() ? translate("InnovationQuestion", "Which two cards were drawn?")
                        : translate("InnovationQuestion", "Which action card was drawn?");
    for (std::size_t number = 1; number <= card_count; ++number) {
        const CardId card(number);
        const Cards& cards = state.cards;
        const bool seen =
            cards.support.contains(card) || cards.reserve.contains(card) || cards.action == card;
        const bool possible =
            setup || cards.stack.contains(card) || (!seen && cards.stack.contains(unknown_card));
        InnovationAskRow row;
        row.form = Choice;
        row.off = !possible || first_ == card;
        row.text = QString::number(number);
        row.detail = setup ? QString() : cardWords(game_.facts().card(card));
        add({row, {}, static_cast<int>(number)});
    }
}

/// Everything on the way to the end of the turn, as far as it has a likely answer.
void InnovationQuestion::askAll() {
    position_ = game_.state();
    Decision decision = *game_.decision();
    const Kind first = kindOf(decision.needs.front().what);
    Kind last = first;
    QString title;
    QString text;
    constexpr int most = 8; // nobody is asked so often in a turn
    for (int round = 0; round < most && !decision.needs.empty(); ++round) {
        const Kind now = kindOf(decision.needs.front().what);
        if (round > 0 && !hasLikelyAnswer(now))
            break; // asked when this is answered
        const std::size_t from = entries_.size();
        askNeeds(decision.needs);
        if (round == 0) {
            title = title_;
            text = text_;
        } else if (now == Kind::Levels && now != last) {
            entries_.insert(entries_.begin() + static_cast<std::ptrdiff_t>(from),
                            headOf(title_, QStringLiteral("innovation_science")));
        }
        last = now;
        recall(from);
        const auto told = answers(from);
        if (told.empty())
            break;
        for (const Command& answer : told)
            if (auto done = innovation::carry_out(game_.facts(), position_, answer, true); done.ok())
                position_ = std::move(done).value().after;
        auto next = decide(game_.facts(), position_);
        if (!next.ok())
            break;
        decision = std::move(next).value();
    }
    kind_ = first;
    title_ = title;
    text_ = text;
    if (decision.needs.empty())
        assumed_ = std::move(decision);
}

/// What was set here before the rows were made anew.
void InnovationQuestion::recall(std::size_t from) {
    for (std::size_t i = from; i < entries_.size(); ++i)
        if (const auto set = touched_.constFind(keyOf(entries_[i])); set != touched_.constEnd())
            entries_[i].row.value = *set;
}

void InnovationQuestion::askNeeds(const std::vector<Need>& needs) {
    kind_ = kindOf(needs.front().what);
    for (const Need& need : needs) {
        if (kindOf(need.what) != kind_)
            continue; // asked when this is answered
        const QuestionWords words = questionWords(game_.facts(), game_.state(), need);
        title_ = words.title;
        text_ = words.text;
        switch (need.what) {
        case NeedKind::power_actions:
            addSlots(SlotRow::power_actions);
            break;
        case NeedKind::book_actions:
            addSlots(SlotRow::book_actions);
            break;
        case NeedKind::innovations:
            addSlots(SlotRow::innovations);
            break;
        case NeedKind::science:
            addLevel(need);
            break;
        case NeedKind::scholars:
            addScholars(need);
            break;
        case NeedKind::round_score_tile:
        case NeedKind::final_tile:
            addTiles(need);
            break;
        case NeedKind::power_gained:
            addPower(need);
            break;
        case NeedKind::faction_result:
        case NeedKind::shipping:
        case NeedKind::faction_end_vp:
            break;
        }
    }
}

//: state of an action, a tile or a scholar space: free, covered, or no longer there
void InnovationQuestion::showRows() {
    std::vector<InnovationAskRow> rows;
    rows.reserve(entries_.size());
    for (const Entry& entry : entries_) {
        rows.push_back(entry.row);
        InnovationAskRow& row = rows.back();
        if (row.form == Owner) {
            const auto owner = ownerAt(game_.state(), row.value);
            row.detail = owner ? Names::player(id_of(*owner)) : translate("InnovationQuestion", "free");
        } else if (row.form == Toggle) {
            const bool innovation = entry.need.what == NeedKind::innovations;
            row.detail = row.value == 0 ? QString()
                         : innovation   ? translate("InnovationQuestion", "gone")
                                        : translate("InnovationQuestion", "covered");
        }
    }
    rows_.show(std::move(rows));
}

QString InnovationQuestion::confirmText() const {
    const bool tapped = std::ranges::any_of(entries_, [](const Entry& e) { return e.row.form == Choice; });
    if (kind_ == Kind::Faction)
        return translate("InnovationQuestion", "Accept suggestion");
    if (!asked() || tapped)
        return {};
    if (foreseen())
        return touched_.isEmpty() ? translate("InnovationQuestion", "Looks right: done")
                                  : translate("InnovationQuestion", "Done");
    return touched_.isEmpty() ? translate("InnovationQuestion", "Looks right")
                              : translate("InnovationQuestion", "Continue");
}

void InnovationQuestion::set(int at, int value) {
    if (at < 0 || at >= static_cast<int>(entries_.size()))
        return;
    const InnovationAskRow& row = entries_[static_cast<std::size_t>(at)].row;
    if (row.form == Head || value < 0 || value > row.most || value == row.value)
        return;
    touched_.insert(keyOf(entries_[static_cast<std::size_t>(at)]), value);
    refresh();
}

void InnovationQuestion::takeBack() {
    first_.reset();
    refresh();
}

std::vector<Command> InnovationQuestion::answers(std::size_t from) const {
    std::vector<Command> all;
    const auto asked =
        std::ranges::subrange(entries_.begin() + static_cast<std::ptrdiff_t>(from), entries_.end());
    const auto slotsFor = [&](NeedKind what, SlotRow row) {
        Slots bits = 0;
        bool any = false;
        for (const Entry& entry : asked) {
            if (entry.need.what != what || entry.row.form != Toggle)
                continue;
            any = true;
            if ((entry.row.value == 1) != (row == SlotRow::innovations))
                bits = with_slot(bits, entry.index);
        }
        if (any)
            all.emplace_back(TellSlots{row, {bits}});
    };
    slotsFor(NeedKind::power_actions, SlotRow::power_actions);
    slotsFor(NeedKind::book_actions, SlotRow::book_actions);
    slotsFor(NeedKind::innovations, SlotRow::innovations);
    std::map<Discipline, ScholarSpaces> spaces;
    for (const Entry& entry : asked) {
        const auto level = static_cast<std::int8_t>(entry.row.value);
        if (entry.row.form == Level && game_.state().human_count == 2)
            all.emplace_back(TellHighest{*entry.need.discipline, level});
        else if (entry.row.form == Level)
            all.emplace_back(TellLevel{*entry.need.player, *entry.need.discipline, level});
        if (entry.row.form == Owner)
            spaces[*entry.need.discipline][static_cast<std::size_t>(entry.index)] =
                ownerAt(game_.state(), entry.row.value);
    }
    for (const auto& [discipline, taken] : spaces)
        all.emplace_back(TellScholars{discipline, taken});
    return all;
}

void InnovationQuestion::foresee() {
    preview_.clear();
    if (!assumed_)
        return;
    const StepTeller teller(game_.facts(), position_, *assumed_);
    QStringList steps;
    State now = position_;
    for (const Step& step : assumed_->steps) {
        steps << teller.brief(step, now);
        for (const Event& event : step.range.events.of(assumed_->events))
            apply_in_place(now, event);
    }
    if (!steps.isEmpty())
        preview_ = translate("InnovationQuestion", "As shown: %1").arg(steps.join(QStringLiteral(" · ")));
}

void InnovationQuestion::confirm() {
    if (kind_ == Kind::Faction)
        perform(Move({TakeAutomaTurn{}, AcceptProposal{}}));
    else if (auto told = answers(); !told.empty()) {
        if (foreseen())
            told.emplace_back(TakeAutomaTurn{});
        perform(Move(std::move(told)));
    }
}

void InnovationQuestion::choose(int at) {
    if (at < 0 || at >= static_cast<int>(entries_.size()))
        return;
    const Entry& entry = entries_[static_cast<std::size_t>(at)];
    if (entry.row.form != Choice || entry.row.off)
        return;
    const auto number = static_cast<std::size_t>(entry.index);
    if (kind_ == Kind::Cards) {
        if (game_.state().app.phase == Phase::workshops)
            return perform(DrawSetupCard{CardId(number)});
        if (game_.cardsDue() == 2 && !first_) {
            first_ = CardId(number);
            return refresh();
        }
        DrawCards drawn;
        if (first_)
            drawn.shown.push_back(*first_);
        drawn.shown.push_back(CardId(number));
        return perform(drawn);
    }
    if (kind_ == Kind::Power)
        return perform(Move({TakeAutomaTurn{}, TellPowerGained{static_cast<std::uint8_t>(number)}}));
    if (entry.need.what == NeedKind::final_tile)
        return perform(TellFinalTile{static_cast<std::uint8_t>(number)});
    perform(TellRoundTile{static_cast<std::uint8_t>(entry.need.round), static_cast<std::uint8_t>(number)});
}

void InnovationQuestion::perform(Move move) {
    if (const core::Status done = game_.perform(move); !done.ok())
        emit refused(innovationErrorText(done.error()));
}

} // namespace automa::app::innovation_app
