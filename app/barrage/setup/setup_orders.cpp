#include "app/barrage/setup/setup_orders.h"

#include "app/barrage/text/names.h"
#include "app/text/qt_text.h"

#include <QRegularExpression>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

/// The thing in bold, and behind it what tells it from its like.
QString named(const QString& text, const QString& detail) {
    return detail.isEmpty() ? QStringLiteral("<b>%1</b>").arg(text)
                            : QStringLiteral("<b>%1</b> (%2)").arg(text, detail);
}

/// What stands out in an order and is short ("basin 2, lower") does not fall apart at a line's end.
QString held(QString order) {
    static const QRegularExpression bold(QStringLiteral("<b>[^<]{1,16}</b>"));
    for (auto found = bold.globalMatch(order); found.hasNext();) {
        const QRegularExpressionMatch piece = found.next();
        order.replace(piece.capturedStart(), piece.capturedLength(),
                      piece.captured().replace(u' ', QChar(QChar::Nbsp)));
    }
    return order;
}

QString letter(std::size_t headstream) {
    return text(Names<Headstream>::all[headstream]);
}

QString neutralOrder(const Catalogue& facts, std::size_t region, const SetupChoice& laid) {
    const auto space = facts.find_space(laid.id.toStdString());
    return translate("BarrageSetup", "Put the <b>height %1</b> dam in <b>basin %2, lower</b>, %3 on it")
        .arg(facts.setup.neutral_dam_height[region])
        .arg(space ? facts.space(*space).basin : 0)
        .arg(BarrageNames::drops(facts.setup.neutral_dam_drops));
}

QString headstreamOrder(const Catalogue& facts, std::size_t place, const SetupChoice& laid) {
    const auto tile = facts.find_headstream_tile(laid.id.toStdString());
    const QString drops =
        tile ? BarrageNames::drops_by_round(facts.headstream_tiles[tile->index()].drops_by_round) : laid.text;
    return translate("BarrageSetup", "Put the tile <b>%1</b> on <b>headstream %2</b>")
        .arg(drops, letter(place));
}

QString contractOrder(std::size_t place, const SetupChoice& laid) {
    return (place % 2 == 0 ? translate("BarrageSetup", "On the left: %1")
                           : translate("BarrageSetup", "On the right: %1"))
        .arg(named(laid.detail, laid.text));
}

} // namespace

QString setupTask(const SetupFamily& family) {
    if (family.id == QLatin1String("neutral"))
        return translate("BarrageSetup", "Place the three neutral dams");
    if (family.id == QLatin1String("headstream"))
        return translate("BarrageSetup", "Place the four headstream tiles");
    if (family.id == QLatin1String("bonus"))
        return translate("BarrageSetup", "Place the bonus tiles");
    if (family.id == QLatin1String("objective"))
        return translate("BarrageSetup", "Place the objective tile");
    if (family.id == QLatin1String("contract"))
        return translate("BarrageSetup", "Lay out the contracts");
    if (family.id == QLatin1String("national"))
        return translate("BarrageSetup", "Lay out the national contracts");
    if (family.id == QLatin1String("patent"))
        return translate("BarrageSetup", "Fill the Patent Office");
    if (family.id == QLatin1String("work"))
        return translate("BarrageSetup", "Lay out the external works");
    if (family.id == QLatin1String("building"))
        return translate("BarrageSetup", "Lay out the private buildings");
    if (family.id == QLatin1String("starting"))
        return translate("BarrageSetup", "Hand out the starting contracts");
    return translate("BarrageSetup", "Set the turn order");
}

QString setupNote(const SetupFamily& family) {
    if (family.id == QLatin1String("order"))
        return translate("BarrageSetup", "Automas first");
    return family.id == QLatin1String("headstream") ? translate("BarrageSetup", "drops in rounds 1–4")
                                                    : QString();
}

namespace {

QString orderOf(const Catalogue& facts, const SetupFamily& family, std::size_t place,
                const SetupChoice& laid) {
    if (family.id == QLatin1String("neutral"))
        return neutralOrder(facts, place, laid);
    if (family.id == QLatin1String("headstream"))
        return headstreamOrder(facts, place, laid);
    if (family.id == QLatin1String("contract"))
        return contractOrder(place, laid);
    if (family.id == QLatin1String("national"))
        return translate("BarrageSetup", "Lay out: %1").arg(named(laid.detail, laid.text));
    if (family.id == QLatin1String("starting"))
        return translate("BarrageSetup", "%1, take: %2", "whose contract; which one")
            .arg(family.places[place], named(laid.detail, laid.text));
    if (family.id == QLatin1String("bonus"))
        return translate("BarrageSetup", "Put on round %1: %2")
            .arg(QString::number(place + 1), named(laid.text, laid.detail));
    if (family.id == QLatin1String("objective"))
        return translate("BarrageSetup", "Lay out the objective tile: %1").arg(named(laid.text, laid.detail));
    if (family.id == QLatin1String("order"))
        return translate("BarrageSetup", "Put the <b>%2</b> marker on place %1")
            .arg(QString::number(place + 1), laid.text);
    return translate("BarrageSetup", "Put on space %1 from the top: %2")
        .arg(QString::number(place + 1), named(laid.text, laid.detail));
}

} // namespace

QString setupOrder(const Catalogue& facts, const SetupFamily& family, std::size_t place,
                   const SetupChoice& laid) {
    return held(orderOf(facts, family, place, laid));
}

QString dropsOrder(std::size_t headstream, int drops) {
    return held(translate("BarrageSetup", "Put <b>%n drop(s)</b> on <b>headstream %1</b>", nullptr, drops)
                    .arg(letter(headstream)));
}

} // namespace automa::app::barrage_app
