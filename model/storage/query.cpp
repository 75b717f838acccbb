#include "model/storage/query.h"

#include "model/storage/errors.h"

#include <algorithm>
#include <limits>

namespace automa::storage {

std::string Query::text(int column, std::size_t most) const {
    const SQLite::Column value = statement_->getColumn(column);
    if (!value.isText())
        refuse_column(column, "not a text");
    if (static_cast<std::size_t>(value.getBytes()) > most)
        refuse_column(column, "too long");
    return value.getString();
}

std::int64_t Query::number(int column) const {
    const SQLite::Column value = statement_->getColumn(column);
    if (!value.isInteger())
        refuse_column(column, "not a whole number");
    return value.getInt64();
}

int Query::integer(int column) const {
    const std::int64_t value = number(column);
    if (value < std::numeric_limits<int>::min() || value > std::numeric_limits<int>::max())
        refuse_column(column, "out of range");
    return static_cast<int>(value);
}

Digest Query::digest(int column) const {
    const auto found = maybe_digest(column);
    if (!found)
        refuse_column(column, "missing");
    return *found;
}

std::optional<Digest> Query::maybe_digest(int column) const {
    const SQLite::Column value = statement_->getColumn(column);
    Digest digest{};
    if (!value.isBlob() || (value.getBytes() != 0 && value.getBytes() != static_cast<int>(digest.size())))
        refuse_column(column, "not a digest");
    if (value.getBytes() == 0)
        return std::nullopt;
    std::copy_n(static_cast<const unsigned char*>(value.getBlob()), digest.size(), digest.begin());
    return digest;
}

std::string Query::raw(int column) const {
    return statement_->getColumn(column).getString();
}

void Query::refuse_column(int column, const char* why) const {
    refuse(Fault::Damaged, statement_->getColumnName(column), why);
}

} // namespace automa::storage
