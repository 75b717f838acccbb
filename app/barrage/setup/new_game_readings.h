// The open questions of the rulebooks as one list, so that screens and settings need not name each.
#pragma once

#include "app/play/readings.h"
#include "model/barrage/state/state.h"

#include <QString>

#include <span>
#include <string_view>
#include <vector>

namespace automa::app::barrage_app {

struct Reading {
    std::string_view id;
    std::span<const std::string_view> options; // the first is the default

    [[nodiscard]] std::size_t get(const barrage::Interpretations& all) const;
    void set(barrage::Interpretations& all, std::size_t option) const;
};

[[nodiscard]] std::span<const Reading> readings();

/// The same in words, without those of an expansion that is not played.
[[nodiscard]] std::vector<HouseReading> readingsInWords(const barrage::Interpretations& chosen,
                                                        bool leeghwater);
/// Takes this answer; false, and nothing changes, if there is none such.
bool takeReading(barrage::Interpretations& all, const QString& id, const QString& option);
/// How many are not on default, in words.
[[nodiscard]] QString readingsNote(const barrage::Interpretations& chosen);

} // namespace automa::app::barrage_app
