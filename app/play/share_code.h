// A set-up as a code: shown and copied on one phone, typed or pasted on another.
#pragma once

#include "model/core/result.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace automa::app {

/// Why a code cannot be read, in the user's words; nothing if the reason is of the game that it describes.
[[nodiscard]] std::optional<QString> shareErrorText(const core::Error& error);

class ShareCodeModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A view-model gives it")
    /// Of the table in sight.
    Q_PROPERTY(QString code READ code NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] virtual QString code() const = 0;
    /// Takes the choices over and opens the set-up; gives a sentence if the code cannot be used, else
    /// nothing.
    Q_INVOKABLE [[nodiscard]] virtual QString use(const QString& code) = 0;

    /// To and from the clipboard.
    Q_INVOKABLE void copy();
    Q_INVOKABLE [[nodiscard]] QString pasted() const;

signals:
    void changed();
    /// What was done, in words.
    void told(const QString& sentence);
};

} // namespace automa::app
