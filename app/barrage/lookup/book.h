// Barrage in the look-up.
#pragma once

#include "app/lookup/lookup_book.h"
#include "model/barrage/facts/catalogue.h"

#include <memory>

namespace automa::app::barrage_app {

class BarrageBook final : public LookupBook {
public:
    explicit BarrageBook(std::shared_ptr<const barrage::Catalogue> facts) : facts_(std::move(facts)) {}

    [[nodiscard]] LookupEntries entries() const override;
    [[nodiscard]] const CodeSpelling& codes() const override;
    [[nodiscard]] double precedence_of(const QString& kind) const override;
    [[nodiscard]] std::vector<LookupCategory> categories() const override;
    [[nodiscard]] QString category_of(const QString& kind) const override;
    [[nodiscard]] QString section_of(const LookupEntry& entry) const override;
    [[nodiscard]] QString symbol_of(const LookupEntry& entry) const override;
    [[nodiscard]] QUrl form_of(const LookupEntry& entry) const override;
    [[nodiscard]] LookupBar bar_of(const LookupEntry& entry) const override;
    [[nodiscard]] QUrl filter_of(const QString& category) const override;
    [[nodiscard]] QRegularExpression rule_numbers() const override;
    [[nodiscard]] QString advice() const override;

private:
    std::shared_ptr<const barrage::Catalogue> facts_;
};

[[nodiscard]] const CodeSpelling& barrage_codes();

} // namespace automa::app::barrage_app
