// A prepared statement on loan, and its columns read with type and bounds: a file is not trusted, even its
// own.
#pragma once

#include "model/storage/json_text.h"
#include "model/storage/sha256.h"

#include <SQLiteCpp/Statement.h>

#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>

namespace automa::storage {

/// Bound on making, reset when it goes, also after an error.
class Query {
public:
    template <class... Values>
    explicit Query(SQLite::Statement& statement, const Values&... values) : statement_(&statement) {
        int index = 0;
        (bind(++index, values), ...);
    }
    Query(const Query&) = delete;
    Query& operator=(const Query&) = delete;
    ~Query() { statement_->tryReset(); }

    bool next() { return statement_->executeStep(); }
    int run() { return statement_->exec(); }

    // Each refuses, with the column's name, what is of another type or out of bounds.
    [[nodiscard]] std::string text(int column, std::size_t most = limits::kText) const;
    [[nodiscard]] std::int64_t number(int column) const;
    [[nodiscard]] int integer(int column) const;
    [[nodiscard]] Digest digest(int column) const;
    /// Nothing for a blob of no bytes.
    [[nodiscard]] std::optional<Digest> maybe_digest(int column) const;
    /// The bytes, whatever they are.
    [[nodiscard]] std::string raw(int column) const;

private:
    template <class Value>
    void bind(int index, const Value& value) {
        if constexpr (std::is_integral_v<Value>)
            statement_->bind(index, static_cast<std::int64_t>(value));
        else if constexpr (std::is_same_v<Value, Digest>)
            statement_->bind(index, value.data(), static_cast<int>(value.size()));
        else if constexpr (std::is_same_v<Value, std::optional<Digest>>)
            statement_->bind(index, value ? value->data() : reinterpret_cast<const unsigned char*>(""),
                             value ? static_cast<int>(value->size()) : 0);
        else
            statement_->bind(index, std::string(value));
    }
    [[noreturn]] void refuse_column(int column, const char* why) const;

    SQLite::Statement* statement_;
};

} // namespace automa::storage
