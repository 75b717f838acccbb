#include "app/scythe/labels.h"

#include "app/scythe/correct/correction.h"
#include "app/scythe/text/names.h"
#include "app/text/text_ids.h"

namespace automa::app::scythe_app {

using namespace scythe;

namespace {

class LabelTeller {
public:
    LabelTeller(const ScytheGame& game, const core::Label& label)
        : facts_(game.facts()), human_(game.human().faction), automa_(game.automa().faction), label_(label),
          id_(QString::fromStdString(label.id)) {}

    [[nodiscard]] QString tell() const {
        if (id_.startsWith(QLatin1String("human_")))
            return ofHuman();
        if (id_ == QLatin1String("automa_turn"))
            return translate("ScytheLabels", "%1: card %2").arg(automa(), argument("card"));
        if (id_ == QLatin1String("automa_defended"))
            return translate("ScytheLabels", "Your attack is over: %1").arg(place("territory"));
        if (id_.startsWith(QLatin1String("tracked_")) || id_ == QLatin1String("dealer_changed")
            || id_ == QLatin1String("corrected"))
            return ofTable();
        if (id_ == QLatin1String("final_told"))
            return translate("ScytheLabels", "Your final score entered");
        if (id_ == QLatin1String("game_ended"))
            //: line of the history: this was done
            return translate("ScytheLabels", "Game ended");
        return ofTurn();
    }

private:
    [[nodiscard]] QString argument(const char* name) const { return labelArgument(label_, name); }
    [[nodiscard]] int number(const char* name) const { return argument(name).toInt(); }
    [[nodiscard]] QString automa() const { return ScytheNames::faction(id_of(automa_)); }
    /// As the format spells it: "base" is the human's own.
    [[nodiscard]] QString place(const char* name) const {
        const std::string text = argument(name).toStdString();
        if (const auto at = facts_.find_territory(text))
            return ScytheNames::place(facts_, *at);
        if (text == "base")
            return ScytheNames::base(id_of(human_));
        if (text.starts_with("base:"))
            return ScytheNames::base(id_of(std::string_view(text).substr(5)));
        return argument(name);
    }

    [[nodiscard]] QString ofHuman() const {
        if (id_ == QLatin1String("human_moved"))
            return translate("ScytheLabels", "You: %1, %2 → %3")
                .arg(piecesText(number("character") > 0, number("mechs"), number("workers")), place("from"),
                     place("to"));
        if (id_ == QLatin1String("human_workers"))
            return translate("ScytheLabels", "You, new unit: %1, %2")
                .arg(ScytheNames::workers(number("count")), place("territory"));
        if (id_ == QLatin1String("human_mech"))
            return translate("ScytheLabels", "You, new mech: %1, %2")
                .arg(ScytheNames::ability(argument("ability")), place("place"));
        if (id_ == QLatin1String("human_encounter"))
            return translate("ScytheLabels", "You take the encounter: %1").arg(place("territory"));
        if (id_ == QLatin1String("human_recruit"))
            return translate("ScytheLabels", "You enlist: %1")
                .arg(ScytheNames::gain_symbol(argument("bonus")));
        if (id_ == QLatin1String("human_star"))
            return translate("ScytheLabels", "Your star %1").arg(argument("stars"));
        return translate("ScytheLabels", "Your turn ends");
    }

    [[nodiscard]] QString ofTable() const {
        if (id_ == QLatin1String("corrected")) {
            const QString what = argument("what");
            return what.isEmpty()
                       ? translate("ScytheLabels", "Corrected by hand")
                       : translate("ScytheLabels", "Corrected: %1").arg(correctedText(facts_, what));
        }
        if (id_ == QLatin1String("dealer_changed"))
            return argument("from") == QLatin1String("app")
                       ? translate("ScytheLabels", "The app draws the cards")
                       : translate("ScytheLabels", "You draw the cards from the box");
        return id_ == QLatin1String("tracked_fully")
                   ? translate("ScytheLabels", "The app tracks the whole table")
                   : translate("ScytheLabels", "The app tracks only the cards");
    }

    [[nodiscard]] QString ofTurn() const {
        if (id_ == QLatin1String("card_dealt"))
            return translate("ScytheLabels", "%1 draws: card %2").arg(automa(), argument("card"));
        if (id_ == QLatin1String("defence_begun"))
            return translate("ScytheLabels", "You attack: %1").arg(place("territory"));
        if (id_ == QLatin1String("combat_card") || id_ == QLatin1String("fight_begun"))
            return translate("ScytheLabels", "Combat: card %1 revealed").arg(argument("card"));
        if (id_ == QLatin1String("combat_told") || id_ == QLatin1String("fight_ended"))
            return argument("winner") == QLatin1String("human") ? translate("ScytheLabels", "Combat: you win")
                   : argument("winner") == QLatin1String("automa")
                       ? translate("ScytheLabels", "Combat: %1 wins").arg(automa())
                       : translate("ScytheLabels", "Combat: numbers entered");
        if (id_ == QLatin1String("move_check") || id_ == QLatin1String("place_check"))
            return translate("ScytheLabels", "Combat card revealed: %1").arg(argument("value"));
        if (id_ == QLatin1String("resources_set"))
            return translate("ScytheLabels", "Resources: %1, %2").arg(place("territory"), argument("count"));
        if (id_ == QLatin1String("resources_told"))
            //: line of the history: this was done
            return translate("ScytheLabels", "Resources entered");
        if (id_ == QLatin1String("sixth_star_told"))
            return translate("ScytheLabels", "Your sixth star");
        return id_;
    }

    const Catalogue& facts_;
    Faction human_;
    Faction automa_;
    const core::Label& label_;
    QString id_;
};

} // namespace

QString labelArgument(const core::Label& label, const char* name) {
    for (const auto& [key, value] : label.arguments)
        if (key == name)
            return QString::fromStdString(value);
    return {};
}

QString piecesText(bool character, int mechs, int workers) {
    QStringList pieces;
    if (character)
        pieces << ScytheNames::unit("character");
    if (mechs > 0)
        pieces << (mechs == 1 ? ScytheNames::unit("mech") : ScytheNames::mechs(mechs));
    if (workers > 0)
        pieces << (workers == 1 ? ScytheNames::unit("worker") : ScytheNames::workers(workers));
    return pieces.join(QStringLiteral(", "));
}

QString labelText(const ScytheGame& game, const core::Label& label) {
    return LabelTeller(game, label).tell();
}

} // namespace automa::app::scythe_app
