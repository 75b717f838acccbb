// How far the inputs of a fuzz target got: most of a run that only ever meets the first refusal tests
// nothing. Printed at the end of a run with AUTOMA_FUZZ_TALLY set.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace automa::fuzz {

class Tally {
public:
    Tally() = default;
    Tally(const Tally&) = delete;
    Tally& operator=(const Tally&) = delete;
    ~Tally() {
        if (std::getenv("AUTOMA_FUZZ_TALLY") == nullptr)
            return;
        for (const auto& [what, times] : times_)
            std::fprintf(stderr, "tally: %s: %lu\n", what.c_str(), times);
    }
    void count(const char* what, unsigned long times = 1) {
        auto found = times_.find(std::string_view(what));
        if (found == times_.end())
            found = times_.emplace(what, 0).first;
        found->second += times;
    }
    [[nodiscard]] unsigned long of(const char* what) const {
        const auto found = times_.find(std::string_view(what));
        return found == times_.end() ? 0 : found->second;
    }

private:
    std::map<std::string, unsigned long, std::less<>> times_;
};

inline Tally& tally() {
    static Tally all;
    return all;
}

} // namespace automa::fuzz
