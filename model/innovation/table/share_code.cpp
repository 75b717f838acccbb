#include "model/innovation/table/share_code.h"

#include "model/core/share_code.h"

namespace automa::innovation {
namespace {

using core::CodeReader;
using core::CodeWriter;

/// The widths below belong to these versions for ever: more values than a field has room for need a new one.
constexpr unsigned version = 2;
constexpr unsigned unmixed_version = 1; // tiles drawn without the limit of A-122
constexpr unsigned terrain_bits = 3;    // 7: none
constexpr std::size_t no_terrain = 7;
constexpr unsigned faction_bits = 4;
constexpr unsigned level_bits = 3;
constexpr unsigned reading_bits = 2;
constexpr unsigned short_seed_bits = 40;
constexpr unsigned long_seed_bits = 64;

template <unsigned Bits, class Enum>
void put(CodeWriter& writer, Enum value) {
    static_assert(count_of<Enum> <= std::size_t{1} << Bits, "raise the version of the code");
    writer.put(index_of(value), Bits);
}

template <class Enum>
Enum take(CodeReader& reader, unsigned bits) {
    return static_cast<Enum>(reader.below(count_of<Enum>, bits));
}

} // namespace

std::string share_code(const GameOptions& options) {
    static_assert(count_of<Terrain> <= no_terrain, "raise the version of the code");
    CodeWriter writer(options.mixed_bonuses ? version : unmixed_version);
    put<1>(writer, options.map);
    writer.put_flag(options.humans.size() == 2);
    for (const Terrain terrain : options.humans)
        put<terrain_bits>(writer, terrain);
    put<faction_bits>(writer, options.faction);
    put<level_bits>(writer, options.level);
    writer.put(options.terrain ? index_of(*options.terrain) : no_terrain, terrain_bits);
    put<1>(writer, options.dealer);
    put<1>(writer, options.tracking);
    put<1>(writer, options.entry);
    writer.put_flag(options.draw_tiles);
    const bool readings = !(options.interpretations == Interpretations{});
    writer.put_flag(readings);
    if (readings)
        each_reading(options.interpretations, [&](const char*, const char*, const auto& reading) {
            put<reading_bits>(writer, reading);
        });
    const bool long_seed = options.seed >= short_seed_limit;
    writer.put_flag(long_seed);
    writer.put(options.seed, long_seed ? long_seed_bits : short_seed_bits);
    return writer.code();
}

core::Result<GameOptions> read_share_code(std::string_view code) {
    auto read = CodeReader::read(code);
    if (!read.ok())
        return read.error();
    CodeReader& reader = read.value();
    if (reader.version() != version && reader.version() != unmixed_version)
        return core::newer_code();
    GameOptions options;
    options.mixed_bonuses = reader.version() == version;
    options.map = take<MapSide>(reader, 1);
    const std::size_t humans = reader.take_flag() ? 2 : 1;
    for (std::size_t i = 0; i < humans; ++i)
        options.humans.push_back(take<Terrain>(reader, terrain_bits));
    options.faction = take<Faction>(reader, faction_bits);
    options.level = take<Level>(reader, level_bits);
    const std::size_t terrain = reader.below(no_terrain + 1, terrain_bits);
    if (terrain != no_terrain)
        options.terrain = static_cast<Terrain>(terrain);
    options.dealer = take<Dealer>(reader, 1);
    options.tracking = take<Tracking>(reader, 1);
    options.entry = take<Entry>(reader, 1);
    options.draw_tiles = reader.take_flag();
    if (reader.take_flag())
        each_reading(options.interpretations, [&](const char*, const char*, auto& reading) {
            reading = take<std::remove_reference_t<decltype(reading)>>(reader, reading_bits);
        });
    options.seed = reader.take(reader.take_flag() ? long_seed_bits : short_seed_bits);
    if (!reader.finished())
        return core::senseless_code();
    return options;
}

} // namespace automa::innovation
