#include "app/scythe/setup/setup_orders.h"

#include "app/scythe/text/names.h"
#include "app/scythe/tracker/star_spaces.h"
#include "app/text/text_ids.h"

#include <array>

namespace automa::app::scythe_app {

using namespace scythe;

namespace {

const QString sign = QStringLiteral("scythe_");

QString faction(Faction id) {
    return ScytheNames::faction(id_of(id));
}

StepGroup automaPieces(const Catalogue& facts, const GameOptions& options) {
    const FactionFacts& automa = facts.faction(options.automa);
    StepGroup group{translate("ScytheSetup", "The Automa’s pieces"),
                    sign + QStringLiteral("character"),
                    {},
                    translate("ScytheSetup", "Place the Automa’s pieces"),
                    {}};
    group.lines.push_back({translate("ScytheSetup", "Put the <b>character</b> here: <b>%1</b>")
                               .arg(ScytheNames::base(id_of(options.automa))),
                           sign + QStringLiteral("character")});
    for (const TerritoryId at : automa.base.land)
        group.lines.push_back({translate("ScytheSetup", "Put <b>1 worker</b> here: <b>%1</b>, %2")
                                   .arg(ScytheNames::territory(facts.territory(at)),
                                        besideBase(automa.base.hex, facts.territory(at).hex)),
                               sign + QStringLiteral("worker")});
    const int workers = static_cast<int>(workers_of_side) - automa.base.land.size();
    group.lines.push_back({translate("ScytheSetup", "Keep on the faction mat: <b>%1, %2, %3</b>")
                               .arg(ScytheNames::mechs(static_cast<int>(mechs_of_side)),
                                    ScytheNames::workers(workers), ScytheNames::stars(stars_of_side)),
                           sign + QStringLiteral("mat")});
    return group;
}

StepGroup markers(const Catalogue& facts, const GameOptions& options) {
    const FactionFacts& automa = facts.faction(options.automa);
    StepGroup group{translate("ScytheSetup", "Power, coins, popularity"),
                    sign + QStringLiteral("power"),
                    {},
                    translate("ScytheSetup", "Set the Automa’s markers"),
                    {}};
    group.lines.push_back(
        {translate("ScytheSetup", "The Automa’s power marker: <b>%1</b>").arg(automa.start_power),
         sign + QStringLiteral("power")});
    group.lines.push_back(
        {translate("ScytheSetup", "The Automa’s popularity marker: <b>%1</b>; it never moves")
             .arg(facts.setup.popularity),
         sign + QStringLiteral("popularity")});
    group.lines.push_back(
        {translate("ScytheSetup", "Give the Automa <b>%1</b>").arg(ScytheNames::coins(facts.setup.coins)),
         sign + QStringLiteral("coins")});
    group.lines.push_back({automa.start_combat_cards == 0
                               ? translate("ScytheSetup", "The Automa starts <b>without combat cards</b>")
                               : translate("ScytheSetup", "Deal the Automa <b>%1</b>, face down and unseen")
                                     .arg(ScytheNames::combat_cards(automa.start_combat_cards)),
                           sign + QStringLiteral("combat_card")});
    return group;
}

StepGroup cards(const GameOptions& options) {
    StepGroup group{translate("ScytheSetup", "Star card and Automa cards"),
                    sign + QStringLiteral("star"),
                    {},
                    translate("ScytheSetup", "Lay out the star card"),
                    {}};
    group.lines.push_back(
        {translate("ScytheSetup", "Put the star card <b>%1</b> beside the board, its cube on <b>I</b>")
             .arg(ScytheNames::star_card(id_of(options.star_card))),
         sign + QStringLiteral("star_cube")});
    group.lines.push_back(
        {options.cards_from == CardsFrom::app
             ? translate("ScytheSetup", "Leave the Automa cards in the box: the app has its own")
             : translate("ScytheSetup",
                         "Shuffle the <b>%1 Automa cards</b>, all with scheme I up; leave room for two "
                         "discards")
                   .arg(card_count),
         sign + QStringLiteral("cards")});
    return group;
}

StepGroup yours(const GameOptions& options) {
    StepGroup group{translate("ScytheSetup", "Your side"),
                    QStringLiteral("person"),
                    {},
                    translate("ScytheSetup", "Set up your own side"),
                    {}};
    group.lines.push_back(
        {translate("ScytheSetup", "Set up <b>%1</b> for yourself as for two players, with 3 Factory cards")
             .arg(faction(options.human)),
         QStringLiteral("person")});
    group.lines.push_back(
        {translate("ScytheSetup", "You go first, then take turns"), QStringLiteral("play")});
    return group;
}

} // namespace

QString besideBase(const core::Hex& base, const core::Hex& territory) {
    // In the order of core::hex_directions, from the base to the territory.
    const std::array words{translate("ScytheSetup", "right of the base"),
                           translate("ScytheSetup", "lower right of the base"),
                           translate("ScytheSetup", "lower left of the base"),
                           translate("ScytheSetup", "left of the base"),
                           translate("ScytheSetup", "upper left of the base"),
                           translate("ScytheSetup", "upper right of the base")};
    for (std::size_t i = 0; i < words.size(); ++i)
        if (base + core::hex_directions[i] == territory)
            return words[i];
    return {};
}

std::vector<Place> setupPlaces(const Catalogue& facts, Faction automa) {
    std::vector<Place> places{Place::base(automa)};
    for (const TerritoryId at : facts.faction(automa).base.land)
        places.push_back(at);
    return places;
}

std::vector<StepGroup> setupOrders(const Catalogue& facts, const GameOptions& options) {
    return {automaPieces(facts, options), markers(facts, options), cards(options), yours(options)};
}

} // namespace automa::app::scythe_app
