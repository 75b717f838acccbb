// What an Automa does in a turn or a defence, why, and the events that carry it out.
#pragma once

#include "model/core/play.h"
#include "model/core/result.h"
#include "model/core/trace.h"
#include "model/scythe/facts/catalogue.h"
#include "model/scythe/state/event.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace automa::scythe {

/// The first six are the moves of row 1, in the order of MoveKind.
enum class StepKind : std::uint8_t {
    move_worker,
    move_mech,
    move_character,
    encounter_or_factory,
    attack_combat,
    attack_worker,
    combat,
    retreat,
    encounter,
    factory_card,
    gain,
    recruit_bonus,
    star_cube,
    star,
    flip,
    skip,
    game_over,
};
AUTOMA_NAMES(StepKind, "move_worker", "move_mech", "move_character", "encounter_or_factory", "attack_combat",
             "attack_worker", "combat", "retreat", "encounter", "factory_card", "gain", "recruit_bonus",
             "star_cube", "star", "flip", "skip", "game_over");
[[nodiscard]] constexpr StepKind step_of(MoveKind move) {
    return static_cast<StepKind>(move);
}
[[nodiscard]] constexpr bool is_move(StepKind kind) {
    return kind <= StepKind::attack_worker;
}

/// Pieces that leave a territory together.
struct UnitCounts {
    int characters = 0;
    int mechs = 0;
    int workers = 0;

    [[nodiscard]] bool empty() const { return characters + mechs + workers == 0; }
    friend bool operator==(const UnitCounts&, const UnitCounts&) = default;
};

/// Resources to take away: a number, or all there are when nobody has counted them.
struct Removal {
    int count = 0;
    bool any = false;

    friend bool operator==(const Removal&, const Removal&) = default;
};

struct PlacedResources {
    Resource resource = Resource::food;
    int amount = 0;

    friend bool operator==(const PlacedResources&, const PlacedResources&) = default;
};

/// One thing that happens. Which fields speak depends on the kind.
struct Step {
    StepKind kind = StepKind::skip;
    int order = 0; // moves: the symbol's place in row 1
    UnitKind unit = UnitKind::worker;
    Place from{};
    Place to{};
    std::optional<TerritoryId> territory{}; // combat, retreat, encounter, factory_card
    UnitCounts human_to_base{};
    UnitCounts automa_to_mat{};
    UnitCounts automa_to_base{};
    Removal remove_resources{};
    Player attacker = Player::automa; // combat
    CardId card{};
    int power = 0;
    int combat_cards = 0;
    Loss automa_loses{};
    Player winner = Player::automa;
    int automa_draws = 0;
    int human_popularity = 0;
    std::optional<PlacedResources> place_resources{};
    Gain gain = Gain::coins;
    int amount = 0; // coins, power, combat cards
    RecruitBonus bonus = RecruitBonus::power;
    std::optional<bool> human_gains{};
    int cube = 0; // star_cube
    StarSource source = StarSource::track;
    Scheme scheme = Scheme::II;
    std::string_view rule{};    // skip
    Player by = Player::automa; // game_over
    core::Range events{};       // that carry this step out
    core::Range trace{};        // that lead to it

    friend bool operator==(const Step&, const Step&) = default;
};

/// A symbol that was tried and not done: of row 1 with its order, or a gain of row 2.
struct Skipped {
    int order = 0; // 0: of row 2
    MoveKind move = MoveKind::move_worker;
    Gain gain = Gain::coins;
    std::string_view rule{};
    core::Range trace{};

    friend bool operator==(const Skipped&, const Skipped&) = default;
};

enum class NeedKind : std::uint8_t { resources, move_check, combat_card, combat_result, place_check };
AUTOMA_NAMES(NeedKind, "resources", "move_check", "combat_card", "combat_result", "place_check");

/// What only the table can tell.
struct Need {
    NeedKind what = NeedKind::resources;
    TerritorySet territories{};       // resources
    TerritoryId territory{};          // combat_card, combat_result
    Player attacker = Player::automa; // combat_card
    int power = 0;                    // combat_result
    int combat_cards = 0;
    UnitKind unit = UnitKind::worker; // place_check
    std::optional<CardId> dealt{};    // combat_card: what the app's own deck turns up

    friend bool operator==(const Need&, const Need&) = default;
};

struct Decision {
    TurnKind kind = TurnKind::automa;
    SideId side;
    Faction faction = Faction::nordic;
    CardId card;               // automa
    Scheme scheme = Scheme::I; // automa
    TerritoryId territory;     // defend
    std::vector<Step> steps;
    std::vector<Skipped> skipped;
    std::vector<Need> needs;
    core::Trace trace;
    Events events; // of the steps that are certain
    State after;   // with needs: the position given, unchanged

    friend bool operator==(const Decision&, const Decision&) = default;
};

/// Pure: decides the turn or defence that `state.turn` announces. The same state always gives the same
/// decision. Refused without a turn, with answers that cannot be, or while only the cards are kept for a
/// defence.
[[nodiscard]] core::Result<Decision> decide(const Catalogue& catalogue, const State& state);

} // namespace automa::scythe
