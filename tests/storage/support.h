// What the storage tests share: a folder that vanishes, games to play with, a clock that obeys.
#pragma once

#include "model/storage/library.h"
#include "model/storage/session.h"

#include <cstdint>
#include <filesystem>
#include <string>

namespace automa::storage::testing {

/// A folder of its own, in memory where the system has such a place; removed at the end.
class TempFolder {
public:
    TempFolder();
    ~TempFolder();
    TempFolder(const TempFolder&) = delete;
    TempFolder& operator=(const TempFolder&) = delete;
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    [[nodiscard]] std::filesystem::path operator/(const std::string& name) const { return path_ / name; }

private:
    std::filesystem::path path_;
};

/// Starts at 2026-11-16 00:00 UTC and moves only when told.
struct FakeClock {
    std::int64_t ms = 1'794'787'200'000;
    [[nodiscard]] Clock clock() {
        return [this] { return ms; };
    }
};
inline constexpr std::int64_t kDayMs = 86'400'000;

[[nodiscard]] OpenOptions at(const std::filesystem::path& file);
[[nodiscard]] GameDetails sample_details(const std::string& title = "Ann and the Automa");
/// The n-th action of a made-up game; its payload is about as big as a real turn's.
[[nodiscard]] Action sample_action(int n);
[[nodiscard]] GameResult sample_result();

/// One action back or forth, as a tap does.
[[nodiscard]] inline core::Result<Ack> undo(Session& session) {
    return session.jump(session.journal().cursor() - 1);
}
[[nodiscard]] inline core::Result<Ack> redo(Session& session) {
    return session.jump(session.journal().cursor() + 1);
}

[[nodiscard]] std::string slurp(const std::filesystem::path& file);
void spill(const std::filesystem::path& file, const std::string& bytes);

/// A library with one game of `actions` actions, closed; gives the game's uuid.
std::string make_library(const std::filesystem::path& file, int actions);

} // namespace automa::storage::testing
