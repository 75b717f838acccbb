// Lets the reasons of a page rest that is kept for later: they are told when it is opened again, not before.
#pragma once

#include "app/play/why.h"

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

namespace automa::app {

class WhyRest : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(automa::app::WhyModel* why READ why WRITE setWhy NOTIFY whyChanged)
    /// Nobody looks: of another decision the page hears when it is opened again.
    Q_PROPERTY(bool resting READ isResting WRITE setResting NOTIFY restingChanged)

public:
    using QObject::QObject;
    ~WhyRest() override;

    [[nodiscard]] WhyModel* why() const { return why_; }
    void setWhy(WhyModel* why);
    [[nodiscard]] bool isResting() const { return resting_; }
    void setResting(bool resting);

signals:
    void whyChanged();
    void restingChanged();

private:
    void wake();

    QPointer<WhyModel> why_;
    bool resting_ = false;
};

} // namespace automa::app
