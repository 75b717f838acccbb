#include "model/barrage/share_code.h"

#include <array>
#include <bit>
#include <vector>

namespace automa::barrage {
namespace {

constexpr std::string_view letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr unsigned letter_bits = 5;
constexpr std::size_t group_length = 5;
constexpr std::size_t longest_code = 31; // the check tells all places apart up to here
constexpr unsigned version = 1;
constexpr unsigned version_bits = 4;
constexpr unsigned count_bits = 2;
constexpr unsigned short_seed_bits = 40;
constexpr unsigned long_seed_bits = 64;

/// As many as `values` different values need.
constexpr unsigned bits_for(std::size_t values) {
    return static_cast<unsigned>(std::bit_width(values - 1));
}

/// Multiplication by x in the field of 32 elements, modulo x^5 + x^2 + 1: x runs through all but zero.
constexpr unsigned times_x(unsigned value) {
    value <<= 1U;
    return (value & 32U) != 0 ? value ^ 0b100101U : value;
}

/// So chosen that the letters' values, each multiplied by its own power of x, sum up to nothing.
unsigned check_of(const std::vector<unsigned>& values) {
    unsigned sum = 0;
    for (const unsigned value : values)
        sum = times_x(sum ^ value);
    return sum;
}

/// Collects numbers as bits, the highest first.
class Writer {
public:
    void put(std::uint64_t value, unsigned bits) {
        for (unsigned bit = bits; bit > 0; --bit)
            bits_.push_back((value >> (bit - 1)) & 1U);
    }
    [[nodiscard]] std::vector<unsigned> values() const {
        std::vector<unsigned> values((bits_.size() + letter_bits - 1) / letter_bits, 0);
        for (std::size_t i = 0; i < bits_.size(); ++i)
            if (bits_[i])
                values[i / letter_bits] |= 1U << (letter_bits - 1 - i % letter_bits);
        return values;
    }

private:
    std::vector<bool> bits_;
};

/// Gives them back; after the end it gives zeros and remembers that it ran out.
class Reader {
public:
    explicit Reader(std::vector<unsigned> values) : values_(std::move(values)) {}

    std::uint64_t take(unsigned bits) {
        std::uint64_t value = 0;
        for (unsigned i = 0; i < bits; ++i, ++next_)
            value = value << 1U
                    | (next_ < size()
                           ? values_[next_ / letter_bits] >> (letter_bits - 1 - next_ % letter_bits) & 1U
                           : 0U);
        return value;
    }
    /// A number that must be less than `values`.
    std::size_t below(std::size_t values) {
        const auto value = static_cast<std::size_t>(take(bits_for(values)));
        if (value >= values)
            good_ = false;
        return value < values ? value : 0;
    }
    /// Everything was read, made sense, and only the padding is left.
    [[nodiscard]] bool finished() {
        if (!good_ || next_ > size() || size() - next_ >= letter_bits)
            return false;
        return take(static_cast<unsigned>(size() - next_)) == 0;
    }

private:
    [[nodiscard]] std::size_t size() const { return values_.size() * letter_bits; }

