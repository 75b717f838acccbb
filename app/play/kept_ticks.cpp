#include "app/play/kept_ticks.h"

#include "app/shell/settings.h"

#include <algorithm>
#include <utility>

namespace automa::app {

KeptTicks::KeptTicks(StepListModel& steps, const SavedSessionBase& saves, Settings& settings, QString key)
    : steps_(steps), saves_(saves), settings_(settings), key_(std::move(key)) {
    connect(&steps_, &StepListModel::toggled, this, &KeptTicks::keep);
    connect(&steps_, &StepListModel::changed, this, &KeptTicks::follow);
    connect(&saves_, &SavedSessionBase::changed, this, [this] {
        if (saves_.openGame() != game_)
            takeUp();
    });
}

// The game, the card, the numbers: "5b1c… 17 1 2 5".
void KeptTicks::keep() {
    game_ = saves_.openGame();
    card_ = steps_.card();
    QStringList words{game_, QString::number(card_)};
    QList<int> numbers = steps_.ticked().values();
    std::ranges::sort(numbers);
    for (const int number : numbers)
        words << QString::number(number);
    settings_.setValue(key_, words.join(u' '));
}

void KeptTicks::follow() {
    // The next card: what was ticked on the last one is of no use, and another card may come to have its
    // number.
    if (card_ == 0 || steps_.card() == card_ || saves_.openGame() != game_)
        return;
    card_ = 0;
    settings_.setValue(key_, QString());
}

void KeptTicks::takeUp() {
    game_ = saves_.openGame();
    card_ = 0;
    const QStringList words = settings_.value(key_).toString().split(u' ');
    if (game_.isEmpty() || words.size() < 2 || words[0] != game_
        || words[1] != QString::number(steps_.card()))
        return;
    QSet<int> numbers = steps_.ticked(); // what the card itself ticks stays ticked
    for (const QString& word : words.sliced(2))
        numbers << word.toInt();
    card_ = steps_.card();
    steps_.setTicked(numbers);
}

} // namespace automa::app
