// The set-up as a code: shown and copied on the set-up page, typed or pasted on another phone.
#pragma once

#include "app/play/share_code.h"

class QJSEngine;
class QQmlEngine;

namespace automa::app::barrage_app {

class BarrageApp;

class BarrageShareCode final : public automa::app::ShareCodeModel {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    explicit BarrageShareCode(BarrageApp& app);
    static BarrageShareCode* create(QQmlEngine* engine, QJSEngine* scripts);

    [[nodiscard]] QString code() const override;
    /// Of the table as it was drawn, whatever was entered by hand since.
    [[nodiscard]] QString drawnCode() const;
    [[nodiscard]] QString use(const QString& code) override;

private:
    BarrageApp& app_;
};

} // namespace automa::app::barrage_app
