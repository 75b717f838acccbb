#include "model/innovation/turn/forecast.h"

#include <algorithm>

namespace automa::innovation {
namespace {

/// Ordered pairs of hidden cards over one denominator, each with its weight.
class Pairs {
public:
    explicit Pairs(const HiddenCards& hidden) : hidden_(hidden) {
        const std::uint64_t u = hidden.unseen.size();
        two_unseen_ = hidden.drawn_from_unseen >= 2 ? u * (u - 1) : hidden.drawn_from_unseen == 1 ? u : 1;
    }

    [[nodiscard]] std::uint64_t denominator() const {
        return hidden_.left * (hidden_.left - 1) * two_unseen_;
    }

    template <class Visit>
    void each(Visit visit) const {
        const std::uint64_t k = hidden_.drawn_from_unseen;
        const std::uint64_t u = hidden_.unseen.size();
        for (const CardId first : hidden_.known) {
            for (const CardId second : hidden_.known)
                if (first != second)
                    visit(first, second, false, two_unseen_);
            for (std::size_t i = 0; k > 0 && i < u; ++i) {
                visit(first, hidden_.unseen[i], true, k * (two_unseen_ / u));
                visit(hidden_.unseen[i], first, true, k * (two_unseen_ / u));
            }
        }
        for (std::size_t i = 0; k > 1 && i < u; ++i)
            for (std::size_t j = 0; j < u; ++j)
                if (i != j)
                    visit(hidden_.unseen[i], hidden_.unseen[j], true, k * (k - 1));
    }

private:
    const HiddenCards& hidden_;
    std::uint64_t two_unseen_ = 1;
};

template <class Visit>
std::uint64_t each_single(const HiddenCards& hidden, Visit visit) {
    const std::uint64_t k = hidden.drawn_from_unseen;
    const std::uint64_t u = k > 0 ? hidden.unseen.size() : 1;
    for (const CardId card : hidden.known)
        visit(card, false, u);
    for (std::size_t i = 0; k > 0 && i < hidden.unseen.size(); ++i)
        visit(hidden.unseen[i], true, k);
    return hidden.left * u;
}

/// The position in which the next turn begins: after the turn that is under way, if one is.
std::optional<State> position_to_come(const Catalogue& facts, const State& state) {
    if (!state.turn)
        return state;
    auto decision = decide(facts, state);
    if (!decision.ok() || !decision.value().needs.empty())
        return std::nullopt;
    return std::move(decision).value().after;
}

bool will_act(const State& state) {
    return state.app.phase == Phase::actions && !state.has_passed(Player::automa) && !state.turn
           && !state.cards.shuffle;
}

class Foreseer {
public:
    Foreseer(const Catalogue& facts, State start) : facts_(facts), hidden_(hidden_cards(facts, start)) {
        result_.before = std::move(start);
        // What the table cannot know must not show.
        template_ = result_.before;
        template_.app.random = core::Random();
        for (CardId& card : template_.cards.reserve)
            card = unknown_card;
    }

    Forecast run() {
        const Cards& cards = result_.before.cards;
        if (cards.stack.empty()) {
            add(std::nullopt, *cards.action, false, 1);
        } else if (cards.support.empty()) {
            const Pairs pairs(hidden_);
            result_.denominator = pairs.denominator();
            pairs.each([&](CardId support, CardId action, bool unseen, std::uint64_t weight) {
                add(action, support, unseen, weight);
            });
        } else {
            result_.denominator = each_single(hidden_, [&](CardId action, bool unseen, std::uint64_t weight) {
                add(action, *cards.action, unseen, weight);
            });
        }
        std::ranges::sort(result_.prospects, [](const Prospect& a, const Prospect& b) {
            const auto key = [](const Prospect& p) {
                return std::pair(p.action_card ? p.action_card->value : 0, p.support_card.value);
            };
            return key(a) < key(b);
        });
        return std::move(result_);
    }

private:
    /// The position with these cards drawn; the rest of the stack lies face down.
    [[nodiscard]] State announced(std::optional<CardId> action, CardId support) const {
        State state = template_;
        Cards& cards = state.cards;
        const std::size_t drawn = (cards.support.empty() ? 1U : 0U) + (action ? 1U : 0U);
        const std::size_t left = cards.stack.size() - drawn;
        cards.stack.clear();
        for (std::size_t i = 0; i < left; ++i)
            cards.stack.push_back(unknown_card);
        cards.support.push_back(support);
        cards.action = action;
        Turn turn;
        turn.action_card = action;
        turn.support_card = support;
        state.turn = turn;
        return state;
    }

