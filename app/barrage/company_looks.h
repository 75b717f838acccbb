// The companies' colours, letters and bands, as on the printed boards.
#pragma once

#include "app/shell/side_look.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace automa::app::barrage_app {

/// Any other id is the neutral one: grey, hatched, without a letter.
[[nodiscard]] SideLook companyLook(const QString& company);

/// The same for QML.
class CompanyLooks final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    Q_INVOKABLE [[nodiscard]] automa::app::SideLook of(const QString& company) const {
        return companyLook(company);
    }
};

} // namespace automa::app::barrage_app
