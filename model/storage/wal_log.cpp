#include "model/storage/wal_log.h"

#include "model/storage/errors.h"
#include "model/storage/files.h"

#include <algorithm>
#include <fstream>
#include <functional>
#include <map>
#include <optional>
#include <string_view>

namespace automa::storage {
namespace {

namespace fs = std::filesystem;
using Word = std::uint32_t;

constexpr std::size_t kHeaderBytes = 32;
constexpr std::size_t kFrameHeaderBytes = 24;
constexpr std::size_t kLargestImage = 1U << 30U;

Word big_endian(std::string_view bytes, std::size_t at) {
    Word word = 0;
    for (std::size_t i = 0; i < 4; ++i)
        word = word << 8U | static_cast<unsigned char>(bytes[at + i]);
    return word;
}

struct Checksum {
    Word one = 0;
    Word two = 0;
    friend bool operator==(const Checksum&, const Checksum&) = default;
};

/// Over pairs of words, in the byte order that the log was written with.
void add(Checksum& sum, std::string_view bytes, bool big) {
    const auto word = [&](std::size_t at) {
        const Word value = big_endian(bytes, at);
        return big ? value
                   : value >> 24U | (value >> 8U & 0xff00U) | (value << 8U & 0xff0000U) | value << 24U;
    };
    for (std::size_t at = 0; at + 8 <= bytes.size(); at += 8) {
        sum.one += word(at) + sum.two;
        sum.two += word(at + 4) + sum.one;
    }
}

struct Header {
    bool big = false;
    std::size_t page = 0;
    Word salt_one = 0;
    Word salt_two = 0;
    Checksum sum;
};

std::optional<Header> header_of(std::string_view bytes) {
    constexpr Word kMagic = 0x377f0682;
    const Word magic = big_endian(bytes, 0);
    Header header{(magic & 1U) != 0, big_endian(bytes, 8), big_endian(bytes, 16), big_endian(bytes, 20), {}};
    add(header.sum, bytes.substr(0, 24), header.big);
    const bool good = (magic & ~1U) == kMagic && header.page >= 512 && header.page <= 65536
                      && header.sum == Checksum{big_endian(bytes, 24), big_endian(bytes, 28)};
    return good ? std::optional(header) : std::nullopt;
}

struct Frame {
    Word page_number = 0;
    Word pages_after_commit = 0; // 0: not the end of a transaction
    std::string_view page;
};

bool is_blank(std::string_view bytes) {
    return bytes.find_first_not_of('\0') == std::string_view::npos;
}

bool is_blank_to_its_end(std::istream& stream) {
    std::string bytes(1U << 16U, '\0');
    while (stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size())) || stream.gcount() > 0)
        if (!is_blank(std::string_view(bytes).substr(0, static_cast<std::size_t>(stream.gcount()))))
            return false;
    return true;
}

/// Calls `each` with every good frame; gives what the log holds.
LogLook read_log(const fs::path& log, const std::function<void(const Frame&)>& each) {
    LogLook look;
    std::error_code none;
    const auto size = fs::file_size(log, none);
    if (none || size < kHeaderBytes + kFrameHeaderBytes)
        return look;
    std::ifstream stream(log, std::ios::binary);
    std::string bytes(kHeaderBytes, '\0');
    if (!stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size())))
        refuse(Fault::IoError, log.string());
    const auto header = header_of(bytes);
    if (!header) { // 0.2.0 left logs of zeros; of any other log without a head SQLite takes nothing
        look.held = is_blank(bytes) && is_blank_to_its_end(stream) ? 0 : 1;
        return look;
    }
    Checksum sum = header->sum;
    bytes.resize(kFrameHeaderBytes + header->page);
    bool good = true;
    for (std::int64_t number = 1; stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
         ++number) {
        const std::string_view view(bytes);
        const bool first_salt = big_endian(view, 8) == header->salt_one;
        const bool second_salt = big_endian(view, 12) == header->salt_two;
        if (!first_salt && !second_salt) { // of an earlier run of the log
            good = false;
            continue;
        }
        look.held = number;
        add(sum, view.substr(0, 8), header->big);
        add(sum, view.substr(kFrameHeaderBytes), header->big);
        good =
            good && first_salt && second_salt && sum == Checksum{big_endian(view, 16), big_endian(view, 20)};
        if (good) {
            look.recovered = number;
            each({big_endian(view, 0), big_endian(view, 4), view.substr(kFrameHeaderBytes)});
        }
    }
    return look;
}

} // namespace

LogLook look_at_log(const fs::path& log) {
    return read_log(log, [](const Frame&) {});
}

std::string image_with_log(const fs::path& file) {
    std::string image = read_file(file, kLargestImage);
    std::map<std::size_t, std::string> pending; // pages since the last commit, by their place
    static_cast<void>(read_log(beside(file, "-wal"), [&](const Frame& frame) {
        const std::size_t at = (std::size_t{frame.page_number} - 1) * frame.page.size();
        if (frame.page_number == 0 || at + frame.page.size() > kLargestImage)
            refuse(Fault::Damaged, file.string(), "a page of the log lies beyond all bounds");
        pending[at] = frame.page;
        if (frame.pages_after_commit == 0)
            return;
        const std::size_t size = std::min(kLargestImage, frame.pages_after_commit * frame.page.size());
        image.resize(size);
        for (const auto& [place, page] : pending)
            if (place + page.size() <= size)
                image.replace(place, page.size(), page);
        pending.clear();
    }));
    // Without its log the image is an ordinary database: that is what its header must say.
    constexpr std::size_t kWriteVersion = 18;
    if (image.size() > kWriteVersion + 1)
        image[kWriteVersion] = image[kWriteVersion + 1] = '\1';
    return image;
}

} // namespace automa::storage
