#include "model/storage/files.h"

#include "model/storage/errors.h"

#include <fstream>
#include <system_error>
#include <vector>

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

namespace {

fs::path free_aside(const fs::path& file) {
    for (int number = 1;; ++number) {
        fs::path aside = beside(file, ".aside-" + std::to_string(number));
        if (!fs::exists(aside) && !fs::exists(beside(aside, "-wal")))
            return aside;
    }
}

} // namespace

fs::path copy_aside(const fs::path& file) {
    const fs::path aside = free_aside(file);
    for (const char* suffix : {"", "-wal"})
        if (fs::exists(beside(file, suffix)))
            fs::copy_file(beside(file, suffix), beside(aside, suffix));
    return aside;
}

fs::path set_aside(const fs::path& file) {
    const fs::path aside = free_aside(file);
    // The file first: a log without its file is set aside on opening, a file without its log would be read.
    for (const char* suffix : {"", "-wal", "-journal"})
        if (fs::exists(beside(file, suffix)))
            fs::rename(beside(file, suffix), beside(aside, suffix));
    fs::remove(beside(file, "-shm"));
    return aside;
}

void make_private_folder(const fs::path& folder, bool own) {
    std::vector<fs::path> missing;
    for (fs::path path = fs::absolute(folder).lexically_normal(); !path.empty() && !fs::exists(path);
         path = path.parent_path())
        missing.push_back(path);
    fs::create_directories(folder);
    if (own && missing.empty())
        missing.push_back(folder);
    std::error_code unknown; // a file system without rights
    for (const fs::path& made : missing)
        fs::permissions(made, fs::perms::owner_all, unknown);
}

void make_private_file(const fs::path& file) {
    if (!fs::exists(file)) {
        const std::ofstream made(file, std::ios::binary | std::ios::app);
        if (!made)
            return; // opening the file reports why
    }
    make_private(file);
}

void make_private(const fs::path& file) noexcept {
    std::error_code unknown;
    fs::permissions(file, fs::perms::owner_read | fs::perms::owner_write, unknown);
}

fs::path free_name(const fs::path& wished) {
    fs::path name = wished;
    for (int number = 2; fs::exists(name); ++number) {
        name = wished.parent_path() / wished.stem();
        name += "-" + std::to_string(number);
        name += wished.extension();
    }
    return name;
}

std::string read_file(const fs::path& file, std::size_t limit) {
    if (!fs::exists(file))
        refuse(Fault::NoFile, file.string());
    if (!fs::is_regular_file(file))
        refuse(Fault::CannotOpen, file.string());
    if (fs::file_size(file) > limit)
        refuse(Fault::TooBig, file.string(), "more than " + std::to_string(limit >> 20U) + " MiB");
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
