// What can be looked up: the rules by number.
#pragma once

#include "app/lookup/lookup_book.h"

namespace automa::app::toy_app {

class ToyBook final : public LookupBook {
public:
    [[nodiscard]] LookupEntries entries() const override;
    [[nodiscard]] const CodeSpelling& codes() const override;
    [[nodiscard]] double precedence_of(const QString& kind) const override;
    [[nodiscard]] std::vector<LookupCategory> categories() const override;
    [[nodiscard]] QString category_of(const QString& kind) const override;
    [[nodiscard]] QString section_of(const LookupEntry& entry) const override;
    [[nodiscard]] QString symbol_of(const LookupEntry& entry) const override;
    [[nodiscard]] QRegularExpression rule_numbers() const override;
    [[nodiscard]] QString advice() const override;
};

} // namespace automa::app::toy_app
