// The open game: its journal, the position it leads to, and the decision that lies on the table now.
//
// A game adds to the rules of its model (core::Rules) what its table needs, and derives its session:
//
//   struct ToyRules : toy::Rules {
//       using Options = toy::CardSource;   // kept beside the position; leave it out if there is nothing
//       static bool awaits_decision(const State&);  // cheap: is a turn of the Automa announced?
//   };
//   class ToyGame final : public Session<ToyRules> {
//   public:
//       using Session::Session;
//       QString tell(const core::Label& label) const override;  // the words of Undo and of the history
//   protected:
//       core::Status complete(Carried& done) override;          // what follows of itself, if anything
//   };
//
// Everything that happens goes through perform(): one whole, undoable action. SavedSession (saved_session.h)
// keeps it on disk, GameHistory (history.h) lists it.
#pragma once

#include "app/play/session_base.h"
#include "model/core/journal.h"
#include "model/core/rules.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

namespace automa::app {

/// For rules that keep nothing beside the position.
struct NoOptions {
    friend bool operator==(const NoOptions&, const NoOptions&) = default;
};

template <class R>
struct OptionsOf {
    using Type = NoOptions;
};
template <class R>
requires requires {
    typename R::Options;
}
struct OptionsOf<R> {
    using Type = typename R::Options;
};

template <core::Rules R>
class Session : public SessionBase {
public:
    using Rules = R;
    using Facts = typename Rules::Facts;
    using State = typename Rules::State;
    using Event = typename Rules::Event;
    using Command = typename Rules::Command;
    using Decision = typename Rules::Decision;
    using Carried = std::remove_cvref_t<decltype(Rules::carry_out(std::declval<const Facts&>(),
                                                                  std::declval<const State&>(),
                                                                  std::declval<const Command&>())
                                                     .value())>;
    using Options = typename OptionsOf<Rules>::Type;
    using Journal = core::Journal<Event>;
    using Entry = core::JournalEntry<Event>;

    explicit Session(std::shared_ptr<const Facts> facts, QObject* parent = nullptr)
        : SessionBase(parent), facts_(std::move(facts)) {}

    /// Begins a game from this position; whatever was open is closed.
    void start(const State& start, const Options& options = {}) { resume(start, {}, options); }

    /// Takes up a game where its journal's cursor stands. Contract: the journal was checked (loadChecked() of
    /// checked_journal.h). `blocked`: it can only be looked at, and why.
    void resume(const State& start, Journal journal, const Options& options = {},
                std::optional<core::Error> blocked = {}) {
        start_ = start;
        options_ = options;
        journal_ = std::move(journal);
        setOpen(true);
        if (const core::Status completed = completeStart(start_); !completed.ok() && !blocked)
            blocked = completed.error();
        block(std::move(blocked));
        ids_.clear();
        for (std::size_t i = 0; i < journal_.entries().size(); ++i)
            ids_.push_back(++lastId_);
        marks_.clear();
        fold();
        tellAll();
    }

    void close() {
        setOpen(false);
        block({});
        journal_ = {};
        ids_.clear();
        marks_.clear();
        undecide();
        tellAll();
    }

    [[nodiscard]] const Facts& facts() const { return *facts_; }
    [[nodiscard]] const std::shared_ptr<const Facts>& sharedFacts() const { return facts_; }
    [[nodiscard]] const State& state() const { return state_; }
    [[nodiscard]] const State& startState() const { return start_; }
    [[nodiscard]] const Options& options() const { return options_; }
    [[nodiscard]] const Journal& journal() const { return journal_; }

    /// The position after the first `position` entries; at most a few entries are replayed for it.
    [[nodiscard]] State stateAt(std::size_t position) const {
        if (position == journal_.cursor())
            return state_;
        const std::size_t mark = std::min(position / markEvery, marks_.size());
        State state = mark == 0 ? start_ : marks_[mark - 1];
        for (const Entry& entry : journal_.entries().subspan(mark * markEvery, position - mark * markEvery))
            for (const Event& event : entry.events)
                Rules::apply(*facts_, state, event);
        return state;
    }

