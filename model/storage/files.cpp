#include "model/storage/files.h"

#include "model/storage/errors.h"

#include <fstream>

namespace automa::storage {

namespace fs = std::filesystem;

fs::path beside(const fs::path& file, std::string_view suffix) {
    fs::path path = file;
    path += suffix;
    return path;
}

void remove_database(const fs::path& file) {
    for (const char* suffix : {"", "-wal", "-shm", "-journal"})
        fs::remove(beside(file, suffix));
}

fs::path set_aside(const fs::path& file) {
    fs::path aside;
    for (int number = 1;; ++number) {
        aside = beside(file, ".aside-" + std::to_string(number));
        if (!fs::exists(aside) && !fs::exists(beside(aside, "-wal")))
            break;
    }
    // The file first: a log without its file is set aside on opening, a file without its log would be read.
    for (const char* suffix : {"", "-wal", "-journal"})
        if (fs::exists(beside(file, suffix)))
            fs::rename(beside(file, suffix), beside(aside, suffix));
    fs::remove(beside(file, "-shm"));
    return aside;
}

std::string read_file(const fs::path& file, std::size_t limit) {
    if (!fs::exists(file))
        refuse(Fault::NoFile, file.string());
    if (!fs::is_regular_file(file))
        refuse(Fault::CannotOpen, file.string());
    if (fs::file_size(file) > limit)
        refuse(Fault::TooBig, file.string());
    std::ifstream stream(file, std::ios::binary);
    if (!stream)
        refuse(Fault::CannotOpen, file.string());
    std::string text(fs::file_size(file), '\0');
    stream.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (static_cast<std::size_t>(stream.gcount()) != text.size())
        refuse(Fault::IoError, file.string());
    return text;
}

void write_file(const fs::path& file, std::string_view text) {
    const fs::path part = beside(file, ".part");
    {
        std::ofstream stream(part, std::ios::binary | std::ios::trunc);
        if (!stream)
            refuse(Fault::CannotOpen, file.string());
        stream.write(text.data(), static_cast<std::streamsize>(text.size()));
        stream.close();
        if (!stream) {
            fs::remove(part);
            refuse(Fault::DiskFull, file.string(), "or the disk failed");
        }
    }
    fs::rename(part, file);
}

} // namespace automa::storage
