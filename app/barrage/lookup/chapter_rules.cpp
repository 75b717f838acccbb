// The Automa's rules by number, and the readings that a table may choose.
#include "app/barrage/lookup/chapters.h"
#include "app/barrage/text/names.h"
#include "app/barrage/text/rules.h"
#include "app/lookup/chapters.h"

#include <algorithm>
#include <array>

namespace automa::app::barrage_app {

namespace {

struct Reading {
    const char* id;
    std::array<const char*, 3> options; // nullptr: no further one
};

constexpr Reading readings[] = {
    {"third_of_system", {"place", "space", "completing"}},
    {"water_drops", {"fewest", "most", nullptr}},
    {"patent_choice", {"top_most", "highest_level", nullptr}},
    {"external_work_contract", {"highest_value", "top_most", nullptr}},
    {"most_water_drops", {"arriving", "held", nullptr}},
    {"contract_bonus", {"counted", "not_counted", nullptr}},
    {"tile_reshuffle", {"keep_criteria", "all", nullptr}},
    {"building_second_place", {"closed_below_4", "upper_two_open_at_3", nullptr}},
};

LookupEntry reading_entry(const Reading& reading, const std::vector<RuleText>& rules) {
    LookupEntry entry{.kind = QStringLiteral("reading"), .id = QString::fromLatin1(reading.id)};
    entry.title = BarrageNames::interpretation(reading.id);
    entry.summary = BarrageNames::interpretation_question(reading.id);
    entry.body = entry.summary;
    for (const char* option : reading.options)
        if (option != nullptr)
            entry.facts.push_back({as_label(BarrageNames::interpretation_option(reading.id, option)),
                                   BarrageNames::interpretation_meaning(reading.id, option),
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
    for (const Reading& reading : readings)
        entries.push_back(reading_entry(reading, rules));
}

} // namespace automa::app::barrage_app
