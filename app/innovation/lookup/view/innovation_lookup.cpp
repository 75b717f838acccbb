#include "app/innovation/lookup/view/innovation_lookup.h"

#include "app/innovation/joined.h"
#include "app/innovation/text/names.h"
#include "app/shell/shell.h"
#include "app/text/qt_text.h"
#include "app/text/text_ids.h"

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

constexpr const char* partSign(FactionPart part) {
    switch (part) {
    case FactionPart::terraform_and_build:
        return "innovation_workshop";
    case FactionPart::gain_vp:
        return "vp";
    case FactionPart::advance_discipline:
        return "innovation_science";
    case FactionPart::place_tool:
        return "innovation_tools";
    case FactionPart::turn_fallow_into_blighted:
        return "innovation_blighted";
    }
    return "innovation_faction";
}

/// What is special about this part: "X + 1, at least 0", "2 levels", its own tie-breakers.
QString partDetail(const FactionAction& action) {
    if (action.part == FactionPart::gain_vp && action.modifier != 0)
        return translate("InnovationLookup", "X %1, at least %2")
            .arg(signed_number(action.modifier))
            .arg(action.floor);
    if (action.part == FactionPart::advance_discipline)
        return InnovationNames::levels(action.levels);
    QStringList first;
    if (action.everywhere)
        first << translate("InnovationLookup", "all empty land hexes");
    for (const TieBreaker tie : action.first)
        first << InnovationNames::tie_breaker(id_of(tie));
    return first.join(QStringLiteral(" · "));
}

} // namespace

InnovationLookup::InnovationLookup(InnovationApp& app)
    : QObject(&app), facts_(app.facts()), smallMap_(app.facts()), largeMap_(app.facts()) {
    connect(&app.shell(), &Shell::languageChanged, this, &InnovationLookup::retell);
    retell();
}

InnovationLookup* InnovationLookup::create(QQmlEngine* engine, QJSEngine* scripts) {
    return joinedFor<InnovationLookup>(engine, scripts);
}

void InnovationLookup::retell() {
    State empty;
    smallMap_.showPosition(empty);
    empty.map = MapSide::large;
    largeMap_.showPosition(empty);
    showCard(card_);
    showFaction(faction_);
    ++revision_;
    emit retold();
}

bool InnovationLookup::showCard(int number) {
    if (number < 1 || number > static_cast<int>(card_count))
        return false;
    card_ = number;
    const Card& card = facts_->cards[static_cast<std::size_t>(number) - 1];
    support_.show(supportSigns(card.support));
    std::vector<InnovationCardSign> orders = actionSigns(card, 0);
    for (InnovationCardSign& sign : orders)
        sign.text = as_label(sign.name); // X stays X here
    action_.show(std::move(orders));
    return card.pass_symbol;
}

void InnovationLookup::showFaction(const QString& faction) {
    const auto id = by_text<Faction>(faction);
    if (!id)
        return;
    faction_ = faction;
    std::vector<InnovationFactionLine> rows;
    for (const FactionAction& action : facts_->faction(*id).actions)
        rows.push_back({static_cast<int>(rows.size()) + 1, QLatin1String(partSign(action.part)),
                        as_label(InnovationNames::action(id_of(action.part))), partDetail(action)});
    lines_.show(std::move(rows));
}

QStringList InnovationLookup::startOf(const QString& faction) const {
    QStringList all;
    if (const auto id = by_text<Faction>(faction))
        for (std::size_t d = 0; d < count_of<Discipline>; ++d)
            if (facts_->faction(*id).science[d] > 0)
                all << id_of(static_cast<Discipline>(d)).toString();
    return all;
}

QStringList InnovationLookup::terrainRow(const QString& terrain, const QString& row) const {
    const auto native = by_text<Terrain>(terrain);
    const auto which = by_text<PriorityRow>(row);
    QStringList all;
    if (native && which)
        for (const Terrain each : facts_->priority[index_of(*native)][index_of(*which)])
            all << id_of(each).toString();
    return all;
}

MapHighlights InnovationLookup::letters(const QString& terrain, bool large) const {
    MapHighlights shown;
    const auto native = by_text<Terrain>(terrain);
    if (!native)
        return shown;
    const InnovationMap& scene = large ? largeMap_ : smallMap_;
    const Map& map = facts_->map(large ? MapSide::large : MapSide::small);
    HexSet hexes;
    for (std::size_t i = 0; i < count_of<Letter>; ++i) {
        const HexId hex = map.letters[index_of(*native)][i];
        hexes.add(hex);
        shown.marks.push_back({scene.placeOf(hex), id_of(static_cast<Letter>(i)).toString()});
    }
    shown.reasons = scene.placesOf(hexes);
    return shown;
}

} // namespace automa::app::innovation_app
