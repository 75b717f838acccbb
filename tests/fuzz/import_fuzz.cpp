// Whatever bytes come in as an export: refused with a sentence, or taken and given back the same.
#include "model/core/json_reader.h"
#include "model/storage/json_text.h"
#include "model/storage/library.h"
#include "model/storage/sha256.h"
#include "model/storage/transfer.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

namespace {

using namespace automa::storage;

void expect(bool holds) {
    if (!holds)
        std::abort();
}

void try_import(std::string_view text) {
    const auto read = read_transfer(text);
    if (!read.ok()) {
        expect(!read.error().id.empty() && !read.error().message.empty());
        return;
    }
    const auto again = read_transfer(write_library(read.value()).value());
    expect(again.ok() && again.value() == read.value());

    Library library = Library::in_memory([] { return std::int64_t{0}; }).value();
    expect(library.import_text(text).ok());
    const auto twice = library.import_text(text);
    expect(twice.ok());
    for (const ImportItem& item : twice.value())
        expect(item.outcome == ImportOutcome::Duplicate);
    for (const SavedGame& game : read.value().games)
        expect(library.load(game.record.uuid).value() == game);
}

/// Chance does not hit a checksum, so it is put right: the rest of the reader must be reached too.
std::string with_checksum(std::string_view text) {
    const automa::core::JsonShape shape = automa::core::json_shape(text);
    if (shape.depth > limits::kImportDepth || shape.keys > limits::kKeys)
        return {};
    auto file = nlohmann::ordered_json::parse(text, nullptr, false);
    for (const char* key : {"game", "library"})
        if (file.is_object() && file.contains(key)) {
            file["checksum"] = "sha256:" + sha256_hex(file[key].dump());
            return file.dump();
        }
    return {};
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    try_import(text);
    try_import(with_checksum(text));
    return 0;
}
