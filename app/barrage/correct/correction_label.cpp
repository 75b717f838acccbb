#include "app/barrage/correct/correction_label.h"

#include "app/barrage/correct/market_correction.h"
#include "app/barrage/text/names.h"
#include "app/text/qt_text.h"
#include "app/text/text_ids.h"

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

constexpr QLatin1String placeKind("place/");
constexpr QLatin1String companyKind("company/");
constexpr QLatin1String markerKind("marker/");
constexpr QLatin1String rowKind("market/");
constexpr QLatin1String headstreamPlace("headstream_");

/// "USA, energy 12"
QString markerText(const QStringList& parts) {
    const QString field = parts[1] == QLatin1String("vp")       ? translate("BarrageTiles", "VP")
                          : parts[1] == QLatin1String("energy") ? translate("BarrageTiles", "energy")
                                                                : BarrageNames::round_word("engineers");
    return QStringLiteral("%1, %2 %3").arg(BarrageNames::company(parts[0]), field, parts[2]);
}

} // namespace

QString correctedPlace(const QString& place) {
    return placeKind + place;
}

QString correctedCompany(Company company) {
    return companyKind + text(name_of(company));
}

QString correctedMarker(Company company, const QString& field, int value) {
    return markerKind + text(name_of(company)) + u'/' + field + u'/' + QString::number(value);
}

QString correctedRow(const QString& row) {
    return rowKind + row;
}

QString correctedText(const Catalogue& facts, const QString& what) {
    if (what.startsWith(placeKind)) {
        const QString place = what.mid(placeKind.size());
        if (place.startsWith(headstreamPlace) || facts.find_space(place.toStdString()))
            return placeTitle(place);
    } else if (what.startsWith(companyKind)) {
        return BarrageNames::company(what.mid(companyKind.size()));
    } else if (what.startsWith(markerKind)) {
        if (const QStringList parts = what.mid(markerKind.size()).split(u'/'); parts.size() == 3)
            return markerText(parts);
    } else if (what.startsWith(rowKind)) {
        return MarketCorrection::rowTitle(what.mid(rowKind.size()));
    }
    return what;
}

QString placeTitle(const QString& place) {
    if (place.startsWith(headstreamPlace))
        return as_label(BarrageNames::headstream(place.mid(headstreamPlace.size())));
    return as_label(BarrageNames::space(place)).replace(QChar::Nbsp, u' ');
}

} // namespace automa::app::barrage_app
