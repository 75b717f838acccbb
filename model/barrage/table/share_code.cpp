#include "model/barrage/table/share_code.h"

#include "model/barrage/state/readings.h"
#include "model/core/share_code.h"

#include <algorithm>
#include <type_traits>

namespace automa::barrage {
namespace {

using core::CodeReader;
using core::CodeWriter;

/// The widths below belong to this version for ever: more values than a field has room for need a new one.
constexpr unsigned version = 1;
/// The same letters, but an officer drawn without the expansion is one of the base game: version 0.1.0 of the
/// app drew from both boxes, and would lay out another table.
constexpr unsigned version_of_base_officers = 2;
/// A reading that the first two versions have no room for; says of itself which officers are drawn.
constexpr unsigned version_of_objective = 3;
constexpr unsigned count_bits = 2;
constexpr unsigned short_seed_bits = 40;
constexpr unsigned long_seed_bits = 64;

template <class Enum>
constexpr unsigned width = 0; // in version 1
template <>
constexpr unsigned width<Company> = 3;
template <>
constexpr unsigned width<PlayerKind> = 1;
template <>
constexpr unsigned width<Level> = 2;
template <>
constexpr unsigned width<Officer> = 4;
template <>
constexpr unsigned width<ThirdOfSystem> = 2;
template <>
constexpr unsigned width<WaterDrops> = 1;
template <>
constexpr unsigned width<PatentChoice> = 1;
template <>
constexpr unsigned width<WorkContract> = 1;
template <>
constexpr unsigned width<MostWaterDrops> = 1;
template <>
constexpr unsigned width<ContractBonus> = 1;
template <>
constexpr unsigned width<TileReshuffle> = 1;
template <>
constexpr unsigned width<BuildingSecondPlace> = 1;
template <>
constexpr unsigned width<ObjectiveZero> = 1; // in version 3

template <class Enum>
void put(CodeWriter& writer, Enum value) {
    static_assert(count_of<Enum> <= std::size_t{1} << width<Enum>, "raise the version of the code");
    writer.put(index_of(value), width<Enum>);
}

template <class Enum>
Enum take(CodeReader& reader) {
    return static_cast<Enum>(reader.below(count_of<Enum>, width<Enum>));
}

/// Nothing is 0, a value is its index and one.
void put(CodeWriter& writer, const std::optional<Company>& value) {
    static_assert(count_of<Company> + 1 <= std::size_t{1} << width<Company>, "raise the version of the code");
    writer.put(value ? index_of(*value) + 1 : 0, width<Company>);
}

std::optional<Company> take_company(CodeReader& reader) {
    const std::size_t value = reader.below(count_of<Company> + 1, width<Company>);
    return value == 0 ? std::nullopt : std::optional(static_cast<Company>(value - 1));
}

void put(CodeWriter& writer, const Participant& who) {
    put(writer, who.company);
    put(writer, who.player);
    put(writer, who.level);
    writer.put_flag(who.officer.has_value());
    if (who.officer)
        put(writer, *who.officer);
}

Participant take_participant(CodeReader& reader) {
    Participant who;
    who.company = take_company(reader);
    who.player = take<PlayerKind>(reader);
    who.level = take<Level>(reader);
    if (reader.take_flag())
        who.officer = take<Officer>(reader);
    return who;
}

bool draws_officer_without_expansion(const GameOptions& options) {
    return !options.leeghwater
           && std::any_of(
               options.participants.begin(), options.participants.end(), [](const Participant& who) {
                   return who.player == PlayerKind::automa && who.level == Level::very_high && !who.officer;
               });
}

} // namespace

std::string share_code(const SharedSetup& setup) {
    const GameOptions& options = setup.options;
    const bool of_base = draws_officer_without_expansion(options) && !options.officers_of_both_boxes;
    const bool newer = options.interpretations.objective_zero != Interpretations{}.objective_zero;
    CodeWriter writer(newer ? version_of_objective : of_base ? version_of_base_officers : version);
    writer.put(options.participants.size() - 1, count_bits);
    for (const Participant& who : options.participants)
        put(writer, who);
    writer.put_flag(options.leeghwater);
    writer.put_flag(setup.tiles_from_box);
    const bool own = options.interpretations != Interpretations{};
    writer.put_flag(own);
    if (own)
        each_reading(options.interpretations, [&](std::string_view, auto reading) {
            if (newer || !std::is_same_v<decltype(reading), ObjectiveZero>)
                put(writer, reading);
        });
    if (newer)
        writer.put_flag(of_base);
    const bool brief = options.seed < short_seed_limit;
    writer.put_flag(!brief);
    writer.put(options.seed, brief ? short_seed_bits : long_seed_bits);
    return writer.code();
}

core::Result<SharedSetup> read_share_code(std::string_view code) {
    auto letters = CodeReader::read(code);
    if (!letters.ok())
        return letters.error();
    CodeReader& reader = letters.value();
    const unsigned said = reader.version();
    if (said != version && said != version_of_base_officers && said != version_of_objective)
        return core::newer_code();
    SharedSetup setup;
    const std::uint64_t count = reader.take(count_bits) + 1;
    for (std::uint64_t i = 0; i < count; ++i)
        setup.options.participants.push_back(take_participant(reader));
    setup.options.leeghwater = reader.take_flag();
    setup.tiles_from_box = reader.take_flag();
    if (reader.take_flag())
        each_reading(setup.options.interpretations, [&]<class Reading>(std::string_view, Reading& reading) {
            if (said == version_of_objective || !std::is_same_v<Reading, ObjectiveZero>)
                reading = take<Reading>(reader);
        });
    const bool of_base = said == version_of_objective ? reader.take_flag() : said == version_of_base_officers;
    setup.options.seed = reader.take(reader.take_flag() ? long_seed_bits : short_seed_bits);
    if (!reader.finished())
        return core::senseless_code();
    const bool draws = draws_officer_without_expansion(setup.options);
    if (of_base && !draws)
        return core::newer_code(); // what it meant to its writer is another table here
    setup.options.officers_of_both_boxes = draws && !of_base;
    return setup;
}

} // namespace automa::barrage
