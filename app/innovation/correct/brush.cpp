#include "app/innovation/correct/brush.h"

#include "app/innovation/correct/draft.h"
#include "app/innovation/looks.h"
#include "app/innovation/text/names.h"
#include "app/innovation/text/step_words.h"
#include "app/text/qt_text.h"
#include "app/text/text_ids.h"
#include "model/innovation/state/board.h"

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

constexpr QLatin1String withToken("automa_marked");
constexpr QLatin1String withoutToken("automa_unmarked");
/// The kinds that stand on most boards; annexes and neutral copies are set on the hex itself.
constexpr Kind kinds[] = {Kind::workshop,   Kind::guild, Kind::school,  Kind::palace,
                          Kind::university, Kind::tower, Kind::monument};

Player playerOf(const QString& owner) {
    return owner == withToken || owner == withoutToken ? Player::automa
                                                       : by_text<Player>(owner).value_or(Player::human_1);
}

} // namespace

InnovationBrush::InnovationBrush(InnovationDraft& draft, std::shared_ptr<const Catalogue> facts)
    : BrushModel(&draft), draft_(draft), facts_(std::move(facts)) {
    connect(&draft_, &InnovationDraft::changed, this, &InnovationBrush::refresh);
    refresh();
}

bool InnovationBrush::canUndo() const {
    return draft_.canUndo();
}

std::vector<BrushOwner> InnovationBrush::ownersNow() const {
    const State& state = draft_.position();
    const SideLook automa = sideLook(Player::automa, state.automa.native);
    std::vector<BrushOwner> owners{{withToken, translate("InnovationBrush", "Automa, token"), automa},
                                   {withoutToken, translate("InnovationBrush", "Automa, no token"), automa}};
    for (std::size_t i = 0; i < state.human_count; ++i) {
        const auto human = static_cast<Player>(i);
        owners.push_back({id_of(human).toString(), as_label(InnovationNames::player(id_of(human))),
                          sideLook(human, state.humans[i].native)});
    }
    return owners;
}

std::vector<BrushPiece> InnovationBrush::piecesOf(const QString& owner) const {
    const Player player = playerOf(owner);
    std::vector<BrushPiece> pieces;
    for (const Kind kind : kinds)
        pieces.push_back({id_of(kind).toString(), as_label(InnovationNames::building(id_of(kind))),
                          buildingSymbol(kind),
                          is_neutral(kind) ? player == Player::automa
                                           : in_supply(*facts_, draft_.position(), player, kind) == 0});
    return pieces;
}

QString InnovationBrush::put(const QString& owner, const QString& piece, const QString& place) {
    const Map& map = facts_->map(draft_.position().map);
    const auto hex = map.find(place.toStdString());
    const auto kind = by_text<Kind>(piece);
    if (!hex || !kind)
        return {};
    if (!map.land.has(*hex))
        return translate("InnovationBrush", "That is a river: nothing goes there.");
    const Player player = playerOf(owner);
    const Building* standing = building_on(draft_.position(), *hex);
    const bool same = standing != nullptr && standing->owner == player && standing->kind == *kind;
    if (!same && !is_neutral(*kind) && in_supply(*facts_, draft_.position(), player, *kind) == 0)
        return translate("InnovationBrush", "None of these are left.");
    draft_.put({*hex, player, *kind, false, owner == withToken});
    return {};
}

QString InnovationBrush::take(const QString& place) {
    const auto hex = facts_->map(draft_.position().map).find(place.toStdString());
    return hex && draft_.takeAway(*hex)
               ? QString()
               : translate("InnovationBrush", "There is nothing there to take away.");
}

void InnovationBrush::takeBack() {
    draft_.undo();
}

} // namespace automa::app::innovation_app
