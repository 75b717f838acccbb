#include "app/scythe/text/instructions.h"

#include "app/scythe/text/names.h"
#include "app/text/text_ids.h"

namespace automa::app::scythe_app {

using namespace scythe;

namespace {

QString counted(const UnitCounts& units) {
    QStringList words;
    const auto add = [&](UnitKind kind, int count) {
        if (count == 1)
            words << ScytheNames::unit(id_of(kind));
        else if (count > 1)
            words << ScytheNames::units(kind, count);
    };
    add(UnitKind::character, units.characters);
    add(UnitKind::mech, units.mechs);
    add(UnitKind::worker, units.workers);
    return words.join(QStringLiteral(", "));
}

QString symbol_of(const UnitCounts& units) {
    return app::scythe_app::symbol_of(units.characters > 0 ? UnitKind::character
                                      : units.mechs > 0    ? UnitKind::mech
                                                           : UnitKind::worker);
}

/// Markers are told from where to where, so they are moved along while the steps are told.
class Instructor {
public:
    Instructor(const Catalogue& facts, const State& before, const Decision& decision)
        : facts_(facts), decision_(decision), automa_(before.side(decision.side)),
          human_(before.side(first_side(before, Player::human))), power_(automa_.automa.power),
          coins_(automa_.automa.coins), dry_(!water_open(facts, automa_.automa)),
          symbols_(decision.kind == TurnKind::automa
                       ? facts.card(decision.card).scheme(decision.scheme).moves.size()
                       : 0) {}

    std::vector<Section> tell() {
        for (const Step& step : decision_.steps)
            tell(step);
        return std::move(sections_);
    }

private:
    void tell(const Step& step) {
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
            return add(
                translate("ScytheExplainer", "The Automa takes a random <b>Factory card</b>, face down"),
                app::scythe_app::symbol_of(step.kind));
        case StepKind::gain:
            return gain(step);
        case StepKind::recruit_bonus:
            return recruit(step);
        case StepKind::skip:
            //: heading of a group of steps: the Automa does nothing
            open(translate("ScytheExplainer", "Skipped turn"), app::scythe_app::symbol_of(step.kind));
            return add(translate("ScytheExplainer", "Lay the card on the discard; nothing else happens"),
                       QStringLiteral("scythe_card"));
        default:
            return stars(step);
        }
    }

    // ---------------------------------------------------------------- moves

