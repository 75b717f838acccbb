// What is to be done after a combat, and at the end of the game.
#include "app/scythe/text/instructor.h"
#include "app/scythe/text/names.h"
#include "app/scythe/text/reasons.h"
#include "app/text/text_ids.h"

#include <algorithm>

namespace automa::app::scythe_app {

using namespace scythe;

QString counted(const UnitCounts& units) {
    QStringList words;
    const auto add = [&](UnitKind kind, int count) {
        if (count == 1)
            words << ScytheNames::unit(id_of(kind));
        else if (count > 1)
            words << ScytheNames::units(kind, count);
    };
    add(UnitKind::character, units.characters);
    add(UnitKind::mech, units.mechs);
    add(UnitKind::worker, units.workers);
    return words.join(QStringLiteral(", "));
}

QString symbol_of(const UnitCounts& units) {
    return symbol_of(units.characters > 0 ? UnitKind::character
                     : units.mechs > 0    ? UnitKind::mech
                                          : UnitKind::worker);
}

void Instructor::combat(const Step& step) {
    open(step.winner == Player::automa ? translate("ScytheExplainer", "Combat: the Automa wins")
                                       : translate("ScytheExplainer", "Combat: you win"),
         app::scythe_app::symbol_of(step.kind));
    if (from_box())
        add(translate("ScytheExplainer", "Lay <b>Automa card %1</b> sideways on the combat discard")
                .arg(step.card.value),
            QStringLiteral("scythe_card"));
    change_power(-step.automa_loses.power - step.power);
    const int spent = step.automa_loses.combat_cards + step.combat_cards;
    if (spent > 0)
        add(translate("ScytheExplainer", "The Automa discards <b>%1</b>")
                .arg(ScytheNames::combat_cards(spent)),
            QStringLiteral("scythe_combat_card"));
    add(translate("ScytheExplainer", "Your own power and combat cards: pay what you used"),
        QStringLiteral("scythe_dial"));
    if (step.territory) {
        send_home(step.human_to_base, place(step));
        remove(step.remove_resources, place(step));
        aftermath(step);
    } else {
        unseen_units(step);
    }
    if (step.automa_draws > 0)
        draw(step.automa_draws);
    your_card(step);
    if (step.winner == Player::human)
        add(translate("ScytheExplainer", "Place <b>your combat star</b>, if you have one left to place"),
            QStringLiteral("scythe_star"));
}

/// Whoever fought where nobody has told the app.
void Instructor::unseen_units(const Step& step) {
    if (step.winner == Player::automa) {
        add(translate("ScytheExplainer", "All your pieces there go home: <b>%1</b>").arg(base_of(human_)),
            symbol_of(UnitKind::character));
        add(translate("ScytheExplainer", "Remove <b>all resources</b> there, if any are left"),
            QStringLiteral("scythe_resources"));
        return;
    }
    const bool home = automa_.automa.star_card == StarCard::ultimaszyna;
    add(translate("ScytheExplainer", "The Automa’s combat units leave the territory: <b>%1</b>")
            .arg(home ? base_of(automa_) : ScytheNames::mat()),
        symbol_of(UnitKind::mech));
    if (step.attacker == Player::human)
        unseen_conquest();
}

/// The human has come to stay: workers flee, and resources are laid out by the card on the discard (S-102).
void Instructor::unseen_conquest() {
    add(translate("ScytheExplainer", "Its workers there go home, if any: <b>%1</b>").arg(base_of(automa_)),
        symbol_of(UnitKind::worker));
    const auto& mechs = facts_.faction(human_.faction).mechs;
    const auto spared = std::ranges::find(mechs, AbilityMatters::no_popularity_loss, &MechAbility::matters);
    add(spared == mechs.end()
            ? translate("ScytheExplainer", "You lose <b>1 popularity</b> for each of these workers")
            : translate("ScytheExplainer", "You lose <b>1 popularity</b> for each, unless you have: %1")
                  .arg(ScytheNames::ability(id_of(spared->id))),
        QStringLiteral("scythe_popularity"));
    const auto top = top_card(automa_.automa.cards);
    if (const int amount = top ? facts_.card(*top).resources : 0; amount > 0)
        add(translate("ScytheExplainer",
                      "Put resources of that terrain there: <b>%1</b> (villages and lakes: none)")
                .arg(amount),
            QStringLiteral("scythe_resources"));
}

/// What becomes of the Automa's units, and of the land they leave.
void Instructor::aftermath(const Step& step) {
    if (!step.automa_to_mat.empty())
        add(translate("ScytheExplainer", "The Automa’s pieces leave the board: <b>%1</b>, %2 → <b>%3</b>")
                .arg(counted(step.automa_to_mat), place(step), ScytheNames::mat()),
            symbol_of(step.automa_to_mat));
    if (!step.automa_to_base.empty())
        add(translate("ScytheExplainer", "The Automa’s pieces go home: <b>%1</b>, %2 → <b>%3</b>")
                .arg(counted(step.automa_to_base), place(step), base_of(automa_)),
            symbol_of(step.automa_to_base));
    if (step.place_resources)
        add(translate("ScytheExplainer", "Put resources there: <b>%1 × %2</b>, %3")
                .arg(QString::number(step.place_resources->amount),
                     ScytheNames::resource(id_of(step.place_resources->resource)), place(step)),
            QStringLiteral("scythe_resources"));
    const bool spared =
        step.kind == StepKind::combat && has_ability(facts_, human_, AbilityMatters::no_popularity_loss);
    if (step.human_popularity < 0 && !spared)
        add(translate("ScytheExplainer", "Your popularity: <b>%1</b>")
                .arg(signed_number(step.human_popularity)),
            QStringLiteral("scythe_popularity"));
}

/// The same rule as for the Automa (S-91, D-6); what the human used is known only from the totals.
void Instructor::your_card(const Step& step) {
    const bool winner_draws = before_.interpretations.combat_card_to == CombatCardTo::winner;
    if ((step.winner == Player::human) != winner_draws)
        return;
    const auto told =
        std::ranges::find(decision_.trace, std::string_view("totals_compared"), &core::TraceEntry::message);
    const bool known = told != decision_.trace.end();
    if (known && number_of(*told, "human") == 0)
        return;
    add((known ? translate("ScytheExplainer", "You draw <b>%1</b>")
               : translate("ScytheExplainer", "You draw <b>%1</b>, if you used power or a card"))
            .arg(ScytheNames::combat_cards(1)),
        QStringLiteral("scythe_combat_card"));
}

void Instructor::game_over(const Step& step) {
    open(translate("ScytheExplainer", "The game ends"), app::scythe_app::symbol_of(step.kind));
    add(step.by == Player::automa
            ? translate("ScytheExplainer", "The Automa has <b>six stars</b>: stop immediately and score")
            : translate("ScytheExplainer", "You have <b>six stars</b>: stop immediately and score"),
        app::scythe_app::symbol_of(step.kind));
    const bool fought = decision_.kind == TurnKind::defend && before_.contested.contains(decision_.territory);
    if (before_.contested.size() > (fought ? 1U : 0U))
        add(translate("ScytheExplainer", "Your units that have not fought yet go <b>back</b> (S-116)"),
            QStringLiteral("scythe_move"));
}

} // namespace automa::app::scythe_app
