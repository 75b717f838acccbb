// An open book: its entries in the language spoken now, and its index, built aside.
#pragma once

#include "app/lookup/lookup_index.h"

#include <QHash>

#include <future>
#include <memory>

namespace automa::app {

class OpenBook {
public:
    /// Begins to build the index at once, so that the first letter typed need not wait for it.
    explicit OpenBook(std::shared_ptr<const LookupBook> book);

    [[nodiscard]] const LookupBook& book() const { return *book_; }
    /// Made when first asked for, and again after retell().
    [[nodiscard]] const LookupEntries& entries();
    /// nullptr if there is none.
    [[nodiscard]] const LookupEntry* find(const QString& key);
    [[nodiscard]] const LookupIndex& index();
    /// The key of the entry of the same kind that stands `by` places further, around; empty if there is no
    /// such entry.
    [[nodiscard]] QString neighbour(const QString& key, int by);
    /// The language is another.
    void retell();

private:
    std::shared_ptr<const LookupBook> book_;
    LookupEntries entries_;
    QHash<QString, std::size_t> places_;
    std::future<std::unique_ptr<LookupIndex>> building_;
    std::unique_ptr<LookupIndex> index_;
};

} // namespace automa::app
