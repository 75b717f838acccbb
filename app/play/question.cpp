#include "app/play/question.h"

#include <algorithm>

namespace automa::app {

void QuestionModel::ask(Question question) {
    for (QuestionGroup& group : question.groups) // what is likely stands first
        std::ranges::stable_partition(group.choices, [](const QuestionChoice& each) { return each.likely; });
    if (question == question_)
        return;
    question_ = std::move(question);
    groups_.show(question_.groups);
    setGroup(question_.groups.size() == 1 ? 0 : -1);
    emit changed();
}

void QuestionModel::setGroup(int group) {
    group_ = group >= 0 && group < static_cast<int>(question_.groups.size()) ? group : -1;
    choices_.show(group_ < 0 ? std::vector<QuestionChoice>()
                             : question_.groups[static_cast<std::size_t>(group_)].choices);
    emit groupChanged();
}

} // namespace automa::app
