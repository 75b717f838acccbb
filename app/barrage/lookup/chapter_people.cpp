// Companies with their incomes, and executive officers.
#include "app/barrage/lookup/chapters.h"
#include "app/barrage/text/names.h"
#include "app/text/qt_text.h"
#include "app/text/text_ids.h"

#include <array>

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

constexpr std::array income_rows{Structure::base, Structure::elevation, Structure::conduit};

/// Every income a row of the company board uncovers, by the piece that uncovers it.
QString incomes(const std::array<Rewards, 5>& row) {
    QStringList lines;
    for (std::size_t slot = 0; slot < row.size(); ++slot)
        if (!row[slot].empty())
            lines
                << translate("BarrageLookup", "piece %1: %2").arg(slot + 1).arg(rewards_in_words(row[slot]));
    return lines.join(QStringLiteral("\n"));
}

LookupEntry company_entry(const Catalogue& facts, Company company) {
    const CompanyFacts& board = facts.company(company);
    LookupEntry entry{.kind = QStringLiteral("company"), .id = text(name_of(company))};
    entry.title = BarrageNames::company(entry.id);
    entry.summary = as_label(BarrageNames::company_leader(entry.id));
    entry.facts = {{translate("BarrageLookup", "Leader"), entry.summary, {}},
                   {translate("BarrageLookup", "Colour"), BarrageNames::company_colour(entry.id), {}}};
    for (std::size_t row = 0; row < income_rows.size(); ++row)
        entry.facts.push_back({translate("BarrageLookup", "Income, row: %1")
                                   .arg(BarrageNames::structure(id_of(income_rows[row]))),
                               incomes(board.income[row]),
                               {}});
    for (std::size_t slot = 0; slot < board.production_bonus.size(); ++slot)
        if (board.production_bonus[slot] > 0)
            entry.facts.push_back({translate("BarrageLookup", "Powerhouse %1").arg(slot + 1),
                                   translate("BarrageLookup", "%1 energy in each production")
                                       .arg(signed_number(board.production_bonus[slot])),
                                   {}});
    entry.facts.push_back({translate("BarrageLookup", "Powerhouse %1").arg(board.ability_slot),
                           BarrageNames::company_ability(entry.id),
                           lookup_key(QStringLiteral("topic"), QStringLiteral("company_ability"))});
    entry.keywords = {translate("BarrageLookup", "company"), entry.summary};
    constexpr std::array abilities{"B-10.6", "B-10.7", "B-10.8", "B-10.9", "B-10.10"};
    entry.links = {rule_key(QString::fromLatin1(abilities[index_of(company)])),
                   rule_key(QStringLiteral("B-6.9"))};
    return entry;
}

LookupEntry officer_entry(const QString& id, const QString& set) {
    LookupEntry entry{.kind = QStringLiteral("officer"), .id = id};
    entry.title = as_label(BarrageNames::officer(id));
    entry.summary = BarrageNames::officer_automa(id);
    entry.facts = {{translate("BarrageLookup", "For a human"), BarrageNames::officer_ability(id), {}},
                   {translate("BarrageLookup", "For the Automa"), entry.summary, {}},
                   {translate("BarrageLookup", "Set"), as_label(BarrageNames::expansion(set)), {}}};
    entry.keywords = {translate("BarrageLookup", "executive officer")};
    return entry;
}

/// The rule of an officer, where a chapter of its own explains him.
QString rule_of(const QString& officer) {
    constexpr std::array<Word, 8> rules{{{"wilhelm_adler", "B-10.11"},
                                         {"graziano_del_monte", "B-10.12"},
                                         {"viktor_fiesler", "B-10.13"},
                                         {"simone_luciani", "B-10.14"},
                                         {"leslie_spencer", "B-10.15"},
                                         {"margot_fouche", "B-10.15"},
                                         {"tommaso_battista", "B-10.16"},
                                         {"mahiri_sekibo", "B-10.17"}}};
    const Word* rule = find_word(rules, officer);
    return rule == nullptr ? QString() : QString::fromLatin1(rule->source);
}

} // namespace

void add_people(const Catalogue& facts, LookupEntries& entries) {
    for (std::size_t i = 0; i < company_count; ++i)
        entries.push_back(company_entry(facts, static_cast<Company>(i)));
    for (std::size_t i = 0; i < count_of<Officer>; ++i) {
        const bool added = facts.officers[i].of_leeghwater;
        LookupEntry entry = officer_entry(text(name_of(static_cast<Officer>(i))),
                                          added ? QStringLiteral("leeghwater") : QStringLiteral("base"));
        const QString rule = rule_of(entry.id);
        if (!rule.isEmpty())
            entry.links << rule_key(rule);
        entry.links << lookup_key(QStringLiteral("topic"), QStringLiteral("officer"));
        entries.push_back(entry);
    }
    for (const std::string& promo : facts.promo_officers) {
        LookupEntry entry = officer_entry(text(promo), QStringLiteral("promo"));
        entry.links = {rule_key(QStringLiteral("B-10.18"))};
        entries.push_back(entry);
    }
}

} // namespace automa::app::barrage_app
