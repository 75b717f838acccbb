#pragma once

#include "app/barrage/forecast.h"
#include "app/barrage/game.h"
#include "app/barrage/pad.h"
#include "app/barrage/table.h"
#include "app/barrage/tracker.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <memory>

class QJSEngine;
class QQmlEngine;

namespace automa::app {

class Shell;

/// The root of Barrage for QML: owns the facts, the open game and one view-model for each screen.
/// In QML the singleton BarrageApp; in C++ shell.games()->viewModel("barrage").
class BarrageApp final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// "none", "human", "automa" (a tile lies open), "draw" (a tile from the box is due), "roundEnd", "gameEnd".
    Q_PROPERTY(QString stage READ stage NOTIFY changed)
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    Q_PROPERTY(int round READ round NOTIFY changed)
    Q_PROPERTY(automa::app::BarrageTable* table READ table CONSTANT)
    Q_PROPERTY(automa::app::BarragePad* pad READ pad CONSTANT)
    Q_PROPERTY(automa::app::BarrageForecast* forecast READ forecast CONSTANT)
    Q_PROPERTY(automa::app::BarrageTracker* tracker READ tracker CONSTANT)

public:
    explicit BarrageApp(Shell& shell);
    ~BarrageApp() override;

    /// For the QML engine only.
    static BarrageApp* create(QQmlEngine* engine, QJSEngine* scripts);

    [[nodiscard]] Shell& shell() { return shell_; }
    [[nodiscard]] BarrageGame& game() { return game_; }
    [[nodiscard]] bool isOpen() const { return game_.isOpen(); }
    [[nodiscard]] QString stage() const;
    [[nodiscard]] int round() const { return game_.state().round; }
    [[nodiscard]] BarrageTable* table() { return &table_; }
    [[nodiscard]] BarragePad* pad() { return &pad_; }
    [[nodiscard]] BarrageForecast* forecast() { return &forecast_; }
    [[nodiscard]] BarrageTracker* tracker() { return &tracker_; }

signals:
    void changed();

private:
    Shell& shell_;
    std::shared_ptr<const barrage::Catalogue> facts_;
    BarrageGame game_;
    BarrageTable table_;
    BarragePad pad_;
    BarrageForecast forecast_;
    BarrageTracker tracker_;
};

} // namespace automa::app
