// Exports and libraries changed at will and sealed again, so that the changes get past checksum and chain.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace automa::storage::fuzz {

/// The bytes choose what is changed and into what. Aborts when something is not refused or taken as it should
/// be.
void try_resealed(std::span<const std::uint8_t> bytes);
/// The same for a library of an earlier version, which is then brought to this one: ten times as slow.
void try_resealed_old(std::span<const std::uint8_t> bytes);

} // namespace automa::storage::fuzz
