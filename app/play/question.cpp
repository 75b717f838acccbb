#include "app/play/question.h"

#include <algorithm>
#include <functional>

namespace automa::app {

void QuestionModel::ask(Question question) {
    for (QuestionGroup& group : question.groups) {
        // What is likely stands first.
        std::ranges::stable_partition(group.choices, [](const QuestionChoice& each) { return each.likely; });
        if (group.kind == 0)
            group.kind = question.picture;
    }
    if (question == question_)
        return;
    question_ = std::move(question);
    groups_.show(question_.groups);
    const auto off = [](const QuestionGroup& group) { return group.off; };
    const auto only = std::ranges::find_if_not(question_.groups, off);
    const auto open = std::ranges::count_if(question_.groups, std::not_fn(off));
    setGroup(open == 1 ? static_cast<int>(only - question_.groups.begin()) : -1);
    emit changed();
}

void QuestionModel::setGroup(int group) {
    group_ = group >= 0 && group < static_cast<int>(question_.groups.size()) ? group : -1;
    choices_.show(group_ < 0 ? std::vector<QuestionChoice>()
                             : question_.groups[static_cast<std::size_t>(group_)].choices);
    emit groupChanged();
}

} // namespace automa::app
