#include "app/lookup/search_words.h"

#include "app/text/language_data.h"
#include "app/text/languages.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace automa::app {

namespace {

using nlohmann::json;

QString text_in(const json& search, const char* name) {
    return QString::fromStdString(search.value(name, std::string()));
}

void add_words(QStringList& all, const QString& words) {
    for (const QString& word : words.split(u' ', Qt::SkipEmptyParts))
        if (!all.contains(word))
            all << word;
}

/// "ж=z ь=": two sides of each.
std::vector<std::pair<QString, QString>> pairs_in(const json& search, const char* name) {
    std::vector<std::pair<QString, QString>> pairs;
    for (const QString& pair : text_in(search, name).split(u' ', Qt::SkipEmptyParts))
        pairs.emplace_back(pair.section(u'=', 0, 0), pair.section(u'=', 1));
    return pairs;
}

void add_letters(QHash<QChar, QString>& letters, const json& search, const char* name) {
    for (const auto& [letter, latin] : pairs_in(search, name))
        letters.insert(letter[0], latin);
}

void add_language(SearchWords& words, const json& search) {
    add_words(words.small_words, text_in(search, "small_words"));
    add_words(words.asking_words, text_in(search, "asking_words"));
    add_words(words.always_said, text_in(search, "always_said"));
    add_words(words.endings, text_in(search, "endings"));
    add_words(words.rule, text_in(search, "rule"));
    add_words(words.number, text_in(search, "number"));
    add_letters(words.letters, search, "letters");
    add_letters(words.letters_of_codes, search, "letters_of_codes");
    for (const auto& sound : pairs_in(search, "sounds"))
        if (std::ranges::find(words.sounds, sound) == words.sounds.end())
            words.sounds.push_back(sound);
    for (const auto& [letter, latin] : pairs_in(search, "look_alikes"))
        words.look_alikes.emplace_back(letter[0], latin[0]);
    if (const auto keyboard = search.find("keyboard"); keyboard != search.end())
        words.keyboards.push_back({text_in(*keyboard, "latin"), text_in(*keyboard, "own")});
}

template <class All, class Length>
void longest_first(All& all, Length length) {
    std::ranges::stable_sort(all, [&](const auto& a, const auto& b) { return length(a) > length(b); });
}

} // namespace

const SearchWords& search_words() {
    static const SearchWords all = [] {
        SearchWords words;
        for (const char* language : languages)
            add_language(
                words,
                language_data(std::string(language) + "/language.json").value("search", json::object()));
        longest_first(words.endings, [](const QString& ending) { return ending.size(); });
        longest_first(words.sounds, [](const auto& sound) { return sound.first.size(); });
        longest_first(words.number, [](const QString& word) { return word.size(); });
        return words;
    }();
    return all;
}

QHash<QString, QString> words_of_file(const QString& path) {
    QHash<QString, QString> words;
    const json listed = language_data(path.toStdString());
    for (const auto& [key, text] : listed.items())
        words.insert(QString::fromStdString(key), QString::fromStdString(text.get<std::string>()));
    return words;
}

} // namespace automa::app
