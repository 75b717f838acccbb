#include "app/barrage/old_titles.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace automa::app::barrage_app {
namespace {

/// What version 0.1.0 made a title of. Its words stand here as they were then: what the languages of today
/// call a company makes no old title a typed one.
struct TitleWords {
    struct Company {
        QLatin1StringView id;
        QString name;
    };
    std::array<Company, 5> companies;
    QString copy; // what stands behind the title of a copy
};

TitleWords wordsOf(const std::array<const char16_t*, 5>& names, const char16_t* copy) {
    constexpr std::array<const char*, 5> ids{"usa", "germany", "italy", "france", "netherlands"};
    TitleWords words;
    for (std::size_t i = 0; i < ids.size(); ++i)
        words.companies[i] = {QLatin1StringView(ids[i]), QString::fromUtf16(names[i])};
    words.copy = QString::fromUtf16(copy);
    return words;
}

const std::array<TitleWords, 4>& everyLanguage() {
    static const std::array<TitleWords, 4> all{
        wordsOf({u"USA", u"Germany", u"Italy", u"France", u"Netherlands"}, u" (copy)"),
        wordsOf({u"США", u"Німеччина", u"Італія", u"Франція", u"Нідерланди"}, u" (копія)"),
        wordsOf({u"USA", u"Niemcy", u"Włochy", u"Francja", u"Niderlandy"}, u" (kopia)"),
        wordsOf({u"США", u"Германия", u"Италия", u"Франция", u"Нидерланды"}, u" (копия)")};
    return all;
}

/// The companies named by a title of the app's making; empty if somebody typed it.
QStringList companiesNamed(const QString& title, const TitleWords& words) {
    QStringList ids;
    for (const QString& name : title.split(QStringLiteral(", "))) {
        const auto found = std::ranges::find(words.companies, name, &TitleWords::Company::name);
        if (found == words.companies.end())
            return {};
        ids << found->id;
    }
    return ids;
}

/// The app puts the day behind the names.
QString withoutDay(const QString& title) {
    static const QRegularExpression day(QStringLiteral(" · [\\d./-]+$| · \\d+ \\w{3} \\d{4}$"));
    return QString(title).remove(day);
}

/// The title that was copied, and how often; each copy may have been made in another language.
std::pair<QString, int> withoutCopies(QString title) {
    const std::array<TitleWords, 4>& all = everyLanguage();
    for (int copies = 0;; ++copies) {
        const auto found =
            std::ranges::find_if(all, [&](const TitleWords& words) { return title.endsWith(words.copy); });
        if (found == all.end())
            return {title, copies};
        title.chop(found->copy.size());
    }
}

bool isMade(const QString& title, QStringList companies, const TitleWords& words) {
    QStringList named = companiesNamed(withoutDay(title), words);
    companies.sort();
    named.sort();
    return !named.isEmpty() && named == companies;
}

} // namespace

std::optional<int> copiesOfMadeTitle(const QString& title, const QStringList& companies) {
    const auto [original, copies] = withoutCopies(title);
    const bool made = std::ranges::any_of(
        everyLanguage(), [&](const TitleWords& words) { return isMade(original, companies, words); });
    return made ? std::optional(copies) : std::nullopt;
}

} // namespace automa::app::barrage_app
