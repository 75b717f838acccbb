#include "model/innovation/share_code.h"

#include "model/core/share_code.h"

namespace automa::innovation {
namespace {

using core::CodeReader;
using core::CodeWriter;

/// The widths below belong to this version for ever: more values than a field has room for need a new one.
constexpr unsigned version = 1;
constexpr unsigned terrain_bits = 3; // 7: none
constexpr std::size_t no_terrain = 7;
constexpr unsigned faction_bits = 4;
constexpr unsigned level_bits = 3;
constexpr unsigned reading_bits = 2;
constexpr unsigned short_seed_bits = 40;
constexpr unsigned long_seed_bits = 64;

template <class Enum>
void put(CodeWriter& writer, Enum value, unsigned bits) {
    writer.put(index_of(value), bits);
}

template <class Enum>
Enum take(CodeReader& reader, unsigned bits) {
    return static_cast<Enum>(reader.below(count_of<Enum>, bits));
}

} // namespace

std::string share_code(const GameOptions& options) {
    static_assert(count_of<Terrain> <= no_terrain && count_of<Faction> <= 16 && count_of<Level> <= 8,
                  "raise the version of the code");
    CodeWriter writer(version);
    put(writer, options.map, 1);
    writer.put_flag(options.humans.size() == 2);
    for (const Terrain terrain : options.humans)
        put(writer, terrain, terrain_bits);
    put(writer, options.faction, faction_bits);
    put(writer, options.level, level_bits);
    writer.put(options.terrain ? index_of(*options.terrain) : no_terrain, terrain_bits);
    put(writer, options.dealer, 1);
    put(writer, options.tracking, 1);
    put(writer, options.entry, 1);
    writer.put_flag(options.draw_tiles);
    const bool readings = !(options.interpretations == Interpretations{});
    writer.put_flag(readings);
    if (readings)
        each_reading(options.interpretations, [&](const char*, const char*, const auto& reading) {
            static_assert(count_of<std::remove_cvref_t<decltype(reading)>> <= 4, "raise the version");
            put(writer, reading, reading_bits);
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
    if (reader.version() != version)
        return core::newer_code();
    GameOptions options;
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
