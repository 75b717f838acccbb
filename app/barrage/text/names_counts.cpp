// Counted things: the language's own plural forms.
#include "app/barrage/text/names.h"

#include <cstdlib>

namespace automa::app::barrage_app {

namespace {

constexpr Word structure_counts[] = {
    {"base", QT_TRANSLATE_N_NOOP("BarrageNames", "%n base(s)")},
    {"elevation", QT_TRANSLATE_N_NOOP("BarrageNames", "%n elevation(s)")},
    {"conduit", QT_TRANSLATE_N_NOOP("BarrageNames", "%n conduit(s)")},
    {"powerhouse", QT_TRANSLATE_N_NOOP("BarrageNames", "%n powerhouse(s)")},
    {"building", QT_TRANSLATE_N_NOOP("BarrageNames", "%n private building(s)")},
    {"dam", QT_TRANSLATE_N_NOOP("BarrageNames", "%n dam(s)")},
};

} // namespace

QString BarrageNames::vp(int n) {
    const QString text = translate("BarrageNames", "%n VP", nullptr, std::abs(n));
    return n < 0 ? QChar(0x2212) + text : text;
}

QString BarrageNames::structures(Id structure, int n) {
    const Word* word = find_word(structure_counts, structure);
    return word == nullptr ? structure.toString() : translate("BarrageNames", word->source, nullptr, n);
}

QString BarrageNames::drops(int n) {
    return translate("BarrageNames", "%n drop(s)", nullptr, n);
}
QString BarrageNames::engineers(int n) {
    return translate("BarrageNames", "%n engineer(s)", nullptr, n);
}
QString BarrageNames::excavators(int n) {
    return translate("BarrageNames", "%n excavator(s)", nullptr, n);
}
QString BarrageNames::mixers(int n) {
    return translate("BarrageNames", "%n mixer(s)", nullptr, n);
}
QString BarrageNames::machines(int n) {
    return translate("BarrageNames", "%n machine(s)", nullptr, n);
}
QString BarrageNames::credits(int n) {
    return translate("BarrageNames", "%n credit(s)", nullptr, n);
}
QString BarrageNames::energy(int n) {
    return translate("BarrageNames", "%n energy", nullptr, n);
}
QString BarrageNames::contracts(int n) {
    return translate("BarrageNames", "%n contract(s)", nullptr, n);
}
QString BarrageNames::segments(int n) {
    return translate("BarrageNames", "%n segment(s)", nullptr, n);
}
QString BarrageNames::external_works(int n) {
    return translate("BarrageNames", "%n external work(s)", nullptr, n);
}
QString BarrageNames::technology_tiles(int n) {
    return translate("BarrageNames", "%n technology tile(s)", nullptr, n);
}

} // namespace automa::app::barrage_app
