// Correct mode of the board: what stands on the chosen place, set as it is on the table.
#pragma once

#include "app/scythe/correct/mat_correction.h"

namespace automa::app::scythe_app {

/// A draft of one place: changed freely, checked at once, carried out as one undoable action. Pieces that
/// leave a place go to the mat (a character to its base), new ones come from the mat.
class ScytheBoardCorrection final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use ScytheApp.correction")
    /// An id of the map; empty: none is chosen.
    Q_PROPERTY(QString place READ place NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// What stands there, a line each; empty if nothing does.
    Q_PROPERTY(QString there READ there NOTIFY changed)
    /// Rows of DraftNumber and DraftFlag.
    Q_PROPERTY(automa::app::GadgetList* numbers READ numbers CONSTANT)
    Q_PROPERTY(automa::app::GadgetList* flags READ flags CONSTANT)
    Q_PROPERTY(bool differs READ differs NOTIFY changed)
    /// Why the draft cannot stand; empty if it can.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    explicit ScytheBoardCorrection(ScytheGame& game, QObject* parent = nullptr);

    [[nodiscard]] QString place() const { return place_; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString there() const;
    [[nodiscard]] GadgetList* numbers() { return &numbers_; }
    [[nodiscard]] GadgetList* flags() { return &flags_; }
    [[nodiscard]] bool differs() const;
    [[nodiscard]] QString problem() const { return problem_; }
    /// A whole board that is being entered; the game is not touched.
    [[nodiscard]] const scythe::State& draft() const { return draft_; }

    /// Starts anew from the position at this place; empty: at none.
    Q_INVOKABLE void begin(const QString& place);
    Q_INVOKABLE void set(const QString& field, int value);
    Q_INVOKABLE void setFlag(const QString& field, bool on);
    /// Carries the draft out; false if it was refused, and `problem` says why.
    Q_INVOKABLE bool apply();
    void refresh();

signals:
    void changed();

private:
    [[nodiscard]] std::optional<scythe::Place> at() const;
    void show();
    void setUnits(scythe::Side& side, scythe::UnitKind unit, int count);

    ScytheGame& game_;
    QString place_;
    scythe::State draft_;
    ListModel<DraftNumber> numbers_;
    ListModel<DraftFlag> flags_;
    QString problem_;
};

} // namespace automa::app::scythe_app
