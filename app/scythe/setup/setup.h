// Setting up the table: what to lay where, with the map. Nothing but the Automa cards is drawn, so there is
// nothing to enter.
#pragma once

#include "app/map/map_highlights.h"
#include "app/play/setup_orders.h"
#include "app/scythe/map/scythe_map.h"
#include "model/scythe/table/setup.h"

#include <QStringList>

#include <cstdint>
#include <memory>
#include <optional>

namespace automa::app::scythe_app {

class ScytheSetup final : public automa::app::SetupModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use ScytheApp.setup")
    /// The board as it is to be laid; without pieces if only the cards are kept.
    Q_PROPERTY(automa::app::scythe_app::ScytheMap* scene READ scene CONSTANT)
    Q_PROPERTY(bool onMap READ onMap NOTIFY changed)
    /// The Automa's pieces, numbered like their steps.
    Q_PROPERTY(automa::app::MapHighlights shown READ shown NOTIFY changed)
    /// How the codes of the map are read, by the example of a territory that is named here.
    Q_PROPERTY(QString codesRead READ codesRead NOTIFY changed)

public:
    explicit ScytheSetup(std::shared_ptr<const scythe::Catalogue> facts, QObject* parent = nullptr);

    /// A table for these choices; nothing is ticked yet.
    [[nodiscard]] core::Status prepare(const scythe::GameOptions& options);
    [[nodiscard]] const scythe::State& state() const { return state_; }
    [[nodiscard]] std::uint64_t seed() const { return options_ ? options_->seed : 0; }
    /// Whether the table in sight was laid out for these choices, whatever its seed.
    [[nodiscard]] bool isFor(const scythe::GameOptions& options) const;
    /// The table is in play: the next one is made anew.
    void leave() { options_.reset(); }
    void refresh();

    [[nodiscard]] QString problem() const override { return {}; }
    [[nodiscard]] QString code() const override;
    [[nodiscard]] ScytheMap* scene() { return &scene_; }
    [[nodiscard]] bool onMap() const { return options_ && options_->tracking == scythe::Tracking::full; }
    [[nodiscard]] MapHighlights shown() const;
    [[nodiscard]] QString codesRead() const;

    /// Another shuffle of the app's cards is not seen on the table.
    void drawAgain() override {}
    [[nodiscard]] std::vector<SetupChoiceRow> choicesFor(const QString&, int) const override { return {}; }
    void choose(const QString&, int, const QString&) override {}

private:
    void wayChanged() override {}

    std::shared_ptr<const scythe::Catalogue> facts_;
    std::optional<scythe::GameOptions> options_;
    scythe::State state_;
    ScytheMap scene_;
    std::size_t tables_ = 0; // so far: whose ticks these are
};

} // namespace automa::app::scythe_app
