#include "tests/toy/app/lookup/book.h"

#include "tests/toy/app/text/names.h"

namespace automa::app::toy_app {
namespace {

LookupEntry rule(const char* number, const QString& title) {
    LookupEntry entry{.kind = QStringLiteral("rule"), .id = QLatin1String(number)};
    entry.title = title;
    entry.body = ToyNames::rule(number);
    entry.keywords = {entry.id};
    return entry;
}

} // namespace

LookupEntries ToyBook::entries() const {
    return {rule("T-1", translate("ToyBook", "Multiples of four")),
            rule("T-2", translate("ToyBook", "As few as it can")),
            rule("T-3", translate("ToyBook", "The last stone"))};
}

const CodeSpelling& ToyBook::codes() const {
    static const CodeSpelling none;
    return none;
}

double ToyBook::precedence_of(const QString&) const {
    return 0;
}

std::vector<LookupCategory> ToyBook::categories() const {
    return {{QStringLiteral("rules"), translate("ToyBook", "Rules"), QStringLiteral("lookup")}};
}

QString ToyBook::category_of(const QString&) const {
    return QStringLiteral("rules");
}

QString ToyBook::section_of(const LookupEntry&) const {
    return {};
}

QString ToyBook::symbol_of(const LookupEntry&) const {
    return QStringLiteral("lookup");
}

QRegularExpression ToyBook::rule_numbers() const {
    return QRegularExpression(QStringLiteral("\\b(T-\\d)"));
}

QString ToyBook::advice() const {
    return translate("ToyBook", "Try T-1.");
}

} // namespace automa::app::toy_app
