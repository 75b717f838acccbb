// The codes of Barrage in one spelling: "5a" for 5A or 5-А, "b4.7" for B-4.7 or 4,7, "l28" for L-28,
// "1-1a-5" for a tile.
#include "app/barrage/lookup/book.h"

namespace automa::app::barrage_app {

namespace {

using Match = QRegularExpressionMatch;

QString tile_code(const Match& m) {
    return QStringLiteral("%1-%2%3-%4")
        .arg(plain_number(m.capturedView(1)), plain_number(m.capturedView(2)),
             fold_letter(m.capturedView(3)[0]), plain_number(m.capturedView(4)));
}
QString rule_code(const Match& m) {
    return QStringLiteral("b%1.%2").arg(plain_number(m.capturedView(1)), plain_number(m.capturedView(2)));
}
QString conduit_code(const Match& m) {
    return plain_number(m.capturedView(1)) + fold_letter(m.capturedView(2)[0]);
}
QString lettered_code(const Match& m) {
    return fold_letter(m.capturedView(1)[0]) + plain_number(m.capturedView(2));
}

} // namespace

const CodeSpelling& barrage_codes() {
    static const CodeSpelling spelling{
        .written =
            {
                {code_alone("(\\d{1,2})\\s?[-/]\\s?(\\d{1,2})\\s?(<ab>)\\s?[-/]\\s?(\\d{1,2})"), tile_code},
                {code_alone("(?:<b>\\s?[-.]?\\s?)?(\\d{1,2})[.,](\\d{1,2})"), rule_code},
                {code_alone("(\\d{1,2})-?(<ab>)"), conduit_code},
                {code_alone("(<abcdl>)\\s?-?(\\d{1,2})"), lettered_code},
            },
        .loosely =
            {
                {code_alone("(\\d{1,2})[\\s.,/_-]{0,3}(\\d{1,2})[\\s_-]?(<ab>)[\\s.,/_-]{0,3}(\\d{1,2})"),
                 tile_code},
                {code_alone("(\\d)[\\s.,/_-]{0,3}(\\d{1,2})[\\s_-]?(<ab>)[\\s.,/_-]{0,3}(\\d{1,2})"),
                 tile_code},
                {code_alone("<b>[\\s._-]{0,3}(\\d{1,2})[\\s.,_-]{1,3}(\\d{1,2})"), rule_code},
                {code_alone("<b>[\\s._-]{0,3}(\\d{1,2})(\\d{1,2})"), rule_code}, // B103
                {code_alone("<b>[\\s._-]{0,3}(\\d)(\\d{1,2})"), rule_code},
                {code_alone("(\\d{1,2})[\\s-]+(<ab>)\\s*$"), conduit_code}, // not "5 a year"
                {code_alone("(<abcdl>)[\\s._-]{1,3}(\\d{1,2})"), lettered_code},
            },
    };
    return spelling;
}

} // namespace automa::app::barrage_app
