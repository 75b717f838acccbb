#include "app/cli/lookup_command.h"

#include "app/cli/arguments.h"
#include "app/lookup/lookup_index.h"
#include "app/text/languages.h"
#include "app/text/spoken_in.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <ostream>

namespace automa::app {
namespace {

std::string join(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

void print(const std::vector<const LookupEntry*>& found, bool json, std::ostream& out) {
    if (!json) {
        for (const LookupEntry* entry : found)
            out << entry->kind.toStdString() << '\t' << entry->id.toStdString() << '\t'
                << entry->title.toStdString() << '\n';
        return;
    }
    auto list = nlohmann::ordered_json::array();
    for (const LookupEntry* entry : found) {
        nlohmann::ordered_json one{{"kind", entry->kind.toStdString()},
                                   {"id", entry->id.toStdString()},
                                   {"title", entry->title.toStdString()}};
        if (!entry->group_name.isEmpty())
            one[entry->group_name.toStdString()] = entry->group.toStdString();
        list.push_back(std::move(one));
    }
    out << list.dump(2) << '\n';
}

} // namespace

int look_up(const LookupBook& book, std::string_view game, Words words, const Console& console) {
    const auto arguments = Arguments::parse(words, {"lang"}, {"json"});
    if (!arguments.ok())
        return console.misuse(arguments.error().message);
    const std::string query = join(arguments.value().plain());
    if (QString::fromStdString(query).trimmed().isEmpty())
        return console.misuse("Nothing to look up. Try: automa lookup " + std::string(game) + " Automa");
    const std::string language = arguments.value().value("lang").value_or("en");
    if (!is_language(language))
        return console.misuse("Unknown language “" + language + "”. Try: " + language_list());
    QTranslator texts;
    const QString code = QString::fromStdString(language);
    if (!texts.load(QStringLiteral(":/i18n/automa_%1.qm").arg(code)))
        return console.refuse(
            {"no_texts", "", "The texts for the language “" + language + "” cannot be read."});
    const SpokenIn spoken(texts);
    const LookupEntries entries = book.entries();
    std::vector<const LookupEntry*> found;
    for (const std::size_t place : LookupIndex(book).search(QString::fromStdString(query), code))
        found.push_back(&entries[place]);
    print(found, arguments.value().has("json"), console.out);
    return 0;
}

} // namespace automa::app
