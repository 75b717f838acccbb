#include "app/barrage/lookup/code_order.h"

namespace automa::app::barrage_app {

namespace {

QStringList all_codes(CodeKind kind) {
    QStringList codes;
    const int first = kind == CodeKind::powerhouse ? 5 : 1;
    const int last = kind == CodeKind::powerhouse ? 12 : 10;
    for (int basin = first; basin <= last; ++basin) {
        if (kind == CodeKind::conduit)
            codes << QStringLiteral("%1A").arg(basin) << QStringLiteral("%1B").arg(basin);
        else
            codes << QString::number(basin);
    }
    return codes;
}

} // namespace

QStringList codes_from(CodeKind kind, const QString& code) {
    const QStringList codes = all_codes(kind);
    const qsizetype start = codes.indexOf(code);
    return start < 0 ? QStringList() : codes.mid(start) + codes.first(start);
}

} // namespace automa::app::barrage_app