    std::vector<unsigned> values_;
    std::size_t next_ = 0;
    bool good_ = true;
};

template <class Visit>
void each_reading(Interpretations& all, Visit visit) {
    visit(all.third_of_system);
    visit(all.water_drops);
    visit(all.patent_choice);
    visit(all.external_work_contract);
    visit(all.most_water_drops);
    visit(all.contract_bonus);
    visit(all.tile_reshuffle);
    visit(all.building_second_place);
}

template <class Enum>
void put(Writer& writer, Enum value) {
    writer.put(index_of(value), bits_for(count_of<Enum>));
}

template <class Enum>
Enum take(Reader& reader) {
    return static_cast<Enum>(reader.below(count_of<Enum>));
}

/// Nothing is 0, a value is its index and one.
template <class Enum>
void put(Writer& writer, const std::optional<Enum>& value) {
    writer.put(value ? index_of(*value) + 1 : 0, bits_for(count_of<Enum> + 1));
}

template <class Enum>
std::optional<Enum> take_optional(Reader& reader) {
    const std::size_t value = reader.below(count_of<Enum> + 1);
    return value == 0 ? std::nullopt : std::optional(static_cast<Enum>(value - 1));
}

void put(Writer& writer, const Participant& who) {
    put(writer, who.company);
    put(writer, who.player);
    put(writer, who.level);
    writer.put(who.officer ? 1 : 0, 1);
    if (who.officer)
        put(writer, *who.officer);
}

Participant take_participant(Reader& reader) {
    Participant who;
    who.company = take_optional<Company>(reader);
    who.player = take<PlayerKind>(reader);
    who.level = take<Level>(reader);
    if (reader.take(1) != 0)
        who.officer = take<Officer>(reader);
    return who;
}

core::Error refusal(const char* id, const char* message) {
    return {id, "", message};
}

/// What is often typed or read for another letter.
char meant(char letter) {
    if (letter >= 'a' && letter <= 'z')
        letter = static_cast<char>(letter - 'a' + 'A');
    if (letter == 'O')
        return '0';
    return letter == 'I' || letter == 'L' ? '1' : letter;
}

bool separates(char letter) {
    return letter == '-' || letter == ' ' || letter == '\t' || letter == '\r' || letter == '\n';
}

} // namespace

std::string share_code(const SharedSetup& setup) {
    Writer writer;
    writer.put(version, version_bits);
    const GameOptions& options = setup.options;
    writer.put(options.participants.size() - 1, count_bits);
    for (const Participant& who : options.participants)
        put(writer, who);
    writer.put(options.leeghwater ? 1 : 0, 1);
    writer.put(setup.tiles_from_box ? 1 : 0, 1);
    Interpretations readings = options.interpretations;
    const bool own = readings != Interpretations{};
    writer.put(own ? 1 : 0, 1);
    if (own)
        each_reading(readings, [&](auto reading) { put(writer, reading); });
    const bool brief = options.seed < short_seed_limit;
    writer.put(brief ? 0 : 1, 1);
    writer.put(options.seed, brief ? short_seed_bits : long_seed_bits);

    std::vector<unsigned> values = writer.values();
    values.push_back(check_of(values));
    std::string code;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (i > 0 && i % group_length == 0)
            code += '-';
        code += letters[values[i]];
    }
    return code;
}

core::Result<SharedSetup> read_share_code(std::string_view code) {
    std::vector<unsigned> values;
    for (const char typed : code) {
        if (separates(typed))
            continue;
        const std::size_t value = letters.find(meant(typed));
        if (value == std::string_view::npos)
            return refusal("share.letter", "The code holds a character that codes never have.");
        values.push_back(static_cast<unsigned>(value));
        if (values.size() > longest_code)
            return refusal("share.mistyped", "A letter of the code is wrong, missing or in the wrong place.");
    }
    if (values.empty())
        return refusal("share.empty", "There is no code.");
    const unsigned check = values.back();
    values.pop_back();
    if (values.empty() || check_of(values) != check)
        return refusal("share.mistyped", "A letter of the code is wrong, missing or in the wrong place.");

    Reader reader(std::move(values));
    if (reader.take(version_bits) != version)
        return refusal("share.newer", "The code comes from a newer version of the app.");
    SharedSetup setup;
    const std::uint64_t count = reader.take(count_bits) + 1;
    for (std::uint64_t i = 0; i < count; ++i)
        setup.options.participants.push_back(take_participant(reader));
    setup.options.leeghwater = reader.take(1) != 0;
    setup.tiles_from_box = reader.take(1) != 0;
    if (reader.take(1) != 0)
        each_reading(setup.options.interpretations, [&](auto& reading) {
            reading = take<std::remove_reference_t<decltype(reading)>>(reader);
        });
    setup.options.seed = reader.take(reader.take(1) != 0 ? long_seed_bits : short_seed_bits);
    if (!reader.finished())
        return refusal("share.senseless", "The code does not describe a set-up.");
    return setup;
}

} // namespace automa::barrage
