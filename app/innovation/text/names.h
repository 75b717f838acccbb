// The name of everything in Age of Innovation that has an id, in the language of the app. Ids are those of
// assets/data/innovation; an unknown id comes back as it is. Common nouns are in lower case, ready for the
// middle of a sentence after a colon or in brackets: use as_label() for a heading. No name is ever declined,
// so none may stand in a slot of a sentence except there.
#pragma once

#include "app/text/text_words.h"
#include "model/innovation/facts/catalogue.h"

#include <QString>

#include <optional>

namespace automa::app::innovation_app {

class InnovationNames {
public:
    using Id = QAnyStringView;

    static QString game();

    // Participants
    static QString faction(Id id);
    static QString faction_explanation(Id id);
    static QString automa(Id faction); // "Automa (Druids)"
    static QString player(Id id);      // human_1, human_2, automa
    static QString level(Id id);
    static QString level_explanation(Id id);

    // The map
    static QString map(Id side);
    static QString terrain(Id id); // also "river"
    static QString terrain_colour(Id id);
    static QString hex(const innovation::HexFacts& hex); // as printed: "forest E6", "river D3"
    static QString hex(Id code, std::optional<innovation::Terrain> now); // with the terrain it has now
    static QString building(Id kind);                                    // also "annex"
    static QString group(Id id);                                         // marked, unmarked

    // Science and actions of the board
    static QString discipline(Id id);
    static QString discipline_colour(Id id); // of its books
    static QString power_action(Id id);

    // Decision cards
    static QString card(int number); // "decision card 7"
    static QString action(Id id);    // a symbol of a decision card or a part of a faction action
    static QString action_meaning(Id id);
    static QString action(const innovation::CardAction& action); // with its VP
    static QString tie_breaker(Id id);
    static QString row(Id id);                                            // "row A"
    static QString direction(Id id);                                      // "in reading order"
    static QString selection(innovation::Direction direction, int count); // "option 3, in reading order"
    static QString science_mode(Id id);
    static QString bonus_place(Id id);

    // Round tiles
    static QString round_tile(int number);
    static QString final_tile(int number);
    static QString scoring(Id id); // what a human scores for

    // Choices of a table
    static QString reading(Id id);
    static QString reading_question(Id id);
    static QString reading_option(Id id, Id option);
    static QString reading_meaning(Id id, Id option);

    // Counted
    static QString vp(int n);
    static QString x_vp(); // "X VP"
    static QString levels(int n);
    static QString cards(int n);
    static QString power(int n);
    static QString reward(Id id, int n); // coin, tool, book, spade, scholar, power
};

} // namespace automa::app::innovation_app