    void add(std::optional<CardId> action, CardId support, bool unseen, std::uint64_t weight) {
        auto decision = decide(facts_, announced(action, support));
        if (decision.ok())
            result_.prospects.push_back({action, support, unseen, weight, std::move(decision).value()});
    }

    const Catalogue& facts_;
    HiddenCards hidden_;
    State template_;
    Forecast result_;
};

/// Only the last two places of the deck can make it pass early.
PassForecast passes_of(const Catalogue& facts, const State& state) {
    const HiddenCards hidden = hidden_cards(facts, state);
    const bool first_draw = state.cards.support.empty();
    // Turns until the card at the last place is the action card.
    const int last = static_cast<int>(hidden.left) - (first_draw ? 1 : 0);
    PassForecast result;
    const auto shows = [&](CardId card) { return facts.card(card).pass_symbol; };
    if (last <= 0) {
        result.passes = {{1, 1}};
        return result;
    }
    std::uint64_t second_last = 0;
    std::uint64_t on_last = 0;
    std::uint64_t after = 0;
    if (last == 1 && !first_draw) {
        result.denominator = each_single(hidden, [&](CardId card, bool, std::uint64_t weight) {
            (shows(card) ? on_last : after) += weight;
        });
    } else {
        // Any two places of a shuffled stack are alike.
        const Pairs pairs(hidden);
        result.denominator = pairs.denominator();
        pairs.each([&](CardId first, CardId second, bool, std::uint64_t weight) {
            (shows(first) ? second_last : shows(second) ? on_last : after) += weight;
        });
    }
    for (const PassOdds& odds :
         {PassOdds{last - 1, second_last}, PassOdds{last, on_last}, PassOdds{last + 1, after}})
        if (odds.weight > 0)
            result.passes.push_back(odds);
    return result;
}

bool same_step(const Step& a, const Step& b) {
    Step x = a;
    Step y = b;
    for (Step* step : {&x, &y}) {
        step->range = {};
        step->order = 0;
        step->part = 0;
        for (Step& proposed : step->proposal) {
            proposed.range = {};
            proposed.order = 0;
        }
    }
    return x == y;
}

} // namespace

HiddenCards hidden_cards(const Catalogue& catalogue, const State& state) {
    HiddenCards hidden;
    hidden.left = state.cards.stack.size();
    const auto& removed = catalogue.level(state.automa.level).removed;
    for (const Card& card : catalogue.cards) {
        const bool seen = (state.app.seen & card_bit(card.id)) != 0;
        const bool drawn = state.cards.support.contains(card.id) || state.cards.action == card.id;
        const bool put_aside = removed.contains(card.id); // its place is known to all
        if (drawn || (put_aside && state.cards.reserve.contains(card.id)))
            continue;
        (seen || put_aside ? hidden.known : hidden.unseen).push_back(card.id);
    }
    hidden.drawn_from_unseen = hidden.left > hidden.known.size() ? hidden.left - hidden.known.size() : 0;
    return hidden;
}

std::optional<Forecast> forecast(const Catalogue& catalogue, const State& state) {
    if (state.app.tracking == Tracking::cards_only || state.app.phase != Phase::actions)
        return std::nullopt;
    auto start = position_to_come(catalogue, state);
    if (!start || !will_act(*start))
        return std::nullopt;
    const PassForecast passes = passes_of(catalogue, *start);
    Forecast result = Foreseer(catalogue, *std::move(start)).run();
    if (result.prospects.empty())
        return std::nullopt;
    result.passes = passes.passes;
    result.pass_denominator = passes.denominator;
    return result;
}

std::optional<PassForecast> pass_forecast(const Catalogue& catalogue, const State& state) {
    if (!will_act(state))
        return std::nullopt;
    return passes_of(catalogue, state);
}

bool same_outcome(const Decision& a, const Decision& b) {
    return std::ranges::equal(a.steps, b.steps, same_step) && a.needs == b.needs;
}

} // namespace automa::innovation
