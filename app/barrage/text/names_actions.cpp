// The actions of the Automa tiles, one whole phrase each.
#include "app/barrage/text/names.h"

namespace automa::app::barrage_app {

namespace {

constexpr Word action_kind_words[] = {
    {"production", QT_TRANSLATE_NOOP("BarrageNames", "production")},
    {"water_management", QT_TRANSLATE_NOOP("BarrageNames", "water management")},
    {"contract_office", QT_TRANSLATE_NOOP("BarrageNames", "contract office")},
    {"construction", QT_TRANSLATE_NOOP("BarrageNames", "construction")},
    {"workshop", QT_TRANSLATE_NOOP("BarrageNames", "workshop")},
    {"machinery_shop", QT_TRANSLATE_NOOP("BarrageNames", "machinery shop")},
    {"patent_office", QT_TRANSLATE_NOOP("BarrageNames", "patent office")},
    {"external_work", QT_TRANSLATE_NOOP("BarrageNames", "external work")},
    {"bank", QT_TRANSLATE_NOOP("BarrageNames", "bank")},
    {"workshop_or_bank", QT_TRANSLATE_NOOP("BarrageNames", "workshop or bank")},
    {"machinery_or_bank", QT_TRANSLATE_NOOP("BarrageNames", "machinery shop or bank")},
    {"pass", QT_TRANSLATE_NOOP("BarrageNames", "pass")},
};

//: %1: what is added, as “+2”
constexpr Word production_words[] = {
    {"green", QT_TRANSLATE_NOOP("BarrageNames", "Production %1, needs a green contract")},
    {"yellow", QT_TRANSLATE_NOOP("BarrageNames", "Production %1, needs a yellow contract")},
    {"red", QT_TRANSLATE_NOOP("BarrageNames", "Production %1, needs a red contract")},
};

//: %1: a number of energy
constexpr Word discard_words[] = {
    {"green", QT_TRANSLATE_NOOP("BarrageNames", "Discard the green contracts, energy +%1")},
    {"yellow", QT_TRANSLATE_NOOP("BarrageNames", "Discard the yellow contracts, energy +%1")},
    {"red", QT_TRANSLATE_NOOP("BarrageNames", "Discard the red contracts, energy +%1")},
};

constexpr Word build_words[] = {
    {"base", QT_TRANSLATE_NOOP("BarrageNames", "Build a base")},
    {"elevation", QT_TRANSLATE_NOOP("BarrageNames", "Build an elevation")},
    {"conduit", QT_TRANSLATE_NOOP("BarrageNames", "Build a conduit")},
    {"powerhouse", QT_TRANSLATE_NOOP("BarrageNames", "Build a powerhouse")},
    {"building", QT_TRANSLATE_NOOP("BarrageNames", "Build a private building, from the top")},
};

constexpr Word base_region_words[] = {
    {"mountain", QT_TRANSLATE_NOOP("BarrageNames", "Build a base in the mountains")},
    {"hill", QT_TRANSLATE_NOOP("BarrageNames", "Build a base in the hills")},
    {"plain", QT_TRANSLATE_NOOP("BarrageNames", "Build a base in the plains")},
};

constexpr Word patent_words[] = {
    {"base", QT_TRANSLATE_NOOP("BarrageNames", "Patent: base, otherwise joker")},
    {"elevation", QT_TRANSLATE_NOOP("BarrageNames", "Patent: elevation, otherwise joker")},
    {"conduit", QT_TRANSLATE_NOOP("BarrageNames", "Patent: conduit, otherwise joker")},
    {"powerhouse", QT_TRANSLATE_NOOP("BarrageNames", "Patent: powerhouse, otherwise joker")},
    {"building", QT_TRANSLATE_NOOP("BarrageNames", "Patent: private building, otherwise joker")},
};

QAnyStringView id_of(std::string_view id) {
    return QUtf8StringView(id);
}

QString construction(const ActionFacts& action) {
    if (action.structure == "base" && !action.region.empty()) {
        return word_of("BarrageNames", base_region_words, id_of(action.region));
    }
    if (action.structure == "conduit" && action.min_power > 0) {
        return translate("BarrageNames", "Build a conduit of power %1 or more").arg(action.min_power);
    }
    if (action.structure == "building" && action.from_bottom) {
        return translate("BarrageNames", "Build a private building, from the bottom");
    }
    return word_of("BarrageNames", build_words, id_of(action.structure));
}

QString machinery(const ActionFacts& action) {
    QStringList machines;
    if (action.excavators > 0) {
        machines << BarrageNames::excavators(action.excavators);
    }
    if (action.mixers > 0) {
        machines << BarrageNames::mixers(action.mixers);
    }
    if (action.least_held > 0) {
        machines << translate("BarrageNames", "1 machine of the kind it has fewer of");
    }
    return translate("BarrageNames", "Machinery shop: %1").arg(machines.join(QStringLiteral(", ")));
}

QString work_order(const ActionFacts& action) {
    QStringList order;
    for (const int position : action.priority) {
        order << QString::number(position);
    }
    return translate("BarrageNames", "External work, in the order %1").arg(order.join(QStringLiteral(", ")));
}

QString water(const ActionFacts& action) {
    return action.flow_immediately
               ? translate("BarrageNames", "Put %n drop(s) on headstreams; they flow immediately", nullptr,
                           action.drops)
               : translate("BarrageNames", "Put %n drop(s) on headstreams", nullptr, action.drops);
}

QString with_price(const QString& text, int vp) {
    return vp < 0 ? QStringLiteral("%1, %2").arg(text, BarrageNames::vp(vp)) : text;
}

} // namespace

QString BarrageNames::action_kind(Id id) {
    return word_of("BarrageNames", action_kind_words, id);
}

QString BarrageNames::action(const ActionFacts& action) {
    if (action.kind == "production") {
        return word_of("BarrageNames", production_words, id_of(action.colour))
            .arg(signed_number(action.energy));
    }
    if (action.kind == "contract_office") {
        return word_of("BarrageNames", discard_words, id_of(action.colour)).arg(action.energy);
    }
    if (action.kind == "water_management") {
        return water(action);
    }
    if (action.kind == "construction") {
        return construction(action);
    }
    if (action.kind == "patent_office") {
        return with_price(word_of("BarrageNames", patent_words, id_of(action.structure)), action.vp);
    }
    if (action.kind == "workshop") {
        return with_price(
            translate("BarrageNames", "Turn the wheel %n segment(s)", nullptr, action.wheel_steps),
            action.vp);
    }
    if (action.kind == "machinery_shop") {
        return with_price(machinery(action), action.vp);
    }
    if (action.kind == "external_work") {
        return work_order(action);
    }
    if (action.kind == "bank") {
        return translate("BarrageNames", "Bank: %1").arg(u'+' + vp(action.vp));
    }
    return action_kind(id_of(action.kind));
}

} // namespace automa::app::barrage_app
