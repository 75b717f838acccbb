#include "app/barrage/side_detail.h"

#include "app/barrage/text/names.h"
#include "app/text/text_ids.h"

namespace automa::app::barrage_app {

using namespace barrage;

QString sideDetail(const CompanyState& company) {
    const QString kind = company.player == PlayerKind::human ? translate("BarrageTable", "human")
                                                             : BarrageNames::level(id_of(company.level));
    if (!company.officer)
        return kind;
    return QStringLiteral("%1 · %2").arg(kind, BarrageNames::officer_short(id_of(*company.officer)));
}

QString sideInFull(const CompanyState& company) {
    const bool human = company.player == PlayerKind::human;
    const QString kind =
        human ? as_label(translate("BarrageTable", "human")) : BarrageNames::level(id_of(company.level));
    if (!company.officer)
        return kind;
    const auto officer = id_of(*company.officer);
    return translate("BarrageTable", "%1 · %2: %3", "level, officer, ability")
        .arg(kind, BarrageNames::officer(officer),
             human ? BarrageNames::officer_ability(officer) : BarrageNames::officer_automa(officer));
}

} // namespace automa::app::barrage_app
