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
    Q_PROPERTY(QString chosen READ chosen NOTIFY changed)
    /// What the main button does; it waits for a hex as long as `ready` is false.
    Q_PROPERTY(QString action READ action NOTIFY changed)
    Q_PROPERTY(bool ready READ ready NOTIFY changed)

public:
    explicit InnovationWorkshops(InnovationApp& app);
    static InnovationWorkshops* create(QQmlEngine* engine, QJSEngine* scripts);

    [[nodiscard]] bool active() const;
    [[nodiscard]] QString note() const;
    [[nodiscard]] GadgetList* rows() { return &rows_; }
    [[nodiscard]] InnovationMap* scene() { return &scene_; }
    [[nodiscard]] MapHighlights shown() const;
    [[nodiscard]] QStringList selectable() const;
    [[nodiscard]] QString chosen() const { return chosen_; }
    [[nodiscard]] QString action() const;
    [[nodiscard]] bool ready() const { return active() && !chosen_.isEmpty(); }

    Q_INVOKABLE void choose(const QString& hex);
    /// Places the chosen workshop, and the Automa's if they come before it.
    Q_INVOKABLE void goOn();

public slots:
    void refresh();

signals:
    void changed();

private:
    /// The position once the Automa's workshops stand, if they are announced.
    [[nodiscard]] innovation::State onTheWay() const;
    [[nodiscard]] std::optional<innovation::Player> placing() const;
    [[nodiscard]] std::vector<InnovationWorkshopRow> readRows() const;

    InnovationApp& app_;
    InnovationGame& game_;
    InnovationMap scene_;
    QString chosen_;
    ListModel<InnovationWorkshopRow> rows_;
};

} // namespace automa::app::innovation_app
