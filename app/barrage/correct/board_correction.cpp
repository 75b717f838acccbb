#include "app/barrage/correct/board_correction.h"

#include "app/barrage/correct/board_patch.h"
#include "app/barrage/correct/correction_label.h"
#include "app/barrage/correct/market_correction.h"
#include "app/barrage/text/names.h"
#include "app/text/qt_text.h"
#include "app/text/text_ids.h"
#include "model/barrage/state/board.h"

#include <algorithm>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

constexpr int most_on_headstream = 20;

Owner ownerOf(const QString& id) {
    return by_text<Owner>(id).value_or(Owner::nobody);
}

} // namespace

BoardCorrection::BoardCorrection(BarrageGame& game, QObject* parent) : QObject(parent), game_(game) {}

void BoardCorrection::begin(const QString& place) {
    place_ = place;
    space_ = game_.facts().find_space(place.toStdString());
    draft_ = game_.state();
    problem_.clear();
    tell();
}

BoardCorrection::Kind BoardCorrection::kind() const {
    if (!space_)
        return headstream() >= 0 ? Kind::Headstream : Kind::None;
    switch (game_.facts().space(*space_).kind) {
    case SpaceKind::dam:
        return Kind::Dam;
    case SpaceKind::conduit:
        return Kind::Conduit;
    case SpaceKind::powerhouse:
        break;
    }
    return Kind::Powerhouse;
}

QString BoardCorrection::title() const {
    return placeTitle(place_);
}

int BoardCorrection::headstream() const {
    const int index = place_.startsWith(QLatin1String("headstream_")) ? place_.back().unicode() - u'A' : -1;
    return index < 4 ? index : -1;
}

Dam* BoardCorrection::dam() {
    return space_ && game_.facts().space(*space_).kind == SpaceKind::dam ? &draft_.dam(*space_) : nullptr;
}

const Dam* BoardCorrection::dam() const {
    return space_ && game_.facts().space(*space_).kind == SpaceKind::dam ? &draft_.dam(*space_) : nullptr;
}

Owner BoardCorrection::ownerInDraft() const {
    if (!space_)
        return Owner::nobody;
    const std::size_t index = index_in_kind(*space_);
    switch (game_.facts().space(*space_).kind) {
    case SpaceKind::dam:
        return draft_.dams[index].owner;
    case SpaceKind::conduit:
        return draft_.conduits[index];
    case SpaceKind::powerhouse:
        break;
    }
    return draft_.powerhouses[index];
}

QString BoardCorrection::owner() const {
    return id_of(ownerInDraft()).toString();
}

int BoardCorrection::height() const {
    return dam() ? dam()->height : 0;
}

int BoardCorrection::drops() const {
    if (headstream() >= 0)
        return draft_.headstreams[static_cast<std::size_t>(headstream())].drops;
    return dam() ? dam()->drops : 0;
}

int BoardCorrection::mostDrops() const {
    if (headstream() >= 0)
        return most_on_headstream;
    return dam() && dam()->stands() ? capacity(game_.facts(), draft_, *dam()) : 0;
}

//: whose piece is on a space; “Free”: no piece is there
std::vector<ChoiceOption> BoardCorrection::ownerRows() const {
    const auto option = [](Owner owner, const QString& text) {
        return ChoiceOption{.value = id_of(owner).toString(), .text = text};
    };
    std::vector<ChoiceOption> rows{option(Owner::nobody, translate("BoardCorrection", "Free"))};
    for (std::size_t i = 0; i < company_count; ++i)
        if (draft_.companies[i].in_play) {
            const Owner owner = owner_of(static_cast<Company>(i));
            rows.push_back(option(owner, BarrageNames::company(id_of(owner))));
        }
    if (dam())
        rows.push_back(option(Owner::neutral, as_label(BarrageNames::company(id_of(Owner::neutral)))));
    return rows;
}

bool BoardCorrection::differs() const {
    return !(draft_ == game_.state());
}

void BoardCorrection::setOwner(const QString& id) {
    if (!space_)
        return;
    const Owner owner = ownerOf(id);
    const std::size_t index = index_in_kind(*space_);
    switch (game_.facts().space(*space_).kind) {
    case SpaceKind::dam: {
        Dam& place = draft_.dams[index];
        place.owner = owner;
        place.height = owner == Owner::nobody ? std::uint8_t{0} : std::max<std::uint8_t>(place.height, 1);
        if (owner == Owner::nobody)
            place.drops = 0;
        break;
    }
    case SpaceKind::conduit:
        draft_.conduits[index] = owner;
        break;
    case SpaceKind::powerhouse:
        draft_.powerhouses[index] = owner;
        break;
    }
    check();
}

void BoardCorrection::setHeight(int height) {
    if (Dam* place = dam(); place && place->stands()) {
        place->height = static_cast<std::uint8_t>(std::clamp(height, 1, max_dam_height));
        place->drops = static_cast<std::uint8_t>(std::min(int{place->drops}, mostDrops()));
    }
    check();
}

void BoardCorrection::setDrops(int drops) {
    const auto count = static_cast<std::uint8_t>(std::clamp(drops, 0, mostDrops()));
    if (headstream() >= 0)
        draft_.headstreams[static_cast<std::size_t>(headstream())].drops = count;
    else if (Dam* place = dam())
        place->drops = count;
    check();
}

void BoardCorrection::check() {
    problem_ = differs() ? correctionProblem(game_.facts(), game_.state(), draft_) : QString();
    tell();
}

bool BoardCorrection::perform(const State& wanted, const QString& what) {
    const auto done = game_.perform(correctionOf(game_.facts(), game_.state(), wanted, what));
    problem_ = done.ok() ? QString() : correctionError(done.error());
    tell();
    return done.ok();
}

bool BoardCorrection::apply() {
    return !differs() || perform(draft_, correctedPlace(place_));
}

void BoardCorrection::tell() {
    owners_.show(ownerRows());
    list();
    emit changed();
}

void BoardCorrection::list() {
    const bool shown = listing_ && game_.isOpen();
    const MarketCorrection market(game_.facts(), game_.state());
    groups_.show(shown ? market.groups() : std::vector<MarketGroup>());
    choices_.show(shown && !asked_.isEmpty() ? market.options(asked_) : std::vector<DraftChoice>());
}

void BoardCorrection::setListing(bool listing) {
    if (listing == listing_)
        return;
    listing_ = listing;
    asked_.clear();
    list();
    emit listingChanged();
}

void BoardCorrection::ask(const QString& key) {
    asked_ = key;
    list();
}

bool BoardCorrection::set(const QString& key, const QString& value) {
    const MarketCorrection market(game_.facts(), game_.state());
    const auto wanted = market.with(key, value);
    return wanted && perform(*wanted, correctedRow(market.lasting(key)));
}

} // namespace automa::app::barrage_app
