// Between two rounds and at the end of a game that tracks the tiles only.
#include "app/barrage/text/names.h"
#include "app/barrage/tiles/tiles.h"
#include "app/text/qt_text.h"
#include "app/text/text_ids.h"
#include "model/barrage/state/board.h"
#include "model/barrage/table/tiles_only.h"

namespace automa::app::barrage_app {

using namespace barrage;

namespace {

/// A human's VP are kept too; at Low Voltage an Automa has none.
bool hasIncome(const CompanyState& hand) {
    return hand.player == PlayerKind::human ? hand.vp_known : gets_income(hand);
}

} // namespace

void BarrageTiles::setPoints(const QString& id, int vp) {
    if (const auto company = by_text<Company>(id)) {
        points_[index_of(*company)] = vp;
        tell();
    }
}

void BarrageTiles::setIncome(const QString& id, Marker what, int value) {
    const auto company = by_text<Company>(id);
    if (!company || what == Marker::Engineers) // they come back, they are no income
        return;
    (what == Marker::Vp ? income_ : incomeEnergy_)[index_of(*company)] = value;
    tell();
}

std::vector<TilePrompt> BarrageTiles::promptRows() const {
    std::vector<TilePrompt> rows;
    const Mode now = mode();
    if (now == Score) {
        rows.push_back(
            {translate("BarrageTiles", "Let the water flow: headstreams A to D, one drop at a time."),
             QStringLiteral("drop")});
        if (asksSteps())
            rows.push_back(
                {translate("BarrageTiles", "Count the drops that flowed past the USA’s powerhouses."),
                 QStringLiteral("energy")});
    }
    if (now == Next) {
        const int round = game_.state().round + 1;
        rows.push_back({translate("BarrageTiles",
                                  "Energy markers back to 0, engineers back; those that close spaces stay."),
                        QStringLiteral("engineer")});
        rows.push_back(
            {translate("BarrageTiles", "Income of round %1: each company takes what its board shows.")
                 .arg(round),
             QStringLiteral("vp")});
        if (round < game_.facts().setup.rounds)
            rows.push_back(
                {translate("BarrageTiles", "Put the drops of round %1 on the headstreams.").arg(round),
                 QStringLiteral("drop")});
    }
    return rows;
}

void BarrageTiles::advance(const QString& id) {
    for (std::size_t i = 1; i < order_.size(); ++i)
        if (text(name_of(order_[i])) == id) {
            std::swap(order_[i], order_[i - 1]);
            tell();
            return;
        }
}

std::vector<TileRoundRow> BarrageTiles::roundRows() const {
    const Mode now = mode();
    if (now == Next)
        return orderRows();
    return now == Score || now == Final ? scoreRows() : std::vector<TileRoundRow>();
}

std::vector<TileRoundRow> BarrageTiles::scoreRows() const {
    const auto scored = mode() == Final ? game_.preview(TilesScoreGame{points_})
                                        : game_.preview(TilesScoreRound{points_, usaSteps_});
    std::vector<TileRoundRow> rows;
    if (scored.ok())
        for (const Company company : game_.state().turn_order)
            rows.push_back(scoreRow(scored.value(), company));
    return rows;
}

TileRoundRow BarrageTiles::scoreRow(const Carried& scored, Company company) const {
    const CompanyState& hand = game_.state().company(company);
    const int stepped = company == Company::usa ? usaSteps_ : 0;
    QStringList parts{BarrageNames::energy(hand.energy + stepped)};
    for (const ScoreLine& line : scored.phase->lines)
        if (line.company == company && (line.vp != 0 || line.credits != 0)
            && line.reason != Reason::bonus_tile && line.reason != Reason::by_hand)
            parts << translate("BarrageTiles", "%1: %2")
                         .arg(BarrageNames::reason(id_of(line.reason)),
                              line.vp == 0 ? BarrageNames::credits(line.credits) : signed_number(line.vp));
    TileRoundRow row;
    row.company = text(name_of(company));
    row.name = BarrageNames::company(id_of(company));
    row.detail = parts.join(QStringLiteral(" · "));
    row.points = points_[index_of(company)];
    row.total =
        translate("BarrageTiles", "VP marker: %1 → %2").arg(hand.vp).arg(scored.after.company(company).vp);
    return row;
}

std::vector<TileRoundRow> BarrageTiles::orderRows() const {
    std::vector<TileRoundRow> rows;
    for (const Company company : order_) {
        const CompanyState& hand = game_.state().company(company);
        TileRoundRow row;
        row.company = text(name_of(company));
        row.name = BarrageNames::company(id_of(company));
        row.detail = BarrageNames::energy(hand.energy);
        row.first = rows.empty();
        row.human = hand.player == PlayerKind::human;
        row.income = hasIncome(hand);
        row.vp = income_[index_of(company)];
        row.energy = incomeEnergy_[index_of(company)];
        rows.push_back(std::move(row));
    }
    return rows;
}

QString BarrageTiles::nextText() const {
    const Mode now = mode();
    if (now == Score)
        return translate("BarrageTiles", "Score the round");
    if (now == Next)
        return translate("BarrageTiles", "Start round %1").arg(game_.state().round + 1);
    return translate("BarrageTiles", "End the game");
}

void BarrageTiles::goOn() {
    const Mode now = mode();
    if (now == Score)
        perform(TilesScoreRound{points_, usaSteps_});
    else if (now == Next)
        perform(TilesNextRound{order_, income_, incomeEnergy_});
    else if (now == Final)
        perform(TilesScoreGame{points_});
}

} // namespace automa::app::barrage_app
