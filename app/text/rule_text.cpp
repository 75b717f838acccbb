#include "app/text/rule_text.h"

#include "app/text/text_words.h"

#include <algorithm>

namespace automa::app {

RuleText spoken(const char* context, const RuleSource& source, const QString& section,
                const QString& setting) {
    return {.number = QString::fromLatin1(source.number),
            .section = section,
            .title = translate(context, source.title),
            .text = translate(context, source.text),
            .related = QString::fromLatin1(source.related).split(u' ', Qt::SkipEmptyParts),
            .setting = setting};
}

const RuleSource* find_rule(std::span<const RuleSource> rules, QAnyStringView number) {
    const auto found = std::ranges::find_if(rules, [number](const RuleSource& rule) {
        return QAnyStringView::compare(number, QAnyStringView(QLatin1StringView(rule.number))) == 0;
    });
    return found == rules.end() ? nullptr : &*found;
}

} // namespace automa::app
