// The name of everything in Scythe that has an id, in the language of the app. Ids are those of
// assets/data/scythe; an unknown id comes back as it is. Common nouns are in lower case, ready for the middle
// of a sentence after a colon or in brackets: use as_label() for a heading. No name is ever declined, so none
// may stand in a slot of a sentence except there.
#pragma once

#include "app/text/text_words.h"
#include "model/scythe/facts/catalogue.h"

#include <QString>

namespace automa::app::scythe_app {

class ScytheNames {
public:
    using Id = QAnyStringView;

    static QString game();

    // Sides
    static QString faction(Id id);
    static QString emblem(Id faction);  // "blue hammer"
    static QString player(Id id);       // automa, human
    static QString star_card(Id id);    // "Automaszyna"
    static QString level(Id star_card); // "hard"
    static QString level_explanation(Id star_card);
    static QString ability(Id id); // of a human mech
    static QString ability_effect(Id matters);

    // The board
    static QString unit(Id id);
    static QString terrain(Id id);
    static QString resource(Id id);
    static QString territory(const scythe::Territory& territory); // "forest A4"
    static QString base(Id faction);                              // "home base (Nordic)"
    static QString mat();
    static QString place(const scythe::Catalogue& facts, scythe::Place place);

    // The cards
    static QString card(int number); // "card 7"
    static QString scheme(Id id);
    static QString move(Id kind);
    static QString move(const scythe::MoveSymbol& symbol); // with its power, and "(only Nordic)"
    static QString move_meaning(Id kind);
    static QString gain_symbol(Id id);                   // also the recruit bonus
    static QString gain(Id symbol, int amount);          // "2 coins"
    static QString gain(const scythe::GainGroup& group); // the same, with "(only Crimea)"
    static QString star_source(Id id);

    // Choices of a table
    static QString reading(Id id);
    static QString reading_question(Id id);
    static QString reading_option(Id id, Id option);
    static QString reading_meaning(Id id, Id option);
    static QString modifier(Id id); // skip, coins, power, move_check, place_check, all_moves
    static QString modifier_meaning(Id id);

    // Counted
    static QString characters(int n);
    static QString mechs(int n);
    static QString workers(int n);
    static QString units(scythe::UnitKind kind, int n);
    static QString coins(int n);
    static QString power(int n);
    static QString popularity(int n);
    static QString combat_cards(int n);
    static QString stars(int n);
    static QString resources(int n);
};

} // namespace automa::app::scythe_app
