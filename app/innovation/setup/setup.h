// Setting up the table: the app draws the round tiles and says what to lay where, or the table says what lies
// there. The first workshops follow on the map, when the game has begun.
#pragma once

#include "app/play/seeds.h"
#include "app/play/setup_orders.h"
#include "model/innovation/table/setup.h"

#include <cstdint>
#include <memory>

class QJSEngine;
class QQmlEngine;

namespace automa::app {
class Shell;
}

namespace automa::app::innovation_app {

class InnovationApp;

class InnovationSetup final : public automa::app::SetupModel {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    explicit InnovationSetup(InnovationApp& app);
    static InnovationSetup* create(QQmlEngine* engine, QJSEngine* scripts);

    /// Draws a table for these choices; nothing is entered yet.
    [[nodiscard]] core::Status prepare(const innovation::GameOptions& options);
    [[nodiscard]] const innovation::GameOptions& options() const { return options_; }

    [[nodiscard]] QString problem() const override { return problem_; }
    [[nodiscard]] QString code() const override;
    void drawAgain() override;
    [[nodiscard]] std::vector<SetupChoiceRow> choicesFor(const QString& family, int place) const override;
    void choose(const QString& family, int place, const QString& value) override;

    /// Draws a table for the choices of "New game" and opens the set-up.
    Q_INVOKABLE void open();
    /// Begins the game that was set up.
    Q_INVOKABLE void begin();
    /// Goes back to the table that was being laid out when the app ended.
    void resume();
    void refresh();

private:
    void wayChanged() override { workOut(); }
    void workOut();
    void remember();
    /// Whether the table in sight was laid out for these choices, whatever its seed.
    [[nodiscard]] bool isFor(const innovation::GameOptions& options) const;
    [[nodiscard]] std::vector<SetupPlaceRow> readPlaces() const;
    [[nodiscard]] QString readProblem() const;

    InnovationApp& app_;
    Seeds seeds_;
    innovation::GameOptions options_;
    innovation::State state_;
    bool laid_ = false;
    QString problem_;
    std::size_t draws_ = 0;
};

/// Goes back to a table that was being laid out when the app ended, once there is a window. Nothing is read
/// for it if there was none.
void resumeInnovationSetup(Shell& shell);

} // namespace automa::app::innovation_app
