#include "app/cli/speaking_command.h"

#include "app/cli/arguments.h"
#include "app/cli/files.h"
#include "app/cli/speak.h"
#include "app/text/languages.h"

#include <ostream>

namespace automa::app {

void say_turn(const SpokenTurn& turn, std::string_view language, std::ostream& out) {
    for (const QString& sentence : Aloud(language).sentences(turn))
        out << sentence.toStdString() << '\n';
}

int describe_position(std::string_view game, Words words, const Console& console, const Describe& describe) {
    const auto parsed = Arguments::parse(words, {"position", "lang"}, {"spoken"});
    if (!parsed.ok())
        return console.misuse(parsed.error().message);
    const Arguments& arguments = parsed.value();
    const auto position = arguments.value("position");
    if (!position || !arguments.plain().empty())
        return console.misuse("describe " + std::string(game)
                              + " needs --position FILE, or - for standard input.");
    const std::string language = arguments.value("lang").value_or("en");
    if (!speak(language))
        return console.misuse("--lang must be one of " + language_list() + ".");
    const auto text = read_input(*position, console.in);
    if (!text.ok())
        return console.refuse(text.error());
    const auto sections = describe(text.value());
    if (!sections.ok())
        return console.refuse(sections.error());
    const Aloud aloud(language);
    const bool spoken = arguments.has("spoken");
    const auto print = [&](QString line, const char* indent) {
        line.replace(QChar::Nbsp, u' ');
        for (const QString& each : spoken ? aloud.sentences(line) : QStringList(line))
            console.out << (spoken ? "" : indent) << each.toStdString() << '\n';
    };
    bool first = true;
    for (const BoardSection& section : sections.value()) {
        if (!first && !spoken)
            console.out << '\n';
        first = false;
        print(section.title, "");
        for (const QString& line : section.lines)
            print(line, "  ");
    }
    return 0;
}

} // namespace automa::app
