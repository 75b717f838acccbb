// The set-up as a code: shown and copied on the set-up page, typed or pasted on another phone.
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

namespace automa::app::barrage_app {

class BarrageApp;

class BarrageShareCode final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// The code of the table that the set-up page shows.
    Q_PROPERTY(QString code READ code NOTIFY changed)

public:
    explicit BarrageShareCode(BarrageApp& app);
    static BarrageShareCode* create(QQmlEngine* engine, QJSEngine* scripts);

    [[nodiscard]] QString code() const;

    Q_INVOKABLE void copy() const;
    [[nodiscard]] Q_INVOKABLE QString pasted() const;
    /// Takes the choices over and opens the set-up; gives a sentence if the code cannot be used, else
    /// nothing.
    Q_INVOKABLE [[nodiscard]] QString use(const QString& code);

signals:
    void changed();

private:
    BarrageApp& app_;
};

} // namespace automa::app::barrage_app
