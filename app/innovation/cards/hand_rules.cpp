#include "app/innovation/cards/hand_rules.h"

#include "app/innovation/text/names.h"
#include "app/text/text_ids.h"
#include "model/innovation/table/command.h"

#include <algorithm>

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

using Names = InnovationNames;

class HandRules {
public:
    HandRules(const Catalogue& facts, const State& state)
        : facts_(facts), state_(state), cards_(cards_turn(facts, state)), support_(cards_.support->support) {}

    std::vector<InnovationHandRule> all() {
        if (cards_.pass) {
            pass();
            return std::move(rows_);
        }
        for (const CardAction& action : cards_.action->actions)
            tell(action);
        return std::move(rows_);
    }

private:
    void head(const QString& title, const char* symbol, const QString& text, const char* rule) {
        rows_.push_back({title, QLatin1String(symbol), text, {}, QLatin1String(rule)});
    }
    void line(const QString& text, const char* rule, const QStringList& terrains = {}) {
        rows_.push_back({{}, {}, text, terrains, QLatin1String(rule)});
    }
    [[nodiscard]] const FactionFacts& faction() const { return facts_.faction(state_.automa.faction); }
    [[nodiscard]] int x() const { return facts_.level(state_.automa.level).x[state_.round - 1U]; }

    void count(const char* rule) {
        line((support_.direction == Direction::forward
                  ? translate("InnovationCardsOnly", "Count <b>forward</b> to <b>%1</b>")
                  : translate("InnovationCardsOnly", "Count <b>backward</b> to <b>%1</b>"))
                 .arg(support_.count),
             rule);
    }

    void terrainRow(Terrain native, const QString& text) {
        QStringList terrains;
        for (const Terrain terrain : facts_.priority[index_of(native)][index_of(support_.row)])
            terrains << id_of(terrain).toString();
        line(text, "A-35", terrains);
    }

    void breakTie(TieBreaker breaker) {
        const QString row = as_label(Names::row(id_of(support_.row)));
        switch (breaker) {
        case TieBreaker::terrain_priority_automa:
            return terrainRow(state_.automa.native, row);
        case TieBreaker::terrain_priority_your_native_terrain:
            return terrainRow(state_.humans[0].native,
                              translate("InnovationCardsOnly", "%1 of the card of <b>your</b> terrain (%2)")
                                  .arg(row, Names::terrain(id_of(state_.humans[0].native))));
        case TieBreaker::closest_to_your_buildings:
            return line(translate("InnovationCardsOnly", "<b>Closest</b> to your buildings"), "A-67");
        case TieBreaker::most_power_for_you:
            return line(translate("InnovationCardsOnly",
                                  "<b>Most power</b> for you: add up your buildings next to it"),
                        "A-57");
        case TieBreaker::directional:
            return count("A-36");
        }
    }

    void reach(bool everywhere) {
        const int shipping = facts_.level(state_.automa.level).shipping[state_.round - 1U];
        if (!everywhere)
            line((support_.group == Group::marked
                      ? translate("InnovationCardsOnly",
                                  "Empty land in reach of a building <b>with token</b>, shipping <b>%1</b>")
                      : translate(
                          "InnovationCardsOnly",
                          "Empty land in reach of a building <b>without token</b>, shipping <b>%1</b>"))
                     .arg(shipping),
                 "A-64");
        if (support_.approach
            && (!everywhere || state_.interpretations.wanderers == WandererReading::approach))
            line(translate("InnovationCardsOnly", "<b>Approach</b>, if the groups are apart"), "A-65");
    }

    void token() {
        switch (state_.interpretations.marking) {
        case Marking::closest:
            return line(translate("InnovationCardsOnly", "<b>Token</b> if the nearest building has one"),
                        "A-69");
        case Marking::closest_or_tie:
            return line(translate("InnovationCardsOnly", "<b>Token</b> if a nearest building has one"),
                        "A-69");
        case Marking::support_symbol:
            return line(support_.group == Group::marked
                            ? translate("InnovationCardsOnly", "<b>Token</b> beside it")
                            : translate("InnovationCardsOnly", "<b>No token</b> beside it"),
                        "A-69");
        }
    }

