#include "app/cli/speak.h"

#include "app/text/languages.h"

#include <QCoreApplication>
#include <QTranslator>

namespace automa::app {

bool speak(const std::string& language) {
    if (!is_language(language))
        return false;
    auto* const translator = new QTranslator(QCoreApplication::instance());
    if (!translator->load(QStringLiteral(":/i18n/automa_%1.qm").arg(QString::fromStdString(language))))
        return false;
    return QCoreApplication::installTranslator(translator);
}

} // namespace automa::app
