#include "app/barrage/company_looks.h"

#include <algorithm>
#include <array>

namespace automa::app::barrage_app {
namespace {

constexpr const char* white = "#FFFFFF";
constexpr const char* black = "#1D282E";

struct Printed {
    const char* company;
    const char* fill;
    const char* fillDark;
    const char* ink;
    /// Latin on the board in every edition, so it is not translated.
    const char* letter;
    const char* band;
    QList<qreal> dash;
    SideLook::Marker marker;
};

SideLook lookOf(const Printed& one) {
    return {.fill = QColor(one.fill),
            .fillDark = QColor(one.fillDark),
            .ink = QColor(one.ink),
            .inkDark = QColor(one.ink),
            .letter = QString::fromLatin1(one.letter),
            .band = QString::fromLatin1(one.band),
            .dash = one.dash,
            .marker = one.marker};
}

} // namespace

SideLook companyLook(const QString& company) {
    using enum SideLook::Marker;
    static const std::array<Printed, 6> all{{
        {"usa", "#B7301F", "#C63F27", white, "U", "band_lines", {4, 2}, Square},
        {"germany", "#262B30", "#050708", white, "G", "band_bar", {}, Round},
        {"italy", "#14795A", "#14795A", white, "I", "band_ticks", {1, 2}, Diamond},
        {"france", "#FFFFFF", "#F5F2EA", black, "F", "band_dots", {6, 2, 1, 2}, HollowRound},
        {"netherlands", "#F08A1D", "#F2933A", black, "N", "band_slashes", {8, 3}, HollowSquare},
        {"", "#BEB6A5", "#BEB6A5", black, "", "band_hatch", {}, Round},
    }};
    const auto found =
        std::ranges::find_if(all, [&](const Printed& one) { return company == QLatin1String(one.company); });
    return lookOf(found != all.end() ? *found : all.back());
}

} // namespace automa::app::barrage_app
