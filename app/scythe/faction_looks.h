// The factions' colours, letters and bands: on seals, in charts and on the map.
#pragma once

#include "app/shell/side_look.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace automa::app::scythe_app {

/// Nothing is given for an id that is no faction's.
[[nodiscard]] SideLook factionLook(const QString& faction);

/// The same for QML.
class FactionLooks final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    Q_INVOKABLE [[nodiscard]] automa::app::SideLook of(const QString& faction) const {
        return factionLook(faction);
    }
};

} // namespace automa::app::scythe_app
