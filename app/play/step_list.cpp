#include "app/play/step_list.h"

namespace automa::app {

void StepListModel::show(const std::vector<StepGroup>& groups, std::size_t card) {
    if (card != card_)
        ticked_.clear();
    card_ = card;
    tasks_.clear();
    std::vector<PlayStep> rows;
    int number = 0;
    for (const StepGroup& group : groups) {
        tasks_.emplace_back(number + 1, group.task);
        PlayStep head{group.title, group.symbol, group.note, 0, {}, {}, false, 0, 0};
        if (group.lines.empty() && !group.title.isEmpty())
            rows.push_back(head);
        for (const StepLine& line : group.lines) {
            PlayStep row = head;
            head = {};
            row.number = ++number;
            row.text = line.text;
            row.symbol = line.symbol;
            row.kind = line.kind;
            row.value = line.value;
            row.done = ticked_.contains(number);
            rows.push_back(row);
        }
    }
    count_ = number;
    ticked_.removeIf([&](int each) { return each > number; });
    rows_.show(std::move(rows));
    emit changed();
}

int StepListModel::current() const {
    for (int number = 1; number <= count_; ++number)
        if (!ticked_.contains(number))
            return number;
    return 0;
}

QString StepListModel::task() const {
    const int now = current();
    QString found;
    for (const auto& [first, task] : tasks_)
        if (now >= first)
            found = task;
    return now == 0 ? QString() : found;
}

void StepListModel::toggle(int number) {
    if (number < 1 || number > count_)
        return;
    const bool done = !ticked_.contains(number);
    if (done)
        ticked_.insert(number);
    else
        ticked_.remove(number);
    showTicks();
    emit toggled(number, done);
}

void StepListModel::setTicked(const QSet<int>& numbers) {
    ticked_ = numbers;
    ticked_.removeIf([this](int each) { return each < 1 || each > count_; });
    showTicks();
}

void StepListModel::showTicks() {
    std::vector<PlayStep> rows = rows_.rows();
    for (PlayStep& row : rows)
        row.done = ticked_.contains(row.number);
    rows_.show(std::move(rows));
    emit changed();
}

} // namespace automa::app
