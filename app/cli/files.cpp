#include "app/cli/files.h"

#include <filesystem>
#include <fstream>

namespace automa::app {
namespace {

core::Result<std::string> read_stream(std::istream& stream, const std::string& path, std::size_t limit) {
    std::string text(limit + 1, '\0');
    stream.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (stream.bad())
        return core::Error{"cannot_read", path, "The file cannot be read."};
    text.resize(static_cast<std::size_t>(stream.gcount()));
    if (text.size() > limit)
        return core::Error{"too_large", path,
                           "The file is larger than " + std::to_string(limit >> 10U) + " KiB."};
    return text;
}

} // namespace

core::Result<std::string> read_input(const std::string& path, std::istream& in, std::size_t limit) {
    if (path == "-")
        return read_stream(in, path, limit);
    std::error_code fault;
    if (std::filesystem::is_directory(path, fault))
        return core::Error{"cannot_read", path, "This is a folder, not a file."};
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return core::Error{"cannot_read", path, "The file cannot be opened."};
    return read_stream(file, path, limit);
}

} // namespace automa::app
