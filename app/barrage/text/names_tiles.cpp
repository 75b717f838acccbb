// Contracts, bonus, objective and headstream tiles, private buildings, external works.
#include "app/barrage/text/names.h"

namespace automa::app::barrage_app {

namespace {

//: one contract of this kind
constexpr Word contract_kind_words[] = {
    {"green", QT_TRANSLATE_NOOP("BarrageNames", "green contract")},
    {"yellow", QT_TRANSLATE_NOOP("BarrageNames", "yellow contract")},
    {"red", QT_TRANSLATE_NOOP("BarrageNames", "red contract")},
    {"national", QT_TRANSLATE_NOOP("BarrageNames", "national contract")},
    {"starting", QT_TRANSLATE_NOOP("BarrageNames", "starting contract")},
};

//: what a bonus tile counts
constexpr Word bonus_tile_words[] = {
    {"bonus_contracts", QT_TRANSLATE_NOOP("BarrageNames", "fulfilled contracts")},
    {"bonus_bases", QT_TRANSLATE_NOOP("BarrageNames", "bases")},
    {"bonus_elevations", QT_TRANSLATE_NOOP("BarrageNames", "elevations")},
    {"bonus_conduits", QT_TRANSLATE_NOOP("BarrageNames", "conduits")},
    {"bonus_powerhouses", QT_TRANSLATE_NOOP("BarrageNames", "powerhouses")},
    {"bonus_advanced_tiles", QT_TRANSLATE_NOOP("BarrageNames", "advanced technology tiles")},
    {"bonus_external_works", QT_TRANSLATE_NOOP("BarrageNames", "fulfilled external works")},
    {"bonus_buildings", QT_TRANSLATE_NOOP("BarrageNames", "private buildings")},
};

//: %1: a number of VP. What a bonus tile scores
constexpr Word bonus_tile_text_words[] = {
    {"bonus_contracts", QT_TRANSLATE_NOOP("BarrageNames", "%1 VP for each fulfilled contract")},
    {"bonus_bases", QT_TRANSLATE_NOOP("BarrageNames", "%1 VP for each base you own")},
    {"bonus_elevations", QT_TRANSLATE_NOOP("BarrageNames", "%1 VP for each elevation you own")},
    {"bonus_conduits", QT_TRANSLATE_NOOP("BarrageNames", "%1 VP for each conduit you own")},
    {"bonus_powerhouses", QT_TRANSLATE_NOOP("BarrageNames", "%1 VP for each powerhouse you own")},
    {"bonus_advanced_tiles",
     QT_TRANSLATE_NOOP("BarrageNames", "%1 VP for each advanced technology tile you own")},
    {"bonus_external_works", QT_TRANSLATE_NOOP("BarrageNames", "%1 VP for each fulfilled external work")},
    {"bonus_buildings", QT_TRANSLATE_NOOP("BarrageNames", "%1 VP for each private building you own")},
};

//: name of an objective tile: what is counted
constexpr Word objective_tile_words[] = {
    {"objective_red_bordered", QT_TRANSLATE_NOOP("BarrageNames", "red-bordered spaces")},
    {"objective_strongest_region", QT_TRANSLATE_NOOP("BarrageNames", "strongest region")},
    {"objective_connections", QT_TRANSLATE_NOOP("BarrageNames", "connections")},
    {"objective_weakest_region", QT_TRANSLATE_NOOP("BarrageNames", "weakest region")},
    {"objective_basins_with_one", QT_TRANSLATE_NOOP("BarrageNames", "basins with a structure")},
    {"objective_basins_with_three", QT_TRANSLATE_NOOP("BarrageNames", "basins with three structures")},
};

constexpr Word objective_tile_text_words[] = {
    {"objective_red_bordered",
     QT_TRANSLATE_NOOP("BarrageNames", "Most bases and powerhouses you own on red-bordered spaces.")},
    {"objective_strongest_region",
     QT_TRANSLATE_NOOP("BarrageNames", "Most structures in the region where you have the most.")},
    {"objective_connections",
     QT_TRANSLATE_NOOP("BarrageNames", "Most bases you own linked by your conduit to your powerhouse.")},
    {"objective_weakest_region",
     QT_TRANSLATE_NOOP("BarrageNames", "Most structures in the region where you have the fewest.")},
    {"objective_basins_with_one",
     QT_TRANSLATE_NOOP("BarrageNames", "Most basins with at least one of your structures.")},
    {"objective_basins_with_three",
     QT_TRANSLATE_NOOP("BarrageNames", "Most basins with at least three of your structures.")},
};

constexpr Word building_words[] = {
    {"cofferdam", QT_TRANSLATE_NOOP("BarrageNames", "Cofferdam")},
    {"control_station", QT_TRANSLATE_NOOP("BarrageNames", "Control Station")},
    {"customer_office", QT_TRANSLATE_NOOP("BarrageNames", "Customer Office")},
    {"development_office", QT_TRANSLATE_NOOP("BarrageNames", "Development Office")},
    {"energy_relay_field", QT_TRANSLATE_NOOP("BarrageNames", "Energy Relay Field")},
    {"financial_division", QT_TRANSLATE_NOOP("BarrageNames", "Financial Division")},
    {"loan_agency", QT_TRANSLATE_NOOP("BarrageNames", "Loan Agency")},
    {"research_lab", QT_TRANSLATE_NOOP("BarrageNames", "Research Lab")},
    {"robot_factory", QT_TRANSLATE_NOOP("BarrageNames", "Robot Factory")},
    {"wind_farm", QT_TRANSLATE_NOOP("BarrageNames", "Wind Farm")},
};

constexpr Word building_action_words[] = {
    {"cofferdam",
     QT_TRANSLATE_NOOP("BarrageNames", "1 drop straight on a neutral dam or one of yours with room.")},
    {"control_station", QT_TRANSLATE_NOOP("BarrageNames", "A production with +3.")},
    {"customer_office",
     QT_TRANSLATE_NOOP("BarrageNames", "For 3 credits fulfil one of your open contracts without producing.")},
    {"development_office",
     QT_TRANSLATE_NOOP("BarrageNames",
                       "Take one technology tile back from the wheel; its machines stay there.")},
    {"energy_relay_field",
     QT_TRANSLATE_NOOP("BarrageNames", "For 1 credit move 4 spaces on the energy track; not for contracts.")},
    {"financial_division", QT_TRANSLATE_NOOP("BarrageNames", "5 credits.")},
    {"loan_agency",
     QT_TRANSLATE_NOOP("BarrageNames",
                       "Take an external work and pay 2 credits for each machine it asks for.")},
    {"research_lab",
     QT_TRANSLATE_NOOP("BarrageNames", "Take back half of the machines of one wheel segment, rounded down.")},
    {"robot_factory", QT_TRANSLATE_NOOP("BarrageNames", "For 1 credit take 2 machines of your choice.")},
    {"wind_farm",
     QT_TRANSLATE_NOOP("BarrageNames", "For 2 credits produce 5 energy; it counts for a contract.")},
};

// "headstream_tile_3" -> "3", "external_work_a1" -> "A1"
QString tail(QAnyStringView id) {
    return id.toString().section(u'_', -1).toUpper();
}

} // namespace

QString BarrageNames::contract_kind(Id id) {
    return word_of("BarrageNames", contract_kind_words, id);
}

QString BarrageNames::contract(Id kind, int value) {
    return translate("BarrageNames", "%1, value %2").arg(contract_kind(kind)).arg(value);
}

QString BarrageNames::contract_in_slot(const QString& contract, int slot) {
    return (slot == 0 ? translate("BarrageNames", "%1, left") : translate("BarrageNames", "%1, right"))
        .arg(contract);
}

QString BarrageNames::bonus_tile(Id id) {
    return word_of("BarrageNames", bonus_tile_words, id);
}

QString BarrageNames::bonus_tile_text(Id id, int vp_each) {
    const Word* word = find_word(bonus_tile_text_words, id);
    return word == nullptr ? id.toString() : translate("BarrageNames", word->source).arg(vp_each);
}

QString BarrageNames::objective_tile(Id id) {
    return word_of("BarrageNames", objective_tile_words, id);
}
QString BarrageNames::objective_tile_text(Id id) {
    return word_of("BarrageNames", objective_tile_text_words, id);
}

QString BarrageNames::headstream_tile(Id id) {
    return unbroken(translate("BarrageNames", "headstream tile %1").arg(tail(id)));
}

QString BarrageNames::drops_by_round(std::span<const int> drops) {
    QStringList numbers;
    for (const int n : drops.first(std::min<std::size_t>(4, drops.size()))) {
        numbers << QString::number(n);
    }
    return numbers.join(QStringLiteral("\u00A0·\u00A0"));
}

QString BarrageNames::headstream_tile_text(std::span<const int> by_round) {
    return translate("BarrageNames", "Drops in rounds 1 to 4: %1").arg(drops_by_round(by_round));
}

QString BarrageNames::building(Id id) {
    return word_of("BarrageNames", building_words, id);
}
QString BarrageNames::building_action(Id id) {
    return word_of("BarrageNames", building_action_words, id);
}

QString BarrageNames::external_work(Id id) {
    return unbroken(translate("BarrageNames", "external work %1").arg(tail(id)));
}

QString BarrageNames::automa_tile(Id code) {
    return unbroken(translate("BarrageNames", "Automa tile %1").arg(code.toString()));
}

} // namespace automa::app::barrage_app
