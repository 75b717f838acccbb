// The journal of the open game for its page: the newest first, each entry told when it comes into sight.
#pragma once

#include "app/play/session_base.h"
#include "app/play/step_list.h"
#include "app/shell/list_model.h"
#include "app/shell/side_look.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace automa::app {

/// What a game says of one entry.
struct HistoryWords {
    QString text;
    QString detail;
    /// Of the side that it is about; none is given for what is nobody's.
    SideLook look;
    /// What that side is called.
    QString side;
};

/// What a game says of one entry when it is read: what was to be moved, and whether the reasons can be looked
/// at.
struct PastTurn {
    std::vector<StepGroup> groups;
    bool explained = false;
};

struct HistoryRow {
    Q_GADGET
    QML_VALUE_TYPE(historyRow)
    /// 0 is the start of the game.
    Q_PROPERTY(int position MEMBER position)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(automa::app::SideLook look MEMBER look)
    Q_PROPERTY(QString side MEMBER side)
    /// The name of its chapter ("Round 3"), over the newest entry of it; empty otherwise.
    Q_PROPERTY(QString head MEMBER head)
    Q_PROPERTY(bool applied MEMBER applied)
    Q_PROPERTY(bool current MEMBER current)

public:
    friend bool operator==(const HistoryRow&, const HistoryRow&) = default;

    int position = 0;
    QString text;
    QString detail;
    SideLook look;
    QString side;
    QString head;
    bool applied = false;
    bool current = false;
};

class HistoryBase;

/// The rows, told one by one as they are asked for.
class HistoryRows final : public GadgetList {
public:
    explicit HistoryRows(HistoryBase& history);

    [[nodiscard]] const HistoryRow& row(std::size_t index) const;

private:
    friend class HistoryBase;

    [[nodiscard]] std::size_t length() const override { return rows_.size(); }
    [[nodiscard]] const void* gadget(std::size_t index) const override { return &row(index); }
    [[nodiscard]] QVariant value(std::size_t index) const override { return QVariant::fromValue(row(index)); }

    HistoryBase& history_;
    mutable std::vector<std::optional<HistoryRow>> rows_; // not told yet: none
};

/// What does not depend on the game. Use History<Game, Teller> (history.h). Nothing is computed while no page
/// shows it.
class HistoryBase : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(PlayHistory)
    QML_UNCREATABLE("A game's view-model gives it")
    /// Each a HistoryRow.
    Q_PROPERTY(automa::app::GadgetList* rows READ rows CONSTANT)
    /// A page shows it.
    Q_PROPERTY(bool active READ isActive WRITE setActive NOTIFY activeChanged)
    /// The entry that is read now, and what was to be moved with it; nothing is changed by reading.
    Q_PROPERTY(automa::app::HistoryRow read READ read NOTIFY readChanged)
    Q_PROPERTY(automa::app::StepListModel* steps READ steps CONSTANT)
    /// Why it was so can be looked at.
    Q_PROPERTY(bool explained READ explained NOTIFY readChanged)

public:
    explicit HistoryBase(SessionBase& session);

    [[nodiscard]] HistoryRows* rows() { return &rows_; }
    [[nodiscard]] bool isActive() const { return active_; }
    void setActive(bool active);
    [[nodiscard]] HistoryRow read() const { return read_; }
    [[nodiscard]] StepListModel* steps() { return &steps_; }
    [[nodiscard]] bool explained() const { return explained_; }
    /// Reads this position's entry; 0 is the start of the game.
    Q_INVOKABLE void open(int position);
    /// The language is another one.
    void retell();

signals:
    void activeChanged();
    void readChanged();

protected:
    /// The chapter that the position after `position` entries stands in, told; asked for every position once,
    /// in their order.
    [[nodiscard]] virtual QString chapterAfter(std::size_t position) const = 0;
    /// Contract: index < session.length().
    [[nodiscard]] virtual HistoryWords wordsOf(std::size_t index) const = 0;
    [[nodiscard]] virtual PastTurn turnOf(std::size_t index) const = 0;

private:
    friend class HistoryRows;

    void follow();
    void tellAnew();
    void learnChapters();
    [[nodiscard]] HistoryRow rowAt(std::size_t position) const;
    /// Where the row stands: by the cursor, and as the newest of its chapter.
    void place(HistoryRow& row) const;

    SessionBase& session_;
    HistoryRow read_;
    StepListModel steps_;
    bool explained_ = false;
    HistoryRows rows_;
    std::vector<QString> chapters_;    // by position
    std::vector<std::uint64_t> known_; // the entries that the rows stand for
    bool active_ = false;
};

} // namespace automa::app
