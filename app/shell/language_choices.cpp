#include "app/shell/language_choices.h"

#include "app/text/languages.h"

namespace automa::app {

LanguageChoices::LanguageChoices(QObject* parent) : QObject(parent) {
    std::vector<LanguageChoice> rows;
    for (std::size_t i = 0; i < languages.size(); ++i)
        rows.push_back({QString::fromLatin1(languages[i]), QString::fromUtf8(language_names[i])});
    rows_.show(std::move(rows));
}

} // namespace automa::app
