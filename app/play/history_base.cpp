#include "app/play/history_base.h"

#include <QCoreApplication>

namespace automa::app {

HistoryRows::HistoryRows(HistoryBase& history)
    : GadgetList(HistoryRow::staticMetaObject, nullptr), history_(history) {}

const HistoryRow& HistoryRows::row(std::size_t index) const {
    auto& told = rows_[index];
    if (!told)
        told = history_.rowAt(rows_.size() - 1 - index);
    return *told;
}

HistoryBase::HistoryBase(SessionBase& session) : session_(session), rows_(*this) {
    connect(&session_, &SessionBase::journalChanged, this, [this] {
        if (active_)
            follow();
    });
}

void HistoryBase::setActive(bool active) {
    if (active == active_)
        return;
    active_ = active;
    if (active_)
        follow();
    emit activeChanged();
}

void HistoryBase::retell() {
    if (active_)
        tellAnew();
    else
        chapters_.clear(); // made again when it is shown
}

void HistoryBase::open(int position) {
    if (!active_ || position < 0 || static_cast<std::size_t>(position) >= chapters_.size())
        return;
    read_ = rowAt(static_cast<std::size_t>(position));
    const PastTurn turn = position == 0 ? PastTurn() : turnOf(static_cast<std::size_t>(position) - 1);
    explained_ = turn.explained;
    steps_.show(turn.groups, static_cast<std::size_t>(position));
    emit readChanged();
}

void HistoryBase::tellAnew() {
    const bool sameLength = rows_.rows_.size() == (session_.isOpen() ? session_.length() + 1 : 0);
    chapters_.clear();
    known_.clear();
    rows_.beginResetModel();
    rows_.rows_.clear();
    if (session_.isOpen()) {
        learnChapters();
        rows_.rows_.resize(chapters_.size());
    }
    rows_.endResetModel();
    if (!sameLength)
        emit rows_.countChanged();
}

void HistoryBase::learnChapters() {
    while (chapters_.size() <= session_.length()) {
        chapters_.push_back(chapterAfter(chapters_.size()));
        if (known_.size() < chapters_.size() - 1)
            known_.push_back(session_.idAt(known_.size()));
    }
}

void HistoryBase::follow() {
    if (!session_.isOpen() || chapters_.empty()) {
        tellAnew();
        return;
    }
    // Rows are made again from the first entry that differs; those before it are kept.
    std::size_t same = 0;
    while (same < known_.size() && same < session_.length() && known_[same] == session_.idAt(same))
        ++same;
    if (same == 0) { // another game may have begun in another chapter
        tellAnew();
        return;
    }
    const auto gone = static_cast<int>(known_.size() - same);
    if (gone > 0) {
        rows_.beginRemoveRows({}, 0, gone - 1);
        rows_.rows_.erase(rows_.rows_.begin(), rows_.rows_.begin() + gone);
        known_.resize(same);
        chapters_.resize(same + 1);
        rows_.endRemoveRows();
    }
    const auto come = static_cast<int>(session_.length() - same);
    if (come > 0) {
        rows_.beginInsertRows({}, 0, come - 1);
        learnChapters();
        rows_.rows_.insert(rows_.rows_.begin(), static_cast<std::size_t>(come), std::nullopt);
        rows_.endInsertRows();
    }
    if (gone != come)
        emit rows_.countChanged();
    // The words stay; where the cursor stands and where a chapter's newest entry is may have changed.
    for (std::size_t i = 0; i < rows_.rows_.size(); ++i)
        if (auto& row = rows_.rows_[i]) {
            const HistoryRow before = *row;
            place(*row);
            const QModelIndex at = rows_.index(static_cast<int>(i));
            if (!(*row == before))
                emit rows_.dataChanged(at, at);
        }
}

void HistoryBase::place(HistoryRow& row) const {
    const auto position = static_cast<std::size_t>(row.position);
    row.applied = position <= session_.cursor();
    row.current = position == session_.cursor();
    const bool newest = position + 1 == chapters_.size() || chapters_[position + 1] != chapters_[position];
    row.head = newest ? chapters_[position] : QString();
}

HistoryRow HistoryBase::rowAt(std::size_t position) const {
    HistoryRow row;
    row.position = static_cast<int>(position);
    // A page that is put away may still ask for what the journal no longer has, or not in this language.
    const bool stands = session_.isOpen() && position < chapters_.size() && position <= session_.length()
                        && (position == 0 || known_[position - 1] == session_.idAt(position - 1));
    if (!stands)
        return row;
    place(row);
    if (position == 0) {
        row.text = QCoreApplication::translate("PlayHistory", "Start of the game");
        return row;
    }
    const HistoryWords words = wordsOf(position - 1);
    row.text = words.text;
    row.detail = words.detail;
    row.look = words.look;
    row.side = words.side;
    return row;
}

} // namespace automa::app
