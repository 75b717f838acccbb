#include "app/scythe/faction_looks.h"

#include <algorithm>
#include <array>

namespace automa::app::scythe_app {
namespace {

constexpr const char* white = "#FFFFFF";
constexpr const char* black = "#1D282E";

struct Printed {
    const char* faction;
    const char* fill;
    const char* fillDark;
    const char* ink;
    /// Latin in every language: it stands for the emblem, not for the name.
    const char* letter;
    const char* band;
    QList<qreal> dash;
    SideLook::Marker marker;
};

} // namespace

SideLook factionLook(const QString& faction) {
    using enum SideLook::Marker;
    static const std::array<Printed, 7> all{{
        {"nordic", "#2350B4", "#2350B4", white, "N", "band_slashes", {8, 3}, Diamond},
        {"rusviet", "#B7301F", "#C63F27", white, "R", "band_lines", {4, 2}, Square},
        {"crimea", "#F3DC4A", "#F3DC4A", black, "C", "band_zigzag", {1, 2}, HollowSquare},
        {"saxony", "#262B30", "#050708", white, "S", "band_bar", {}, Round},
        {"polania", "#FFFFFF", "#F5F2EA", black, "P", "band_dots", {6, 2, 1, 2}, HollowRound},
        {"albion", "#58A95F", "#58A95F", black, "A", "band_ticks", {3, 3}, Diamond},
        {"togawa", "#BE93DE", "#BE93DE", black, "T", "band_rings", {10, 2, 2, 2}, Square},
    }};
    const auto found =
        std::ranges::find_if(all, [&](const Printed& one) { return faction == QLatin1String(one.faction); });
    if (found == all.end())
        return {};
    return {.fill = QColor(found->fill),
            .fillDark = QColor(found->fillDark),
            .ink = QColor(found->ink),
            .inkDark = QColor(found->ink),
            .letter = QString::fromLatin1(found->letter),
            .band = QString::fromLatin1(found->band),
            .dash = found->dash,
            .marker = found->marker};
}

} // namespace automa::app::scythe_app
