// Commands being carried out. Internal to carry_out().
#pragma once

#include "model/core/illegal.h"
#include "model/scythe/state/play.h"
#include "model/scythe/table/command.h"

namespace automa::scythe {

using core::Illegal;
using core::refuse;

class Carrier {
public:
    Carrier(const Catalogue& facts, const State& state)
        : facts_(facts), play_(facts, state), human_(first_side(state, Player::human)),
          automa_(first_side(state, Player::automa)) {}

    Carried run(const Command& command);

private:
    using Arguments = std::vector<std::pair<std::string, std::string>>;
    void label(std::string id, Arguments arguments = {}) {
        result_.label = {std::move(id), std::move(arguments)};
    }

    // command_human.cpp
    void carry(const MoveUnits& c);
    void carry(const NewWorkers& c);
    void carry(const NewMech& c);
    void carry(const TakeEncounter& c);
    void carry(const UnlockRecruit& c);
    void carry(const PlaceHumanStar& c);
    void carry(const SetResources& c);
    void carry(const EndHumanTurn& c);
    void expect_human_turn() const;
    void expect_automa_plays() const;
    void expect_full() const;
    void expect_enterable(Place place, const char* path) const;
    void check_pieces(const MoveUnits& c) const;
    void move(UnitKind unit, Place from, Place to, int count);
    void land(TerritoryId at, bool with_character);
    [[nodiscard]] bool automa_stands_at(TerritoryId at) const;

    // command_automa.cpp
    void carry(const DealCard& c);
    void carry(const BeginDefence& c);
    void carry(const RevealCombatCard& c);
    void carry(const TellCombat& c);
    void carry(const TellCheck& c);
    void carry(const TellResources& c);
    void carry(const TellSixthStar& c);
    void carry(const TakeAutomaTurn& c);
    void announce_card(const std::optional<CardId>& shown);
    [[nodiscard]] CardId next_card(const std::optional<CardId>& shown);
    [[nodiscard]] Need asked() const;
    void expect_asked(NeedKind what) const;
    static void expect_combat_card(int value, const char* path);
    void answer(const Answers& answers);
    void settle_conquest(TerritoryId at);
    void place_combat_star(const Decision& decision);

    // command_table.cpp
    void carry(const Correct& c);
    void carry(const TellFinal& c);
    void carry(const EndGame& c);
    void carry(const ChangeDealer& c);
    void carry(const TrackFully& c);
    void carry(const TrackCardsOnly& c);
    void carry(const RevealFight& c);
    void carry(const EndFight& c);
    void correct_to(State state);
    void send_intruders_back();

    [[nodiscard]] const State& state() const { return play_.state; }
    [[nodiscard]] const Side& human() const { return play_.state.side(human_); }
    [[nodiscard]] const Side& automa() const { return play_.state.side(automa_); }
    [[nodiscard]] std::string place(Place where) const;

    const Catalogue& facts_;
    Play play_;
    SideId human_;
    SideId automa_;
    Carried result_;
};

} // namespace automa::scythe
