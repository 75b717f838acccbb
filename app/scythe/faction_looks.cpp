#include "app/scythe/faction_looks.h"

#include "model/scythe/ids.h"

#include <array>

namespace automa::app::scythe_app {
namespace {

constexpr const char* white = "#FFFFFF";
constexpr const char* black = "#1D282E";

struct Printed {
    const char* fill;
    const char* fillDark;
    const char* ink;
    /// As the app writes the map in every language, so it is not translated.
    const char* letter;
    const char* band;
    QList<qreal> dash;
    SideLook::Marker marker;
};

} // namespace

SideLook factionLook(const QString& faction) {
    using enum SideLook::Marker;
    // In the order of scythe::Faction.
    static const std::array<Printed, scythe::faction_count> all{{
        {"#2350B4", "#2350B4", white, "N", "band_slashes", {8, 3}, Diamond},
        {"#B7301F", "#C63F27", white, "R", "band_lines", {4, 2}, Square},
        {"#F3DC4A", "#F3DC4A", black, "C", "band_zigzag", {2, 2}, HollowSquare},
        {"#262B30", "#050708", white, "S", "band_bar", {}, Round},
        {"#FFFFFF", "#F5F2EA", black, "P", "band_dots", {6, 2, 1, 2}, HollowRound},
        {"#58A95F", "#58A95F", black, "A", "band_ticks", {1, 2}, Diamond},
        {"#BE93DE", "#BE93DE", black, "T", "band_rings", {8, 2, 2, 2}, HollowRound},
    }};
    std::size_t index = 0;
    while (index + 1 < all.size()
           && faction
                  != QLatin1String(scythe::Names<scythe::Faction>::all[index].data(),
                                   static_cast<qsizetype>(scythe::Names<scythe::Faction>::all[index].size())))
        ++index;
    const Printed& one = all[index];
    return {.fill = QColor(one.fill),
            .fillDark = QColor(one.fillDark),
            .ink = QColor(one.ink),
            .inkDark = QColor(one.ink),
            .letter = QString::fromLatin1(one.letter),
            .band = QString::fromLatin1(one.band),
            .dash = one.dash,
            .marker = one.marker};
}

} // namespace automa::app::scythe_app
