// Water on the pad: the headstreams, and the map that takes part.
#include "app/barrage/text/names.h"
#include "app/barrage/turn/pad.h"
#include "app/text/qt_text.h"
#include "app/text/text_words.h"
#include "model/barrage/state/board.h"

#include <algorithm>
#include <numeric>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

constexpr int restingDrops = 2; // of one water management; one drop if it runs at once
const QString headstreamPlace = QStringLiteral("headstream_");

const QStringList& letters() {
    static const QStringList all = [] {
        QStringList list;
        for (std::size_t h = 0; h < count_of<Headstream>; ++h)
            list << text(name_of(static_cast<Headstream>(h)));
        return list;
    }();
    return all;
}

int lying(const QMap<QString, int>& drops) {
    int sum = 0;
    for (const QString& letter : letters())
        sum += drops.value(letter);
    return sum;
}

/// A tap on a headstream: all drops go there; once all lie somewhere, one of the others goes over.
void pour(QMap<QString, int>& drops, const QString& letter, int all) {
    if (const int missing = all - lying(drops); missing > 0) {
        drops[letter] += missing;
        return;
    }
    const auto more = [&](const QString& a, const QString& b) { return drops.value(a) < drops.value(b); };
    QStringList others = letters();
    others.removeOne(letter);
    const QString from = *std::ranges::max_element(others, more);
    if (drops.value(from) == 0)
        return;
    --drops[from];
    ++drops[letter];
}

} // namespace

Drops BarragePad::dropsOn(const QMap<QString, int>& drops) {
    Drops list;
    for (std::size_t h = 0; h < count_of<Headstream>; ++h)
        for (int i = 0; i < drops.value(text(name_of(static_cast<Headstream>(h)))) && !list.full(); ++i)
            list.push_back(static_cast<Headstream>(h));
    return list;
}

std::optional<Command> BarragePad::water() const {
    HumanAddsDrops adds{
        .company = who(), .drops = dropsOn(amounts_), .flow_immediately = kind_ == Kind::Flow, .dams = {}};
    for (std::size_t i = 0; i < dam_space_count; ++i)
        for (int drop = 0; drop < amount(text(game_.facts().space(dam_space(i)).id)); ++drop)
            adds.dams.push_back(dam_space(i));
    if (adds.drops.empty() && adds.dams.empty())
        return std::nullopt;
    return adds;
}

std::optional<Command> BarragePad::production() const {
    const auto chosen = system();
    if (!chosen)
        return std::nullopt;
    HumanProduces produces{who(), chosen->dam, chosen->conduit, amount(QStringLiteral("drops")),
                           amount(QStringLiteral("bonus"))};
    produces.contract = game_.facts().find_contract(contract_.toStdString());
    produces.reward_drops = dropsOn(rewarded_);
    return produces;
}

std::vector<PadChip> BarragePad::headstreamChips(const QMap<QString, int>& drops) const {
    std::vector<PadChip> chips;
    for (const QString& letter : letters()) {
        const int here = drops.value(letter);
        const QString name = as_label(BarrageNames::headstream(letter));
        chips.push_back({letter, here > 0 ? QStringLiteral("%1 · %2").arg(letter).arg(here) : letter,
                         here > 0 ? QStringLiteral("%1: %2").arg(name, BarrageNames::drops(here)) : name,
                         here > 0});
    }
    return chips;
}

void BarragePad::chooseChip(const QString& id) {
    if (watering())
        pour(amounts_, id, kind_ == Kind::Flow ? 1 : restingDrops);
    else if (workDrops() > 0)
        pour(amounts_, id, workDrops());
    else if (kind_ == Kind::Other)
        amounts_ = {{id, 1}}; // the dam
    else if (kind_ == Kind::Produce)
        amounts_[QStringLiteral("bonus")] =
            production_bonus(game_.facts(), game_.state(), who()) + id.toInt();
    refresh();
}

void BarragePad::chooseRewardChip(const QString& contract, const QString& headstream) {
    if (contract != contract_)
        chooseContract(contract);
    pour(rewarded_, headstream, rewardDrops(contract));
    refresh();
}

QStringList BarragePad::selectable() const {
    QStringList places;
    if (!game_.humanToAct())
        return places;
    if (kind_ == Kind::None || placing())
        for (const SpaceId space : openFor(structure_))
            places << text(game_.facts().space(space).id);
    if (kind_ == Kind::None || watering())
        for (const QString& letter : letters())
            places << headstreamPlace + letter;
    return places;
}

int BarragePad::placeOf(const QString& id) const {
    if (const auto space = game_.facts().find_space(id.toStdString()))
        return places_.of(*space);
    const auto headstream = by_text<Headstream>(id.mid(headstreamPlace.size()));
    return headstream && id.startsWith(headstreamPlace) ? MapPlaces::of(*headstream) : no_place;
}

void BarragePad::light() {
    shown_ = {};
    shown_.open = kind_ == Kind::None || !game_.humanToAct();
    if (shown_.open)
        return;
    if (kind_ == Kind::Build) {
        if (placing())
            for (const SpaceId space : openFor(structure_))
                shown_.candidates.add(static_cast<std::size_t>(places_.of(space)));
        shown_.winner = placeOf(space_);
        shown_.piece = static_cast<int>(owner_of(who()));
        return;
    }
    shown_.chosen = placeOf(space_);
    if (watering())
        for (std::size_t h = 0; h < count_of<Headstream>; ++h)
            shown_.targets.add(static_cast<std::size_t>(MapPlaces::of(static_cast<Headstream>(h))));
}

void BarragePad::tapMap(const QString& id) {
    if (!selectable().contains(id))
        return;
    if (!id.startsWith(headstreamPlace)) {
        if (kind_ == Kind::None)
            buildOn(id);
        else
            chooseSpace(id);
        return;
    }
    if (kind_ == Kind::None)
        setKind(Kind::Water);
    space_ = id;
    chooseChip(id.mid(headstreamPlace.size()));
}

} // namespace automa::app::barrage_app
