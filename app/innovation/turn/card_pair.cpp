#include "app/innovation/turn/card_pair.h"

#include "app/innovation/text/names.h"
#include "app/innovation/text/step_words.h"
#include "app/text/text_ids.h"

#include <QStringList>

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

using Names = InnovationNames;

QString symbol(const char* name) {
    return QStringLiteral("innovation_") + QLatin1String(name);
}

QString shortOrder(const CardAction& action, int x) {
    switch (action.symbol) {
    case CardSymbol::terraform_and_build:
        return translate("InnovationCards", "Build");
    case CardSymbol::upgrade:
        return translate("InnovationCards", "Upgrade");
    case CardSymbol::take_innovation:
        return translate("InnovationCards", "Innovation");
    case CardSymbol::block_power_and_book:
        return translate("InnovationCards", "Block");
    case CardSymbol::send_scholar:
        return translate("InnovationCards", "Scholar");
    case CardSymbol::advance_discipline:
        return translate("InnovationCards", "Advance");
    case CardSymbol::faction_action:
        return translate("InnovationCards", "Faction");
    case CardSymbol::gain_vp:
        break;
    }
    return translate("InnovationCards", "+%1").arg(Names::vp(action.vp.value_or(x)));
}

} // namespace

std::vector<InnovationCardSign> supportSigns(const SupportColumn& support) {
    const bool marked = support.group == Group::marked;
    const bool forward = support.direction == Direction::forward;
    const bool tile = support.science == ScienceMode::round_tile;
    std::vector<InnovationCardSign> signs;
    signs.push_back(
        {symbol(marked ? "token" : "no_token"),
         {},
         marked ? translate("InnovationCards", "with token") : translate("InnovationCards", "no token")});
    if (support.approach)
        signs.push_back({symbol("approach"), {}, translate("InnovationCards", "approach")});
    signs.push_back({{}, id_of(support.row).toString(), Names::row(id_of(support.row))});
    signs.push_back({symbol(forward ? "forward" : "backward"), QString::number(support.count),
                     forward ? translate("InnovationCards", "forward %1").arg(support.count)
                             : translate("InnovationCards", "backward %1").arg(support.count)});
    signs.push_back(
        {symbol(tile ? "round_tile" : "catch_up"), {}, Names::science_mode(id_of(support.science))});
    signs.push_back({QStringLiteral("innovation_bonus_") + id_of(support.bonus).toString(),
                     {},
                     Names::bonus_place(id_of(support.bonus))});
    return signs;
}

std::vector<InnovationCardSign> actionSigns(const Card& card, int x) {
    std::vector<InnovationCardSign> signs;
    for (const CardAction& action : card.actions)
        signs.push_back({actionSymbol(action.symbol), shortOrder(action, x), Names::action(action)});
    return signs;
}

namespace {

QString longestOf(const std::vector<InnovationCardSign>& orders) {
    QString longest;
    for (const InnovationCardSign& order : orders)
        for (const QString& word : order.text.split(u' '))
            if (word.size() > longest.size())
                longest = word;
    return longest;
}

} // namespace

void InnovationCardPair::show(const Catalogue& facts, const std::optional<Turn>& turn, int x) {
    action_ = turn && turn->action_card ? turn->action_card->value : 0;
    support_ = turn && !turn->setup_card ? turn->support_card.value : 0;
    flag_ = action_ > 0 && facts.card(*turn->action_card).pass_symbol;
    orders_.show(action_ > 0 ? actionSigns(facts.card(*turn->action_card), x)
                             : std::vector<InnovationCardSign>());
    longestWord_ = longestOf(orders_.rows());
    auto signs = support_ > 0 ? supportSigns(facts.card(turn->support_card).support)
                              : std::vector<InnovationCardSign>();
    QStringList words;
    for (const InnovationCardSign& sign : signs)
        words << sign.name;
    if (support_ > 0 && !facts.card(turn->support_card).support.approach)
        signs.insert(signs.begin() + 1, {{}, QStringLiteral("–"), {}}); // every sign has its place
    words_ = support_ > 0 ? translate("InnovationCards", "%1: %2", "number of the support card: its signs")
                                .arg(support_)
                                .arg(words.join(QStringLiteral(" · ")))
                          : QString();
    signs_.show(std::move(signs));
    emit changed();
}

} // namespace automa::app::innovation_app
