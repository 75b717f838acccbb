#include "app/shell/languages.h"

#include <QCoreApplication>
#include <QLocale>

namespace automa::app {

Languages::Languages(QObject* parent) : QObject(parent) {}

Languages::~Languages() {
    QCoreApplication::removeTranslator(&texts_);
}

void Languages::use(const QString& code) {
    if (code == current_)
        return;
    QCoreApplication::removeTranslator(&texts_);
    const bool found = texts_.load(QStringLiteral(":/i18n/automa_") + code);
    current_ = found ? code : QStringLiteral("en");
    if (found)
        QCoreApplication::installTranslator(&texts_);
    QLocale::setDefault(QLocale(current_));
    emit switched();
}

} // namespace automa::app
