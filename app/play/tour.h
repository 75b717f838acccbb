// A tour: the cards of a real game on a sample table, stage by stage, with words beside them that say what to
// tap.
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace automa::app {

struct TourStage {
    QString heading{};
    QString words{};  // what to look at and what to tap
    QString action{}; // what the button to go on says
    QString symbol{}; // of that button
};

class TourModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A view-model gives it")
    Q_PROPERTY(int number READ number NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(QString heading READ heading NOTIFY changed)
    Q_PROPERTY(QString words READ words NOTIFY changed)
    Q_PROPERTY(QString action READ action NOTIFY changed)
    Q_PROPERTY(QString symbol READ symbol NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] int number() const { return number_; }
    [[nodiscard]] int count() const { return static_cast<int>(stages_.size()); }
    [[nodiscard]] QString heading() const { return stage().heading; }
    [[nodiscard]] QString words() const { return stage().words; }
    [[nodiscard]] QString action() const { return stage().action; }
    [[nodiscard]] QString symbol() const { return stage().symbol; }

    /// Does what the stage is about and goes on; false when the tour is over.
    Q_INVOKABLE bool goOn();
    /// Says everything again, in the language of the app.
    Q_INVOKABLE void retell();

signals:
    void changed();

protected:
    /// All stages in words.
    [[nodiscard]] virtual std::vector<TourStage> stages() const = 0;
    /// The button of this stage was tapped.
    virtual void leave(int stage) = 0;
    /// Words on the cards are to be said again.
    virtual void retellCards() {}

private:
    [[nodiscard]] const TourStage& stage() const {
        static const TourStage none;
        return number_ < count() ? stages_[static_cast<std::size_t>(number_)] : none;
    }

    std::vector<TourStage> stages_{};
    int number_ = 0;
};

} // namespace automa::app
