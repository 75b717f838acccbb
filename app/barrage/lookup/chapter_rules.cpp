// The Automa's rules by number, and the readings that a table may choose.
#include "app/barrage/lookup/chapters.h"
#include "app/barrage/text/names.h"
#include "app/barrage/text/rules.h"
#include "app/lookup/chapters.h"
#include "app/text/qt_text.h"
#include "app/text/text_ids.h"
#include "model/barrage/state/readings.h"

#include <algorithm>

namespace automa::app::barrage_app {

namespace {

LookupEntry reading_entry(std::string_view key, const std::vector<RuleText>& rules) {
    LookupEntry entry{.kind = QStringLiteral("reading"), .id = text(key)};
    entry.title = BarrageNames::interpretation(entry.id);
    entry.summary = BarrageNames::interpretation_question(entry.id);
    entry.body = entry.summary;
    for (const std::string_view option : barrage::choices_of(key))
        entry.facts.push_back({as_label(BarrageNames::interpretation_option(entry.id, id_of(option))),
                               BarrageNames::interpretation_meaning(entry.id, id_of(option)),
                               {}});
    const auto rule =
        std::ranges::find_if(rules, [&](const RuleText& one) { return one.setting == entry.id; });
    if (rule != rules.end())
        entry.links = {rule_key(rule->number)};
    return entry;
}

} // namespace

void add_rules(LookupEntries& entries) {
    const std::vector<RuleText> rules = BarrageRules::all_rules();
    app::add_rules(rules, entries);
    const barrage::Interpretations usual;
    barrage::each_reading(usual,
                          [&](std::string_view key, auto) { entries.push_back(reading_entry(key, rules)); });
}

} // namespace automa::app::barrage_app
