// Setting right by hand what the app believes: the numbers of a side, the slots and tiles of the table, or
// what stands on a hex. Changed freely, checked at once, carried out as one undoable action. Also how the
// board is entered when a game that tracked the cards only is to be tracked fully.
#pragma once

#include "app/innovation/correct/brush.h"
#include "app/innovation/game.h"
#include "app/innovation/map/innovation_map.h"
#include "app/innovation/setup/new_game.h"
#include "app/shell/list_model.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <functional>

namespace automa::app::innovation_app {

class InnovationApp;

/// In QML: InnovationDraftForm.Number …
namespace InnovationDraftForm {
Q_NAMESPACE
QML_ELEMENT
enum Form { Number, Choice, Switch };
Q_ENUM_NS(Form)
} // namespace InnovationDraftForm

struct InnovationDraftRow {
    Q_GADGET
    Q_PROPERTY(QString key MEMBER key)
    /// Over the first row of a family.
    Q_PROPERTY(QString head MEMBER head)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(int form MEMBER form)
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(QString valueText MEMBER valueText)
    Q_PROPERTY(int from MEMBER from)
    Q_PROPERTY(int to MEMBER to)
    /// It does not apply to what stands there now; it keeps its place.
    Q_PROPERTY(bool off MEMBER off)

public:
    QString key{};
    QString head{};
    QString text{};
    int form = InnovationDraftForm::Number;
    int value = 0;
    QString valueText{};
    int from = 0;
    int to = 0;
    bool off = false;
    friend bool operator==(const InnovationDraftRow&, const InnovationDraftRow&) = default;
};

class InnovationDraft final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(automa::app::GadgetList* rows READ rows CONSTANT)
    /// What the row that was asked for may be instead; each an InnovationChoice.
    Q_PROPERTY(automa::app::GadgetList* choices READ choices CONSTANT)
    Q_PROPERTY(QString asked READ asked NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// How many bridges the hex with the most of them may have more than this one: room for as many rows is
    /// kept.
    Q_PROPERTY(int spareRows READ spareRows NOTIFY changed)
    /// No bridge may end here: the room of the line above the bridges is kept too.
    Q_PROPERTY(bool spareHead READ spareHead NOTIFY changed)
    /// Why the draft cannot stand; empty if it can.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(bool differs READ differs NOTIFY changed)
    /// The whole board is being entered, for a game that tracked the cards only.
    Q_PROPERTY(bool entering READ entering NOTIFY changed)
    Q_PROPERTY(int humans READ humans NOTIFY changed)
    /// The board of the draft.
    Q_PROPERTY(automa::app::innovation_app::InnovationMap* scene READ scene CONSTANT)
    /// Buildings tap after tap, while the whole board is entered.
    Q_PROPERTY(automa::app::BrushModel* brush READ brush CONSTANT)

public:
    /// A row's value, how it is set, and what it may be.
    struct Field {
        InnovationDraftRow row;
        std::function<void(innovation::State&, int)> set;
        std::vector<QString> options{}; // of a choice: what value 0, 1 … means
    };

    explicit InnovationDraft(InnovationApp& app);
    /// Of another game than the open one.
    InnovationDraft(InnovationGame& game, std::shared_ptr<const innovation::Catalogue> facts,
                    QObject* parent);
    static InnovationDraft* create(QQmlEngine* engine, QJSEngine* scripts);

    /// Begins with "automa", "human_1", "human_2" or "table" (slots, scholars, tiles).
    Q_INVOKABLE void begin(const QString& part);
    /// Begins with what stands on a hex.
    Q_INVOKABLE void beginHex(const QString& hex);
    /// Begins to enter the whole board.
    Q_INVOKABLE void beginBoard();
    Q_INVOKABLE void set(const QString& key, int value);
    Q_INVOKABLE void ask(const QString& key);
    /// Carries the draft out; false if it was refused, and `problem` says why.
    Q_INVOKABLE bool apply();
    /// Back to what the game believes.
    Q_INVOKABLE void drop();

    [[nodiscard]] GadgetList* rows() { return &rows_; }
    [[nodiscard]] GadgetList* choices() { return &choices_; }
    [[nodiscard]] QString asked() const { return asked_; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] int spareRows() const;
    [[nodiscard]] bool spareHead() const;
    [[nodiscard]] QString problem() const { return problem_; }
    [[nodiscard]] bool differs() const;
    [[nodiscard]] bool entering() const { return entering_; }
    [[nodiscard]] int humans() const { return draft_.human_count; }
    [[nodiscard]] InnovationMap* scene() { return &scene_; }
    [[nodiscard]] BrushModel* brush() { return &brush_; }

    /// A building on its hex, in place of what stands there.
    void put(const innovation::Building& building);
    /// All that stands on the board of another position of the same table.
    void takeBoard(const innovation::State& other);
    /// False if nothing stands there.
    bool takeAway(innovation::HexId hex);
    /// Of what was put, taken away or set since the board is entered.
    [[nodiscard]] bool canUndo() const { return !past_.empty(); }
    void undo();

    /// As it is drafted so far.
    [[nodiscard]] const innovation::State& position() const { return draft_; }

public slots:
    /// Says everything again, in the language of the app.
    void retell() { show(); }

signals:
    void changed();

private:
    void take(const QString& part);
    void remember();
    void show();
    [[nodiscard]] const Field* find(const QString& key) const;

    InnovationGame& game_;
    InnovationMap scene_;
    innovation::State draft_;
    std::vector<innovation::State> past_; // before each change of a board that is entered
    InnovationBrush brush_;
    QString part_; // "automa", "human_1", "human_2", "table", or "hex:E5"
    bool entering_ = false;
    std::vector<Field> fields_;
    QString asked_;
    QString problem_;
    ListModel<InnovationDraftRow> rows_;
    ListModel<InnovationChoice> choices_;
};

/// Everything of a part that can be set by hand, as it stands in `state`.
[[nodiscard]] std::vector<InnovationDraft::Field>
draftOfSide(const innovation::Catalogue& facts, const innovation::State& state, innovation::Player player);
[[nodiscard]] std::vector<InnovationDraft::Field> draftOfTable(const innovation::Catalogue& facts,
                                                               const innovation::State& state);
[[nodiscard]] std::vector<InnovationDraft::Field>
draftOfHex(const innovation::Catalogue& facts, const innovation::State& state, innovation::HexId hex);

/// Makes the position `wanted`. The label keeps `what` was corrected: an id, never words.
[[nodiscard]] innovation::Correct correctionTo(const innovation::State& wanted, const QString& what);

} // namespace automa::app::innovation_app
