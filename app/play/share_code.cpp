#include "app/play/share_code.h"

#include <QClipboard>
#include <QGuiApplication>

namespace automa::app {

void ShareCodeModel::copy() {
    QGuiApplication::clipboard()->setText(code());
    emit copied(code());
}

QString ShareCodeModel::pasted() const {
    return QGuiApplication::clipboard()->text().trimmed();
}

} // namespace automa::app
