#pragma once

#include "app/innovation/game.h"
#include "app/innovation/history.h"
#include "app/innovation/map/innovation_map.h"
#include "app/innovation/round/round_end.h"
#include "app/innovation/saves.h"
#include "app/innovation/turn/desk.h"
#include "app/innovation/turn/forecast.h"
#include "app/innovation/turn/question.h"
#include "app/innovation/turn/table.h"
#include "app/innovation/turn/why.h"
#include "app/play/game_place.h"
#include "app/play/kept_ticks.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <map>
#include <memory>
#include <typeindex>

class QJSEngine;
class QQmlEngine;

namespace automa::app {
class Shell;
}

namespace automa::app::innovation_app {

/// The root of Age of Innovation for QML: owns the facts, the open game and one view-model for each screen.
/// In QML the singleton InnovationApp; in C++ shell.games()->viewModel("innovation"). Made when the game is
/// first opened.
class InnovationApp final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(Stage stage READ stage NOTIFY changed)
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    Q_PROPERTY(int round READ round NOTIFY changed)
    /// The one after it.
    Q_PROPERTY(int followingRound READ followingRound NOTIFY changed)
    /// The game is over, or its last round, whose end is the end of the game.
    Q_PROPERTY(bool ended READ ended NOTIFY changed)
    /// Only deck, VP and pass are tracked.
    Q_PROPERTY(bool cardsOnly READ cardsOnly NOTIFY changed)
    /// Where one looks in the open game.
    Q_PROPERTY(automa::app::GamePlace* place READ place CONSTANT)
    Q_PROPERTY(automa::app::SessionBase* session READ session CONSTANT)
    Q_PROPERTY(automa::app::SavedSessionBase* saves READ savedSession CONSTANT)
    Q_PROPERTY(automa::app::HistoryBase* history READ history CONSTANT)
    /// The board as it stands.
    Q_PROPERTY(automa::app::innovation_app::InnovationMap* map READ map CONSTANT)
    Q_PROPERTY(automa::app::innovation_app::InnovationTable* table READ table CONSTANT)
    Q_PROPERTY(automa::app::innovation_app::InnovationQuestion* question READ question CONSTANT)
    Q_PROPERTY(automa::app::innovation_app::InnovationDesk* desk READ desk CONSTANT)
    Q_PROPERTY(automa::app::innovation_app::InnovationWhy* why READ why CONSTANT)
    /// Of a turn of the history.
    Q_PROPERTY(automa::app::innovation_app::InnovationWhy* pastWhy READ pastWhy CONSTANT)
    Q_PROPERTY(automa::app::innovation_app::InnovationForecast* forecast READ forecast CONSTANT)
    /// What is to be done between two rounds.
    Q_PROPERTY(automa::app::StepListModel* roundEnd READ roundEnd CONSTANT)
    /// How the next round begins: rows of InnovationRoundFact.
    Q_PROPERTY(automa::app::GadgetList* nextRound READ nextRound CONSTANT)

public:
    /// Draw: the box must show the Automa's cards.
    enum class Stage { None, Human, Automa, Draw, RoundEnd, GameEnd };
    Q_ENUM(Stage)

    explicit InnovationApp(Shell& shell);
    ~InnovationApp() override;

    /// For the QML engine only.
    static InnovationApp* create(QQmlEngine* engine, QJSEngine* scripts);
    [[nodiscard]] static InnovationApp& of(Shell& shell);

    [[nodiscard]] Shell& shell() { return shell_; }
    [[nodiscard]] const std::shared_ptr<const innovation::Catalogue>& facts() const { return facts_; }
    [[nodiscard]] InnovationGame& game() { return game_; }
    [[nodiscard]] InnovationSaves& saves() { return saves_; }
    [[nodiscard]] bool isOpen() const { return game_.isOpen(); }
    [[nodiscard]] Stage stage() const;
    [[nodiscard]] int round() const { return game_.state().round; }
    [[nodiscard]] int followingRound() const { return round() + 1; }
    [[nodiscard]] bool ended() const;
    [[nodiscard]] bool cardsOnly() const;
    [[nodiscard]] GamePlace* place() { return &place_; }
    [[nodiscard]] SessionBase* session() { return &game_; }
    [[nodiscard]] SavedSessionBase* savedSession() { return &saves_; }
    [[nodiscard]] InnovationMap* map() { return &map_; }
    [[nodiscard]] InnovationTable* table() { return &table_; }
    [[nodiscard]] InnovationQuestion* question() { return &question_; }
    [[nodiscard]] InnovationDesk* desk() { return &desk_; }
    [[nodiscard]] InnovationWhy* why() { return &why_; }
    [[nodiscard]] InnovationWhy* pastWhy() { return &pastWhy_; }
    [[nodiscard]] InnovationForecast* forecast() { return &forecast_; }
    [[nodiscard]] HistoryBase* history() { return &history_; }
    [[nodiscard]] StepListModel* roundEnd() { return &roundEnd_; }
    [[nodiscard]] GadgetList* nextRound() { return &nextRound_; }

    /// The view-model of this kind, made when a screen first asks for it (joined.h). It lives as long as the
    /// root.
    template <class Model>
    [[nodiscard]] Model& joined() {
        const auto known = joined_.find(typeid(Model));
        if (known != joined_.end())
            return static_cast<Model&>(*known->second);
        auto made = std::make_unique<Model>(*this); // may ask for others
        Model& model = *made;
        joined_.emplace(typeid(Model), std::move(made));
        return model;
    }

    /// Begins a game that was set up: its record, and the page of the game.
    void begin(const innovation::State& start, std::uint64_t seed);
    /// Opens a saved game; false (and a sentence) if it cannot be read.
    Q_INVOKABLE bool resume(const QString& uuid);
    /// The map for a player on the other side of the table, kept for every game.
    Q_INVOKABLE void turnMap();

signals:
    void changed();

private:
    [[nodiscard]] bool lastRound() const { return game_.state().round == innovation::round_count; }
    void showMap();
    void showTurned(bool turned);
    void showRoundEnd();

    Shell& shell_;
    std::shared_ptr<const innovation::Catalogue> facts_;
    InnovationGame game_;
    InnovationSaves saves_;
    GamePlace place_;
    InnovationMap map_;
    InnovationQuestion question_;
    InnovationTable table_;
    InnovationDesk desk_;
    InnovationWhy why_;
    InnovationWhy pastWhy_;
    InnovationForecast forecast_;
    InnovationHistory history_;
    StepListModel roundEnd_;
    KeptTicks turnTicks_;
    KeptTicks roundTicks_;
    ListModel<InnovationRoundFact> nextRound_;
    std::map<std::type_index, std::unique_ptr<QObject>> joined_;
};

} // namespace automa::app::innovation_app
