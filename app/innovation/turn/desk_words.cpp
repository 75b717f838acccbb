// What the desk shows of the human's turn.
#include "app/innovation/turn/desk.h"

#include "app/innovation/text/hex_words.h"
#include "app/innovation/text/labels.h"
#include "app/innovation/text/names.h"
#include "app/innovation/text/step_words.h"
#include "app/text/text_ids.h"
#include "model/innovation/state/board.h"

#include <bit>

namespace automa::app::innovation_app {

using namespace innovation;

namespace {

using Names = InnovationNames;

} // namespace

QString InnovationDesk::hex() const {
    return draft_.hex ? hexCode(game_.map(), *draft_.hex) : QString();
}

QString InnovationDesk::hexTitle() const {
    return draft_.hex ? as_label(hexWords(game_.facts(), game_.state(), *draft_.hex)) : QString();
}

QString InnovationDesk::noneLeft() const {
    QStringList all;
    for (const Choice& choice : offered_) {
        if (!choice.row.off)
            continue;
        const auto* upgrade = std::get_if<HumanUpgrades>(&choice.command);
        const Kind kind = upgrade ? upgrade->to : Kind::workshop;
        all << QStringLiteral("%1 (%2)").arg(
            Names::building(id_of(kind)),
            //: behind the name of a building of which none is left: “(9 of 9 built)”
            translate("InnovationDesk", "%1 of %1 built").arg(game_.facts().kind(kind).count));
    }
    return all.isEmpty() ? QString()
                         : translate("InnovationDesk", "None left: %1").arg(all.join(QStringLiteral(", ")));
}

QString InnovationDesk::hexDetail() const {
    if (!draft_.hex)
        return {};
    if (const QString none = noneLeft(); !none.isEmpty())
        return none;
    if (offered_.empty())
        return translate("InnovationDesk", "You cannot do anything here");
    const HexWay way = findHex(game_.facts(), game_.state(), *draft_.hex, map_.turned());
    return way.row + QStringLiteral(" · ") + way.inRow;
}

bool InnovationDesk::hasSeldom() const {
    return !offered_.empty() && offered_.back().row.seldom;
}

MapHighlights InnovationDesk::shown() const {
    MapHighlights lifted;
    lifted.open = true;
    if (!draft_.hex)
        return lifted;
    lifted.winner = map_.placeOf(*draft_.hex);
    for (std::size_t i = 0; i < offered_.size(); ++i) {
        const auto* bridge = std::get_if<HumanBridges>(&offered_[i].command);
        if (!bridge)
            continue;
        const auto& ends = game_.map().bridge_sites[bridge->site.index()].hexes;
        lifted.lines.push_back({map_.placeOf(ends[0]), map_.placeOf(ends[1]), MapLine::Kind::offered});
    }
    return lifted;
}

int InnovationDesk::innovationsLeft() const {
    return game_.isOpen()
               ? std::popcount(static_cast<Slots>(game_.state().innovations.value & ~draft_.innovations))
               : 0;
}

void InnovationDesk::showKeys() {
    std::vector<InnovationKey> power;
    std::vector<InnovationKey> books;
    std::vector<InnovationKey> tiles;
    std::vector<InnovationScienceKey> science;
    if (active() && !placing()) {
        const State& state = game_.state();
        const auto key = [](int slot, const QString& text, const QString& symbol, bool covered, bool used,
                            const QString& name) {
            const QString whole = covered ? translate("InnovationDesk", "%1, covered").arg(name)
                                  : used  ? translate("InnovationDesk", "%1, used now").arg(name)
                                          : name;
            return InnovationKey{slot, text, symbol, covered, used, whole};
        };
        for (int slot = 1; slot <= static_cast<int>(power_action_count); ++slot) {
            const std::string& id = game_.facts().tables.power_actions[static_cast<std::size_t>(slot - 1)];
            const QString text = Names::power_action(id_of(id));
            power.push_back(key(slot, text, powerActionSymbol(id), has_slot(state.power_actions.value, slot),
                                has_slot(draft_.power, slot),
                                translate("InnovationDesk", "Power action: %1").arg(text)));
        }
        for (int slot = 1; slot <= static_cast<int>(book_action_count); ++slot)
            books.push_back(key(slot, QString::number(slot), QStringLiteral("innovation_book"),
                                has_slot(state.book_actions.value, slot), has_slot(draft_.books, slot),
                                translate("InnovationDesk", "Book action %1").arg(slot)));
        for (int slot = 1; slot <= game_.facts().innovation_slots(state.human_count); ++slot)
            tiles.push_back(key(slot, QString::number(slot), QStringLiteral("innovation_innovation"),
                                !has_slot(state.innovations.value, slot), has_slot(draft_.innovations, slot),
                                translate("InnovationDesk", "Innovation %1").arg(slot)));
        for (std::size_t d = 0; d < count_of<Discipline>; ++d) {
            const auto discipline = static_cast<Discipline>(d);
            const auto space = freeSpace(d);
            science.push_back(
                {static_cast<int>(d), as_label(Names::discipline(id_of(discipline))),
                 disciplineSymbol(discipline),
                 translate("InnovationDesk", "%1 · Automa %2", "levels: the human's, the Automa's")
                     .arg(state.human(who()).science[d].value)
                     .arg(state.automa.science[d]),
                 space ? game_.facts().science.spaces[d][*space] : 0, draft_.science[d]});
        }
    }
    power_.show(std::move(power));
    books_.show(std::move(books));
    innovations_.show(std::move(tiles));
    science_.show(std::move(science));
}

QString InnovationDesk::confirmText() const {
    const std::vector<Command> all = parts();
    if (draft_.pass && all.empty())
        return translate("InnovationDesk", "Pass");
    if (all.empty())
        return placing() ? translate("InnovationDesk", "Tap the hex of your workshop")
                         : translate("InnovationDesk", "Nothing to enter");
    QStringList words;
    State state = game_.state();
    for (const Command& command : all) {
        auto carried = innovation::carry_out(game_.facts(), state, command, true);
        if (!carried.ok())
            return translate("InnovationDesk", "Done");
        words << wordsOf(command, carried.value().label);
        state = std::move(carried).value().after;
    }
    if (draft_.pass)
        words << translate("InnovationDesk", "Pass");
    return as_label(words.join(QStringLiteral(" · ")));
}

/// A thing done in few words, without the name of who does it: that is on the strip.
QString InnovationDesk::wordsOf(const Command& command, const core::Label& label) const {
    if (const auto* upgrade = std::get_if<HumanUpgrades>(&command))
        return QStringLiteral("%1, %2").arg(Names::building(id_of(upgrade->to)),
                                            hexCode(game_.map(), upgrade->hex));
    if (const auto* action = std::get_if<HumanUsesAction>(&command);
        action && action->row == SlotRow::power_actions)
        return Names::power_action(id_of(game_.facts().tables.power_actions[action->slot - 1U]));
    return deedText(label);
}

QString InnovationDesk::hint() const {
    if (!draft_.pass)
        return {};
    const State& state = game_.state();
    const auto place = state.passed.size() + 1;
    return state.round == round_count
               ? translate("InnovationDesk", "The last round ends when everyone has passed.")
               : translate("InnovationDesk", "You are number %1 in turn order next round. Take a bonus tile "
                                             "and put yours in its place.")
                     .arg(place);
}

} // namespace automa::app::innovation_app
