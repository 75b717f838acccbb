// Everything the app keeps beside the board, to be set by hand.
#pragma once

#include "app/scythe/game.h"
#include "app/shell/list_model.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace automa::app::scythe_app {

/// A number to set.
struct DraftNumber {
    Q_GADGET
    Q_PROPERTY(QString field MEMBER field)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(int from MEMBER from)
    Q_PROPERTY(int to MEMBER to)

public:
    QString field{};
    QString text{};
    QString detail{};
    int value = 0;
    int from = 0;
    int to = 0;
    friend bool operator==(const DraftNumber&, const DraftNumber&) = default;
};

/// Something that is so or not.
struct DraftFlag {
    Q_GADGET
    Q_PROPERTY(QString field MEMBER field)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(bool on MEMBER on)

public:
    QString field{};
    QString text{};
    QString detail{};
    bool on = false;
    friend bool operator==(const DraftFlag&, const DraftFlag&) = default;
};

/// A draft: changed freely, checked at once, carried out as one undoable action.
class ScytheMatCorrection final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use ScytheApp.tracker.draft")
    /// Rows of DraftNumber and of DraftFlag: the Automa's, then the human's.
    Q_PROPERTY(automa::app::GadgetList* numbers READ numbers CONSTANT)
    Q_PROPERTY(automa::app::GadgetList* flags READ flags CONSTANT)
    /// What the human's mechs have unlocked.
    Q_PROPERTY(automa::app::GadgetList* abilities READ abilities CONSTANT)
    /// The ongoing bonuses that the human's recruits have unlocked.
    Q_PROPERTY(automa::app::GadgetList* recruits READ recruits CONSTANT)
    Q_PROPERTY(bool differs READ differs NOTIFY changed)
    /// Why the draft cannot stand; empty if it can.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    explicit ScytheMatCorrection(ScytheGame& game, QObject* parent = nullptr);

    [[nodiscard]] GadgetList* numbers() { return &numbers_; }
    [[nodiscard]] GadgetList* flags() { return &flags_; }
    [[nodiscard]] GadgetList* abilities() { return &abilities_; }
    [[nodiscard]] GadgetList* recruits() { return &recruits_; }
    [[nodiscard]] bool differs() const { return !(draft_ == game_.state()); }
    [[nodiscard]] QString problem() const { return problem_; }

    /// Starts anew from the position.
    Q_INVOKABLE void begin();
    Q_INVOKABLE void set(const QString& field, int value);
    Q_INVOKABLE void setFlag(const QString& field, bool on);
    /// Which of the faction's four, from 0 on.
    Q_INVOKABLE void setAbility(const QString& field, bool on);
    /// By the bonus, from 0 on.
    Q_INVOKABLE void setRecruit(const QString& field, bool on);
    /// Carries the draft out; false if it was refused, and `problem` says why.
    Q_INVOKABLE bool apply();

    /// Says everything again, in the language of the app.
    void retell();

signals:
    void changed();

private:
    [[nodiscard]] scythe::Side& automa();
    [[nodiscard]] scythe::Side& human();
    void show();
    void setResourcesTracked(bool tracked);

    ScytheGame& game_;
    scythe::State draft_;
    ListModel<DraftNumber> numbers_;
    ListModel<DraftFlag> flags_;
    ListModel<DraftFlag> abilities_;
    ListModel<DraftFlag> recruits_;
    QString problem_;
};

} // namespace automa::app::scythe_app
