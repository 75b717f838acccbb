// Sides of the table, the board, the counted things.
#include "app/scythe/text/names.h"

#include "app/text/text_ids.h"

namespace automa::app::scythe_app {
namespace {

constexpr Word factions[] = {
    {"nordic", QT_TRANSLATE_NOOP("ScytheNames", "Nordic")},
    {"rusviet", QT_TRANSLATE_NOOP("ScytheNames", "Rusviet")},
    {"crimea", QT_TRANSLATE_NOOP("ScytheNames", "Crimea")},
    {"saxony", QT_TRANSLATE_NOOP("ScytheNames", "Saxony")},
    {"polania", QT_TRANSLATE_NOOP("ScytheNames", "Polania")},
    {"albion", QT_TRANSLATE_NOOP("ScytheNames", "Albion")},
    {"togawa", QT_TRANSLATE_NOOP("ScytheNames", "Togawa")},
};

constexpr Word emblems[] = {
    {"nordic", QT_TRANSLATE_NOOP("ScytheNames", "blue hammer")},
    {"rusviet", QT_TRANSLATE_NOOP("ScytheNames", "red star")},
    {"crimea", QT_TRANSLATE_NOOP("ScytheNames", "yellow horse")},
    {"saxony", QT_TRANSLATE_NOOP("ScytheNames", "black beast")},
    {"polania", QT_TRANSLATE_NOOP("ScytheNames", "white bear")},
    {"albion", QT_TRANSLATE_NOOP("ScytheNames", "green boar")},
    {"togawa", QT_TRANSLATE_NOOP("ScytheNames", "purple swirl")},
};

constexpr Word players[] = {
    {"automa", QT_TRANSLATE_NOOP("ScytheNames", "Automa")},
    {"human", QT_TRANSLATE_NOOP("ScytheNames", "human")},
};

//: a unit of the Automa
constexpr Word unit_words[] = {
    {"character", QT_TRANSLATE_NOOP("ScytheNames", "character")},
    {"mech", QT_TRANSLATE_NOOP("ScytheNames", "mech")},
    {"worker", QT_TRANSLATE_NOOP("ScytheNames", "worker")},
};

//: a kind of territory
constexpr Word terrains[] = {
    {"farm", QT_TRANSLATE_NOOP("ScytheNames", "farm")},
    {"forest", QT_TRANSLATE_NOOP("ScytheNames", "forest")},
    {"mountain", QT_TRANSLATE_NOOP("ScytheNames", "mountain")},
    {"tundra", QT_TRANSLATE_NOOP("ScytheNames", "tundra")},
    {"village", QT_TRANSLATE_NOOP("ScytheNames", "village")},
    {"lake", QT_TRANSLATE_NOOP("ScytheNames", "lake")},
    {"factory", QT_TRANSLATE_NOOP("ScytheNames", "Factory")},
};

//: %1: the code of the territory, as “D3”
constexpr Word territory_words[] = {
    {"farm", QT_TRANSLATE_NOOP("ScytheNames", "farm %1")},
    {"forest", QT_TRANSLATE_NOOP("ScytheNames", "forest %1")},
    {"mountain", QT_TRANSLATE_NOOP("ScytheNames", "mountain %1")},
    {"tundra", QT_TRANSLATE_NOOP("ScytheNames", "tundra %1")},
    {"village", QT_TRANSLATE_NOOP("ScytheNames", "village %1")},
    {"lake", QT_TRANSLATE_NOOP("ScytheNames", "lake %1")},
    {"factory", QT_TRANSLATE_NOOP("ScytheNames", "Factory %1")},
};

constexpr Word resource_words[] = {
    {"food", QT_TRANSLATE_NOOP("ScytheNames", "food")},
    {"wood", QT_TRANSLATE_NOOP("ScytheNames", "wood")},
    {"metal", QT_TRANSLATE_NOOP("ScytheNames", "metal")},
    {"oil", QT_TRANSLATE_NOOP("ScytheNames", "oil")},
};

constexpr Word star_cards[] = {
    {"autometta", QT_TRANSLATE_NOOP("ScytheNames", "Autometta")},
    {"automa", QT_TRANSLATE_NOOP("ScytheNames", "Automa")},
    {"automaszyna", QT_TRANSLATE_NOOP("ScytheNames", "Automaszyna")},
    {"ultimaszyna", QT_TRANSLATE_NOOP("ScytheNames", "Ultimaszyna")},
};

//: a difficulty level: how hard the Automa is to beat
constexpr Word levels[] = {
    {"autometta", QT_TRANSLATE_NOOP("ScytheNames", "easy")},
    {"automa", QT_TRANSLATE_NOOP("ScytheNames", "normal")},
    {"automaszyna", QT_TRANSLATE_NOOP("ScytheNames", "hard")},
    {"ultimaszyna", QT_TRANSLATE_NOOP("ScytheNames", "very hard")},
};

constexpr Word level_words[] = {
    {"autometta",
     QT_TRANSLATE_NOOP("ScytheNames",
                       "The star cube has a long way to go, and the Automa skips its turn on some cards.")},
    {"automa",
     QT_TRANSLATE_NOOP("ScytheNames", "The balanced level: no skipped turns, and the water opens early.")},
    {"automaszyna", QT_TRANSLATE_NOOP("ScytheNames", "The stars come sooner, so the game ends sooner too.")},
    {"ultimaszyna",
     QT_TRANSLATE_NOOP("ScytheNames", "It makes every possible move on a card, the water is open from the "
                                      "start, and gains of coins or power bring one more.")},
};

//: a mech’s ability, as it is printed on the mat
constexpr Word abilities[] = {
    {"riverwalk", QT_TRANSLATE_NOOP("ScytheNames", "Riverwalk")},
    {"seaworthy", QT_TRANSLATE_NOOP("ScytheNames", "Seaworthy")},
    {"artillery", QT_TRANSLATE_NOOP("ScytheNames", "Artillery")},
    {"speed", QT_TRANSLATE_NOOP("ScytheNames", "Speed")},
    {"township", QT_TRANSLATE_NOOP("ScytheNames", "Township")},
    {"peoples_army", QT_TRANSLATE_NOOP("ScytheNames", "People’s Army")},
    {"wayfare", QT_TRANSLATE_NOOP("ScytheNames", "Wayfare")},
    {"scout", QT_TRANSLATE_NOOP("ScytheNames", "Scout")},
    {"underpass", QT_TRANSLATE_NOOP("ScytheNames", "Underpass")},
    {"disarm", QT_TRANSLATE_NOOP("ScytheNames", "Disarm")},
    {"submerge", QT_TRANSLATE_NOOP("ScytheNames", "Submerge")},
    {"camaraderie", QT_TRANSLATE_NOOP("ScytheNames", "Camaraderie")},
    {"burrow", QT_TRANSLATE_NOOP("ScytheNames", "Burrow")},
    {"sword", QT_TRANSLATE_NOOP("ScytheNames", "Sword")},
    {"shield", QT_TRANSLATE_NOOP("ScytheNames", "Shield")},
    {"rally", QT_TRANSLATE_NOOP("ScytheNames", "Rally")},
    {"toka", QT_TRANSLATE_NOOP("ScytheNames", "Toka")},
    {"suiton", QT_TRANSLATE_NOOP("ScytheNames", "Suiton")},
    {"shinobi", QT_TRANSLATE_NOOP("ScytheNames", "Shinobi")},
    {"ronin", QT_TRANSLATE_NOOP("ScytheNames", "Ronin")},
};

constexpr Word ability_effects[] = {
    {"nothing", QT_TRANSLATE_NOOP("ScytheNames", "changes nothing for the Automa")},
    {"rivers", QT_TRANSLATE_NOOP("ScytheNames", "your units cross rivers, so their neighbourhoods grow")},
    {"lakes", QT_TRANSLATE_NOOP("ScytheNames", "your units enter lakes, so their neighbourhoods grow")},
    {"bases", QT_TRANSLATE_NOOP("ScytheNames", "your units may enter inactive bases")},
    {"automa_power_2", QT_TRANSLATE_NOOP("ScytheNames", "the Automa loses 2 power before a combat")},
    {"automa_combat_card_1",
     QT_TRANSLATE_NOOP("ScytheNames", "you take 1 combat card from the Automa before a combat")},
    {"no_popularity_loss",
     QT_TRANSLATE_NOOP("ScytheNames", "you lose no popularity when workers flee after a combat")},
    {"own_combat_card",
     QT_TRANSLATE_NOOP("ScytheNames", "you may use 1 more combat card where you have a worker")},
};

} // namespace

QString ScytheNames::game() {
    return translate("ScytheNames", "Scythe");
}

QString ScytheNames::faction(Id id) {
    return word_of("ScytheNames", factions, id);
}
QString ScytheNames::emblem(Id faction) {
    return word_of("ScytheNames", emblems, faction);
}

QString ScytheNames::player(Id id) {
    return word_of("ScytheNames", players, id);
}
QString ScytheNames::star_card(Id id) {
    return word_of("ScytheNames", star_cards, id);
}
QString ScytheNames::level(Id star_card) {
    return word_of("ScytheNames", levels, star_card);
}
QString ScytheNames::level_explanation(Id star_card) {
    return word_of("ScytheNames", level_words, star_card);
}
QString ScytheNames::ability(Id id) {
    return word_of("ScytheNames", abilities, id);
}
QString ScytheNames::ability_effect(Id matters) {
    return word_of("ScytheNames", ability_effects, matters);
}
QString ScytheNames::unit(Id id) {
    return word_of("ScytheNames", unit_words, id);
}
QString ScytheNames::terrain(Id id) {
    return word_of("ScytheNames", terrains, id);
}
QString ScytheNames::resource(Id id) {
    return word_of("ScytheNames", resource_words, id);
}

QString ScytheNames::territory(const scythe::Territory& territory) {
    return unbroken(word_of("ScytheNames", territory_words, id_of(territory.terrain))
                        .arg(QString::fromStdString(territory.id)));
}

QString ScytheNames::base(Id faction) {
    return translate("ScytheNames", "home base (%1)").arg(ScytheNames::faction(faction));
}

QString ScytheNames::mat() {
    return translate("ScytheNames", "faction mat");
}

QString ScytheNames::place(const scythe::Catalogue& facts, scythe::Place place) {
    if (place.is_territory())
        return territory(facts.territory(place.territory()));
    return place.is_base() ? base(id_of(place.faction())) : mat();
}

QString ScytheNames::characters(int n) {
    return translate("ScytheNames", "%n character(s)", nullptr, n);
}
QString ScytheNames::mechs(int n) {
    return translate("ScytheNames", "%n mech(s)", nullptr, n);
}
QString ScytheNames::workers(int n) {
    return translate("ScytheNames", "%n worker(s)", nullptr, n);
}
QString ScytheNames::coins(int n) {
    return translate("ScytheNames", "%n coin(s)", nullptr, n);
}
QString ScytheNames::power(int n) {
    return translate("ScytheNames", "%n power", nullptr, n);
}
QString ScytheNames::popularity(int n) {
    return translate("ScytheNames", "%n popularity", nullptr, n);
}
QString ScytheNames::combat_cards(int n) {
    return translate("ScytheNames", "%n combat card(s)", nullptr, n);
}
QString ScytheNames::stars(int n) {
    return translate("ScytheNames", "%n star(s)", nullptr, n);
}
QString ScytheNames::resources(int n) {
    return translate("ScytheNames", "%n resource(s)", nullptr, n);
}

QString ScytheNames::units(scythe::UnitKind kind, int n) {
    switch (kind) {
    case scythe::UnitKind::character:
        return characters(n);
    case scythe::UnitKind::mech:
        return mechs(n);
    case scythe::UnitKind::worker:
        break;
    }
    return workers(n);
}

} // namespace automa::app::scythe_app
