// A book of no game, for the tests of the look-up.
#pragma once

#include "app/lookup/lookup_index.h"

namespace automa::app {

class SmallBook final : public LookupBook {
public:
    [[nodiscard]] LookupEntries entries() const override {
        const auto place = [](const char* id, const char* title, const char* body) {
            LookupEntry entry{.kind = QStringLiteral("place"), .id = QString::fromLatin1(id)};
            entry.title = QString::fromUtf8(title);
            entry.summary = QStringLiteral("A place on the coast");
            entry.body = QString::fromUtf8(body);
            return entry;
        };
        const auto rule = [](const char* id, const char* title, const char* body) {
            LookupEntry entry{.kind = QStringLiteral("rule"), .id = QString::fromLatin1(id)};
            entry.title = QString::fromUtf8(title);
            entry.body = QString::fromUtf8(body);
            entry.keywords = {entry.id};
            return entry;
        };
        LookupEntries all{
            place("lighthouse", "Lighthouse", "Shows ships the way, as T-1 says.\nNever moves."),
            place("harbour", "Harbour", "Ships lie here near the lighthouse."),
            place("storm", "Storm", "Sinks ships."),
            rule("T-1", "Sailing", "A ship moves one space."),
            rule("T-2", "Landing", "A ship in the harbour may land."),
            rule("T-3", "Storm", "Every ship outside is lost.")};
        all[0].other_names = {QStringLiteral("маяк"), QStringLiteral("latarnia morska")};
        all[0].facts = {
            {QStringLiteral("Height"), QStringLiteral("40 m"), {}},
            {QStringLiteral("Stands at"), QStringLiteral("Harbour"), QStringLiteral("place:harbour")}};
        all[0].links = {QStringLiteral("rule:T-1"), QStringLiteral("rule:none")};
        return all;
    }
    [[nodiscard]] const CodeSpelling& codes() const override {
        static const CodeSpelling spelling = [] {
            CodeSpelling one;
            one.written.push_back({code_alone("t[- ]?(\\d+)"), [](const QRegularExpressionMatch& match) {
                                       return QStringLiteral("t") + plain_number(match.capturedView(1));
                                   }});
            return one;
        }();
        return spelling;
    }
    [[nodiscard]] double precedence_of(const QString& kind) const override {
        return kind == u"place" ? 0.05 : 0.02;
    }
    [[nodiscard]] std::vector<LookupCategory> categories() const override {
        return {{QStringLiteral("places"), QStringLiteral("Places"), QStringLiteral("board")},
                {QStringLiteral("rules"), QStringLiteral("Rules"), QStringLiteral("lookup")}};
    }
    [[nodiscard]] QString category_of(const QString& kind) const override {
        return kind == u"place" ? QStringLiteral("places") : QStringLiteral("rules");
    }
    [[nodiscard]] QString section_of(const LookupEntry& entry) const override {
        return entry.id == u"storm" ? QStringLiteral("Weather") : QStringLiteral("Coast");
    }
    [[nodiscard]] QString symbol_of(const LookupEntry&) const override { return QStringLiteral("board"); }
    [[nodiscard]] LookupBar bar_of(const LookupEntry& entry) const override {
        return {.title = entry.kind == u"place"};
    }
    [[nodiscard]] QUrl filter_of(const QString& category) const override {
        return category == u"places" ? QUrl(QStringLiteral("qrc:/filter.qml")) : QUrl();
    }
    [[nodiscard]] QRegularExpression rule_numbers() const override {
        return QRegularExpression(QStringLiteral("\\b(T-\\d+)"));
    }
    [[nodiscard]] QString advice() const override { return QStringLiteral("Try a number like T-1."); }
};

} // namespace automa::app
