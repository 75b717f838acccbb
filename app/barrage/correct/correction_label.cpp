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
constexpr QLatin1String rowKind("market/");
constexpr QLatin1String headstreamPlace("headstream_");

} // namespace

QString correctedPlace(const QString& place) {
    return placeKind + place;
}

QString correctedCompany(Company company) {
    return companyKind + text(name_of(company));
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
