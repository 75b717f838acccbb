// Carries commands out; shared by the files that know the humans' commands, the Automa's and the cards-only
// ones.
#pragma once

#include "model/core/illegal.h"
#include "model/innovation/state/play.h"
#include "model/innovation/table/command.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace automa::innovation {

using core::Illegal;
using core::refuse;

class Carrier {
public:
    Carrier(const Catalogue& facts, const State& state, bool turn_goes_on)
        : facts_(facts), play_(facts, state), goes_on_(turn_goes_on) {}

    Carried run(const Command& command);

private:
    using Words = std::vector<std::pair<std::string, std::string>>;

    void carry(const HumanBuilds& c);
    void carry(const HumanUpgrades& c);
    void carry(const HumanAddsAnnex& c);
    void carry(const HumanDigs& c);
    void carry(const HumanBridges& c);
    void carry(const HumanUsesAction& c);
    void carry(const HumanTakesInnovation& c);
    void carry(const HumanSendsScholar& c);
    void carry(const HumanAdvances& c);
    void carry(const HumanDone& c);
    void carry(const HumanPasses& c);

    void carry(const DrawSetupCard& c);
    void carry(const DrawCards& c);
    void carry(const TakeAutomaTurn& c);
    void carry(const AcceptProposal& c);
    void carry(const AutomaBuilds& c);
    void carry(const AutomaGains& c);

    void carry(const TellLevel& c);
    void carry(const TellScholars& c);
    void carry(const TellSlots& c);
    void carry(const TellRoundTile& c);
    void carry(const TellFinalTile& c);
    void carry(const TellPowerGained& c);
    void carry(const TellCount& c);
    void carry(const TellFactionEnd& c);
    void carry(const TellUnchanged& c);

    void carry(const StartRound& c);
    void carry(const ScoreGame& c);
    void carry(const Correct& c);
    void carry(const CardsTurnDone& c);
    void carry(const CardsScoreGame& c);
    void carry(const TrackFully& c);
    void carry(const TrackCardsOnly& c);
    void carry(const TellHighest& c);

    [[nodiscard]] const State& state() const { return play_.state; }
    [[nodiscard]] const Map& map() const { return facts_.map(play_.state.map); }
    void label(std::string id, Words arguments = {}) {
        result_.label = {std::move(id), std::move(arguments)};
    }
    /// Records what can be; refuses in the words of the command what cannot.
    void record(const Event& event, const char* path, std::string_view why);
    /// A human who takes part and whose board the app knows, outside the Automa's turn.
    void expect_human(Player player, bool board = true) const;
    /// The same, or between two rounds: the science bonus brings spades, income levels.
    void expect_human_or_round_end(Player player) const;
    void expect_own(Player player, HexId hex) const;
    void expect_game_to_score() const;
    void end_turn(Player player);
    [[nodiscard]] std::string hex_name(HexId hex) const { return map().hex(hex).id; }

    const Catalogue& facts_;
    Play play_;
    bool goes_on_;
    Carried result_;
};

} // namespace automa::innovation
