#include "model/core/share_code.h"

#include "model/core/contract.h"

namespace automa::core {
namespace {

constexpr std::string_view letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr unsigned letter_bits = 5;
constexpr std::size_t group_length = 5;
constexpr std::size_t longest_code = 31; // the check tells all places apart up to here

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

Error mistyped() {
    return {"share.mistyped", "", "A letter of the code is wrong, missing or in the wrong place."};
}

} // namespace

Error newer_code() {
    return {"share.newer", "", "The code comes from a newer version of the app."};
}

Error senseless_code() {
    return {"share.senseless", "", "The code does not describe a set-up."};
}

void CodeWriter::put(std::uint64_t value, unsigned bits) {
    expects(bits <= 64 && (bits == 64 || value >> bits == 0), "CodeWriter: the value needs more bits");
    for (unsigned bit = bits; bit > 0; --bit)
        bits_.push_back(((value >> (bit - 1)) & 1U) != 0);
}

std::string CodeWriter::code() const {
    std::vector<unsigned> values((bits_.size() + letter_bits - 1) / letter_bits, 0);
    for (std::size_t i = 0; i < bits_.size(); ++i)
        if (bits_[i])
            values[i / letter_bits] |= 1U << (letter_bits - 1 - i % letter_bits);
    values.push_back(check_of(values));
    expects(values.size() <= longest_code, "CodeWriter: longer than a code can be");
    std::string code;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (i > 0 && i % group_length == 0)
            code += '-';
        code += letters[values[i]];
    }
    return code;
}

CodeReader::CodeReader(std::vector<unsigned> values) : values_(std::move(values)) {
    version_ = static_cast<unsigned>(take(CodeWriter::version_bits));
}

Result<CodeReader> CodeReader::read(std::string_view code) {
    std::vector<unsigned> values;
    for (const char typed : code) {
        if (separates(typed))
            continue;
        const std::size_t value = letters.find(meant(typed));
        if (value == std::string_view::npos)
            return Error{"share.letter", "", "The code holds a character that codes never have."};
        values.push_back(static_cast<unsigned>(value));
        if (values.size() > longest_code)
            return mistyped();
    }
    if (values.empty())
        return Error{"share.empty", "", "There is no code."};
    const unsigned check = values.back();
    values.pop_back();
    if (values.empty() || check_of(values) != check)
        return mistyped();
    return CodeReader(std::move(values));
}

std::size_t CodeReader::size() const noexcept {
    return values_.size() * letter_bits;
}

std::uint64_t CodeReader::take(unsigned bits) {
    std::uint64_t value = 0;
    for (unsigned i = 0; i < bits; ++i, ++next_)
        value =
            value << 1U
            | (next_ < size() ? values_[next_ / letter_bits] >> (letter_bits - 1 - next_ % letter_bits) & 1U
                              : 0U);
    return value;
}

std::size_t CodeReader::below(std::size_t values, unsigned bits) {
    const std::uint64_t value = take(bits);
    if (value >= values)
        good_ = false;
    return value < values ? static_cast<std::size_t>(value) : 0;
}

bool CodeReader::finished() {
    if (!good_ || next_ > size() || size() - next_ >= letter_bits)
        return false;
    return take(static_cast<unsigned>(size() - next_)) == 0;
}

} // namespace automa::core
