#include "app/innovation/text/event_words.h"

#include "app/innovation/text/hex_words.h"
#include "app/innovation/text/names.h"
#include "app/text/text_ids.h"
#include "model/innovation/state/board.h"

#include <array>

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

using Names = InnovationNames;

/// One entry's events, walked along with the position.
class Mover {
public:
    Mover(const Catalogue& facts, const State& before) : facts_(facts), now_(before) {}

    std::vector<StepOrder> run(const Events& events) {
        const State start = now_;
        for (const Event& event : events) {
            std::visit([this](const auto& one) { tell(one); }, event);
            apply_in_place(now_, event);
        }
        tellPoints(start);
        return std::move(orders_);
    }

private:
    void add(const QString& text, const QString& symbol) { orders_.push_back({text, symbol}); }

    [[nodiscard]] QString code(HexId hex) const { return hexCode(facts_.map(now_.map), hex); }

    template <class Other>
    void tell(const Other&) {} // moves nothing, or its headline says it all

    void tell(const Built& built) {
        add(translate("InnovationHistory", "%1 on %2", "building, hex")
                .arg(as_label(Names::building(id_of(built.building))), code(built.hex)),
            buildingSymbol(built.building));
        if (built.marked)
            add(translate("InnovationTurn", "<b>Power token</b> beside it"),
                QStringLiteral("innovation_token"));
    }
    void tell(const Upgraded& upgraded) {
        const Building* const old = building_on(now_, upgraded.hex);
        add(translate("InnovationTurn", "%1: %2 → %3", "hex, building before and after")
                .arg(code(upgraded.hex), old ? Names::building(id_of(old->kind)) : QString(),
                     Names::building(id_of(upgraded.building))),
            buildingSymbol(upgraded.building));
    }
    void tell(const AnnexAdded& added) {
        add(translate("InnovationHistory", "%1 on %2", "building, hex")
                .arg(as_label(Names::building("annex")), code(added.hex)),
            QStringLiteral("innovation_annex"));
    }
    void tell(const TerrainChanged& changed) {
        if (changed.terrain)
            add(translate("InnovationTurn", "Terrain tile on %1: <b>%2</b>")
                    .arg(code(changed.hex), Names::terrain(id_of(*changed.terrain))),
                QStringLiteral("innovation_spade"));
    }
    void tell(const BridgeBuilt& bridge) {
        const auto& ends = facts_.map(now_.map).bridge_sites[bridge.site.index()].hexes;
        add(translate("InnovationHistory", "Bridge %1–%2", "hexes").arg(code(ends[0]), code(ends[1])),
            QStringLiteral("innovation_bridge"));
    }
    void tell(const InnovationTaken& taken) {
        add(translate("InnovationHistory", "Innovation from place <b>%1</b>").arg(taken.slot),
            QStringLiteral("innovation_innovation"));
    }
    void tell(const ActionCovered& covered) {
        if (covered.row == SlotRow::power_actions) {
            const std::string& id = facts_.tables.power_actions[static_cast<std::size_t>(covered.slot) - 1];
            add(translate("InnovationTurn", "X token on power action %1: <b>%2</b>")
                    .arg(covered.slot)
                    .arg(Names::power_action(id_of(id))),
                powerActionSymbol(id));
        } else {
            add(translate("InnovationTurn", "X token on book action <b>%1</b> from the left")
                    .arg(covered.slot),
                QStringLiteral("innovation_book"));
        }
    }
    void tell(const ScholarSent& sent) {
        add(translate("InnovationTurn", "<b>Scholar</b> on a +%1 space (%2)")
                .arg(facts_.science.spaces[index_of(sent.discipline)][sent.space])
                .arg(Names::discipline(id_of(sent.discipline))),
            QStringLiteral("innovation_scholar"));
    }
    void tell(const ScienceAdvanced& advanced) {
        const std::size_t d = index_of(advanced.discipline);
        const int from =
            is_human(advanced.player) ? now_.human(advanced.player).science[d].value : now_.automa.science[d];
        add(translate("InnovationTurn", "%1: %2 → %3", "discipline, levels")
                .arg(as_label(Names::discipline(id_of(advanced.discipline))))
                .arg(from)
                .arg(from + advanced.levels),
            disciplineSymbol(advanced.discipline));
    }
    void tell(const LevelTold& told) {
        add(QStringLiteral("%1: %2").arg(as_label(Names::discipline(id_of(told.discipline)))).arg(told.level),
            disciplineSymbol(told.discipline));
    }
    void tell(const BonusTileTaken& taken) {
        add(translate("InnovationHistory", "Bonus tile taken: <b>%1</b>")
                .arg(Names::bonus_place(id_of(taken.place))),
            QStringLiteral("innovation_bonus_") + id_of(taken.place).toString());
    }
    void tell(const Passed&) {
        if (now_.round < static_cast<int>(round_count))
            add(translate("InnovationTurn", "Turn order next round: place <b>%1</b>")
                    .arg(now_.passed.size() + 1),
                QStringLiteral("turn_order"));
    }

    /// Markers are moved once, whatever they moved for.
    void tellPoints(const State& start) {
        if (now_.automa.vp != start.automa.vp)
            add(translate("InnovationTurn", "The Automa’s VP marker: %1 → <b>%2</b>")
                    .arg(start.automa.vp)
                    .arg(now_.automa.vp),
                QStringLiteral("vp"));
        for (std::size_t i = 0; i < now_.human_count; ++i) {
            const Human& human = now_.humans[i];
            const Human& earlier = start.humans[i];
            const auto told = [&](const QString& what) {
                add(QStringLiteral("%1: %2").arg(as_label(Names::player(id_of(static_cast<Player>(i)))),
                                                 what),
                    QStringLiteral("vp"));
            };
            if (human.vp && human.vp != earlier.vp)
                told(Names::vp(*human.vp));
            if (human.shipping && human.shipping != earlier.shipping)
                told(translate("InnovationHistory", "shipping %1").arg(*human.shipping));
            if (human.area && human.area != earlier.area)
                told(translate("InnovationHistory", "largest group %1").arg(*human.area));
        }
    }

    const Catalogue& facts_;
    State now_;
    std::vector<StepOrder> orders_;
};

} // namespace

std::vector<StepOrder> movedWords(const Catalogue& facts, const State& before, const Events& events) {
    return Mover(facts, before).run(events);
}

} // namespace automa::app::innovation_app
