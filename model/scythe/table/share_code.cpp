#include "model/scythe/table/share_code.h"

#include "model/core/share_code.h"

namespace automa::scythe {
namespace {

using core::CodeReader;
using core::CodeWriter;

/// The widths below belong to this version for ever: more values than a field has room for need a new one.
constexpr unsigned version = 1;
constexpr unsigned faction_bits = 3;
constexpr unsigned star_card_bits = 2;
constexpr unsigned reading_bits = 2; // of each interpretation
constexpr unsigned change_bits = 3;  // of coins and power: -2 to 2, as 0 to 4
constexpr int lowest_change = -largest_change;
constexpr std::size_t changes = 5;
constexpr unsigned short_seed_bits = 40;
constexpr unsigned long_seed_bits = 64;
static_assert(faction_count <= 1U << faction_bits && count_of<StarCard> <= 1U << star_card_bits);

void put_modifiers(CodeWriter& writer, const Modifiers& modifiers) {
    const bool any = !(modifiers == Modifiers{});
    writer.put_flag(any);
    if (!any)
        return;
    writer.put_flag(modifiers.skip);
    writer.put_flag(modifiers.move_check);
    writer.put_flag(modifiers.place_check);
    writer.put_flag(modifiers.all_moves);
    writer.put(static_cast<std::uint64_t>(modifiers.coins - lowest_change), change_bits);
    writer.put(static_cast<std::uint64_t>(modifiers.power - lowest_change), change_bits);
}

std::int8_t take_change(CodeReader& reader) {
    return static_cast<std::int8_t>(static_cast<int>(reader.below(changes, change_bits)) + lowest_change);
}

Modifiers take_modifiers(CodeReader& reader) {
    Modifiers modifiers;
    if (!reader.take_flag())
        return modifiers;
    modifiers.skip = reader.take_flag();
    modifiers.move_check = reader.take_flag();
    modifiers.place_check = reader.take_flag();
    modifiers.all_moves = reader.take_flag();
    modifiers.coins = take_change(reader);
    modifiers.power = take_change(reader);
    return modifiers;
}

} // namespace

std::string share_code(const GameOptions& options) {
    CodeWriter writer(version);
    writer.put(index_of(options.automa), faction_bits);
    writer.put(index_of(options.human), faction_bits);
    writer.put(index_of(options.star_card), star_card_bits);
    writer.put_flag(options.resources_tracked);
    writer.put_flag(options.tracking == Tracking::cards_only);
    writer.put_flag(options.cards_from == CardsFrom::app);
    put_modifiers(writer, options.modifiers);
    const bool own = !(options.interpretations == Interpretations{});
    writer.put_flag(own);
    if (own)
        each_interpretation(options.interpretations, [&](const char*, const auto& reading) {
            static_assert(count_of<std::remove_cvref_t<decltype(reading)>> <= 1U << reading_bits);
            writer.put(index_of(reading), reading_bits);
        });
    const bool brief = options.seed < short_seed_limit;
    writer.put_flag(!brief);
    writer.put(options.seed, brief ? short_seed_bits : long_seed_bits);
    return writer.code();
}

core::Result<GameOptions> read_share_code(std::string_view code) {
    auto letters = CodeReader::read(code);
    if (!letters.ok())
        return letters.error();
    CodeReader& reader = letters.value();
    if (reader.version() != version)
        return core::newer_code();
    GameOptions options;
    options.automa = static_cast<Faction>(reader.below(faction_count, faction_bits));
    options.human = static_cast<Faction>(reader.below(faction_count, faction_bits));
    options.star_card = static_cast<StarCard>(reader.below(count_of<StarCard>, star_card_bits));
    options.resources_tracked = reader.take_flag();
    options.tracking = reader.take_flag() ? Tracking::cards_only : Tracking::full;
    options.cards_from = reader.take_flag() ? CardsFrom::app : CardsFrom::box;
    options.modifiers = take_modifiers(reader);
    if (reader.take_flag())
        each_interpretation(options.interpretations, [&](const char*, auto& reading) {
            using Enum = std::remove_reference_t<decltype(reading)>;
            reading = static_cast<Enum>(reader.below(count_of<Enum>, reading_bits));
        });
    options.seed = reader.take(reader.take_flag() ? long_seed_bits : short_seed_bits);
    if (!reader.finished())
        return core::senseless_code();
    return options;
}

} // namespace automa::scythe
