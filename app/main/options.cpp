#include "app/main/options.h"

#include "app/main/start.h"
#include "app/shell/settings.h"
#include "app/text/languages.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QTextStream>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>

namespace automa::app {
namespace {

[[noreturn]] void refuse(const QString& reason) {
    QTextStream(stderr) << "automa-companion: " << reason << Qt::endl;
    std::exit(2);
}

std::optional<QSize> readSize(const QString& word) {
    const QStringList sides = word.split(QLatin1Char('x'));
    if (sides.size() != 2)
        return std::nullopt;
    const QSize size(sides[0].toInt(), sides[1].toInt());
    constexpr int least = 200;
    constexpr int most = 8000;
    const bool sane =
        size.width() >= least && size.height() >= least && size.width() <= most && size.height() <= most;
    return sane ? std::optional(size) : std::nullopt;
}

void mustBeOneOf(const QString& option, const QString& word, const QStringList& allowed) {
    if (!word.isEmpty() && !allowed.contains(word))
        refuse(QStringLiteral("--%1 takes %2, not \"%3\"")
                   .arg(option, allowed.join(QStringLiteral(", ")), word));
}

bool wantsOnlyWords(int argc, char** argv) {
    static constexpr std::array words{"-h", "--help", "--help-all", "-?", "-v", "--version"};
    return std::any_of(argv + 1, argv + argc, [](const char* argument) {
        return std::ranges::any_of(words,
                                   [argument](const char* word) { return std::strcmp(argument, word) == 0; });
    });
}

} // namespace

void answerWords(int argc, char** argv, Program program) {
    if (!wantsOnlyWords(argc, argv))
        return;
    const QCoreApplication words(argc, argv);
    nameApplication();
    static_cast<void>(readOptions(QCoreApplication::arguments(), program));
}

Options readOptions(const QStringList& arguments, Program program) {
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Plays the Automa in a board game on your table."));
    const QCommandLineOption help = parser.addHelpOption();
    const QCommandLineOption version = parser.addVersionOption();
    const QCommandLineOption language(QStringLiteral("lang"),
                                      QString::fromStdString(language_list()) + QStringLiteral(" or system"),
                                      QStringLiteral("language"));
    const QCommandLineOption theme(QStringLiteral("theme"), QStringLiteral("light, dark or system"),
                                   QStringLiteral("theme"));
    const QCommandLineOption size(QStringLiteral("size"), QStringLiteral("size of the window"),
                                  QStringLiteral("WxH"));
    const QCommandLineOption demo(QStringLiteral("demo"), QStringLiteral("play a short sample, then quit"),
                                  QStringLiteral("folder"));
    const QCommandLineOption look(
        QStringLiteral("look"),
        QStringLiteral("save a picture of the first screen and what is on it as JSON, then quit"),
        QStringLiteral("folder"));
    const QCommandLineOption measure(QStringLiteral("measure"),
                                     QStringLiteral("print start time and memory as JSON, then quit"));
    const QCommandLineOption letters(QStringLiteral("text"), QStringLiteral("text size, 100 to 200"),
                                     QStringLiteral("percent"), QStringLiteral("100"));
    if (program == Program::companion) {
        parser.addOptions({language, theme, size, demo, look, measure});
    } else {
        parser.addOption(letters);
        parser.addPositionalArgument(QStringLiteral("folder"), QStringLiteral("where the pictures go"));
        parser.addPositionalArgument(
            QStringLiteral("names"),
            QStringLiteral("only screens whose names start like this (default: all)"),
            QStringLiteral("[names…]"));
    }

    if (!parser.parse(arguments))
        refuse(parser.errorText());
    if (parser.isSet(help))
        parser.showHelp(0);
    if (parser.isSet(version))
        parser.showVersion();

    Options options;
    QStringList words = parser.positionalArguments();
    if (program == Program::shots) {
        if (words.isEmpty())
            refuse(QStringLiteral("name the folder for the pictures; see --help"));
        options.shotsFolder = words.takeFirst();
        options.shotNames = words;
        options.textSize = parser.value(letters).toInt();
        if (options.textSize < 100 || options.textSize > 200)
            refuse(QStringLiteral("--text takes 100 to 200, not \"%1\"").arg(parser.value(letters)));
        return options;
    }
    if (!words.isEmpty())
        refuse(QStringLiteral("unknown argument \"%1\"; see --help").arg(words.constFirst()));
    options.language = parser.value(language);
    options.theme = parser.value(theme);
    options.demoFolder = parser.value(demo);
    options.lookFolder = parser.value(look);
    options.measure = parser.isSet(measure);
    mustBeOneOf(QStringLiteral("lang"), options.language,
                Settings::languages() + QStringList{QStringLiteral("system")});
    mustBeOneOf(QStringLiteral("theme"), options.theme,
                {QStringLiteral("light"), QStringLiteral("dark"), QStringLiteral("system")});
    if (parser.isSet(size)) {
        options.size = readSize(parser.value(size));
        if (!options.size)
            refuse(QStringLiteral("--size takes width x height, like 412x915, not \"%1\"")
                       .arg(parser.value(size)));
    }
    return options;
}

} // namespace automa::app
