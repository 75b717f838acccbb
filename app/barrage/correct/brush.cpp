#include "app/barrage/correct/brush.h"

#include "app/barrage/company_looks.h"
#include "app/barrage/correct/board_patch.h"
#include "app/barrage/correct/correction_label.h"
#include "app/barrage/text/names.h"
#include "app/text/qt_text.h"
#include "app/text/text_ids.h"
#include "app/text/text_words.h"
#include "model/barrage/state/board.h"

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

constexpr QLatin1String onePiece("piece");
constexpr QLatin1String oneDrop("drop");

std::optional<Headstream> headstreamAt(const QString& place) {
    static const QString prefix = QStringLiteral("headstream_");
    return place.startsWith(prefix) ? by_text<Headstream>(place.mid(prefix.size())) : std::nullopt;
}

QString nothingThere() {
    return translate("BarrageBrush", "There is nothing there to take away.");
}

} // namespace

BarrageBrush::BarrageBrush(BarrageGame& game, QObject* parent) : BrushModel(parent), game_(game) {
    connect(&game_, &SessionBase::changed, this, &BarrageBrush::refresh);
}

std::vector<BrushOwner> BarrageBrush::ownersNow() const {
    std::vector<BrushOwner> owners;
    if (!game_.isOpen())
        return owners;
    const auto add = [&](Owner owner) {
        const QString id = id_of(owner).toString();
        owners.push_back({id, as_label(BarrageNames::company(id)), companyLook(id)});
    };
    for (std::size_t i = 0; i < company_count; ++i)
        if (game_.state().companies[i].in_play)
            add(owner_of(static_cast<Company>(i)));
    add(Owner::neutral);
    return owners;
}

std::vector<BrushPiece> BarrageBrush::piecesOf(const QString&) const {
    return {{onePiece, translate("BarrageBrush", "Piece"), QStringLiteral("base")},
            {oneDrop, translate("BarrageBrush", "Drop"), QStringLiteral("drop")}};
}

QString BarrageBrush::put(const QString& owner, const QString& piece, const QString& place) {
    if (!game_.isOpen())
        return {};
    State wanted = game_.state();
    const auto headstream = headstreamAt(place);
    const auto space = game_.facts().find_space(place.toStdString());
    const auto whose = by_text<Owner>(owner);
    if (piece == oneDrop && headstream) {
        ++wanted.headstreams[index_of(*headstream)].drops;
        return carryOut(wanted, place);
    }
    if (!space || !whose)
        return translate("BarrageBrush", "Only drops go there.");
    const std::size_t index = index_in_kind(*space);
    const SpaceKind kind = game_.facts().space(*space).kind;
    if (kind == SpaceKind::dam) {
        Dam& dam = wanted.dams[index];
        if (piece == oneDrop) {
            if (!dam.stands())
                return translate("BarrageBrush", "No dam there to hold the drop.");
            ++dam.drops;
        } else if (dam.owner == *whose && dam.height < max_dam_height) {
            ++dam.height;
        } else if (!dam.stands()) {
            dam.owner = *whose;
            dam.height = 1;
        } else {
            return dam.owner == *whose
                       ? translate("BarrageBrush", "A dam has at most three levels.")
                       : translate("BarrageBrush", "Somebody else’s dam is there. Take it away first.");
        }
        return carryOut(wanted, place);
    }
    if (piece == oneDrop || *whose == Owner::neutral)
        return piece == oneDrop ? translate("BarrageBrush", "Drops go on headstreams and dams.")
                                : translate("BarrageBrush", "Only dams can be neutral.");
    (kind == SpaceKind::conduit ? wanted.conduits[index] : wanted.powerhouses[index]) = *whose;
    return carryOut(wanted, place);
}

QString BarrageBrush::take(const QString& place) {
    if (!game_.isOpen())
        return {};
    State wanted = game_.state();
    if (const auto headstream = headstreamAt(place)) {
        auto& drops = wanted.headstreams[index_of(*headstream)].drops;
        if (drops == 0)
            return nothingThere();
        --drops;
        return carryOut(wanted, place);
    }
    const auto space = game_.facts().find_space(place.toStdString());
    if (!space)
        return nothingThere();
    const std::size_t index = index_in_kind(*space);
    const SpaceKind kind = game_.facts().space(*space).kind;
    if (kind == SpaceKind::dam) {
        Dam& dam = wanted.dams[index];
        if (!dam.stands())
            return nothingThere();
        if (dam.drops > 0)
            --dam.drops;
        else if (dam.height > 1)
            --dam.height;
        else
            dam = Dam{};
        return carryOut(wanted, place);
    }
    Owner& owner = kind == SpaceKind::conduit ? wanted.conduits[index] : wanted.powerhouses[index];
    if (owner == Owner::nobody)
        return nothingThere();
    owner = Owner::nobody;
    return carryOut(wanted, place);
}

QString BarrageBrush::carryOut(const State& wanted, const QString& place) {
    const core::Status done =
        game_.perform(correctionOf(game_.facts(), game_.state(), wanted, correctedPlace(place)));
    return done.ok() ? QString() : correctionError(done.error());
}

} // namespace automa::app::barrage_app
