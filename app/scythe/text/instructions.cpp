#include "app/scythe/text/instructions.h"

#include "app/scythe/text/instructor.h"
#include "app/scythe/text/names.h"
#include "app/text/text_ids.h"

#include <algorithm>

namespace automa::app::scythe_app {

using namespace scythe;

Instructor::Instructor(const Catalogue& facts, const State& before, const Decision& decision)
    : facts_(facts), before_(before), decision_(decision), automa_(before.side(decision.side)),
      human_(before.side(first_side(before, Player::human))), power_(automa_.automa.power),
      coins_(automa_.automa.coins), dry_(!water_open(facts, automa_.automa)),
      symbols_(decision.kind == TurnKind::automa
                   ? facts.card(decision.card).scheme(decision.scheme).moves.size()
                   : 0) {}

std::vector<Section> Instructor::tell() {
    const bool skipped = !decision_.steps.empty() && decision_.steps.front().kind == StepKind::skip;
    if (cards_only() && !before_.fight && decision_.kind == TurnKind::automa && !skipped)
        move_by_hand();
    for (const Step& step : decision_.steps)
        tell(step);
    return std::move(sections_);
}

void Instructor::tell(const Step& step) {
    if (is_move(step.kind))
        return move(step);
    switch (step.kind) {
    case StepKind::combat:
        return combat(step);
    case StepKind::retreat:
        //: heading of a group of steps: workers go home
        open(translate("ScytheExplainer", "Workers flee"), app::scythe_app::symbol_of(step.kind));
        return aftermath(step);
    case StepKind::encounter:
        return add(translate("ScytheExplainer", "Remove the <b>encounter token</b>: %1").arg(place(step)),
                   app::scythe_app::symbol_of(step.kind));
    case StepKind::factory_card:
        return add(translate("ScytheExplainer", "The Automa takes a random <b>Factory card</b>, face down"),
                   app::scythe_app::symbol_of(step.kind));
    case StepKind::gain:
        return gain(step);
    case StepKind::recruit_bonus:
        return recruit(step);
    case StepKind::skip:
        return skip();
    case StepKind::game_over:
        return game_over(step);
    default:
        return stars(step);
    }
}

void Instructor::skip() {
    //: heading of a group of steps: the Automa does nothing
    open(translate("ScytheExplainer", "Skipped turn"), app::scythe_app::symbol_of(StepKind::skip));
    if (from_box())
        add(translate("ScytheExplainer", "Lay the card on the discard"), QStringLiteral("scythe_card"));
    add(decision_.steps.size() == 1
            ? translate("ScytheExplainer", "Nothing happens: no move, no gains, no star cube")
            : translate("ScytheExplainer", "Only the <b>star cube</b> moves, nothing else"),
        app::scythe_app::symbol_of(StepKind::skip));
}

// -------------------------------------------------------------------- moves

void Instructor::move(const Step& step) {
    open(as_label(ScytheNames::move(id_of(static_cast<MoveKind>(step.kind)))),
         app::scythe_app::symbol_of(step.kind),
         translate("ScytheExplainer", "symbol %1 of %2").arg(step.order).arg(symbols_));
    const QString from = ScytheNames::place(facts_, step.from);
    const QString to = ScytheNames::place(facts_, step.to);
    const QString symbol = app::scythe_app::symbol_of(step.unit);
    if (step.from == step.to)
        add((step.unit == UnitKind::worker
                 ? translate("ScytheExplainer", "The <b>worker</b> stays: <b>%1</b>")
             : step.unit == UnitKind::mech
                 ? translate("ScytheExplainer", "The <b>mech</b> stays: <b>%1</b>")
                 : translate("ScytheExplainer", "The <b>character</b> stays: <b>%1</b>"))
                .arg(to),
            symbol);
    else
        add((step.unit == UnitKind::worker
                 ? translate("ScytheExplainer", "Move a <b>worker</b>: %1 → <b>%2</b>")
             : step.unit == UnitKind::mech
                 ? translate("ScytheExplainer", "Move a <b>mech</b>: %1 → <b>%2</b>")
                 : translate("ScytheExplainer", "Move the <b>character</b>: %1 → <b>%2</b>"))
                .arg(from, to),
            symbol);
    send_home(step.human_to_base, to);
    remove(step.remove_resources, to);
}

/// Nobody has told where the pieces stand, so the rules of row 1 are told instead of a move.
void Instructor::move_by_hand() {
    const auto& symbols = facts_.card(decision_.card).scheme(decision_.scheme).moves;
    const auto any = [&](auto one) {
        return std::ranges::any_of(symbols, [&](const MoveSymbol& symbol) {
            return (!symbol.faction || *symbol.faction == automa_.faction) && one(symbol);
        });
    };
    if (!any([](const MoveSymbol&) { return true; }))
        return;
    const bool all = before_.modifiers.all_moves || automa_.automa.star_card == StarCard::ultimaszyna;
    //: heading of a group of steps: the player chooses the Automa’s move
    open(translate("ScytheExplainer", "Row 1: you decide"), QStringLiteral("scythe_move"));
    if (before_.modifiers.move_check)
        add(translate("ScytheExplainer", "Before a move: reveal a <b>combat card</b>; 4 or 5 ends the moves"),
            QStringLiteral("scythe_combat_card"));
    add(all ? translate("ScytheExplainer", "Make <b>every possible move</b> of row 1, from left to right")
            : translate("ScytheExplainer", "Make <b>one move</b>: the first possible symbol of row 1"),
        QStringLiteral("scythe_move"));
    if (any([&](const MoveSymbol& symbol) {
            return symbol.kind == MoveKind::attack_combat && symbol.min_power <= power_;
        }))
        add(translate("ScytheExplainer", "If it attacks a combat unit, tap <b>Combat</b>"),
            app::scythe_app::symbol_of(StepKind::combat));
    add(translate("ScytheExplainer", "Remove <b>all resources</b> where the unit lands, if any are there"),
        QStringLiteral("scythe_resources"));
    if (!any([](const MoveSymbol& symbol) {
            return symbol.kind != MoveKind::move_worker && symbol.kind != MoveKind::move_mech;
        }))
        return;
    add(translate("ScytheExplainer", "The character is on an <b>encounter token</b>? Remove the token"),
        app::scythe_app::symbol_of(StepKind::encounter));
    if (!automa_.automa.factory_card)
        add(translate("ScytheExplainer",
                      "First time on the Factory? The character takes a <b>Factory card</b>, face down"),
            app::scythe_app::symbol_of(StepKind::factory_card));
}

void Instructor::send_home(const UnitCounts& units, const QString& from) {
    if (!units.empty())
        add(translate("ScytheExplainer", "Your pieces go home: <b>%1</b>, %2 → %3")
                .arg(counted(units), from, base_of(human_)),
            symbol_of(units));
}

void Instructor::remove(const Removal& removal, const QString& from) {
    if (removal.any)
        add(translate("ScytheExplainer", "Remove <b>all resources</b>, if any are there: %1").arg(from),
            QStringLiteral("scythe_resources"));
    else if (removal.count > 0)
        add(translate("ScytheExplainer", "Remove <b>%1</b>: %2")
                .arg(ScytheNames::resources(removal.count), from),
            QStringLiteral("scythe_resources"));
}

// -------------------------------------------------------------------- gains

void Instructor::change_power(int by) {
    if (by == 0)
        return;
    add(translate("ScytheExplainer", "The Automa’s power: %1 → <b>%2</b>").arg(power_).arg(power_ + by),
        app::scythe_app::symbol_of(Gain::power));
    power_ += by;
}

void Instructor::draw(int count) {
    add(translate("ScytheExplainer", "The Automa draws <b>%1</b>, face down")
            .arg(ScytheNames::combat_cards(count)),
        app::scythe_app::symbol_of(Gain::combat_cards));
}

void Instructor::gain(const Step& step) {
    //: heading of a group of steps: what the Automa receives
    open(translate("ScytheExplainer", "Gains"), QStringLiteral("scythe_coins"));
    switch (step.gain) {
    case Gain::coins:
        add(translate("ScytheExplainer", "The Automa’s coins: %1 → <b>%2</b>")
                .arg(coins_)
                .arg(coins_ + step.amount),
            app::scythe_app::symbol_of(step.gain));
        coins_ += step.amount;
        return;
    case Gain::power:
        return change_power(step.amount);
    case Gain::combat_cards:
        return draw(step.amount);
    case Gain::worker:
    case Gain::mech:
    case Gain::character:
        return gain_unit(step);
    }
}

/// Which unit it is, and whether one is left, only the table knows while no pieces are kept (S-73, S-74).
void Instructor::gain_unit(const Step& step) {
    const QString text =
        cards_only() ? (
            step.gain == Gain::worker
                ? translate("ScytheExplainer", "New <b>worker</b>, if one is left: %1 → <b>%2</b>")
                : translate("ScytheExplainer",
                            "The <b>character</b> if on the mat, else a <b>mech</b> if left: %1 → <b>%2</b>"))
        : step.gain == Gain::worker ? translate("ScytheExplainer", "New <b>worker</b>: %1 → <b>%2</b>")
        : step.gain == Gain::mech
            ? translate("ScytheExplainer", "New <b>mech</b>: %1 → <b>%2</b>")
            : translate("ScytheExplainer", "The <b>character</b> returns: %1 → <b>%2</b>");
    add(text.arg(ScytheNames::mat(), base_of(automa_)), app::scythe_app::symbol_of(step.gain));
}

void Instructor::recruit(const Step& step) {
    if (step.human_gains == false)
        return;
    open(translate("ScytheExplainer", "Your recruit bonus"), app::scythe_app::symbol_of(step.kind));
    const QString bonus = ScytheNames::gain(id_of(step.bonus), 1);
    add((step.human_gains ? translate("ScytheExplainer", "You gain: <b>%1</b>")
                          : translate("ScytheExplainer", "You gain: <b>%1</b>, if you have this recruit"))
            .arg(bonus),
        app::scythe_app::symbol_of(step.bonus));
}

// -------------------------------------------------------------------- the star card

void Instructor::stars(const Step& step) {
    const QString star = translate("ScytheExplainer", "Place an Automa <b>star</b>: %1")
                             .arg(ScytheNames::star_source(id_of(step.source)));
    if (step.kind == StepKind::star && step.source != StarSource::track)
        return add(star, app::scythe_app::symbol_of(step.kind)); // stays with what brought it
    //: heading of a group of steps: the cube on the star card moves
    open(translate("ScytheExplainer", "Star card"), app::scythe_app::symbol_of(StepKind::star_cube));
    if (step.kind == StepKind::star_cube)
        cube(step);
    else if (step.kind == StepKind::star)
        add(star, app::scythe_app::symbol_of(step.kind));
    else
        flip();
}

void Instructor::cube(const Step& step) {
    add(translate("ScytheExplainer", "Star cube: <b>one space on</b>, to %1").arg(cube_place(step.cube)),
        app::scythe_app::symbol_of(step.kind));
    const bool open_now = step.cube >= facts_.track(automa_.automa.star_card).first_water;
    if (dry_ && open_now)
        add(translate("ScytheExplainer",
                      "<b>Water is open</b> from now on: the Automa crosses rivers and enters lakes"),
            QStringLiteral("scythe_lake"));
}

void Instructor::flip() {
    add(translate("ScytheExplainer", "From now on <b>scheme II</b> of every card counts"),
        app::scythe_app::symbol_of(StepKind::flip));
    if (from_box())
        add(translate("ScytheExplainer", "Shuffle <b>all 19 Automa cards</b> into a new deck"),
            QStringLiteral("scythe_cards"));
}

// --------------------------------------------------------------------

QString Instructor::place(const Step& step) const {
    return ScytheNames::place(facts_, *step.territory);
}

QString Instructor::base_of(const Side& side) const {
    return ScytheNames::base(id_of(side.faction));
}

void Instructor::open(const QString& title, const QString& symbol, const QString& note) {
    if (sections_.empty() || sections_.back().title != title || !note.isEmpty())
        sections_.push_back({title, symbol, note, {}});
}

void Instructor::add(const QString& text, const QString& symbol) {
    if (sections_.empty())
        sections_.emplace_back();
    sections_.back().lines.push_back({text, symbol});
}

std::vector<Section> instructions_of(const Catalogue& facts, const State& before, const Decision& decision) {
    return Instructor(facts, before, decision).tell();
}

} // namespace automa::app::scythe_app
