#include "app/lookup/common_words.h"

#include "app/lookup/fold.h"
#include "app/lookup/search_words.h"

#include <QSet>

namespace automa::app {

namespace {

// The small words lack those that tell rules apart (after, each, without), and those that fold into words of
// a game: «по» (points), "są" (a side's name), «її» (II), "te" (tie).
QSet<QString> folded(const QStringList& words) {
    QSet<QString> all;
    for (const QString& word : words)
        all.insert(fold_word(word));
    return all;
}

} // namespace

double telling(const QString& word) {
    static const QSet<QString> small = folded(search_words().small_words);
    static const QSet<QString> asking = folded(search_words().asking_words);
    static const QSet<QString> always = [] {
        QSet<QString> stems;
        for (const QString& name : folded(search_words().always_said))
            stems.insert(stem_of(name));
        return stems;
    }();
    if (small.contains(word))
        return 0.1;
    if (asking.contains(word))
        return 0.3;
    return always.contains(stem_of(word)) ? 0.3 : 1.0;
}

} // namespace automa::app
