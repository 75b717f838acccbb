#include "app/innovation/text/labels.h"

#include "app/innovation/text/names.h"

#include <algorithm>
#include <functional>

namespace automa::app::innovation_app {
namespace {

using Names = InnovationNames;

class Words {
public:
    explicit Words(const core::Label& label) : label_(label) {}

    [[nodiscard]] QString operator[](std::string_view name) const {
        const auto found = std::ranges::find(label_.arguments, name,
                                             [](const auto& each) { return std::string_view(each.first); });
        return found == label_.arguments.end() ? QString() : QString::fromStdString(found->second);
    }
    [[nodiscard]] QString who() const { return as_label(Names::player((*this)["player"])); }

private:
    const core::Label& label_;
};

QString slotsOf(const QString& row) {
    return row == QLatin1String("power_actions")  ? translate("InnovationLabels", "power actions")
           : row == QLatin1String("book_actions") ? translate("InnovationLabels", "book actions")
                                                  : translate("InnovationLabels", "innovations");
}

struct Told {
    std::string_view id;
    QString (*words)(const Words&);
};

const Told all[] = {
    {"human_built",
     [](const Words& w) {
         return translate("InnovationLabels", "%1: %2 on %3")
             .arg(w.who(), Names::building(w["building"]), w["hex"]);
     }},
    {"human_upgraded",
     [](const Words& w) {
         return translate("InnovationLabels", "%1: %3 becomes a new building (%2)")
             .arg(w.who(), Names::building(w["building"]), w["hex"]);
     }},
    {"human_added_annex",
     [](const Words& w) { return translate("InnovationLabels", "%1: annex on %2").arg(w.who(), w["hex"]); }},
    {"human_dug",
     [](const Words& w) {
         return translate("InnovationLabels", "%1: terrain of %2 (%3)")
             .arg(w.who(), w["hex"], Names::terrain(w["terrain"]));
     }},
    {"human_bridged",
     [](const Words& w) {
         return translate("InnovationLabels", "%1: bridge %2–%3").arg(w.who(), w["from"], w["to"]);
     }},
    {"human_used_action",
     [](const Words& w) {
         return w["row"] == QLatin1String("book_actions")
                    ? translate("InnovationLabels", "%1: book action %2").arg(w.who(), w["slot"])
                    : translate("InnovationLabels", "%1: power action %2").arg(w.who(), w["slot"]);
     }},
    {"human_took_innovation",
     [](const Words& w) {
         return translate("InnovationLabels", "%1: innovation %2").arg(w.who(), w["slot"]);
     }},
    {"human_sent_scholar",
     [](const Words& w) {
         return translate("InnovationLabels", "%1: scholar (%2, +%3)")
             .arg(w.who(), Names::discipline(w["discipline"]), w["levels"]);
     }},
    {"human_advanced",
     [](const Words& w) {
         return translate("InnovationLabels", "%1: science (%2, level %3)")
             .arg(w.who(), Names::discipline(w["discipline"]), w["level"]);
     }},
    {"human_done",
     [](const Words& w) { return translate("InnovationLabels", "%1: turn done").arg(w.who()); }},
    {"human_passed", [](const Words& w) { return translate("InnovationLabels", "%1: pass").arg(w.who()); }},
    {"setup_card_drawn",
     [](const Words& w) {
         return translate("InnovationLabels", "Card for the first workshops: %1").arg(w["card"]);
     }},
    {"cards_drawn",
     [](const Words& w) {
         return w["action"].isEmpty() ? translate("InnovationLabels", "No cards left to draw")
                                      : translate("InnovationLabels", "Cards drawn: action %1, support %2")
                                            .arg(w["action"], w["support"]);
     }},
    {"automa_acted", [](const Words&) { return translate("InnovationLabels", "The Automa’s turn"); }},
    {"automa_asked",
     [](const Words&) { return translate("InnovationLabels", "The Automa’s turn, first part"); }},
    {"proposal_accepted", [](const Words&) { return translate("InnovationLabels", "Suggestion accepted"); }},
    {"automa_built_by_hand",
     [](const Words& w) {
         return translate("InnovationLabels", "The Automa builds on %1 (by hand)").arg(w["hex"]);
     }},
    {"automa_gained_by_hand",
     [](const Words& w) {
         return translate("InnovationLabels", "The Automa’s VP by hand: %1")
             .arg(signed_number(w["vp"].toInt()));
     }},
    {"level_told",
     [](const Words& w) {
         return translate("InnovationLabels", "%1: level %3 entered (%2)")
             .arg(w.who(), Names::discipline(w["discipline"]), w["level"]);
     }},
    {"highest_told",
     [](const Words& w) {
         return translate("InnovationLabels", "Higher marker entered: level %2 (%1)")
             .arg(Names::discipline(w["discipline"]), w["level"]);
     }},
    {"scholars_told",
     [](const Words& w) {
         return translate("InnovationLabels", "Scholar spaces entered (%1)")
             .arg(Names::discipline(w["discipline"]));
     }},
    {"slots_told",
     [](const Words& w) { return translate("InnovationLabels", "Entered: %1").arg(slotsOf(w["row"])); }},
    {"round_tile_told",
     [](const Words& w) {
         return translate("InnovationLabels", "Round %1: tile %2").arg(w["round"], w["tile"]);
     }},
    {"final_tile_told",
     [](const Words& w) { return translate("InnovationLabels", "Final tile %1").arg(w["tile"]); }},
    {"power_gained_told",
     [](const Words& w) { return translate("InnovationLabels", "Power gained: %1").arg(w["amount"]); }},
    {"count_told",
     [](const Words& w) {
         const QString count = w["count"];
         return count == QLatin1String("vp")
                    ? translate("InnovationLabels", "%1: %2 VP").arg(w.who(), w["value"])
                : count == QLatin1String("shipping")
                    ? translate("InnovationLabels", "%1: shipping %2").arg(w.who(), w["value"])
                    : translate("InnovationLabels", "%1: largest group %2").arg(w.who(), w["value"]);
     }},
    {"faction_end_told",
     [](const Words& w) {
         return translate("InnovationLabels", "VP from the faction card: %1").arg(w["vp"]);
     }},
    {"unchanged_told", [](const Words&) { return translate("InnovationLabels", "Looks right"); }},
    {"round_started",
     [](const Words& w) { return translate("InnovationLabels", "Round %1 begins").arg(w["round"]); }},
    {"game_scored", [](const Words&) { return translate("InnovationLabels", "Final scoring"); }},
    {"corrected", [](const Words&) { return translate("InnovationLabels", "Correction"); }},
    {"cards_turn_done",
     [](const Words& w) {
         return translate("InnovationLabels", "The Automa’s card: %1").arg(Names::vp(w["vp"].toInt()));
     }},
    {"cards_passed",
     [](const Words& w) {
         return translate("InnovationLabels", "The Automa passes: %1").arg(Names::vp(w["vp"].toInt()));
     }},
    {"tracked_fully",
     [](const Words&) { return translate("InnovationLabels", "The app tracks the whole board"); }},
    {"tracked_cards_only",
     [](const Words&) { return translate("InnovationLabels", "The app tracks the cards only"); }},
};

} // namespace

QString labelText(const core::Label& label) {
    const auto found = std::ranges::find(all, std::string_view(label.id), &Told::id);
    if (found == std::end(all))
        return QString::fromStdString(label.id);
    const Words words(label);
    const QString text = found->words(words);
    const int more = words["more"].toInt();
    return more == 0 ? text : translate("InnovationLabels", "%1 and %n more", nullptr, more).arg(text);
}

} // namespace automa::app::innovation_app
