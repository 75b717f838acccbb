#include "app/barrage/labels.h"

#include "app/barrage/correct/correction_label.h"
#include "app/barrage/text/instructions.h"
#include "app/barrage/text/names.h"
#include "app/barrage/tiles/tiles_words.h"
#include "app/text/text_ids.h"

namespace automa::app::barrage_app {
namespace {

QString argumentOf(const core::Label& label, const char* name) {
    for (const auto& [key, value] : label.arguments)
        if (key == name)
            return QString::fromStdString(value);
    return {};
}

class Teller {
public:
    Teller(const BarrageGame& game, const core::Label& label)
        : facts_(game.facts()), state_(game.state()), label_(label) {}

    [[nodiscard]] QString tell() const {
        const QString id = QString::fromStdString(label_.id);
        if (id.startsWith(QLatin1String("human_")))
            return ofHuman(id);
        if (id.startsWith(QLatin1String("tile_action")) || id.startsWith(QLatin1String("tracked_"))
            || id == QLatin1String("tile_turn_passed"))
            return ofTiles(id);
        if (id.startsWith(QLatin1String("automa_turn")) || id == QLatin1String("tile_drawn")
            || id == QLatin1String("first_tile_named"))
            return ofAutoma(id);
        if (id.endsWith(QLatin1String("_laid")))
            return ofRefill(id);
        return ofRound(id);
    }

private:
    [[nodiscard]] QString argument(const char* name) const { return argumentOf(label_, name); }
    [[nodiscard]] int number(const char* name) const { return argument(name).toInt(); }
    [[nodiscard]] QString company() const { return BarrageNames::company(argument("company")); }
    /// "Automa (USA)"; a human whom a tile commands (B-10.17) is no Automa.
    [[nodiscard]] QString actor() const {
        for (const barrage::Company each : state_.turn_order)
            if (id_of(each) == argument("company")
                && state_.company(each).player == barrage::PlayerKind::human)
                return company();
        return translate("BarrageLabels", "Automa (%1)").arg(company());
    }
    [[nodiscard]] QString tile() const { return tileCode(facts_, number("tile")); }
    [[nodiscard]] QString contract() const {
        const auto id = facts_.find_contract(argument("contract").toStdString());
        return id ? contract_name(facts_, *id) : argument("contract");
    }

    [[nodiscard]] QString ofHuman(const QString& id) const {
        if (id == QLatin1String("human_built"))
            return translate("BarrageLabels", "%1 builds: %2, %3")
                .arg(company(), BarrageNames::structure(argument("structure")),
                     BarrageNames::place(argument("space")));
        if (id == QLatin1String("human_built_building"))
            return translate("BarrageLabels", "%1 builds: %2")
                .arg(company(), BarrageNames::building(argument("building")));
        if (id == QLatin1String("human_produced"))
            return translate("BarrageLabels", "%1 produces: %2, %3")
                .arg(company(), BarrageNames::energy(number("energy")),
                     BarrageNames::space(argument("conduit")));
        if (id == QLatin1String("human_added_drops"))
            return translate("BarrageLabels", "%1, water: %2")
                .arg(company(), BarrageNames::drops(number("drops")));
        if (id == QLatin1String("human_took_contract"))
            return translate("BarrageLabels", "%1 takes: %2").arg(company(), contract());
        if (id == QLatin1String("human_fulfilled_national"))
            return translate("BarrageLabels", "%1 fulfils: %2").arg(company(), contract());
        if (id == QLatin1String("human_took_patent"))
            return translate("BarrageLabels", "%1 takes: %2")
                .arg(company(), BarrageNames::technology(argument("technology")));
        if (id == QLatin1String("human_took_work"))
            return translate("BarrageLabels", "%1 takes: %2")
                .arg(company(), BarrageNames::external_work(argument("work")));
        if (id == QLatin1String("human_used_building"))
            return translate("BarrageLabels", "%1 uses: %2")
                .arg(company(), BarrageNames::building(argument("building")));
        if (id == QLatin1String("human_gained"))
            return translate("BarrageLabels", "%1, markers: energy %2, VP %3")
                .arg(company(), signed_number(number("energy")), signed_number(number("vp")));
        if (id == QLatin1String("human_passed"))
            return translate("BarrageLabels", "%1 passes").arg(company());
        return translate("BarrageLabels", "%1: a turn that does not affect the Automa").arg(company());
    }