    void move(const Step& step) {
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

    void send_home(const UnitCounts& units, const QString& from) {
        if (!units.empty())
            add(translate("ScytheExplainer", "Your pieces go home: <b>%1</b>, %2 → %3")
                    .arg(counted(units), from, ScytheNames::base(id_of(human_.faction))),
                symbol_of(units));
    }

    void remove(const Removal& removal, const QString& from) {
        if (removal.any)
            add(translate("ScytheExplainer", "Remove <b>all resources</b> from there: %1").arg(from),
                QStringLiteral("scythe_resources"));
        else if (removal.count > 0)
            add(translate("ScytheExplainer", "Remove <b>%1</b>: %2")
                    .arg(ScytheNames::resources(removal.count), from),
                QStringLiteral("scythe_resources"));
    }

    // ---------------------------------------------------------------- combat

    void combat(const Step& step) {
        open(step.winner == Player::automa ? translate("ScytheExplainer", "Combat: the Automa wins")
                                           : translate("ScytheExplainer", "Combat: you win"),
             app::scythe_app::symbol_of(step.kind));
        add(translate("ScytheExplainer", "Lay <b>Automa card %1</b> sideways on the combat discard")
                .arg(step.card.value),
            QStringLiteral("scythe_card"));
        change_power(-step.automa_loses.power - step.power);
        const int spent = step.automa_loses.combat_cards + step.combat_cards;
        if (spent > 0)
            add(translate("ScytheExplainer", "The Automa discards <b>%1</b>")
                    .arg(ScytheNames::combat_cards(spent)),
                QStringLiteral("scythe_combat_card"));
        add(translate("ScytheExplainer", "Your own power and combat cards: pay what you used"),
            QStringLiteral("scythe_dial"));
        send_home(step.human_to_base, place(step));
        remove(step.remove_resources, place(step));
        aftermath(step);
        if (step.automa_draws > 0)
            draw(step.automa_draws);
        if (step.winner == Player::human)
            add(translate("ScytheExplainer", "Place <b>your combat star</b>, if you have one left to place"),
                QStringLiteral("scythe_star"));
    }

    /// What becomes of the Automa's units, and of the land they leave.
    void aftermath(const Step& step) {
        if (!step.automa_to_mat.empty())
            add(translate("ScytheExplainer", "The Automa’s pieces leave the board: <b>%1</b>, %2 → <b>%3</b>")
                    .arg(counted(step.automa_to_mat), place(step), ScytheNames::mat()),
                symbol_of(step.automa_to_mat));
        if (!step.automa_to_base.empty())
            add(translate("ScytheExplainer", "The Automa’s pieces go home: <b>%1</b>, %2 → <b>%3</b>")
                    .arg(counted(step.automa_to_base), place(step),
                         ScytheNames::base(id_of(automa_.faction))),
                symbol_of(step.automa_to_base));
        if (step.place_resources)
            add(translate("ScytheExplainer", "Put resources there: <b>%1 × %2</b>, %3")
                    .arg(QString::number(step.place_resources->amount),
                         ScytheNames::resource(id_of(step.place_resources->resource)), place(step)),
                QStringLiteral("scythe_resources"));
        if (step.human_popularity < 0)
            add(translate("ScytheExplainer", "Your popularity: <b>%1</b>")
                    .arg(signed_number(step.human_popularity)),
                QStringLiteral("scythe_popularity"));
    }

    // ---------------------------------------------------------------- gains

    void change_power(int by) {
        if (by == 0)
            return;
        add(translate("ScytheExplainer", "Power marker: %1 → <b>%2</b>").arg(power_).arg(power_ + by),
            app::scythe_app::symbol_of(Gain::power));
        power_ += by;
    }

    void draw(int count) {
        add(translate("ScytheExplainer", "The Automa draws <b>%1</b>, face down")
                .arg(ScytheNames::combat_cards(count)),
            app::scythe_app::symbol_of(Gain::combat_cards));
    }

    void gain(const Step& step) {
        //: heading of a group of steps: what the Automa receives
        open(translate("ScytheExplainer", "Gains"), QStringLiteral("scythe_coins"));
        switch (step.gain) {
        case Gain::coins:
            add(translate("ScytheExplainer", "Coins: %1 → <b>%2</b>").arg(coins_).arg(coins_ + step.amount),
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
            add((step.gain == Gain::worker ? translate("ScytheExplainer", "New <b>worker</b>: %1 → <b>%2</b>")
                 : step.gain == Gain::mech
                     ? translate("ScytheExplainer", "New <b>mech</b>: %1 → <b>%2</b>")
                     : translate("ScytheExplainer", "The <b>character</b> returns: %1 → <b>%2</b>"))
                    .arg(ScytheNames::mat(), ScytheNames::base(id_of(automa_.faction))),
                app::scythe_app::symbol_of(step.gain));
        }
    }

    void recruit(const Step& step) {
        if (step.human_gains == false)
            return;
        open(translate("ScytheExplainer", "Your recruit bonus"), app::scythe_app::symbol_of(step.kind));
        const QString bonus = ScytheNames::gain(id_of(step.bonus), 1);
        add((step.human_gains ? translate("ScytheExplainer", "You gain: <b>%1</b>")
                              : translate("ScytheExplainer", "You gain: <b>%1</b>, if you have this recruit"))
                .arg(bonus),
            app::scythe_app::symbol_of(step.bonus));
    }

    // ---------------------------------------------------------------- the star card

    void stars(const Step& step) {
        if (step.kind == StepKind::game_over) {
            open(translate("ScytheExplainer", "The game ends"), app::scythe_app::symbol_of(step.kind));
            return add(
                step.by == Player::automa
                    ? translate("ScytheExplainer",
                                "The Automa has <b>six stars</b>: stop immediately and score")
                    : translate("ScytheExplainer", "You have <b>six stars</b>: stop immediately and score"),
                app::scythe_app::symbol_of(step.kind));
        }
        if (step.kind == StepKind::star && step.source != StarSource::track)
            return add(star(step), app::scythe_app::symbol_of(step.kind)); // stays with what brought it
        //: heading of a group of steps: the cube on the star card moves
        open(translate("ScytheExplainer", "Star card"), app::scythe_app::symbol_of(StepKind::star_cube));
        if (step.kind == StepKind::star_cube)
            cube(step);
        else if (step.kind == StepKind::star)
            add(star(step), app::scythe_app::symbol_of(step.kind));
        else
            flip(step);
    }

    void cube(const Step& step) {
        add(translate("ScytheExplainer", "Star cube: <b>one space on</b>, to %1").arg(cube_place(step.cube)),
            app::scythe_app::symbol_of(step.kind));
        const bool open_now = step.cube >= facts_.track(automa_.automa.star_card).first_water;
        if (dry_ && open_now)
            add(translate("ScytheExplainer",
                          "<b>Water is open</b> from now on: the Automa crosses rivers and enters lakes"),
                QStringLiteral("scythe_lake"));
    }

    [[nodiscard]] static QString star(const Step& step) {
        return translate("ScytheExplainer", "Place an Automa <b>star</b>: %1")
            .arg(ScytheNames::star_source(id_of(step.source)));
    }

    void flip(const Step& step) {
        add(translate("ScytheExplainer", "From now on <b>scheme II</b> of every card counts"),
            app::scythe_app::symbol_of(step.kind));
        add(translate("ScytheExplainer", "Shuffle <b>all 19 Automa cards</b> into a new deck"),
            QStringLiteral("scythe_cards"));
    }

    // ----------------------------------------------------------------

    [[nodiscard]] QString place(const Step& step) const {
        return ScytheNames::place(facts_, *step.territory);
    }

    void open(const QString& title, const QString& symbol, const QString& note = {}) {
        if (sections_.empty() || sections_.back().title != title || !note.isEmpty())
            sections_.push_back({title, symbol, note, {}});
    }
    void add(const QString& text, const QString& symbol) {
        if (sections_.empty())
            sections_.emplace_back();
        sections_.back().lines.push_back({text, symbol});
    }

    const Catalogue& facts_;
    const Decision& decision_;
    const Side& automa_;
    const Side& human_;
    int power_;
    int coins_;
    bool dry_;
    std::size_t symbols_;
    std::vector<Section> sections_;
};

} // namespace

std::vector<Section> instructions_of(const Catalogue& facts, const State& before, const Decision& decision) {
    return Instructor(facts, before, decision).tell();
}

} // namespace automa::app::scythe_app
