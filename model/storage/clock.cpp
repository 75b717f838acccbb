#include "model/storage/clock.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>

namespace automa::storage {
namespace {

struct Moment {
    int year, hour, minute, second;
    unsigned month, day;
};

Moment moment_of(std::int64_t ms) {
    using namespace std::chrono;
    constexpr std::int64_t kFirst = -62'167'219'200'000; // 0000-01-01
    constexpr std::int64_t kLast = 253'402'300'799'000;  // 9999-12-31
    const sys_time<milliseconds> time{milliseconds{std::clamp(ms, kFirst, kLast)}};
    const auto days_part = floor<days>(time);
    const year_month_day date{days_part};
    const hh_mm_ss clock{floor<seconds>(time - days_part)};
    return {static_cast<int>(date.year()),
            static_cast<int>(clock.hours().count()),
            static_cast<int>(clock.minutes().count()),
            static_cast<int>(clock.seconds().count()),
            static_cast<unsigned>(date.month()),
            static_cast<unsigned>(date.day())};
}

} // namespace

std::int64_t system_clock_ms() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

std::string file_stamp(std::int64_t ms) {
    const Moment m = moment_of(ms);
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%04d%02u%02uT%02d%02d%02dZ", m.year, m.month, m.day, m.hour,
                  m.minute, m.second);
    return text.data();
}

std::string readable_time(std::int64_t ms) {
    const Moment m = moment_of(ms);
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%04d-%02u-%02u %02d:%02d", m.year, m.month, m.day, m.hour,
                  m.minute);
    return text.data();
}

} // namespace automa::storage