    [[nodiscard]] QString ofAutoma(const QString& id) const {
        if (id == QLatin1String("automa_turn_asks"))
            return translate("BarrageLabels", "%1: first part of the turn, tile %2").arg(actor(), tile());
        if (id == QLatin1String("tile_drawn"))
            return translate("BarrageLabels", "%1: tile revealed").arg(actor());
        if (id == QLatin1String("first_tile_named"))
            return translate("BarrageLabels", "First tile of the stack: %1").arg(tile());
        return translate("BarrageLabels", "%1: turn with tile %2").arg(actor(), tile());
    }

    [[nodiscard]] QString ofTiles(const QString& id) const {
        if (id == QLatin1String("tracked_fully"))
            return translate("BarrageLabels", "Board tracked from now on");
        if (id == QLatin1String("tracked_tiles_only"))
            return translate("BarrageLabels", "Only tiles tracked from now on");
        if (id == QLatin1String("tile_turn_passed"))
            return translate("BarrageLabels", "%1: turn with no further action").arg(actor());
        const bool building = argument("kind") == QLatin1String("construction");
        const QString what =
            BarrageNames::action_kind(argument("kind"))
            + (building ? QStringLiteral(", %1").arg(BarrageNames::structure(argument("structure")))
                        : QString());
        if (id == QLatin1String("tile_action_impossible"))
            return translate("BarrageLabels", "%1: not possible: %2").arg(actor(), what);
        QStringList gains;
        if (number("energy") != 0)
            gains << translate("BarrageLabels", "energy %1").arg(signed_number(number("energy")));
        if (number("vp") != 0)
            gains << translate("BarrageLabels", "VP %1").arg(signed_number(number("vp")));
        const QString done = translate("BarrageLabels", "%1: done: %2").arg(actor(), what);
        return gains.isEmpty() ? done : QStringLiteral("%1 (%2)").arg(done, gains.join(QStringLiteral(", ")));
    }

    [[nodiscard]] QString ofRefill(const QString& id) const {
        if (id == QLatin1String("contract_laid"))
            return translate("BarrageLabels", "New contract: %1").arg(contract());
        if (id == QLatin1String("patent_laid"))
            return translate("BarrageLabels", "New patent: %1")
                .arg(BarrageNames::technology(argument("technology")));
        return translate("BarrageLabels", "New external work: %1")
            .arg(BarrageNames::external_work(argument("work")));
    }

    [[nodiscard]] QString ofRound(const QString& id) const {
        const int round = number("round");
        if (id == QLatin1String("water_flowed"))
            return translate("BarrageLabels", "Round %1: water flow").arg(round);
        if (id == QLatin1String("round_scored"))
            return translate("BarrageLabels", "Round %1: scoring").arg(round);
        if (id == QLatin1String("round_ended"))
            return translate("BarrageLabels", "Round %1 prepared").arg(round);
        if (id == QLatin1String("round_started"))
            return translate("BarrageLabels", "Round %1: income and headstreams").arg(round);
        if (id == QLatin1String("game_scored"))
            //: line of the history: this was scored
            return translate("BarrageLabels", "Final scoring");
        const QString what = argument("what");
        return what.isEmpty() ? translate("BarrageLabels", "Correction by hand")
                              : translate("BarrageLabels", "Correction: %1").arg(correctedText(facts_, what));
    }

    const barrage::Catalogue& facts_;
    const barrage::State& state_;
    const core::Label& label_;
};

} // namespace

QString labelText(const BarrageGame& game, const core::Label& label) {
    return Teller(game, label).tell();
}

QString labelCompany(const core::Label& label) {
    return argumentOf(label, "company");
}

QString labelTile(const core::Label& label) {
    return argumentOf(label, "tile");
}

} // namespace automa::app::barrage_app
