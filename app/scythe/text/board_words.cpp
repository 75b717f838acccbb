#include "app/scythe/text/board_words.h"

#include "app/scythe/text/explainer.h"
#include "app/scythe/text/names.h"
#include "app/scythe/text/place_words.h"
#include "app/text/text_ids.h"

namespace automa::app::scythe_app {

using namespace scythe;

namespace {

QString joined(const QStringList& parts) {
    return parts.join(QStringLiteral(", "));
}

/// Where the pieces of a kind are: "Mechs: lake C4, home base (Nordic)".
template <class Places>
QStringList names_of(const Catalogue& facts, const Places& places) {
    QStringList names;
    for (const Place place : places)
        names << ScytheNames::place(facts, place);
    return names;
}

BoardSection turn_words(const Catalogue& facts, const State& state) {
    BoardSection section;
    section.title = ScytheNames::game();
    const Side& acting = state.side(state.turn ? state.turn->side : state.next);
    section.lines << translate("ScytheBoardWords", "Whose turn it is: %1")
                         .arg(ScytheNames::faction(id_of(acting.faction)));
    if (state.turn && state.turn->kind == TurnKind::automa)
        section.lines << as_label(ScytheNames::card(state.turn->card.value));
    if (state.turn && state.turn->kind == TurnKind::defend)
        section.lines << translate("ScytheBoardWords", "The Automa defends: %1")
                             .arg(ScytheNames::place(facts, state.turn->territory));
    return section;
}

void add_mat(QStringList& lines, const Catalogue& facts, const AutomaMat& mat) {
    lines << joined({ScytheNames::power(mat.power), ScytheNames::coins(mat.coins),
                     ScytheNames::combat_cards(mat.combat_cards)});
    lines << ScytheNames::stars(stars_of(facts, mat));
    lines << translate("ScytheBoardWords", "Star cube: %1").arg(cube_place(mat.star_cube));
    lines << as_label(ScytheNames::scheme(id_of(scheme_of(facts, mat))));
    lines << (water_open(facts, mat)
                  ? translate("ScytheStarTrack", "Water is open: the Automa crosses rivers and enters lakes")
                  : translate("ScytheBoardWords", "Water is closed to the Automa"));
    if (mat.factory_card)
        lines << translate("ScytheBoardWords", "It has a Factory card");
}

BoardSection side_words(const Catalogue& facts, const State& state, const Side& side) {
    const bool automa = side.player == Player::automa;
    BoardSection section;
    section.title = ScytheNames::faction(id_of(side.faction));
    QStringList& lines = section.lines;
    lines << (automa
                  ? joined({ScytheNames::player("automa"), ScytheNames::level(id_of(side.automa.star_card))})
                  : as_label(ScytheNames::player("human")));
    if (automa)
        add_mat(lines, facts, side.automa);
    else
        lines << ScytheNames::stars(side.human.stars);
    if (state.tracking == Tracking::cards_only)
        return section;
    lines << translate("ScytheBoardWords", "Character: %1")
                 .arg(ScytheNames::place(facts, side.units.character));
    lines
        << (side.units.mechs.empty()
                ? translate("ScytheBoardWords", "No mechs in play")
                : translate("ScytheBoardWords", "Mechs: %1").arg(joined(names_of(facts, side.units.mechs))));
    lines << (side.units.workers.empty() ? translate("ScytheBoardWords", "No workers in play")
                                         : translate("ScytheBoardWords", "Workers: %1")
                                               .arg(joined(names_of(facts, side.units.workers))));
    return section;
}

/// The rows of the map from the top, and in each what is not only land.
void add_rows(BoardSections& sections, const Catalogue& facts, const State& state) {
    for (std::size_t i = 0; i < territory_count; ++i) {
        const TerritoryId at(i);
        if (what_stands_at(facts, state, at).isEmpty())
            continue;
        const QString title = translate("ScytheBoardWords", "Row %1", "of the map")
                                  .arg(QString::fromStdString(facts.territory(at).id).left(1));
        if (sections.back().title != title)
            sections.push_back({title, {}});
        sections.back().lines << as_label(place_in_words(facts, state, at));
    }
}

} // namespace

BoardSections board_in_words(const Catalogue& facts, const State& state) {
    BoardSections sections{turn_words(facts, state)};
    for (const Side& side : state.sides)
        sections.push_back(side_words(facts, state, side));
    if (state.tracking == Tracking::full)
        add_rows(sections, facts, state);
    return sections;
}

} // namespace automa::app::scythe_app
