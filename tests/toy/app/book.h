// The toy's book of the look-up: its three rules.
#pragma once

#include "app/lookup/lookup_book.h"

namespace automa::app::toy_app {

class ToyBook final : public LookupBook {
public:
    [[nodiscard]] LookupEntries entries() const override {
        const auto rule = [](const char* id, const char* title, const char* body) {
            LookupEntry entry{.kind = QStringLiteral("rule"), .id = QString::fromLatin1(id)};
            entry.title = QString::fromUtf8(title);
            entry.body = QString::fromUtf8(body);
            entry.keywords = {entry.id};
            return entry;
        };
        return {rule("T-1", "Multiples of four", "The Automa leaves a multiple of four, if it can."),
                rule("T-2", "The least", "If T-1 cannot be, it takes one stone."),
                rule("T-3", "The last stones", "Whoever takes the last stone wins.")};
    }
    [[nodiscard]] const CodeSpelling& codes() const override {
        static const CodeSpelling none;
        return none;
    }
    [[nodiscard]] double precedence_of(const QString&) const override { return 0; }
    [[nodiscard]] std::vector<LookupCategory> categories() const override {
        return {{QStringLiteral("rules"), QStringLiteral("Rules"), QStringLiteral("lookup")}};
    }
    [[nodiscard]] QString category_of(const QString&) const override { return QStringLiteral("rules"); }
    [[nodiscard]] QString section_of(const LookupEntry&) const override { return {}; }
    [[nodiscard]] QString symbol_of(const LookupEntry&) const override { return QStringLiteral("lookup"); }
    [[nodiscard]] QRegularExpression rule_numbers() const override {
        return QRegularExpression(QStringLiteral("\\b(T-\\d)"));
    }
    [[nodiscard]] QString advice() const override { return QStringLiteral("Try T-1."); }
};

} // namespace automa::app::toy_app
