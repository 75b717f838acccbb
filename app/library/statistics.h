// The statistics of one game for their page: sentences, bars and curves. The numbers are the storage's, the
// dimensions and their words the game's.
#pragma once

#include "app/library/games_list.h"
#include "app/library/library_host.h"
#include "app/library/statistics_rows.h"
#include "app/library/statistics_words.h"
#include "app/shell/list_model.h"
#include "model/storage/statistics.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <vector>

namespace automa::app {

class SavedGames;
class Shell;

class LibraryStatistics final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use LibraryApp.statistics")
    /// No finished game at all.
    Q_PROPERTY(bool empty READ empty NOTIFY changed)
    /// None that passes the filters.
    Q_PROPERTY(bool filteredOut READ filteredOut NOTIFY changed)
    Q_PROPERTY(QString headline READ headline NOTIFY changed)
    /// The games with results, each a GameFilter; none while there is nothing to choose.
    Q_PROPERTY(automa::app::GadgetList* games READ games CONSTANT)
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
    /// Each a StatRecord.
    Q_PROPERTY(automa::app::GadgetList* records READ records CONSTANT)
    /// Each a StatTallies, of whole games; each a StatSeats, of those who played them.
    Q_PROPERTY(automa::app::GadgetList* tallies READ tallies CONSTANT)
    Q_PROPERTY(automa::app::GadgetList* seats READ seats CONSTANT)
    Q_PROPERTY(automa::app::StatCurves curves READ curves NOTIFY changed)
    Q_PROPERTY(automa::app::StatMargins margins READ margins NOTIFY changed)
    /// Each a StatFilter: only those with something to choose.
    Q_PROPERTY(automa::app::GadgetList* filters READ filters CONSTANT)
    Q_PROPERTY(int filterCount READ filterCount NOTIFY changed)
    Q_PROPERTY(QString folder READ folder CONSTANT)

public:
    LibraryStatistics(LibraryHost& host, Shell& shell, const std::vector<std::unique_ptr<SavedGames>>& games);
    ~LibraryStatistics() override;

    [[nodiscard]] bool empty() const { return numbers_.choices.players.empty(); }
    [[nodiscard]] bool filteredOut() const { return !empty() && numbers_.all.games == 0; }
    [[nodiscard]] QString headline() const;
    [[nodiscard]] ListModel<GameFilter>* games() { return &choice_; }
    [[nodiscard]] QString game() const { return QString::fromStdString(filter_.game); }
    void setGame(const QString& game);
    [[nodiscard]] ListModel<StatRecord>* records() { return &records_; }
    [[nodiscard]] ListModel<StatTallies>* tallies() { return &tallies_; }
    [[nodiscard]] ListModel<StatSeats>* seats() { return &seats_; }
    [[nodiscard]] StatCurves curves() const;
    [[nodiscard]] StatMargins margins() const;
    [[nodiscard]] ListModel<StatFilter>* filters() { return &filters_; }
    [[nodiscard]] int filterCount() const;
    [[nodiscard]] QString folder() const;

    /// Counts anew.
    Q_INVOKABLE void refresh();
    /// An empty value lets everything pass.
    Q_INVOKABLE void setFilter(const QString& name, const QString& value);
    Q_INVOKABLE void clearFilters();
    Q_INVOKABLE void exportCsv(const QString& target = {});
    void retell();

    [[nodiscard]] const storage::Statistics& numbers() const { return numbers_; }

signals:
    void changed();

private:
    [[nodiscard]] bool hasResults(const std::string& game) const;
    void chooseGame();
    void tellAll();
    [[nodiscard]] std::vector<StatRecord> toldRecords() const;
    [[nodiscard]] QString titleOf(const std::string& uuid) const;
    void addMeasures(std::vector<StatRecord>& list) const;
    [[nodiscard]] std::vector<StatTallies> toldTallies() const;
    [[nodiscard]] std::vector<StatSeats> toldSeats() const;
    [[nodiscard]] std::vector<StatFilter> toldFilters() const;
    [[nodiscard]] StatTally tallyRow(const QString& name, const storage::Tally& tally) const;
    [[nodiscard]] QString seatText(const storage::SeatTally& tally) const;
    [[nodiscard]] QByteArray inOwnWords(const std::string& csv) const;
    /// The column's part of the filter.
    [[nodiscard]] storage::Columns& part(const StatisticsColumn& column);
    [[nodiscard]] const storage::Columns& part(const StatisticsColumn& column) const;

    LibraryHost& host_;
    Shell& shell_;
    const std::vector<std::unique_ptr<SavedGames>>& games_;
    StatisticsWords words_;
    storage::StatisticsFilter filter_;
    storage::Statistics numbers_;
    ListModel<GameFilter> choice_;
    ListModel<StatRecord> records_;
    ListModel<StatTallies> tallies_;
    ListModel<StatSeats> seats_;
    ListModel<StatFilter> filters_;
};

} // namespace automa::app
