// Everything the app keeps of one company, and how its VP came about.
#pragma once

#include "app/barrage/company_rows.h"
#include "app/barrage/correct/company_correction.h"
#include "app/barrage/game.h"
#include "app/barrage/tracker/vp_follower.h"
#include "app/play/ledger.h"
#include "app/play/viewers.h"
#include "app/shell/list_model.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace automa::app::barrage_app {

class BarrageTracker final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use BarrageApp.tracker")
    /// Panes say here whether they are in sight. While none is, only the energy track is kept up, which other
    /// screens show as well.
    Q_PROPERTY(automa::app::Viewers* viewers READ viewers CONSTANT)
    /// Whose pieces are shown: the chosen company, or else the Automa that acts or acts next.
    Q_PROPERTY(QString company READ company WRITE setCompany NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    /// Level, officer and what the officer changes.
    Q_PROPERTY(QString detail READ detail NOTIFY changed)
    Q_PROPERTY(bool automa READ automa NOTIFY changed)
    /// Engineers, machines, wheel and technology are kept.
    Q_PROPERTY(bool tracked READ tracked NOTIFY changed)
    Q_PROPERTY(bool vpKnown READ vpKnown NOTIFY changed)
    Q_PROPERTY(int vp READ vp NOTIFY changed)
    /// What it will be once the turn on the table is carried out.
    Q_PROPERTY(int vpAfter READ vpAfter NOTIFY changed)
    /// Rows of LedgerLine, the newest first.
    Q_PROPERTY(automa::app::GadgetList* ledger READ ledger CONSTANT)
    Q_PROPERTY(int energy READ energy NOTIFY changed)
    Q_PROPERTY(QString energyNote READ energyNote NOTIFY changed)
    /// Rows of EnergyMarker.
    Q_PROPERTY(automa::app::GadgetList* markers READ markers CONSTANT)
    /// Rows of EnergySection.
    Q_PROPERTY(automa::app::GadgetList* sections READ sections CONSTANT)
    /// The energy from which the bonus tile of the round counts in full.
    Q_PROPERTY(int fullBonus READ fullBonus NOTIFY trackChanged)
    /// Engineers, excavators, mixers: rows of CompanyCount.
    Q_PROPERTY(automa::app::GadgetList* counts READ counts CONSTANT)
    /// Rows of WheelSegment, the open one first.
    Q_PROPERTY(automa::app::GadgetList* wheel READ wheel CONSTANT)
    Q_PROPERTY(QString wheelNote READ wheelNote NOTIFY changed)
    /// Rows of CompanyTile.
    Q_PROPERTY(automa::app::GadgetList* technology READ technology CONSTANT)
    /// Rows of CompanyCount.
    Q_PROPERTY(automa::app::GadgetList* onBoard READ onBoard CONSTANT)
    /// Rows of ContractItem.
    Q_PROPERTY(automa::app::GadgetList* contracts READ contracts CONSTANT)
    Q_PROPERTY(QStringList income READ income NOTIFY changed)
    /// Sets by hand what is kept of the company.
    Q_PROPERTY(automa::app::barrage_app::BarrageCompanyCorrection* draft READ draft CONSTANT)

public:
    explicit BarrageTracker(BarrageGame& game, QObject* parent = nullptr);

    [[nodiscard]] Viewers* viewers() { return &viewers_; }
    [[nodiscard]] QString company() const;
    void setCompany(const QString& company);
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString detail() const;
    [[nodiscard]] bool automa() const { return hand().player == barrage::PlayerKind::automa; }
    [[nodiscard]] bool tracked() const { return hand().tracked; }
    [[nodiscard]] bool vpKnown() const { return hand().vp_known; }
    [[nodiscard]] int vp() const { return hand().vp; }
    [[nodiscard]] int vpAfter() const;
    [[nodiscard]] GadgetList* ledger() { return ledger_.lines(); }
    [[nodiscard]] int energy() const { return hand().energy; }
    [[nodiscard]] QString energyNote() const;
    [[nodiscard]] GadgetList* markers() { return &markers_; }
    [[nodiscard]] GadgetList* sections() { return &sections_; }
    [[nodiscard]] int fullBonus() const { return game_.facts().track.section_size * game_.state().round; }
    [[nodiscard]] GadgetList* counts() { return &counts_; }
    [[nodiscard]] GadgetList* wheel() { return &wheel_; }
    [[nodiscard]] QString wheelNote() const;
    [[nodiscard]] GadgetList* technology() { return &technology_; }
    [[nodiscard]] GadgetList* onBoard() { return &onBoard_; }
    [[nodiscard]] GadgetList* contracts() { return &contracts_; }
    [[nodiscard]] QStringList income() const;
    [[nodiscard]] BarrageCompanyCorrection* draft() { return &draft_; }

    /// Begins the draft of the company in sight.
    Q_INVOKABLE void edit();
    /// Begins the draft of the human to act, with the whole hand.
    Q_INVOKABLE void tellHand();

public slots:
    /// The position is another one.
    void refresh();
    /// The language is another one.
    void retell();

signals:
    void changed();
    void trackChanged();

private:
    [[nodiscard]] barrage::Company who() const;
    [[nodiscard]] std::vector<EnergyMarker> readMarkers() const;
    [[nodiscard]] std::vector<EnergySection> readSections() const;
    [[nodiscard]] std::vector<CompanyCount> readCounts() const;
    [[nodiscard]] std::vector<CompanyTile> readTechnology() const;
    [[nodiscard]] std::vector<CompanyCount> readOnBoard() const;
    [[nodiscard]] std::vector<ContractItem> readContracts() const;
    [[nodiscard]] const barrage::CompanyState& hand() const { return game_.state().company(who()); }

    BarrageGame& game_;
    Viewers viewers_;
    BarrageCompanyCorrection draft_;
    std::optional<barrage::Company> chosen_;
    Ledger<BarrageGame, VpFollower> ledger_;
    ListModel<EnergyMarker> markers_;
    ListModel<EnergySection> sections_;
    ListModel<CompanyCount> counts_;
    ListModel<WheelSegment> wheel_;
    ListModel<CompanyTile> technology_;
    ListModel<CompanyCount> onBoard_;
    ListModel<ContractItem> contracts_;
};

} // namespace automa::app::barrage_app
