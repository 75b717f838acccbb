#include "app/text/aloud/spoken_alphabet.h"

#include "app/text/language_data.h"
#include "app/text/languages.h"

#include <nlohmann/json.hpp>

#include <map>
#include <string>

namespace automa::app {

namespace {

using nlohmann::json;

QString text_in(const json& spoken, const char* name) {
    return QString::fromStdString(spoken.value(name, std::string()));
}

QStringList words_in(const json& spoken, const char* name) {
    return text_in(spoken, name).split(u' ', Qt::SkipEmptyParts);
}

SpokenAlphabet read(const json& spoken) {
    SpokenAlphabet alphabet;
    for (const QString& pair : words_in(spoken, "letters"))
        alphabet.letters.insert(pair.section(u'=', 0, 0), pair.section(u'=', 1));
    alphabet.numbers = words_in(spoken, "numbers");
    if (const QString order = text_in(spoken, "letter_first"); !order.isEmpty())
        alphabet.letter_first = order;
    const json words = spoken.value("words", json::object());
    for (const auto& [word, said] : words.items())
        alphabet.words.insert(QString::fromStdString(word), QString::fromStdString(said.get<std::string>()));
    alphabet.joints = words_in(spoken, "joints");
    return alphabet;
}

} // namespace

QString SpokenAlphabet::number(const QString& digits) const {
    return numbers.value(digits.toInt(), digits);
}

const SpokenAlphabet& spoken_alphabet(std::string_view language) {
    static const std::map<std::string, SpokenAlphabet, std::less<>> all = [] {
        std::map<std::string, SpokenAlphabet, std::less<>> alphabets;
        for (const std::string code : languages)
            alphabets.emplace(code,
                              read(language_data(code + "/language.json").value("spoken", json::object())));
        return alphabets;
    }();
    static const SpokenAlphabet as_printed;
    const auto found = all.find(language);
    return found == all.end() ? as_printed : found->second;
}

} // namespace automa::app
