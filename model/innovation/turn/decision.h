// What the Automa does in a turn, why, and the events that carry it out.
#pragma once

#include "model/core/play.h"
#include "model/core/result.h"
#include "model/core/trace.h"
#include "model/innovation/facts/catalogue.h"
#include "model/innovation/state/event.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace automa::innovation {

enum class StepKind : std::uint8_t {
    terraform_build,
    upgrade,
    take_innovation,
    gain_vp,
    block_power,
    block_book,
    send_scholar,
    advance,
    faction_guided,
    pass,
    first_workshop,
};
AUTOMA_NAMES(StepKind, "terraform_build", "upgrade", "take_innovation", "gain_vp", "block_power",
             "block_book", "send_scholar", "advance", "faction_guided", "pass", "first_workshop");

struct PowerOffer {
    Player player = Player::human_1;
    int amount = 0;

    friend bool operator==(const PowerOffer&, const PowerOffer&) = default;
};
using PowerOffers = core::StaticVector<PowerOffer, 2>;

/// One thing done. Which fields speak depends on the kind.
struct Step {
    StepKind kind = StepKind::gain_vp;
    int order = 1;
    int part = 0;                           // of a faction action; 0: not one
    std::optional<HexId> hex{};             // terraform_build, upgrade, first_workshop
    bool terrain_tile = false;              // terraform_build
    bool marked = false;                    // terraform_build, first_workshop
    PowerOffers power{};                    // terraform_build, upgrade
    Kind from = Kind::workshop;             // upgrade
    Kind to = Kind::guild;                  // upgrade
    bool fallback = false;                  // upgrade in place of a build
    int slot = 0;                           // take_innovation, block_power, block_book
    int vp = 0;                             // gain_vp, pass
    std::optional<Discipline> discipline{}; // send_scholar, advance
    int value = 0;                          // send_scholar: of the space; 0: no scholar placed
    int levels = 0;                         // really moved
    bool ongoing = false;                   // advance by the Powermongers' ability
    std::vector<Step> proposal{};           // faction_guided: what the general rules give, not carried out
    core::StaticVector<FactionPart, 3> unknown{}; // faction_guided: parts only the card tells
    std::string_view rule{};                      // pass
    std::optional<BonusPlace> bonus{};            // pass, rounds 1 to 5
    std::optional<int> place{};                   // pass: in the next turn order
    int times = 1;                                // pass: how often the tile scored
    Letter letter = Letter::A;                    // first_workshop
    core::StepRange range{};                      // the events that carry it out, the trace that led to it

    friend bool operator==(const Step&, const Step&) = default;
};

struct Skipped {
    StepKind kind = StepKind::gain_vp;
    int order = 1;
    int part = 0;
    std::string_view rule;
    bool ongoing = false;
    core::Range trace{};

    friend bool operator==(const Skipped&, const Skipped&) = default;
};

enum class NeedKind : std::uint8_t {
    science,
    round_score_tile,
    final_tile,
    scholars,
    innovations,
    power_actions,
    book_actions,
    power_gained,
    faction_result,
    shipping,       // of a score
    faction_end_vp, // of a score
};
AUTOMA_NAMES(NeedKind, "science", "round_score_tile", "final_tile", "scholars", "innovations",
             "power_actions", "book_actions", "power_gained", "faction_result", "shipping", "faction_end_vp");

/// What only the table can tell.
struct Need {
    NeedKind what = NeedKind::science;
    std::optional<Player> player{};
    std::optional<Discipline> discipline{};
    int round = 0;
    std::optional<HexId> hex{};
    int amount = 0;
    std::optional<Faction> faction{};

    friend bool operator==(const Need&, const Need&) = default;
};

struct Decision {
    std::optional<CardId> setup_card;
    std::optional<CardId> action_card; // none: it passes by A-41
    CardId support_card = unknown_card;
    std::vector<Step> steps;
    std::vector<Skipped> skipped;
    std::vector<Need> needs;
    core::Trace trace;
    Events events;
    State after;

    friend bool operator==(const Decision&, const Decision&) = default;
};

/// Pure: decides the turn that `state.turn` announces. The same state always gives the same decision.
/// Refused without a turn, or when only the cards are tracked.
[[nodiscard]] core::Result<Decision> decide(const Catalogue& catalogue, const State& state);

/// What this part of a faction action scores with this X. Contract: it is one that gains VP.
[[nodiscard]] int faction_vp(const FactionAction& part, int x);

/// Whether the card that was just drawn lies at right angles and shows the pass symbol.
[[nodiscard]] bool passes_by_symbol(const Catalogue& catalogue, const Cards& cards);

} // namespace automa::innovation
