#include "app/barrage/map/map_colours.h"

#include <algorithm>

namespace automa::app::barrage_app {
namespace {

template <class Value, std::size_t Count>
void read(const QVariantList& list, std::array<Value, Count>& into) {
    const std::size_t length = std::min(Count, static_cast<std::size_t>(list.size()));
    for (std::size_t i = 0; i < length; ++i)
        into[i] = list[static_cast<qsizetype>(i)].value<Value>();
}

} // namespace

MapColours MapColours::of(const BarrageInk& ink) {
    MapColours colours;
    colours.ground = ink.ground;
    colours.text = ink.text;
    colours.casing = ink.casing;
    colours.text2 = ink.text2;
    colours.primary = ink.primary;
    colours.primaryInk = ink.primaryInk;
    colours.primaryC = ink.primaryC;
    colours.winner = ink.winner;
    colours.ink = ink.ink;
    colours.surface = ink.surface;
    colours.line2 = ink.line2;
    colours.contour = ink.contour;
    colours.site = ink.site;
    colours.river = ink.river;
    colours.pool = ink.pool;
    colours.poolLine = ink.poolLine;
    colours.drop = ink.drop;
    colours.redBorder = ink.redBorder;
    read(ink.regions, colours.regions);
    read(ink.power, colours.power);
    read(ink.powerInk, colours.powerInk);
    read(ink.owner, colours.owner);
    read(ink.ownerInk, colours.ownerInk);
    read(ink.letter, colours.letter);
    colours.family = ink.family;
    return colours;
}

} // namespace automa::app::barrage_app
