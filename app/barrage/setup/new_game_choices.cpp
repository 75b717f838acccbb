// What can be chosen for one who takes part. What cannot says why.
#include "app/barrage/setup/new_game.h"
#include "app/barrage/text/names.h"
#include "app/text/qt_text.h"

#include <algorithm>

namespace automa::app::barrage_app {

using namespace barrage;

NewGameSeat BarrageNewGame::edited() const {
    return valid(edited_) ? seatOf(list_[static_cast<std::size_t>(edited_)]) : NewGameSeat();
}

void BarrageNewGame::edit(int index) {
    edited_ = index;
    showChoices();
    emit changed();
}

void BarrageNewGame::showChoices() {
    if (!valid(edited_)) {
        companies_.show({});
        officers_.show({});
        return;
    }
    const Participant& seat = list_[static_cast<std::size_t>(edited_)];
    const bool led = seat.player == PlayerKind::human || seat.level == Level::very_high;
    companies_.show(companyLines(seat));
    officers_.show(led ? officerLines(seat) : std::vector<ChoiceLine>());
}

std::vector<ChoiceLine> BarrageNewGame::companyLines(const Participant& seat) const {
    std::vector<ChoiceLine> lines{{.value = {},
                                   .label = translate("BarrageNewGame", "Draw a company"),
                                   .note = translate("BarrageNewGame", "A company nobody else plays"),
                                   .chosen = !seat.company}};
    for (std::size_t i = 0; i < company_count; ++i) {
        const auto company = static_cast<Company>(i);
        const QString id = text(name_of(company));
        const bool needs = game_.facts().company(company).leeghwater && !leeghwater_;
        const bool taken = std::ranges::any_of(
            list_, [&](const Participant& who) { return &who != &seat && who.company == company; });
        lines.push_back({.value = id,
                         .label = BarrageNames::company(id),
                         .note = needs   ? translate("BarrageNewGame", "Only with the Leeghwater expansion")
                                 : taken ? translate("BarrageNewGame", "Swap with whoever plays it now")
                                         : BarrageNames::company_leader(id),
                         .offered = !needs,
                         .chosen = seat.company == company});
    }
    return lines;
}

std::vector<ChoiceLine> BarrageNewGame::officerLines(const Participant& seat) const {
    const bool human = seat.player == PlayerKind::human;
    std::vector<ChoiceLine> lines{
        {.value = {},
         .label = human ? translate("BarrageNewGame", "Leave it open")
                        : translate("BarrageNewGame", "Draw an officer"),
         .note =
             human ? translate("BarrageNewGame", "The Automa’s decisions hardly depend on it") : QString(),
         .chosen = !seat.officer}};
    for (std::size_t i = 0; i < count_of<Officer>; ++i) {
        const auto officer = static_cast<Officer>(i);
        const QString id = text(name_of(officer));
        const bool needs = game_.facts().officers[i].needs_leeghwater && !leeghwater_;
        const bool taken = std::ranges::any_of(
            list_, [&](const Participant& who) { return &who != &seat && who.officer == officer; });
        lines.push_back({.value = id,
                         .label = BarrageNames::officer(id),
                         .note = needs   ? translate("BarrageNewGame", "Only with the Leeghwater expansion")
                                 : taken ? translate("BarrageNewGame", "Somebody else has this officer")
                                 : human ? BarrageNames::officer_ability(id)
                                         : BarrageNames::officer_automa(id),
                         .offered = !needs && !taken,
                         .chosen = seat.officer == officer});
    }
    return lines;
}

} // namespace automa::app::barrage_app
