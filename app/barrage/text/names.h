// The name of everything in Barrage that has an id, in the language of the app. Ids are those of
// assets/data/barrage; an unknown id comes back as it is. Common nouns are in lower case, ready for the
// middle of a sentence after a colon or in brackets: use as_label() for a heading. No name is ever declined,
// so none may stand in a slot of a sentence except there.
#pragma once

#include "app/text/text_words.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace automa::app::barrage_app {

/// A reward as the fact files write it.
struct RewardFacts {
    std::string_view type;
    int amount = 0;
    bool flow_immediately = false;         // place_drops
    std::string_view structure = {};       // free_structure
    std::vector<std::string_view> regions; // free_structure: base
    int max_power = 0;                     // free_structure: conduit; 0 = none given
    std::optional<int> max_requirement;    // fulfil_contract; none = any contract
};

/// An action of an Automa tile as the fact files write it.
struct ActionFacts {
    std::string_view kind;
    int engineers = 0;
    std::string_view colour = {}; // production, contract_office
    int energy = 0;               // production: bonus or penalty; contract_office: steps
    int drops = 0;
    bool flow_immediately = false;
    std::string_view structure = {}; // construction, patent_office
    std::string_view region = {};    // construction
    int min_power = 0;
    bool from_bottom = false; // construction: building
    int wheel_steps = 0;
    int vp = 0; // gain or (negative) price
    int excavators = 0;
    int mixers = 0;
    int least_held = 0;
    std::vector<int> priority; // external_work
};

class BarrageNames {
public:
    using Id = QAnyStringView;

    static QString expansion(Id id);

    // Participants
    static QString company(Id id); // also "neutral"
    static QString company_leader(Id id);
    static QString company_colour(Id id);
    static QString company_ability(Id id); // what the third powerhouse gives an Automa from High Voltage up
    static QString automa(Id company);     // "Automa (Italy)"
    static QString level(Id id);
    static QString level_short(Id id);
    static QString level_explanation(Id id);
    static QString officer(Id id);
    static QString officer_short(Id id);   // by the first name: "Wilhelm"
    static QString officer_ability(Id id); // for a human
    static QString officer_automa(Id id);  // for an Automa

    // The board
    static QString structure(Id id);
    static QString region(Id id);
    static QString basin(int number);
    static QString headstream(Id letter);
    static QString space(Id id);       // "basin 6, upper", "conduit 5A", "powerhouse basin 8, upper left"
    static QString place(Id id);       // after the structure has been named: "basin 8, upper left", "5A"
    static QString short_place(Id id); // for lists: "8 upper left", "5A"
    static QString river_end(Id id);   // exit_left, exit_right
    static QString section(Id id);     // of the management board

    // Technology, contracts, tiles
    static QString technology(Id id);
    static QString technology_effect(Id id);
    static QString technology_automa(Id id); // how an Automa uses the effect
    static QString contract_kind(Id id);     // green, yellow, red, national, starting
    static QString contract(Id kind, int value);
    static QString contract_in_slot(const QString& contract, int slot); // 0 left, 1 right
    static QString bonus_tile(Id id);
    static QString bonus_tile_text(Id id, int vp_each);
    static QString objective_tile(Id id);
    static QString objective_tile_text(Id id);
    static QString headstream_tile(Id id);
    /// "0 · 2 · 2 · 0", never broken at a line's end.
    static QString drops_by_round(std::span<const int> drops);
    static QString headstream_tile_text(std::span<const int> by_round);
    static QString building(Id id);
    static QString building_action(Id id);
    static QString external_work(Id id);
    static QString reward(const RewardFacts& reward);
    static QString rewards(std::span<const RewardFacts> rewards);

    // The Automa's tiles
    static QString automa_tile(Id code); // by its printed code, e.g. 1-1A-5
    static QString action_kind(Id id);
    static QString action(const ActionFacts& action);
    static QString tile_column(Id id); // dam, conduit, powerhouse; left, centre, right
    static QString criterion(Id column, Id id);
    static QString criterion_meaning(Id column, Id id);
    static QString criterion_tie_break(Id column, Id id);

    // Settings of the rules
    static QString interpretation(Id id);
    static QString interpretation_question(Id id);
    static QString interpretation_option(Id id, Id option);
    static QString interpretation_meaning(Id id, Id option);

    // The round
    static QString phase(Id id);
    static QString round_word(Id id); // turn_order, first_place, full_reward, engineers, wheel …
    static QString round_of(int round, int rounds);
    static QString reason(Id id); // why VP, energy or machines changed, for ledgers

    // Counted things, with the plural form of the language. All in the nominative.
    static QString drops(int n);
    static QString engineers(int n);
    static QString vp(int n);
    static QString excavators(int n);
    static QString mixers(int n);
    static QString machines(int n);
    static QString credits(int n);
    static QString energy(int n);
    static QString contracts(int n);
    static QString segments(int n);
    static QString structures(Id structure, int n); // base, elevation, conduit, powerhouse, building, dam
    static QString external_works(int n);
    static QString technology_tiles(int n);
};

} // namespace automa::app::barrage_app
