// The set-up as a code: shown and copied on the set-up page, typed or pasted on another phone.
#pragma once

#include "app/play/share_code.h"

class QJSEngine;
class QQmlEngine;

namespace automa::app::scythe_app {

class ScytheApp;

class ScytheShareCode final : public automa::app::ShareCodeModel {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    explicit ScytheShareCode(ScytheApp& app);
    static ScytheShareCode* create(QQmlEngine* engine, QJSEngine* scripts);

    [[nodiscard]] QString code() const override;
    [[nodiscard]] QString use(const QString& code) override;

private:
    ScytheApp& app_;
};

} // namespace automa::app::scythe_app