    /// `own`: the part of the faction action that builds.
    void build(const FactionAction* own) {
        reach(own != nullptr && own->everywhere);
        std::vector<TieBreaker> order;
        const auto add = [&](TieBreaker breaker) {
            if (std::ranges::find(order, breaker) == order.end())
                order.push_back(breaker); // a method cannot decide a second time
        };
        if (own != nullptr)
            for (const TieBreaker breaker : own->first)
                add(breaker);
        for (const TieBreaker breaker : {TieBreaker::terrain_priority_automa,
                                         TieBreaker::closest_to_your_buildings, TieBreaker::directional})
            add(breaker);
        for (const TieBreaker breaker : order)
            breakTie(breaker);
        token();
        if (own == nullptr || state_.interpretations.faction_build_fallback == BuildFallback::upgrade)
            line(translate("InnovationCardsOnly",
                           "No such hex, or no workshop left: an <b>upgrade</b> instead"),
                 "A-66");
        power();
    }

    void upgrade() {
        line(translate("InnovationCardsOnly",
                       "First its <b>workshops next to your buildings</b>, if any can upgrade"),
             "A-71");
        line(translate("InnovationCardsOnly", "<b>Least power</b> for you: add up your buildings next to it"),
             "A-72");
        count("A-73");
        line(translate("InnovationCardsOnly",
                       "A guild becomes the <b>palace</b>, later a <b>school</b>; the token stays"),
             "A-74");
        power();
    }

    /// Powermongers: after each build and upgrade.
    void power() {
        if (faction().ongoing != Ongoing::power_advances)
            return;
        line(translate("InnovationCardsOnly",
                       "You gained 2 power or more: it <b>advances 1 level</b> immediately"),
             "A-99");
        catchUp();
    }

    void catchUp() {
        line(state_.interpretations.level_12 == Level12::anyone
                 ? translate("InnovationCardsOnly", "Only disciplines with nobody on level <b>12</b>")
                 : translate("InnovationCardsOnly", "Only disciplines where it can still climb"),
             "A-78");
        line(translate("InnovationCardsOnly", "First those where its marker is on <b>0</b>"), "A-80");
        line(state_.human_count == 2
                 ? translate("InnovationCardsOnly", "<b>Closest</b> to the higher of your two markers")
                 : translate("InnovationCardsOnly", "<b>Closest</b> to your marker, above or below"),
             "A-80");
        count("A-80");
    }

    void scholar() {
        if (support_.science == ScienceMode::round_tile) {
            std::optional<Discipline> shown;
            if (state_.round == round_count && state_.final_tile)
                shown = facts_.final_tile(*state_.final_tile).discipline;
            else if (state_.round < round_count && state_.round_tile())
                shown = facts_.round_tile(*state_.round_tile()).discipline;
            line(shown ? translate("InnovationCardsOnly", "The discipline on the tile: <b>%1</b>")
                             .arg(Names::discipline(id_of(*shown)))
                 : state_.round == round_count
                     ? translate("InnovationCardsOnly", "The discipline on the <b>final tile</b>")
                     : translate("InnovationCardsOnly", "The discipline on the <b>round tile</b>"),
                 "A-79");
            line(translate("InnovationCardsOnly", "If that is closed, <b>catching up</b>, as follows"),
                 "A-79");
        }
        catchUp();
        line(translate("InnovationCardsOnly",
                       "Scholar on the <b>best free space</b>, its marker up as many levels"),
             "A-81");
        line(translate("InnovationCardsOnly", "No scholar or no free space: <b>1 level</b> without one"),
             "A-82");
    }

    void block() {
        line(translate("InnovationCardsOnly", "<b>Power actions</b> without an X token:"), "A-76");
        count("A-38");
        line(state_.interpretations.book_block == BookBlock::independent
                 ? translate("InnovationCardsOnly", "Then <b>book actions</b> without an X token:")
                 : translate("InnovationCardsOnly",
                             "If it covered one, <b>book actions</b> without an X token:"),
             "A-77");
        count("A-38");
    }

    void innovation() {
        if (state_.round < 3) {
            line(translate("InnovationCardsOnly", "Nothing before <b>round 3</b>"), "A-59");
            return;
        }
        line(translate("InnovationCardsOnly", "Only if it has <b>2 or fewer</b>"), "A-59");
        line(translate("InnovationCardsOnly", "The tiles on the display, row by row:"), "A-60");
        count("A-60");
    }

    void gain(int vp) { line(QStringLiteral("<b>%1</b>").arg(Names::vp(vp)), "A-62"); }

