#include "app/shell/language_choices.h"

#include "app/text/languages.h"

#include <array>

namespace automa::app {
namespace {

constexpr std::array<const char*, 4> ownNames{"English", "Українська", "Polski", "Русский"};
static_assert(ownNames.size() == languages.size());

} // namespace

LanguageChoices::LanguageChoices(QObject* parent) : QObject(parent) {
    std::vector<LanguageChoice> rows;
    for (std::size_t i = 0; i < languages.size(); ++i)
        rows.push_back({QString::fromLatin1(languages[i]), QString::fromUtf8(ownNames[i])});
    rows_.show(std::move(rows));
}

} // namespace automa::app
