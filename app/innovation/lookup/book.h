// Age of Innovation in the look-up.
#pragma once

#include "app/lookup/lookup_book.h"
#include "model/innovation/facts/catalogue.h"

#include <memory>

namespace automa::app::innovation_app {

class InnovationBook final : public LookupBook {
public:
    explicit InnovationBook(std::shared_ptr<const innovation::Catalogue> facts) : facts_(std::move(facts)) {}
    /// Reads the facts compiled into the program. They are tested with every build, so they can only fail
    /// together with the program.
    [[nodiscard]] static std::unique_ptr<InnovationBook> open();

    [[nodiscard]] LookupEntries entries() const override;
    [[nodiscard]] const CodeSpelling& codes() const override;
    [[nodiscard]] double precedence_of(const QString& kind) const override;
    [[nodiscard]] std::vector<LookupCategory> categories() const override;
    [[nodiscard]] QString category_of(const QString& kind) const override;
    [[nodiscard]] QString section_of(const LookupEntry& entry) const override;
    [[nodiscard]] QString symbol_of(const LookupEntry& entry) const override;
    [[nodiscard]] QUrl form_of(const LookupEntry& entry) const override;
    [[nodiscard]] LookupBar bar_of(const LookupEntry& entry) const override;
    [[nodiscard]] QRegularExpression rule_numbers() const override;
    [[nodiscard]] QString advice() const override;

private:
    std::shared_ptr<const innovation::Catalogue> facts_;
};

} // namespace automa::app::innovation_app
