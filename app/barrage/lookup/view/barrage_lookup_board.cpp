// The look-up and the board: where an entry is, what a tapped place is, what comes after a code; and the
// tiles by their filters.
#include "app/barrage/choice_rows.h"
#include "app/barrage/lookup/categories.h"
#include "app/barrage/lookup/code_order.h"
#include "app/barrage/lookup/entries.h"
#include "app/barrage/lookup/view/barrage_lookup.h"
#include "app/barrage/text/explainer.h"
#include "app/barrage/text/names.h"
#include "app/text/qt_text.h"
#include "app/text/text_ids.h"

#include <algorithm>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

template <class Test>
QStringList places_where(const Catalogue& facts, Test test) {
    QStringList ids;
    for (const Space& space : facts.spaces)
        if (test(space))
            ids << text(space.id);
    return ids;
}

LookupPlaces lit(const BarrageMap& board, const QStringList& places) {
    return {board.choosing(places), places};
}

LookupPlaces chosen(const BarrageMap& board, const QString& place) {
    return {board.looking(place), {place}};
}

QVariant code_row(const QString& title, CodeKind kind, const QString& code) {
    QVariantList codes;
    const QString target = kind == CodeKind::conduit ? QStringLiteral("conduit") : QStringLiteral("basin");
    for (const QString& next : codes_from(kind, code))
        codes << QVariant::fromValue(LookupCode{next, lookup_key(target, next)});
    return QVariant::fromValue(LookupCodes{title, std::move(codes)});
}

bool has_action(const Tile& tile, const QString& kind) {
    return std::any_of(tile.actions.begin(), tile.actions.end(),
                       [&](const TileAction& action) { return text(name_of(action.kind)) == kind; });
}

bool has_criterion(const Tile& tile, const QString& key) {
    const auto in = [&](const char* column, const CriteriaColumn& criteria) {
        return std::ranges::any_of(criteria.ordered, [&](Criterion criterion) {
            return criterion_key(QString::fromLatin1(column), text(name_of(criterion))) == key;
        });
    };
    return in("dam", tile.dam) || in("conduit", tile.conduit) || in("powerhouse", tile.powerhouse);
}

QStringList codes_of(const Tile& tile) {
    return text(tile.code).split(u'-');
}

QVariant choice(const QString& value, const QString& words) {
    return QVariant::fromValue(ChoiceOption{value, words});
}

} // namespace

LookupPlaces BarrageLookup::onBoard(const QString& key) {
    const QString kind = key.section(u':', 0, 0);
    const QString id = key.section(u':', 1);
    if (kind == u"conduit" || kind == u"space")
        return chosen(*board(), id);
    if (kind == u"headstream")
        return chosen(*board(), QStringLiteral("headstream_") + id);
    if (kind == u"basin")
        return lit(*board(),
                   places_where(*facts(), [&](const Space& space) { return space.basin == id.toInt(); }));
    if (kind == u"region")
        return lit(*board(), places_where(*facts(), [&](const Space& space) {
            return space.kind != SpaceKind::conduit && text(name_of(space.region)) == id;
        }));
    if (key == u"topic:red_border")
        return lit(*board(), places_where(*facts(), [](const Space& space) { return space.red_bordered; }));
    return {};
}

QString BarrageLookup::keyOfPlace(const QString& space) const {
    if (space.startsWith(u"headstream_"))
        return lookup_key(QStringLiteral("headstream"), space.section(u'_', 1));
    const bool conduit = !space.contains(u'_');
    return lookup_key(conduit ? QStringLiteral("conduit") : QStringLiteral("space"), space);
}

QVariantList BarrageLookup::codesAfter(const QString& key) const {
    const QString kind = key.section(u':', 0, 0);
    const QString id = key.section(u':', 1);
    QVariantList rows;
    if (kind == u"conduit")
        rows << code_row(translate("BarrageLookup", "Conduits, in this order"), CodeKind::conduit, id);
    if (kind == u"basin" && !codes_from(CodeKind::dam, id).isEmpty())
        rows << code_row(translate("BarrageLookup", "Dams, in this order"), CodeKind::dam, id);
    if (kind == u"basin" && !codes_from(CodeKind::powerhouse, id).isEmpty())
        rows << code_row(translate("BarrageLookup", "Powerhouses, in this order"), CodeKind::powerhouse, id);
    return rows;
}

QStringList BarrageLookup::tiles(const QString& action, const QString& criterion, const QString& code) {
    QStringList keys;
    for (const Tile& tile : facts()->tiles)
        if ((action.isEmpty() || has_action(tile, action))
            && (criterion.isEmpty() || has_criterion(tile, criterion))
            && (code.isEmpty() || codes_of(tile).contains(code)))
            keys << lookup_key(QStringLiteral("tile"), QString::number(tile.id));
    return keys;
}

LookupTileFilters BarrageLookup::tileFilters() {
    LookupTileFilters filters;
    for (const LookupEntry& entry : lookup_entries(*facts())) {
        if (entry.kind == u"action")
            filters.actions << choice(entry.id, entry.title);
        if (entry.kind == u"criterion")
            filters.criteria << choice(entry.key(),
                                       QStringLiteral("%1: %2").arg(section_of(entry), entry.title));
    }
    QStringList codes;
    for (const Tile& tile : facts_->tiles)
        for (const QString& code : codes_of(tile))
            if (!codes.contains(code))
                codes << code;
    std::ranges::sort(codes, [](const QString& a, const QString& b) {
        const auto number = [](const QString& code) {
            return code.back().isDigit() ? code.toInt() : code.chopped(1).toInt();
        };
        return std::pair(number(a), a) < std::pair(number(b), b);
    });
    for (const QString& code : std::as_const(codes))
        filters.codes << choice(code, code);
    return filters;
}

} // namespace automa::app::barrage_app
