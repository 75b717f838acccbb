#include "app/barrage/old_titles.h"

#include "app/barrage/text/names.h"
#include "app/barrage/turn/table_words.h"
#include "app/library/games_list.h"
#include "app/shell/settings.h"
#include "app/text/spoken_in.h"

#include <QRegularExpression>

#include <algorithm>
#include <vector>

namespace automa::app::barrage_app {
namespace {

/// What a language makes a title of.
struct TitleWords {
    std::vector<std::pair<QString, QString>> companies; // name, id
    QString copy;                                       // what stands behind the title of a copy
};

TitleWords wordsNow() {
    TitleWords words;
    for (const std::string_view name : barrage::Names<barrage::Company>::all) {
        const QString id = text(name);
        words.companies.emplace_back(BarrageNames::company(id), id);
    }
    words.copy = titleOfCopy(QString());
    return words;
}

/// Read once: the languages do not change while the app runs.
const std::vector<TitleWords>& everyLanguage() {
    static const std::vector<TitleWords> all = [] {
        std::vector<TitleWords> read;
        for (const QString& language : Settings::languages()) {
            QTranslator texts;
            static_cast<void>(texts.load(QStringLiteral(":/i18n/automa_%1.qm").arg(language)));
            const SpokenIn spoken(texts);
            read.push_back(wordsNow());
        }
        return read;
    }();
    return all;
}

/// The companies named by a title of the app's making; empty if somebody typed it.
QStringList companiesNamed(const QString& title, const TitleWords& words) {
    QStringList ids;
    for (const QString& name : title.split(QStringLiteral(", "))) {
        const auto found = std::ranges::find(words.companies, name, &std::pair<QString, QString>::first);
        if (found == words.companies.end())
            return {};
        ids << found->second;
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
    const std::vector<TitleWords>& all = everyLanguage();
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
