#include "app/barrage/piece_symbols.h"

#include "app/text/qt_text.h"

namespace automa::app::barrage_app {

using namespace barrage;

QString structureSymbol(Structure structure) {
    return structure == Structure::joker ? QStringLiteral("technology") : text(name_of(structure));
}

QString actionSymbol(ActionKind kind) {
    switch (kind) {
    case ActionKind::construction:
        return QStringLiteral("base");
    case ActionKind::patent_office:
        return QStringLiteral("patent");
    case ActionKind::machinery_shop:
        return QStringLiteral("machinery");
    default:
        return text(name_of(kind));
    }
}

QString technologySymbol(TechId technology) {
    return is_special(technology) ? QStringLiteral("technology") : structureSymbol(structure_of(technology));
}

} // namespace automa::app::barrage_app
