#include "app/lookup/view/open_book.h"

#include "app/shell/background.h"

namespace automa::app {

OpenBook::OpenBook(std::shared_ptr<const LookupBook> book)
    : book_(std::move(book)),
      building_(run_aside([shared = book_] { return std::make_unique<LookupIndex>(*shared); })) {}

const LookupEntries& OpenBook::entries() {
    if (entries_.empty()) {
        entries_ = book_->entries();
        for (std::size_t i = 0; i < entries_.size(); ++i)
            places_.insert(entries_[i].key(), i);
    }
    return entries_;
}

const LookupEntry* OpenBook::find(const QString& key) {
    const LookupEntries& all = entries();
    const auto place = places_.constFind(key);
    return place == places_.constEnd() ? nullptr : &all[*place];
}

const LookupIndex& OpenBook::index() {
    if (!index_)
        index_ = building_.get();
    return *index_;
}

QString OpenBook::neighbour(const QString& key, int by) {
    const LookupEntry* found = find(key);
    if (found == nullptr)
        return {};
    QStringList keys;
    for (const LookupEntry& entry : entries())
        if (entry.kind == found->kind)
            keys << entry.key();
    const qsizetype at = keys.indexOf(key) + by;
    return keys[(at % keys.size() + keys.size()) % keys.size()];
}

void OpenBook::retell() {
    entries_.clear();
    places_.clear();
}

} // namespace automa::app
