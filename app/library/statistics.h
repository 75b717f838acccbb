// The statistics for their page: sentences, bars and curves. The numbers are the storage's.
#pragma once

#include "app/library/library_host.h"
#include "model/storage/statistics.h"

#include <QObject>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace automa::app {

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
    /// {label, value, detail}
    Q_PROPERTY(QVariantList records READ records NOTIFY changed)
    /// {title, rows: [{name, company, won, tied, lost, games, text}]}: of whole games.
    Q_PROPERTY(QVariantList tallies READ tallies NOTIFY changed)
    /// {title, rows: [{name, look, humans, automas}]}: of those who played them.
    Q_PROPERTY(QVariantList seats READ seats NOTIFY changed)
    /// {labels: [string], lines: [{name, style, points: [real]}], most, text}
    Q_PROPERTY(QVariantMap curves READ curves NOTIFY changed)
    /// {bars: [{from, label, games, won}], most, text}
    Q_PROPERTY(QVariantMap margins READ margins NOTIFY changed)
    /// {id, title, current, options: [{value, text}]}: only those with something to choose.
    Q_PROPERTY(QVariantList filters READ filters NOTIFY changed)
    Q_PROPERTY(int filterCount READ filterCount NOTIFY changed)
    Q_PROPERTY(QString folder READ folder CONSTANT)

public:
    LibraryStatistics(LibraryHost& host, Shell& shell);

    [[nodiscard]] bool empty() const { return numbers_.choices.players.empty(); }
    [[nodiscard]] bool filteredOut() const { return !empty() && numbers_.all.games == 0; }
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QVariantList records() const;
    [[nodiscard]] QVariantList tallies() const;
    [[nodiscard]] QVariantList seats() const;
    [[nodiscard]] QVariantMap curves() const;
    [[nodiscard]] QVariantMap margins() const;
    [[nodiscard]] QVariantList filters() const;
    [[nodiscard]] int filterCount() const;
    [[nodiscard]] QString folder() const;

    /// Counts anew.
    Q_INVOKABLE void refresh();
    /// An empty value lets everything pass.
    Q_INVOKABLE void setFilter(const QString& id, const QString& value);
    Q_INVOKABLE void clearFilters();
    Q_INVOKABLE void exportCsv(const QString& target = {});
    void retell() { emit changed(); }

    [[nodiscard]] const storage::Statistics& numbers() const { return numbers_; }

signals:
    void changed();

private:
    [[nodiscard]] QString nameOf(const QString& kind, const std::string& id) const;
    /// The keys in the game's own order, unknown ones last.
    template <class Map>
    [[nodiscard]] std::vector<std::string> ordered(const QString& kind, const Map& groups) const;
    [[nodiscard]] std::vector<std::string> ordered(const QString& kind, std::vector<std::string> ids) const;
    [[nodiscard]] QVariantMap tallyRow(const QString& name, const storage::Tally& tally) const;
    [[nodiscard]] QVariantList seatRows(const QString& kind,
                                        const std::map<std::string, storage::SeatPair>& groups) const;

    LibraryHost& host_;
    Shell& shell_;
    storage::StatisticsFilter filter_;
    storage::Statistics numbers_;
};

} // namespace automa::app
