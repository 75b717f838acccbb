#include "app/barrage/map_colours.h"

#include <QVariantList>

namespace automa::app::barrage_app {
namespace {

template <std::size_t Count>
void readColours(const QVariantMap& map, const char* key, std::array<QColor, Count>& into) {
    const QVariantList list = map.value(QLatin1String(key)).toList();
    for (std::size_t i = 0; i < Count && i < static_cast<std::size_t>(list.size()); ++i)
        into[i] = list[static_cast<qsizetype>(i)].value<QColor>();
}

} // namespace

MapColours MapColours::from(const QVariantMap& map) {
    MapColours colours;
    const auto read = [&map](const char* key) { return map.value(QLatin1String(key)).value<QColor>(); };
    colours.ground = read("ground");
    colours.text = read("text");
    colours.casing = read("casing");
    colours.text2 = read("text2");
    colours.primary = read("primary");
    colours.primaryInk = read("primaryInk");
    colours.primaryC = read("primaryC");
    colours.winner = read("winner");
    colours.ink = read("ink");
    colours.surface = read("surface");
    colours.line2 = read("line2");
    colours.contour = read("contour");
    colours.site = read("site");
    colours.river = read("river");
    colours.pool = read("pool");
    colours.poolLine = read("poolLine");
    colours.drop = read("drop");
    colours.redBorder = read("redBorder");
    readColours(map, "regions", colours.regions);
    readColours(map, "power", colours.power);
    readColours(map, "powerInk", colours.powerInk);
    readColours(map, "owner", colours.owner);
    readColours(map, "ownerInk", colours.ownerInk);
    colours.family = map.value(QStringLiteral("family")).toString();
    const QVariantList letters = map.value(QStringLiteral("letter")).toList();
    for (std::size_t i = 0; i < colours.letter.size() && i < static_cast<std::size_t>(letters.size()); ++i)
        colours.letter[i] = letters[static_cast<qsizetype>(i)].toString();
    return colours;
}

} // namespace automa::app::barrage_app
