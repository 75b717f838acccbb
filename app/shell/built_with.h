#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace automa::app {

/// What others made and this app is built with, name and version in one, for About. Qt's own is
/// Shell.qtVersion.
class BuiltWith final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString sqlite READ sqlite CONSTANT)
    Q_PROPERTY(QString sqliteCpp READ sqliteCpp CONSTANT)
    Q_PROPERTY(QString json READ json CONSTANT)
    Q_PROPERTY(QString compiler READ compiler CONSTANT)

public:
    explicit BuiltWith(QObject* parent = nullptr);

    [[nodiscard]] QString sqlite() const;
    [[nodiscard]] QString sqliteCpp() const;
    [[nodiscard]] QString json() const;
    [[nodiscard]] QString compiler() const;
};

} // namespace automa::app