    void factionAction() {
        for (const FactionAction& part : faction().actions)
            switch (part.part) {
            case FactionPart::terraform_and_build:
                head(as_label(Names::action(id_of(CardSymbol::terraform_and_build))), "innovation_workshop",
                     part.everywhere
                         ? translate("InnovationCardsOnly", "<b>Any</b> empty land hex, however far")
                         : Names::action_meaning(id_of(CardSymbol::terraform_and_build)),
                     "A-63");
                build(&part);
                break;
            case FactionPart::gain_vp:
                gain(faction_vp(part, x()));
                break;
            case FactionPart::advance_discipline:
                head(as_label(Names::action(id_of(CardSymbol::advance_discipline))), "innovation_science",
                     translate("InnovationCardsOnly", "Up <b>%n level(s)</b> in one discipline, no scholar",
                               nullptr, part.levels),
                     "A-83");
                catchUp();
                break;
            case FactionPart::place_tool:
            case FactionPart::turn_fallow_into_blighted:
                line(translate("InnovationCardsOnly", "As its faction card says: %1")
                         .arg(Names::action(id_of(part.part))),
                     "A-58");
            }
    }

    void tell(const CardAction& action) {
        struct Rule {
            CardSymbol symbol;
            const char* sign;
            const char* rule;
        };
        static constexpr Rule known[] = {{CardSymbol::terraform_and_build, "innovation_workshop", "A-63"},
                                         {CardSymbol::upgrade, "innovation_guild", "A-70"},
                                         {CardSymbol::send_scholar, "innovation_scholar", "A-78"},
                                         {CardSymbol::advance_discipline, "innovation_science", "A-83"},
                                         {CardSymbol::block_power_and_book, "innovation_block", "A-76"},
                                         {CardSymbol::take_innovation, "innovation_innovation", "A-59"},
                                         {CardSymbol::faction_action, "innovation_faction", "A-58"},
                                         {CardSymbol::gain_vp, "vp", "A-62"}};
        const auto* const rule = std::ranges::find(known, action.symbol, &Rule::symbol);
        head(as_label(Names::action(action)), rule->sign, Names::action_meaning(id_of(action.symbol)),
             rule->rule);
        switch (action.symbol) {
        case CardSymbol::terraform_and_build:
            return build(nullptr);
        case CardSymbol::upgrade:
            return upgrade();
        case CardSymbol::send_scholar:
            return scholar();
        case CardSymbol::advance_discipline:
            return catchUp();
        case CardSymbol::block_power_and_book:
            return block();
        case CardSymbol::take_innovation:
            return innovation();
        case CardSymbol::faction_action:
            return factionAction();
        case CardSymbol::gain_vp:
            return gain(action.vp.value_or(x()));
        }
    }

    void pass() {
        const bool last = state_.round == round_count;
        head(translate("InnovationCardsOnly", "Pass"), "pass",
             last ? translate("InnovationCardsOnly", "It scores the VP of the final tile")
                  : translate("InnovationCardsOnly", "It scores the VP of the round tile"),
             "A-46");
        if (faction().ongoing == Ongoing::first_to_pass_scores_again && state_.passed.empty())
            line(translate("InnovationCardsOnly", "It is the first to pass: scored <b>twice</b>"), "A-99");
        if (last)
            return;
        const QString tile = Names::bonus_place(id_of(*cards_.bonus));
        line(translate("InnovationTurn", "Put any coins on this bonus tile back in the supply: <b>%1</b>")
                 .arg(tile),
             "A-47");
        line(
            translate("InnovationCardsOnly", "It takes this bonus tile and puts its old one there: <b>%1</b>")
                .arg(tile),
            "A-47");
        line(translate("InnovationTurn", "Turn order next round: place <b>%1</b>")
                 .arg(state_.passed.size() + 1),
             "A-50");
        if (state_.app.dealer == Dealer::box)
            line(translate("InnovationTurn", "Gather its cards, add the reserve’s top card unseen, shuffle"),
                 "A-51");
    }

    const Catalogue& facts_;
    const State& state_;
    CardsTurn cards_;
    const SupportColumn& support_;
    std::vector<InnovationHandRule> rows_;
};

} // namespace

std::vector<InnovationHandRule> handRules(const Catalogue& facts, const State& state) {
    return HandRules(facts, state).all();
}

} // namespace automa::app::innovation_app
