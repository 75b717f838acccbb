// A decision told step by step. Internal to instructions_of().
#pragma once

#include "app/scythe/text/explainer.h"
#include "model/scythe/facts/catalogue.h"

namespace automa::app::scythe_app {

/// Markers are told from where to where, so they are moved along while the steps are told. While only the
/// cards are kept, what depends on the pieces is told with its condition.
class Instructor {
public:
    Instructor(const scythe::Catalogue& facts, const scythe::State& before, const scythe::Decision& decision);

    [[nodiscard]] std::vector<Section> tell();

private:
    // instructions.cpp
    void tell(const scythe::Step& step);
    void skip();
    void move(const scythe::Step& step);
    void move_by_hand();
    void send_home(const scythe::UnitCounts& units, const QString& from);
    void remove(const scythe::Removal& removal, const QString& from);
    void change_power(int by);
    void draw(int count);
    void gain(const scythe::Step& step);
    void gain_unit(const scythe::Step& step);
    void recruit(const scythe::Step& step);
    void stars(const scythe::Step& step);
    void cube(const scythe::Step& step);
    void flip();

    // instructions_combat.cpp
    void combat(const scythe::Step& step);
    void unseen_units(const scythe::Step& step);
    void unseen_conquest();
    void aftermath(const scythe::Step& step);
    void your_card(const scythe::Step& step);
    void game_over(const scythe::Step& step);

    [[nodiscard]] bool cards_only() const { return before_.tracking == scythe::Tracking::cards_only; }
    /// The Automa cards lie on the table; else they are in the app, and nobody can move them.
    [[nodiscard]] bool from_box() const { return before_.cards_from == scythe::CardsFrom::box; }
    [[nodiscard]] QString place(const scythe::Step& step) const;
    [[nodiscard]] QString base_of(const scythe::Side& side) const;
    void open(const QString& title, const QString& symbol, const QString& note = {});
    void add(const QString& text, const QString& symbol);

    const scythe::Catalogue& facts_;
    const scythe::State& before_;
    const scythe::Decision& decision_;
    const scythe::Side& automa_;
    const scythe::Side& human_;
    int power_;
    int coins_;
    bool dry_;
    std::size_t symbols_;
    std::vector<Section> sections_;
};

/// "character, 2 workers"
[[nodiscard]] QString counted(const scythe::UnitCounts& units);
/// Of the strongest among them.
[[nodiscard]] QString symbol_of(const scythe::UnitCounts& units);

} // namespace automa::app::scythe_app
