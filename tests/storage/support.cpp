#include "tests/storage/support.h"

#include <atomic>
#include <fstream>
#include <stdexcept>

#include <unistd.h>

namespace automa::storage::testing {

namespace fs = std::filesystem;

TempFolder::TempFolder() {
    static std::atomic<int> number{0};
    const fs::path memory = "/dev/shm";
    const fs::path base =
        fs::is_directory(memory) && ::access(memory.c_str(), W_OK) == 0 ? memory : fs::temp_directory_path();
    path_ = base / ("automa-" + std::to_string(::getpid()) + "-" + std::to_string(++number));
    fs::remove_all(path_);
    fs::create_directories(path_);
}

TempFolder::~TempFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
}

OpenOptions at(const fs::path& file) {
    OpenOptions options;
    options.file = file;
    return options;
}

GameDetails sample_details(const std::string& title) {
    return {"sample",
            title,
            R"([{"kind":"human","name":"Ann"},{"kind":"automa","name":""}])",
            "full",
            1,
            18'446'744'073'709'551'615ULL,
            R"({"board":["a","b"],"round":1})"};
}

Action sample_action(int n) {
    const std::string number = std::to_string(n);
    return {n % 2 == 0 ? "automa" : "human", R"({"id":"built_base","args":{"basin":")" + number + R"("}})",
            R"({"events":[{"t":"build","n":)" + number + R"(},{"t":"pad","text":")" + std::string(400, 'x')
                + R"("}]})"};
}

GameResult sample_result() {
    GameResult result;
    result.duration_ms = 5'400'000;
    result.own = R"({"expansion":true,"rounds":5})";
    result.sides = {{"usa", "Ann", "human", 88, 1, {10, 25, 41, 60, 88}, R"({"officer":"officer-3"})"},
                    {"france", "", "automa", 71, 2, {8, 20, 33, 52, 71}, R"({"level":"hard","coins":12})"}};
    return result;
}

std::string slurp(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    if (!stream)
        throw std::runtime_error("cannot read " + file.string());
    std::string bytes(fs::file_size(file), '\0');
    stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    return bytes;
}

void spill(const fs::path& file, const std::string& bytes) {
    std::ofstream stream(file, std::ios::binary | std::ios::trunc);
    stream << bytes;
}

std::string make_library(const fs::path& file, int actions) {
    Library library = Library::open(at(file)).value();
    Session session = Session::start(&library, sample_details()).value();
    for (int n = 1; n <= actions; ++n)
        if (!session.append(sample_action(n)).value().saved)
            throw std::runtime_error("the sample library was not saved");
    return session.record().uuid;
}

} // namespace automa::storage::testing
