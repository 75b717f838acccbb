#include "app/shell/fonts.h"

#include <QDir>
#include <QFont>
#include <QFontDatabase>

namespace automa::app {
namespace {

void load() {
    const QDir fonts(QStringLiteral(":/fonts"));
    for (const QString& name : fonts.entryList()) {
        if (QFontDatabase::addApplicationFont(fonts.filePath(name)) < 0)
            qWarning("The font '%s' does not load.", qPrintable(name));
    }
    // Where Noto Sans lacks a sign, ours comes before whatever the system would take.
    QFont::insertSubstitution(QStringLiteral("Noto Sans"), QStringLiteral("Automa Signs"));
}

} // namespace

void loadFonts() {
    static const bool once = (load(), true);
    Q_UNUSED(once)
}

} // namespace automa::app
