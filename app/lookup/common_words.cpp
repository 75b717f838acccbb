#include "app/lookup/common_words.h"

#include "app/lookup/fold.h"

#include <QSet>

namespace automa::app {

namespace {

// Not among them: words that tell rules apart (after, each, without), and those that fold into words of a
// game: «по» (points), "są" (a side's name), «її» (II), "te" (tie).
constexpr const char* small_words =
    "an the of to in on at for from by with and or is are be do does did can could may must should will "
    "would what which who when why if then that this these it its you he we they my "
    "your as has have "
    "що хто коли чому чи який яка яке які якого якій та або за із зі на до від для про це цей "
    "ця ці той його їх є бути може можна треба потрібно якщо то але ми "
    "co kto kiedy dlaczego czy który która które jaki jaka jakie oraz lub albo ze we na do od "
    "dla za to ten ta jest być może można trzeba jeśli się jej ich mam ma przy "
    "что кто когда почему ли какой какая какое какие который или за со из во на до от для "
    "про об это этот эта эти его её их есть быть может можно нужно надо если то мы";

/// Questions that some rules answer: how much it costs, where to build.
constexpr const char* asking_words = "how many much where як скільки де jak ile gdzie как сколько где";

QSet<QString> folded(const char* words) {
    QSet<QString> all;
    for (const QString& word : QString::fromUtf8(words).split(u' '))
        all.insert(fold_word(word));
    return all;
}

} // namespace

double telling(const QString& word) {
    static const QSet<QString> small = folded(small_words);
    static const QSet<QString> asking = folded(asking_words);
    if (small.contains(word))
        return 0.1;
    if (asking.contains(word))
        return 0.3;
    const QString stem = stem_of(word);
    return stem == u"autom" || stem == u"avtom" ? 0.3 : 1.0;
}

} // namespace automa::app
