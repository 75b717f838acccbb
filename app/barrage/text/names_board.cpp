// The board: structures, regions, basins, spaces as printed, and the management board.
#include "app/barrage/text/names.h"

#include <array>
#include <utility>

namespace automa::app::barrage_app {

namespace {

//: one structure, in the middle of a sentence, behind a colon
constexpr Word structure_words[] = {
    {"base", QT_TRANSLATE_NOOP("BarrageNames", "base")},
    {"elevation", QT_TRANSLATE_NOOP("BarrageNames", "elevation")},
    {"conduit", QT_TRANSLATE_NOOP("BarrageNames", "conduit")},
    {"powerhouse", QT_TRANSLATE_NOOP("BarrageNames", "powerhouse")},
    {"building", QT_TRANSLATE_NOOP("BarrageNames", "private building")},
    {"joker", QT_TRANSLATE_NOOP("BarrageNames", "joker")},
    {"dam", QT_TRANSLATE_NOOP("BarrageNames", "dam")},
};

//: region of the map
constexpr Word region_words[] = {
    {"mountain", QT_TRANSLATE_NOOP("BarrageNames", "mountains")},
    {"hill", QT_TRANSLATE_NOOP("BarrageNames", "hills")},
    {"plain", QT_TRANSLATE_NOOP("BarrageNames", "plains")},
};

//: %1: the number of the basin. A space for a dam
constexpr Word dam_space_words[] = {
    {"upper", QT_TRANSLATE_NOOP("BarrageNames", "basin %1, upper")},
    {"lower", QT_TRANSLATE_NOOP("BarrageNames", "basin %1, lower")},
};

//: %1: the number of the basin. A space for a powerhouse
constexpr Word powerhouse_space_words[] = {
    {"upper", QT_TRANSLATE_NOOP("BarrageNames", "powerhouse basin %1, upper")},
    {"lower", QT_TRANSLATE_NOOP("BarrageNames", "powerhouse basin %1, lower")},
    {"upper_left", QT_TRANSLATE_NOOP("BarrageNames", "powerhouse basin %1, upper left")},
    {"upper_right", QT_TRANSLATE_NOOP("BarrageNames", "powerhouse basin %1, upper right")},
    {"lower_left", QT_TRANSLATE_NOOP("BarrageNames", "powerhouse basin %1, lower left")},
    {"lower_right", QT_TRANSLATE_NOOP("BarrageNames", "powerhouse basin %1, lower right")},
};

//: %1: the number of the basin. A space for a dam
constexpr Word place_words[] = {
    {"upper", QT_TRANSLATE_NOOP("BarrageNames", "basin %1, upper")},
    {"lower", QT_TRANSLATE_NOOP("BarrageNames", "basin %1, lower")},
    {"upper_left", QT_TRANSLATE_NOOP("BarrageNames", "basin %1, upper left")},
    {"upper_right", QT_TRANSLATE_NOOP("BarrageNames", "basin %1, upper right")},
    {"lower_left", QT_TRANSLATE_NOOP("BarrageNames", "basin %1, lower left")},
    {"lower_right", QT_TRANSLATE_NOOP("BarrageNames", "basin %1, lower right")},
};

//: %1: the number of a basin. A space for a dam, where room is short
constexpr Word short_place_words[] = {
    {"upper", QT_TRANSLATE_NOOP("BarrageNames", "%1 upper")},
    {"lower", QT_TRANSLATE_NOOP("BarrageNames", "%1 lower")},
    {"upper_left", QT_TRANSLATE_NOOP("BarrageNames", "%1 upper left")},
    {"upper_right", QT_TRANSLATE_NOOP("BarrageNames", "%1 upper right")},
    {"lower_left", QT_TRANSLATE_NOOP("BarrageNames", "%1 lower left")},
    {"lower_right", QT_TRANSLATE_NOOP("BarrageNames", "%1 lower right")},
};

constexpr Word section_words[] = {
    {"turbine_station", QT_TRANSLATE_NOOP("BarrageNames", "Turbine Station")},
    {"water_management", QT_TRANSLATE_NOOP("BarrageNames", "Water Management")},
    {"bank", QT_TRANSLATE_NOOP("BarrageNames", "Bank")},
    {"workshop", QT_TRANSLATE_NOOP("BarrageNames", "Workshop")},
    {"machinery_shop", QT_TRANSLATE_NOOP("BarrageNames", "Machinery Shop")},
    {"contract_office", QT_TRANSLATE_NOOP("BarrageNames", "Contract Office")},
    {"patent_office", QT_TRANSLATE_NOOP("BarrageNames", "Patent Office")},
    {"external_works", QT_TRANSLATE_NOOP("BarrageNames", "External Works")},
};

// Where the powerhouse spaces of a basin lie on the printed board, in the order of their ids.
constexpr std::array<const char*, 4> two_high = {"lower", "upper", "", ""};
constexpr std::array<const char*, 4> one_on_two = {"lower_left", "lower_right", "upper", ""};
constexpr std::array<const char*, 4> two_on_one = {"lower", "upper_left", "upper_right", ""};
constexpr std::array<const char*, 4> square = {"lower_left", "lower_right", "upper_left", "upper_right"};
constexpr int first_powerhouse_basin = 5;
constexpr std::array printed_places = {two_high,   two_high,   two_high, one_on_two,
                                       one_on_two, two_on_one, square,   square};

/// A space id taken apart; an empty position means it is none.
struct SpaceParts {
    QString kind;   // dam, conduit, powerhouse
    QString number; // of the basin, or the code of the conduit
    QString position;
};

QString powerhouse_place(int basin, int number) {
    const int row = basin - first_powerhouse_basin;
    if (row < 0 || row >= static_cast<int>(printed_places.size()) || number < 1 || number > 4) {
        return {};
    }
    return QString::fromLatin1(
        printed_places[static_cast<std::size_t>(row)][static_cast<std::size_t>(number - 1)]);
}

SpaceParts parts_of(QAnyStringView id) {
    const QStringList parts = id.toString().split(u'_');
    if (parts.size() == 1 && !parts[0].isEmpty() && parts[0][0].isDigit()) {
        return {QStringLiteral("conduit"), parts[0], QStringLiteral("pipe")};
    }
    if (parts.size() != 3) {
        return {};
    }
    if (parts[0] == u"dam" && find_word(dam_space_words, parts[2]) != nullptr) {
        return {parts[0], parts[1], parts[2]};
    }
    return {parts[0], parts[1],
            parts[0] == u"powerhouse" ? powerhouse_place(parts[1].toInt(), parts[2].toInt()) : QString()};
}

} // namespace

QString BarrageNames::structure(Id id) {
    return word_of("BarrageNames", structure_words, id);
}
QString BarrageNames::region(Id id) {
    return word_of("BarrageNames", region_words, id);
}
QString BarrageNames::section(Id id) {
    return word_of("BarrageNames", section_words, id);
}

QString BarrageNames::basin(int number) {
    return unbroken(translate("BarrageNames", "basin %1").arg(number));
}

QString BarrageNames::headstream(Id letter) {
    return unbroken(translate("BarrageNames", "headstream %1").arg(letter.toString()));
}

QString BarrageNames::space(Id id) {
    const SpaceParts parts = parts_of(id);
    if (parts.position.isEmpty()) {
        return id.toString();
    }
    if (parts.kind == u"conduit") {
        return unbroken(translate("BarrageNames", "conduit %1").arg(parts.number));
    }
    const std::span<const Word> words =
        parts.kind == u"dam" ? std::span<const Word>(dam_space_words) : powerhouse_space_words;
    return bound(word_of("BarrageNames", words, parts.position).arg(parts.number));
}

QString BarrageNames::place(Id id) {
    const SpaceParts parts = parts_of(id);
    if (parts.position.isEmpty() || parts.kind == u"conduit") {
        return id.toString();
    }
    return bound(word_of("BarrageNames", place_words, parts.position).arg(parts.number));
}

QString BarrageNames::short_place(Id id) {
    const SpaceParts parts = parts_of(id);
    if (parts.position.isEmpty() || parts.kind == u"conduit") {
        return id.toString();
    }
    return unbroken(word_of("BarrageNames", short_place_words, parts.position).arg(parts.number));
}

QString BarrageNames::river_end(Id id) {
    return id.toString() == u"exit_left" ? translate("BarrageNames", "left edge of the board")
                                         : translate("BarrageNames", "right edge of the board");
}

} // namespace automa::app::barrage_app
