// A question without a game: the board and the markers as they lie there, a card, and what the Automa would
// do.
#pragma once

#include "app/scythe/correct/board_correction.h"
#include "app/scythe/correct/brush.h"
#include "app/scythe/correct/mat_correction.h"
#include "app/scythe/map/scythe_map.h"
#include "app/scythe/setup/new_game.h"
#include "app/scythe/turn/table.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace automa::app::scythe_app {

class ScytheAsk final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use ScytheApp.ask")
    /// Sides, star card, modifiers, readings: all that the answer rests on beside board and markers. Other
    /// sides begin a new board.
    Q_PROPERTY(automa::app::scythe_app::ScytheNewGame* choices READ choices CONSTANT)
    Q_PROPERTY(automa::app::scythe_app::ScytheMap* map READ map CONSTANT)
    Q_PROPERTY(automa::app::scythe_app::ScytheTable* table READ table CONSTANT)
    Q_PROPERTY(automa::app::BrushModel* brush READ brush CONSTANT)
    Q_PROPERTY(automa::app::scythe_app::ScytheBoardCorrection* board READ board CONSTANT)
    Q_PROPERTY(automa::app::scythe_app::ScytheMatCorrection* markers READ markers CONSTANT)
    /// A card is asked for or told: the board is not changed any more.
    Q_PROPERTY(bool asking READ asking NOTIFY changed)
    /// "Autometta (easy)", and what else is chosen with its values.
    Q_PROPERTY(QString levelText READ levelText NOTIFY changed)
    Q_PROPERTY(QString modifiersText READ modifiersText NOTIFY changed)
    Q_PROPERTY(QString readingsText READ readingsText NOTIFY changed)
    Q_PROPERTY(QString markersText READ markersText NOTIFY changed)
    /// The answer stops at a combat: only a table can fight it.
    Q_PROPERTY(bool combat READ combat NOTIFY changed)

public:
    /// Contract: the settings outlive it.
    ScytheAsk(std::shared_ptr<const scythe::Catalogue> facts, Settings& settings, QObject* parent = nullptr);

    [[nodiscard]] ScytheNewGame* choices() { return &choices_; }
    [[nodiscard]] ScytheMap* map() { return &map_; }
    [[nodiscard]] ScytheTable* table() { return &table_; }
    [[nodiscard]] BrushModel* brush() { return &brush_; }
    [[nodiscard]] ScytheBoardCorrection* board() { return &board_; }
    [[nodiscard]] ScytheMatCorrection* markers() { return &markers_; }
    [[nodiscard]] bool asking() const { return game_.isOpen() && !game_.humanToAct(); }
    [[nodiscard]] QString levelText() const;
    [[nodiscard]] QString modifiersText() const;
    [[nodiscard]] QString readingsText() const;
    [[nodiscard]] QString markersText() const;
    [[nodiscard]] bool combat() const;
    [[nodiscard]] const ScytheGame& game() const { return game_; }

    /// The board is entered: which card?
    Q_INVOKABLE void askCard();
    /// Back to the board, as it was entered.
    Q_INVOKABLE void again();

public slots:
    void retell();

signals:
    void changed();
    void refused(const QString& reason);

private:
    /// What was chosen is so on the table.
    void apply();
    /// Undo may have taken a choice back.
    void follow();

    ScytheGame game_;
    ScytheNewGame choices_;
    ScytheMap map_;
    ScytheTable table_;
    ScytheBrush brush_;
    ScytheBoardCorrection board_;
    ScytheMatCorrection markers_;
};

} // namespace automa::app::scythe_app
