// Carries commands out; shared by the files that know a human's turn, a human's production and the table's
// commands.
#pragma once

#include "model/barrage/state/play.h"
#include "model/barrage/table/command.h"
#include "model/barrage/table/rewards_of_humans.h"
#include "model/core/illegal.h"

#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace automa::barrage {

using core::Illegal;
using core::refuse;

class Carrier {
public:
    Carrier(const Catalogue& facts, const State& state, bool turn_goes_on)
        : facts_(facts), play_(facts, state), goes_on_(turn_goes_on) {}

    Carried run(const Command& command);

private:
    void carry(const HumanBuilds& c);
    void carry(const HumanAddsDrops& c);
    void carry(const HumanTakesContract& c);
    void carry(const HumanFulfilsNational& c);
    void carry(const HumanTakesPatent& c);
    void carry(const HumanTakesWork& c);
    void carry(const HumanUsesBuilding& c);
    void carry(const HumanGains& c);
    void carry(const HumanDoesElse& c);
    void carry(const HumanPasses& c);

    void carry(const HumanProduces& c);

    void carry(const LayContract& c);
    void carry(const LayPatent& c);
    void carry(const LayWork& c);
    void carry(const DrawTile& c);
    void carry(const NameFirstTile& c);
    void carry(const TakeAutomaTurn& c);
    void carry(const FlowWater& c);
    void carry(const ScoreRound& c);
    void carry(const EndRound& c);
    void carry(const StartRound& c);
    void carry(const ScoreGame& c);
    void carry(const Correct& c);
    template <class OfTiles>
    requires std::is_constructible_v<TilesCommand, OfTiles>
    void carry(const OfTiles& c) { carry_of_tiles(c); }

    void build_building(const HumanBuilds& c);
    /// Refused unless the contract, if there is one, is among these, and `given` drops and its own are
    /// enough.
    void expect_reward(const std::optional<ContractId>& contract, const std::vector<ContractId>& fulfillable,
                       const Drops& drops, int given);
    /// What the app keeps of rewards: VP, the energy marker, the drops, which are used up from the front.
    /// Everything else is the table's affair.
    void book(Company company, const Rewards& rewards, Reason reason, Drops& drops);
    void fulfil(Company company, ContractId contract, Drops& drops);
    void drop_on(Company company, SpaceId dam, const BuildingUse& use);
    /// A human pays the owner in credits: only what the app keeps moves.
    void produce(Company company, const System& system);
    void carry_of_tiles(const TilesCommand& c);

    const CompanyState& human(Company company);
    /// A human whose turn goes on is still next.
    void in_turn(Company company);
    void end_turn(Company company);
    void expect_phase(Phase phase);
    void phase(PhaseResult result, std::string id);
    void place(int index, int count, const char* path);
    template <class Id>
    void known(Id id, std::size_t count, const char* path) {
        if (id.index() >= count)
            refuse("unknown_id", path, "There is no such thing in the game.");
    }
    void label(std::string id, std::vector<std::pair<std::string, std::string>> arguments = {}) {
        result_.label = {std::move(id), std::move(arguments)};
    }

    const Catalogue& facts_;
    Play play_;
    bool goes_on_;
    Carried result_;
};

} // namespace automa::barrage