    /// What the Automa whose turn is announced will do; decided when first asked for, not yet carried out.
    /// Needs may be open.
    [[nodiscard]] const std::optional<Decision>& decision() const {
        if (!decided_) {
            decided_ = true;
            if (isOpen() && Rules::awaits_decision(state_)) {
                if (auto answer = Rules::decide(*facts_, state_); answer.ok())
                    decision_ = std::move(answer).value();
                else
                    undecided_ = answer.error();
            }
        }
        return decision_;
    }
    [[nodiscard]] std::optional<core::Error> undecided() const final {
        static_cast<void>(decision());
        return undecided_;
    }

    /// Checks, carries out, records. A refusal changes nothing. `how` is passed on to Rules::carry_out.
    template <class... How>
    [[nodiscard]] core::Status perform(const Command& command, How... how) {
        if (blocked())
            return *blocked();
        auto carried = Rules::carry_out(*facts_, state_, command, how...);
        if (!carried.ok())
            return carried.error();
        Carried& done = carried.value();
        if (const core::Status completed = complete(done); !completed.ok())
            return completed;
        state_ = std::move(done.after);
        journal_.append({std::move(done.label), std::move(done.events)});
        ids_.resize(journal_.cursor() - 1);
        ids_.push_back(++lastId_);
        marks_.resize(std::min(marks_.size(), (journal_.cursor() - 1) / markEvery));
        mark();
        undecide();
        emit recorded(true);
        tellAll();
        emit performed();
        return core::Done{};
    }

    /// The same without effect: what would come of it.
    template <class... How>
    [[nodiscard]] core::Result<Carried> preview(const Command& command, How... how) const {
        return Rules::carry_out(*facts_, state_, command, how...);
    }

    [[nodiscard]] std::size_t cursor() const final { return journal_.cursor(); }
    [[nodiscard]] std::size_t length() const final { return journal_.entries().size(); }
    [[nodiscard]] const core::Label& labelAt(std::size_t index) const final {
        return journal_.entries()[index].label;
    }
    [[nodiscard]] std::uint64_t idAt(std::size_t index) const final { return ids_[index]; }

protected:
    /// What happens before anything can be undone, e.g. the first card; it belongs to the start. A game whose
    /// start cannot be completed can only be looked at.
    [[nodiscard]] virtual core::Status completeStart(State&) { return core::Done{}; }
    /// What follows of itself belongs to the same action: it goes on `events` and into `after`. A refusal
    /// refuses the whole action.
    [[nodiscard]] virtual core::Status complete(Carried&) { return core::Done{}; }

private:
    /// Positions are kept every so many entries, so that no tap replays a whole game.
    static constexpr std::size_t markEvery = 16;

    void mark() {
        if (journal_.cursor() > 0 && journal_.cursor() % markEvery == 0
            && marks_.size() == journal_.cursor() / markEvery - 1)
            marks_.push_back(state_);
    }
    void fold() {
        state_ = start_;
        std::size_t done = 0;
        for (const Entry& entry : journal_.entries()) {
            if (done == journal_.cursor())
                break;
            for (const Event& event : entry.events)
                Rules::apply(*facts_, state_, event);
            if (++done % markEvery == 0)
                marks_.push_back(state_);
        }
        undecide();
    }
    void undecide() {
        decided_ = false;
        decision_.reset();
        undecided_.reset();
    }
    void moveTo(std::size_t position) final {
        state_ = stateAt(position);
        journal_.jump(position);
        undecide();
    }

    std::shared_ptr<const Facts> facts_;
    State start_{};
    State state_{};
    Options options_{};
    Journal journal_;
    std::vector<std::uint64_t> ids_; // of the entries
    std::uint64_t lastId_ = 0;
    std::vector<State> marks_; // after markEvery, 2 * markEvery … entries; all that are known
    mutable std::optional<Decision> decision_;
    mutable std::optional<core::Error> undecided_;
    mutable bool decided_ = false;
};

} // namespace automa::app
