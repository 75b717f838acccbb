// The results as a table for other programs.
#include "app/library/files.h"
#include "app/library/statistics.h"
#include "app/library/storage_errors.h"
#include "app/shell/shell.h"
#include "app/text/text_words.h"

#include <QDateTime>

#include <algorithm>

namespace automa::app {

/// The heading keeps to ids, so that tables exported at different times and in different languages fit
/// together. The game's own columns have its words already; what the storage calls sides are companies in one
/// game, factions in another.
QByteArray LibraryStatistics::inOwnWords(const std::string& csv) const {
    QByteArray table = QByteArray::fromStdString(csv);
    const QByteArray cell = QByteArray(",") + storage::kSideColumn + ',';
    const auto sides = std::ranges::find(words_.columns, storage::kSideColumn, &StatisticsColumn::id);
    const qsizetype at = table.indexOf(cell);
    if (sides != words_.columns.end() && at >= 0 && at < table.indexOf('\n'))
        table.replace(at, cell.size(), ',' + sides->name.toUtf8() + ',');
    return table;
}

void LibraryStatistics::exportCsv(const QString& target) {
    const auto csv = host_.library()->results_csv(filter_);
    if (!csv.ok()) {
        shell_.say(storageErrorText(csv.error()));
        return;
    }
    const QString name =
        safeFileName(QStringLiteral("statistics-")
                         + QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd-HHmm")),
                     QStringLiteral("csv"));
    const auto path = writeExport(shell_.browser(), name, inOwnWords(csv.value()), target);
    shell_.say(path ? translate("LibraryStatistics", "Exported: %1").arg(*path)
                    : translate("LibraryStatistics", "The file cannot be written: %1").arg(exportFolder()));
}

} // namespace automa::app
