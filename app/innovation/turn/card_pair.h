// The two cards at the Automa's place: what the action card orders and what the support card adds.
#pragma once

#include "app/shell/list_model.h"
#include "model/innovation/facts/catalogue.h"
#include "model/innovation/state/state.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace automa::app::innovation_app {

/// A sign on the used half of a card.
struct InnovationCardSign {
    Q_GADGET
    Q_PROPERTY(QString symbol MEMBER symbol)
    Q_PROPERTY(QString text MEMBER text)
    /// What it says, for screen readers.
    Q_PROPERTY(QString name MEMBER name)

public:
    QString symbol{};
    QString text{};
    QString name{};
    friend bool operator==(const InnovationCardSign&, const InnovationCardSign&) = default;
};

class InnovationCardPair : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A view-model gives it")
    /// 0: no card lies there.
    Q_PROPERTY(int action READ action NOTIFY changed)
    Q_PROPERTY(int support READ support NOTIFY changed)
    /// The action card shows the pass symbol.
    Q_PROPERTY(bool flag READ flag NOTIFY changed)
    Q_PROPERTY(automa::app::GadgetList* orders READ orders CONSTANT)
    Q_PROPERTY(automa::app::GadgetList* signs READ signs CONSTANT)
    /// The longest word of the orders, which no card may break.
    Q_PROPERTY(QString longestWord READ longestWord NOTIFY changed)
    /// The support half once more, in words.
    Q_PROPERTY(QString words READ words NOTIFY changed)

public:
    using QObject::QObject;

    void show(const innovation::Catalogue& facts, const std::optional<innovation::Turn>& turn, int x);

    [[nodiscard]] int action() const { return action_; }
    [[nodiscard]] int support() const { return support_; }
    [[nodiscard]] bool flag() const { return flag_; }
    [[nodiscard]] GadgetList* orders() { return &orders_; }
    [[nodiscard]] GadgetList* signs() { return &signs_; }
    [[nodiscard]] QString longestWord() const { return longestWord_; }
    [[nodiscard]] QString words() const { return words_; }

signals:
    void changed();

private:
    int action_ = 0;
    int support_ = 0;
    bool flag_ = false;
    QString longestWord_;
    QString words_;
    ListModel<InnovationCardSign> orders_;
    ListModel<InnovationCardSign> signs_;
};

/// The six signs of a support column, in the order of the card.
[[nodiscard]] std::vector<InnovationCardSign> supportSigns(const innovation::SupportColumn& support);
/// The orders of an action column; X is given as a number.
[[nodiscard]] std::vector<InnovationCardSign> actionSigns(const innovation::Card& card, int x);

} // namespace automa::app::innovation_app
