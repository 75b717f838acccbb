// The languages as people choose them, each in its own words, so that it can always be found again.
#pragma once

#include "app/shell/list_model.h"

#include <QString>
#include <QtQml/qqmlregistration.h>

namespace automa::app {

struct LanguageChoice {
    Q_GADGET
    Q_PROPERTY(QString code MEMBER code)
    Q_PROPERTY(QString name MEMBER name)

public:
    friend bool operator==(const LanguageChoice&, const LanguageChoice&) = default;

    QString code;
    QString name;
};

class LanguageChoices final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// Each a LanguageChoice.
    Q_PROPERTY(automa::app::GadgetList* rows READ rows CONSTANT)

public:
    explicit LanguageChoices(QObject* parent = nullptr);

    [[nodiscard]] ListModel<LanguageChoice>* rows() { return &rows_; }

private:
    ListModel<LanguageChoice> rows_;
};

} // namespace automa::app
