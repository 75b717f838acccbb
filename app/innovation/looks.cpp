#include "app/innovation/looks.h"

#include "app/innovation/text/names.h"
#include "app/text/qt_text.h"
#include "app/text/text_ids.h"

#include <array>

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

constexpr const char* white = "#FFFFFF";
constexpr const char* black = "#211C29";

struct Printed {
    const char* fill;
    const char* ink;
    QList<qreal> dash;
};

const Printed& printed(Terrain terrain) {
    static const std::array<Printed, count_of<Terrain>> all{{
        {"#E3BE45", black, {}},
        {"#8A5A2B", white, {4, 2}},
        {"#2E2A33", white, {1, 2}},
        {"#2B6BA6", white, {8, 3}},
        {"#2F7A3D", white, {6, 2, 1, 2}},
        {"#8D9093", black, {2, 2}},
        {"#B23A26", white, {10, 2, 2, 2}},
    }};
    return all[index_of(terrain)];
}

//: first letter of a terrain, on the map; all seven must differ
QString letterOf(Terrain terrain) {
    switch (terrain) {
    case Terrain::desert:
        return translate("InnovationLooks", "D", "letter of the desert");
    case Terrain::plains:
        return translate("InnovationLooks", "P", "letter of the plains");
    case Terrain::swamp:
        return translate("InnovationLooks", "S", "letter of the swamp");
    case Terrain::lake:
        return translate("InnovationLooks", "L", "letter of the lake");
    case Terrain::forest:
        return translate("InnovationLooks", "F", "letter of the forest");
    case Terrain::mountain:
        return translate("InnovationLooks", "M", "letter of the mountain");
    case Terrain::wasteland:
        return translate("InnovationLooks", "W", "letter of the wasteland");
    }
    return {};
}

SideLook::Marker markerOf(Player player) {
    switch (player) {
    case Player::human_1:
        return SideLook::Marker::Round;
    case Player::human_2:
        return SideLook::Marker::Diamond;
    case Player::automa:
        break;
    }
    return SideLook::Marker::Square;
}

} // namespace

SideLook sideLook(Player player, Terrain native) {
    const Printed& one = printed(native);
    return {.fill = QColor(one.fill),
            .fillDark = QColor(one.fill),
            .ink = QColor(one.ink),
            .inkDark = QColor(one.ink),
            .letter = letterOf(native),
            .band = {},
            .dash = one.dash,
            .marker = markerOf(player)};
}

QString sideName(const State& state, Player player) {
    return is_human(player) ? as_label(InnovationNames::player(id_of(player)))
                            : InnovationNames::faction(id_of(state.automa.faction));
}

SideLook terrainLook(const QString& side) {
    const auto known = by_text<Terrain>(side.section(QLatin1Char('/'), -1));
    const auto player = by_text<Player>(side.section(QLatin1Char('/'), 0, -2));
    return known ? sideLook(player.value_or(Player::human_1), *known) : SideLook{};
}

} // namespace automa::app::innovation_app
