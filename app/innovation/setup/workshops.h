// The first workshops on the map: humans tap theirs, the app says where the Automa's go.
#pragma once

#include "app/innovation/game.h"
#include "app/innovation/map/innovation_map.h"
#include "app/shell/list_model.h"
#include "app/shell/side_look.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

namespace automa::app::innovation_app {

class InnovationApp;

struct InnovationWorkshopRow {
    Q_GADGET
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(automa::app::SideLook look MEMBER look)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString detail MEMBER detail)
    /// Of the Automa: with token or without; empty for a human.
    Q_PROPERTY(QString symbol MEMBER symbol)
    Q_PROPERTY(bool done MEMBER done)
    Q_PROPERTY(bool current MEMBER current)

public:
    int number = 0;
    SideLook look{};
    QString text{};
    QString detail{};
    QString symbol{};
    bool done = false;
    bool current = false;
    friend bool operator==(const InnovationWorkshopRow&, const InnovationWorkshopRow&) = default;
};

class InnovationWorkshops final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// They are due, and no card of the box is asked for.
    Q_PROPERTY(bool active READ active NOTIFY changed)
    Q_PROPERTY(QString note READ note NOTIFY changed)
    Q_PROPERTY(automa::app::GadgetList* rows READ rows CONSTANT)
    /// The board with what is about to be placed.
    Q_PROPERTY(automa::app::innovation_app::InnovationMap* scene READ scene CONSTANT)
    Q_PROPERTY(automa::app::MapHighlights shown READ shown NOTIFY changed)
    Q_PROPERTY(QStringList selectable READ selectable NOTIFY changed)
    /// A faction that has begun with a university has no second workshop: it goes on by skip().
    Q_PROPERTY(bool ready READ ready NOTIFY changed)
    /// Nothing of the human who is to place stands yet: a university instead of both workshops is possible.
    Q_PROPERTY(bool mayBeginOtherwise READ mayBeginOtherwise NOTIFY changed)
    Q_PROPERTY(bool university READ university WRITE setUniversity NOTIFY changed)

public:
    explicit InnovationWorkshops(InnovationApp& app);
    static InnovationWorkshops* create(QQmlEngine* engine, QJSEngine* scripts);

    [[nodiscard]] bool active() const;
    [[nodiscard]] QString note() const;
    [[nodiscard]] GadgetList* rows() { return &rows_; }
    [[nodiscard]] InnovationMap* scene() { return &scene_; }
    [[nodiscard]] MapHighlights shown() const;
    [[nodiscard]] QStringList selectable() const;
    /// The human who places next, once those of the Automa that are announced stand.
    [[nodiscard]] std::optional<innovation::Player> due() const;
    [[nodiscard]] bool ready() const;
    [[nodiscard]] bool mayBeginOtherwise() const;
    [[nodiscard]] bool university() const { return university_; }
    void setUniversity(bool university);

    /// Places it there, and the Automa's before it if they are due; one Undo takes it back. Foreign terrain
    /// is refused in words.
    Q_INVOKABLE void choose(const QString& hex);
    /// Nothing more of this human; the Automa's are placed if they are due.
    Q_INVOKABLE void skip();

public slots:
    void refresh();

signals:
    void changed();

private:
    /// The position once the Automa's workshops stand, if they are announced.
    [[nodiscard]] innovation::State onTheWay() const;
    [[nodiscard]] std::vector<InnovationWorkshopRow> readRows() const;
    [[nodiscard]] bool beganOtherwise(innovation::Player human) const;
    void goOn(const innovation::Command& human);

    InnovationApp& app_;
    InnovationGame& game_;
    InnovationMap scene_;
    bool university_ = false;
    ListModel<InnovationWorkshopRow> rows_;
};

} // namespace automa::app::innovation_app
