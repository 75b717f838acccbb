// The Board screen: the map of the open game, and the place that is looked at.
#pragma once

#include "app/barrage/correct/board_correction.h"
#include "app/barrage/game.h"
#include "app/barrage/map/barrage_map.h"
#include "app/barrage/map/board_rows.h"
#include "app/barrage/map/place_facts.h"
#include "app/shell/list_model.h"

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace automa::app::barrage_app {

class BarrageBoard final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use BarrageApp.board")
    Q_PROPERTY(automa::app::barrage_app::BarrageMap* scene READ scene CONSTANT)
    Q_PROPERTY(automa::app::barrage_app::BoardCorrection* correction READ correction CONSTANT)
    Q_PROPERTY(bool playing READ playing NOTIFY changed)
    Q_PROPERTY(QString chosen READ chosen WRITE setChosen NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString subtitle READ subtitle NOTIFY changed)
    Q_PROPERTY(QString next READ next NOTIFY changed)
    Q_PROPERTY(QString owner READ owner NOTIFY changed)
    Q_PROPERTY(QString symbol READ symbol NOTIFY changed)
    Q_PROPERTY(int power READ power NOTIFY changed)
    /// Rows of PlaceFact.
    Q_PROPERTY(automa::app::GadgetList* facts READ facts CONSTANT)
    /// In turn order: rows of CompanyBuilt.
    Q_PROPERTY(automa::app::GadgetList* counts READ counts CONSTANT)
    /// Rows of HeadstreamDrops.
    Q_PROPERTY(automa::app::GadgetList* headstreams READ headstreams CONSTANT)
    Q_PROPERTY(int round READ round NOTIFY changed)
    /// How many a game has.
    Q_PROPERTY(int rounds READ rounds CONSTANT)
    /// The game whose board it is.
    Q_PROPERTY(automa::app::SessionBase* session READ session CONSTANT)

public:
    explicit BarrageBoard(BarrageGame& game, QObject* parent = nullptr);

    [[nodiscard]] BarrageMap* scene() { return &scene_; }
    [[nodiscard]] BoardCorrection* correction() { return &correction_; }
    [[nodiscard]] bool playing() const { return game_.isOpen(); }
    [[nodiscard]] QString chosen() const { return chosen_; }
    void setChosen(const QString& id);
    [[nodiscard]] QString title() const { return shown_.title; }
    [[nodiscard]] QString subtitle() const { return shown_.subtitle; }
    [[nodiscard]] QString next() const { return shown_.next; }
    [[nodiscard]] QString owner() const { return shown_.owner; }
    [[nodiscard]] QString symbol() const { return shown_.symbol; }
    [[nodiscard]] int power() const { return shown_.power; }
    [[nodiscard]] ListModel<PlaceFact>* facts() { return &facts_; }
    [[nodiscard]] ListModel<CompanyBuilt>* counts() { return &counts_; }
    [[nodiscard]] ListModel<HeadstreamDrops>* headstreams() { return &headstreams_; }
    [[nodiscard]] int round() const { return playing() ? game_.state().round : 0; }
    [[nodiscard]] int rounds() const { return game_.facts().setup.rounds; }
    [[nodiscard]] SessionBase* session() { return &game_; }

public slots:
    /// Says everything anew: after a change of the position or of the language.
    void refresh();

signals:
    void changed();
    /// The action just recorded moved water: the ways to animate.
    void dropsMoved(const QVariantList& ways);

private:
    void hear();
    [[nodiscard]] std::vector<CompanyBuilt> builtRows() const;
    [[nodiscard]] std::vector<HeadstreamDrops> headstreamRows() const;

    BarrageGame& game_;
    BarrageMap scene_;
    BoardCorrection correction_;
    QString chosen_;
    PlaceFacts shown_;
    ListModel<PlaceFact> facts_;
    ListModel<CompanyBuilt> counts_;
    ListModel<HeadstreamDrops> headstreams_;
};

} // namespace automa::app::barrage_app
