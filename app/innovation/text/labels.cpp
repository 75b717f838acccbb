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
    bool named = false; // the player who did it is named first
};

const Told all[] = {
    {"human_built",
     [](const Words& w) {
         return translate("InnovationLabels", "%1 on %2").arg(Names::building(w["building"]), w["hex"]);
     },
     true},
    {"human_upgraded",
     [](const Words& w) {
         return translate("InnovationLabels", "%2 becomes a new building (%1)")
             .arg(Names::building(w["building"]), w["hex"]);
     },
     true},
    {"human_added_annex",
     [](const Words& w) { return translate("InnovationLabels", "annex on %1").arg(w["hex"]); }, true},
    {"human_dug",
     [](const Words& w) {
         return translate("InnovationLabels", "terrain of %1 (%2)")
             .arg(w["hex"], Names::terrain(w["terrain"]));
     },
     true},
    {"human_bridged",
     [](const Words& w) { return translate("InnovationLabels", "bridge %1–%2").arg(w["from"], w["to"]); },
     true},
    {"human_used_action",
     [](const Words& w) {
         return w["row"] == QLatin1String("book_actions")
                    ? translate("InnovationLabels", "book action %1").arg(w["slot"])
                    : translate("InnovationLabels", "power action %1").arg(w["slot"]);
     },
     true},
    {"human_took_innovation",
     [](const Words& w) { return translate("InnovationLabels", "innovation %1").arg(w["slot"]); }, true},
    {"human_sent_scholar",
     [](const Words& w) {
         return translate("InnovationLabels", "scholar (%1, +%2)")
             .arg(Names::discipline(w["discipline"]), w["levels"]);
     },
     true},
    {"human_advanced",
     [](const Words& w) {
         return translate("InnovationLabels", "science (%1, level %2)")
             .arg(Names::discipline(w["discipline"]), w["level"]);
     },
     true},
    {"human_done", [](const Words&) { return translate("InnovationLabels", "turn done"); }, true},
    {"human_passed", [](const Words&) { return translate("InnovationLabels", "pass"); }, true},
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
         return translate("InnovationLabels", "level %2 entered (%1)")
             .arg(Names::discipline(w["discipline"]), w["level"]);
     },
     true},
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
         return count == QLatin1String("vp") ? translate("InnovationLabels", "%1 VP").arg(w["value"])
                : count == QLatin1String("shipping")
                    ? translate("InnovationLabels", "shipping %1").arg(w["value"])
                    : translate("InnovationLabels", "largest group %1").arg(w["value"]);
     },
     true},
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

/// What was done, and how much more with it.
QString deedOf(const Told& told, const Words& words) {
    const QString text = told.words(words);
    const int more = words["more"].toInt();
    return more == 0 ? text : translate("InnovationLabels", "%1 and %n more", nullptr, more).arg(text);
}

const Told* find(const core::Label& label) {
    const auto found = std::ranges::find(all, std::string_view(label.id), &Told::id);
    return found == std::end(all) ? nullptr : &*found;
}

} // namespace

QString labelText(const core::Label& label) {
    const Told* told = find(label);
    if (told == nullptr)
        return QString::fromStdString(label.id);
    const Words words(label);
    const QString deed = deedOf(*told, words);
    return told->named ? translate("InnovationLabels", "%1: %2", "who: what").arg(words.who(), deed) : deed;
}

QString deedText(const core::Label& label) {
    const Told* told = find(label);
    return told == nullptr ? QString::fromStdString(label.id) : deedOf(*told, Words(label));
}

} // namespace automa::app::innovation_app
