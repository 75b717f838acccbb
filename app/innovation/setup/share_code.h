// The set-up as a code: shown and copied on the set-up page, typed or pasted on another phone.
#pragma once

#include "app/play/share_code.h"

class QJSEngine;
class QQmlEngine;

namespace automa::app::innovation_app {

class InnovationApp;

class InnovationShareCode final : public automa::app::ShareCodeModel {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    explicit InnovationShareCode(InnovationApp& app);
    static InnovationShareCode* create(QQmlEngine* engine, QJSEngine* scripts);

    [[nodiscard]] QString code() const override;
    [[nodiscard]] QString use(const QString& code) override;

private:
    InnovationApp& app_;
};

} // namespace automa::app::innovation_app
