#include "app/play/help.h"

#include "app/shell/pages.h"
#include "app/text/text_words.h"

namespace automa::app {

namespace {

constexpr const char* whyHelp = QT_TRANSLATE_NOOP(
    "PlayHelp",
    "How the app reached this decision. Each box is one step: how many places remained and by which rule. "
    "Tap a box or Next; the map shows the places.");

constexpr HelpText common[] = {
    {"history", "",
     QT_TRANSLATE_NOOP("PlayHelp",
                       "Everything that happened in this game, newest first. Tap an entry to read it; from "
                       "there you can return to that point. Later entries stay until you do something new.")},
    {"tour", "",
     QT_TRANSLATE_NOOP("PlayHelp",
                       "A sample turn; your games are not affected. The button below moves on; Skip or the "
                       "cross ends the tour. You can start it again from Settings.")},
    {"why", "", whyHelp},
};

void add(Pages& pages, const QString& page, const QString& place, const char* context, const char* words) {
    pages.setHelp(page, place, [context, words] { return translate(context, words); });
}

} // namespace

void addHelp(Pages& pages, const QString& game, const char* context, std::span<const HelpText> texts) {
    for (const HelpText& help : texts)
        add(pages, game + u'/' + QLatin1String(help.page), QLatin1String(help.place), context, help.words);
    for (const HelpText& help : common)
        add(pages, game + u'/' + QLatin1String(help.page), {}, "PlayHelp", help.words);
}

void addWhyHelp(Pages& pages, const QString& page) {
    add(pages, page, {}, "PlayHelp", whyHelp);
}

} // namespace automa::app
