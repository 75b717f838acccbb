// What only the table can see and the Automa must know now: shown as it was known last, right with one tap.
#pragma once

#include "app/innovation/game.h"
#include "app/shell/list_model.h"

#include <QMap>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace automa::app::innovation_app {

/// In QML: InnovationForm.Toggle …
namespace InnovationForm {
Q_NAMESPACE
QML_ELEMENT
/// How a row is answered. Head: not at all, it stands over others. Owner: nobody, a human, the Automa in
/// turn. Choice: one tap answers the question.
enum Form { Head, Toggle, Level, Owner, Choice };
Q_ENUM_NS(Form)
} // namespace InnovationForm

struct InnovationAskRow {
    Q_GADGET
    Q_PROPERTY(automa::app::innovation_app::InnovationForm::Form form MEMBER form)
    Q_PROPERTY(QString symbol MEMBER symbol)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(int most MEMBER most)
    /// Of a choice: it cannot be the answer, but keeps its place among the others.
    Q_PROPERTY(bool off MEMBER off)

public:
    InnovationForm::Form form = InnovationForm::Toggle;
    QString symbol{};
    QString text{};
    QString detail{};
    int value = 0;
    int most = 1;
    bool off = false;
    friend bool operator==(const InnovationAskRow&, const InnovationAskRow&) = default;
};

class InnovationQuestion final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Use InnovationApp.question")
    Q_PROPERTY(bool asked READ asked NOTIFY changed)
    Q_PROPERTY(Kind kind READ kind NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(automa::app::GadgetList* rows READ rows CONSTANT)
    /// What the Automa would do with the answer as it stands; empty if that is not known yet.
    Q_PROPERTY(QString preview READ preview NOTIFY changed)
    /// What the main button says; empty: a tap on a row answers.
    Q_PROPERTY(QString confirmText READ confirmText NOTIFY changed)
    /// All that is asked has a likely answer: one tap takes it and carries the turn out.
    Q_PROPERTY(bool foreseen READ foreseen NOTIFY changed)
    /// Two cards of the box are due, one after the other.
    Q_PROPERTY(bool paired READ paired NOTIFY changed)
    /// The first of them, which became the support card; 0: not told yet.
    Q_PROPERTY(int support READ support NOTIFY changed)

public:
    /// Cards: from the box. Faction: a guided card waits for its result.
    enum class Kind { None, Slots, Levels, Scholars, Tile, Power, Faction, Cards };
    Q_ENUM(Kind)

    explicit InnovationQuestion(InnovationGame& game, QObject* parent = nullptr);

    [[nodiscard]] bool asked() const { return kind_ != Kind::None; }
    [[nodiscard]] Kind kind() const { return kind_; }
    [[nodiscard]] QString title() const { return title_; }
    [[nodiscard]] QString text() const { return text_; }
    [[nodiscard]] GadgetList* rows() { return &rows_; }
    [[nodiscard]] const std::vector<InnovationAskRow>& rowList() const { return rows_.rows(); }
    [[nodiscard]] QString preview() const { return preview_; }
    [[nodiscard]] QString confirmText() const;
    [[nodiscard]] bool foreseen() const { return assumed_.has_value(); }
    [[nodiscard]] bool paired() const { return kind_ == Kind::Cards && game_.cardsDue() == 2; }
    [[nodiscard]] int support() const { return first_ ? static_cast<int>(first_->index()) : 0; }

    /// The whole turn, if all that is asked is as shown; and the position it is decided on.
    [[nodiscard]] const std::optional<innovation::Decision>& assumed() const { return assumed_; }
    [[nodiscard]] const innovation::State& assumedPosition() const { return position_; }

    /// Another value of a row: of a toggle 0 or 1, of a level 0 to 12, of an owner 0 (nobody) to `most`.
    Q_INVOKABLE void set(int row, int value);
    /// A row of choices was tapped: that is the answer.
    Q_INVOKABLE void choose(int row);
    /// What is shown is right: it counts, and with it the turn that follows, if nothing else is open.
    Q_INVOKABLE void confirm();
    /// The first of two cards was another one.
    Q_INVOKABLE void takeBack();

public slots:
    /// Another position or another language.
    void refresh();

signals:
    void changed();
    void refused(const QString& reason);

private:
    struct Entry {
        InnovationAskRow row;
        innovation::Need need;
        int index = 0; // the slot, the space, what a choice means
    };

    void askCards();
    void askAll();
    void askNeeds(const std::vector<innovation::Need>& needs);
    void recall(std::size_t from);
    void addSlots(innovation::SlotRow row);
    void addLevel(const innovation::Need& need);
    void addScholars(const innovation::Need& need);
    void addTiles(const innovation::Need& need);
    void addPower(const innovation::Need& need);
    [[nodiscard]] static Entry headOf(const QString& text, const QString& symbol);
    void addHead(const QString& text, const QString& symbol) { add(headOf(text, symbol)); }
    /// What is asked for, whatever row it stands in.
    [[nodiscard]] static QString keyOf(const Entry& entry);
    void add(Entry entry);
    void showRows();
    void foresee();
    [[nodiscard]] std::vector<innovation::Command> answers(std::size_t from = 0) const;
    void perform(Move move);

    InnovationGame& game_;
    Kind kind_ = Kind::None;
    QString title_;
    QString text_;
    QString preview_;
    std::vector<Entry> entries_;
    ListModel<InnovationAskRow> rows_;
    QMap<QString, int> touched_; // what was set here, by what it is asked for
    innovation::State position_;
    std::optional<innovation::Decision> assumed_;
    std::optional<innovation::CardId> first_; // of two cards from the box
};

} // namespace automa::app::innovation_app
