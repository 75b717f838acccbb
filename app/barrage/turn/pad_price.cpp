#include "app/barrage/turn/pad_price.h"

#include "app/barrage/text/instructions.h"
#include "app/barrage/text/names.h"
#include "app/text/text_words.h"

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

/// The machines, and what the officer lets go in their place.
QString machines(const HumanPrice& price) {
    QString words = machines_text(price.cost.excavators, price.cost.mixers);
    if (price.instead)
        words = translate("BarragePad", "%1, or instead %2")
                    .arg(words, machines_text(price.instead->excavators, price.instead->mixers));
    return words;
}

QString withOfficer(QString words, const HumanPrice& price) {
    if (price.credits_per_machine > 0)
        words += QStringLiteral(". ")
                 + translate("BarragePad", "Each machine may be replaced: %1")
                       .arg(BarrageNames::credits(price.credits_per_machine));
    return words;
}

} // namespace

QString priceOnMap(const HumanPrice& price) {
    return withOfficer(price.credits > 0
                           ? translate("BarragePad", "Usual price: %1. Red border: %2")
                                 .arg(machines(price), BarrageNames::credits(price.credits))
                           : translate("BarragePad", "Usual price: %1. No red border").arg(machines(price)),
                       price);
}

QString priceOfGift(const HumanPrice& price) {
    return price.credits > 0 ? translate("BarragePad", "Free: no machines. Red border: %1")
                                   .arg(BarrageNames::credits(price.credits))
                             : translate("BarragePad", "Free: no machines");
}

QString priceOfBuilding(const HumanPrice& price) {
    return withOfficer(
        price.credits > 0
            ? translate("BarragePad", "Usual price: %1. Place: %2")
                  .arg(machines(price), BarrageNames::credits(price.credits))
            : translate("BarragePad", "Usual price: %1. The place is free").arg(machines(price)),
        price);
}

QString tollWords(QAnyStringView company, int drops, bool human) {
    const QString name = BarrageNames::company(company);
    // The owner's VP stand in a line of their own where the app keeps them.
    return human ? translate("BarragePad",
                             "Someone else’s conduit (%1): pay <b>%2</b>; the owner gets %2 and %3")
                       .arg(name, BarrageNames::credits(drops), BarrageNames::vp(drops))
                 : translate("BarragePad", "Someone else’s conduit (%1): pay <b>%2</b> to the supply")
                       .arg(name, BarrageNames::credits(drops));
}

} // namespace automa::app::barrage_app
