// Points with their origin: what each change came from, and what it came to.
#pragma once

#include "app/shell/list_model.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace automa::app {

struct LedgerLine {
    Q_GADGET
    QML_VALUE_TYPE(ledgerLine)
    /// The round, or however the game counts its time.
    Q_PROPERTY(QString stage MEMBER stage)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString change MEMBER change)
    Q_PROPERTY(QString total MEMBER total)
    Q_PROPERTY(bool gain MEMBER gain)

public:
    QString stage{};
    QString text{};
    QString change{};
    QString total{};
    bool gain = true;
    friend bool operator==(const LedgerLine&, const LedgerLine&) = default;
};

/// The ledger of the open game, read from its journal as it grows: what was read once stays. A game gives a
/// follower:
///
///   struct ToyFollower {
///       explicit ToyFollower(const ToyGame&);                 // stands at the start of the game
///       void follow(const Event&);
///       const std::vector<LedgerLine>& lines(Side) const;     // the oldest first
///   };
///   Ledger<ToyGame, ToyFollower> ledger;
template <class Game, class Follower>
class Ledger {
public:
    /// Rows of LedgerLine, the newest first, as they were shown last.
    [[nodiscard]] GadgetList* lines() { return &lines_; }
    /// The words are others: everything is told anew when it is shown next.
    void forget() { follower_.reset(); }
    /// `who` is handed on to the follower's lines().
    template <class... Who>
    void show(const Game& game, const Who&... who) {
        std::vector<LedgerLine> rows;
        if (game.isOpen()) {
            walk(game);
            rows = follower_->lines(who...);
            std::ranges::reverse(rows);
        } else {
            forget();
        }
        lines_.show(std::move(rows));
    }

private:
    void walk(const Game& game) {
        const auto past = game.journal().past();
        // No entry before a known one can be another: a journal changes at its end only. Of a start alone
        // nobody can tell whether it is still the same.
        const bool goesOn =
            follower_ && walked_ > 0 && walked_ <= past.size() && game.idAt(walked_ - 1) == last_;
        if (!goesOn) {
            follower_.emplace(game);
            walked_ = 0;
        }
        for (; walked_ < past.size(); ++walked_) {
            for (const auto& event : past[walked_].events)
                follower_->follow(event);
            last_ = game.idAt(walked_);
        }
    }

    std::optional<Follower> follower_;
    std::size_t walked_ = 0; // entries that the follower has read
    std::uint64_t last_ = 0; // the last of them
    ListModel<LedgerLine> lines_;
};

} // namespace automa::app
