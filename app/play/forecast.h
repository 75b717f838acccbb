// The forecast on the screen: what may come and how likely it is. Computed after the position has changed,
// when nothing else waits, and only while it is switched on.
#pragma once

#include "app/shell/list_model.h"

#include <QObject>
#include <QString>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace automa::app {

class Settings;

struct ForecastOutcome {
    Q_GADGET
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString odds MEMBER odds)
    Q_PROPERTY(QString symbol MEMBER symbol)
    /// 0 to 1.
    Q_PROPERTY(double share MEMBER share)

public:
    QString text{};
    QString odds{};
    QString symbol{};
    double share = 0;
    friend bool operator==(const ForecastOutcome&, const ForecastOutcome&) = default;
};

struct ForecastText {
    QString who{};
    QString title{};
    QString note{};
    std::vector<ForecastOutcome> outcomes{}; // the likeliest first
};

class ForecastModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A view-model gives it")
    /// The user's choice, kept in the settings.
    Q_PROPERTY(bool enabled READ enabled WRITE setEnabled NOTIFY changed)
    /// There is something to foresee.
    Q_PROPERTY(bool available READ available NOTIFY changed)
    Q_PROPERTY(QString who READ who NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString note READ note NOTIFY changed)
    Q_PROPERTY(automa::app::GadgetList* outcomes READ outcomes CONSTANT)

public:
    /// Contract: `settings` outlives it.
    ForecastModel(Settings& settings, QString key, QObject* parent = nullptr);

    [[nodiscard]] bool enabled() const;
    void setEnabled(bool enabled);
    [[nodiscard]] bool available() const { return shown_.has_value(); }
    [[nodiscard]] QString who() const { return shown_ ? shown_->who : QString(); }
    [[nodiscard]] QString title() const { return shown_ ? shown_->title : QString(); }
    [[nodiscard]] QString note() const { return shown_ ? shown_->note : QString(); }
    [[nodiscard]] GadgetList* outcomes() { return &outcomes_; }
    [[nodiscard]] const std::vector<ForecastOutcome>& outcomeList() const { return outcomes_.rows(); }

    /// Computes now what is still to be computed.
    void computeNow();

public slots:
    /// The position or the language is another one.
    void refresh();

signals:
    void changed();

protected:
    /// Nothing if nothing can be foreseen.
    [[nodiscard]] virtual std::optional<ForecastText> foresee() = 0;

private:
    void compute();

    Settings& settings_;
    QString key_{};
    QTimer idle_;
    std::optional<ForecastText> shown_;
    ListModel<ForecastOutcome> outcomes_;
};

} // namespace automa::app
