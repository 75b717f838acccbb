// Setting up a table: the app draws it and says what to lay where, or the table says what lies there. A game
// gives families of places, what can lie on each, and the order for each thing to lay.
#pragma once

#include "app/play/step_list.h"
#include "app/shell/list_model.h"

#include <QObject>
#include <QSet>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace automa::app {

/// A place to enter, with the head of its family if it is the first one.
struct SetupPlaceRow {
    Q_GADGET
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString family MEMBER family)
    Q_PROPERTY(int place MEMBER place)
    Q_PROPERTY(QString symbol MEMBER symbol)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(bool entered MEMBER entered)
    /// The last one of its family.
    Q_PROPERTY(bool closes MEMBER closes)

public:
    QString title{};
    QString family{};
    int place = 0;
    QString symbol{};
    QString text{};
    QString value{};
    bool entered = false;
    bool closes = false;
    friend bool operator==(const SetupPlaceRow&, const SetupPlaceRow&) = default;
};

/// Something that can lie on a place.
struct SetupChoiceRow {
    Q_GADGET
    Q_PROPERTY(QString answer MEMBER answer)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(QString symbol MEMBER symbol)
    /// For a picture of the game's own: which kind (of an enum of the game; 0: none), and its number.
    Q_PROPERTY(int kind MEMBER kind)
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(bool current MEMBER current)

public:
    QString answer{};
    QString text{};
    QString detail{};
    QString symbol{};
    int kind = 0;
    int value = 0;
    bool current = false;
    friend bool operator==(const SetupChoiceRow&, const SetupChoiceRow&) = default;
};

class SetupModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A view-model gives it")
    Q_PROPERTY(Way way READ way WRITE setWay NOTIFY changed)
    /// What to lay where.
    Q_PROPERTY(automa::app::StepListModel* steps READ steps CONSTANT)
    Q_PROPERTY(automa::app::GadgetList* places READ places CONSTANT)
    Q_PROPERTY(int entered READ entered NOTIFY changed)
    Q_PROPERTY(int toEnter READ toEnter NOTIFY changed)
    /// The first place that is still to enter; no family if none is.
    Q_PROPERTY(QString nextFamily READ nextFamily NOTIFY changed)
    Q_PROPERTY(int nextPlace READ nextPlace NOTIFY changed)
    Q_PROPERTY(QString nextText READ nextText NOTIFY changed)
    /// Why the game cannot begin yet; empty if it can.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    /// Of the place that was asked for last.
    Q_PROPERTY(automa::app::GadgetList* choices READ choices CONSTANT)
    /// The code that lays out the same table elsewhere; empty if there is none.
    Q_PROPERTY(QString code READ code NOTIFY changed)

public:
    enum Way { Draw, Enter };
    Q_ENUM(Way)

    using QObject::QObject;

    [[nodiscard]] Way way() const { return way_; }
    void setWay(Way way);
    [[nodiscard]] StepListModel* steps() { return &steps_; }
    [[nodiscard]] GadgetList* places() { return &places_; }
    [[nodiscard]] int entered() const;
    [[nodiscard]] int toEnter() const { return static_cast<int>(places_.rows().size()); }
    [[nodiscard]] QString nextFamily() const;
    [[nodiscard]] int nextPlace() const;
    [[nodiscard]] QString nextText() const;
    [[nodiscard]] virtual QString problem() const = 0;
    [[nodiscard]] GadgetList* choices() { return &choices_; }
    [[nodiscard]] virtual QString code() const { return {}; }

    /// Another draw for the same participants.
    Q_INVOKABLE virtual void drawAgain() = 0;
    [[nodiscard]] virtual std::vector<SetupChoiceRow> choicesFor(const QString& family, int place) const = 0;
    [[nodiscard]] const std::vector<SetupPlaceRow>& placeList() const { return places_.rows(); }
    /// Fills `choices` with what can lie there.
    Q_INVOKABLE void ask(const QString& family, int place);
    /// What lies elsewhere in the family changes places with it.
    Q_INVOKABLE virtual void choose(const QString& family, int place, const QString& value) = 0;

signals:
    void changed();

protected:
    /// Shows the table as it is now. `draw` is another number for each draw: it tells whose ticks these are.
    void show(const std::vector<StepGroup>& orders, std::vector<SetupPlaceRow> places, std::size_t draw);
    virtual void wayChanged() = 0;
    [[nodiscard]] bool isEntered(const QString& family, int place) const;
    void setEntered(const QString& family, int place, bool entered = true);
    void enterNothing() { entered_.clear(); }

private:
    [[nodiscard]] const SetupPlaceRow* next() const;
    [[nodiscard]] static QString key(const QString& family, int place) {
        return family + QString::number(place);
    }

    Way way_ = Draw;
    StepListModel steps_;
    ListModel<SetupPlaceRow> places_;
    ListModel<SetupChoiceRow> choices_;
    QSet<QString> entered_;
};

} // namespace automa::app
