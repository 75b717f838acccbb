// Lists for QML with typed rows: a row is a value type (Q_GADGET), each of its properties a role of that
// name, so that a delegate says `required property string title` and qmllint knows it.
#pragma once

#include <QAbstractListModel>
#include <QMetaProperty>
#include <QtQml/qqmlregistration.h>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>
#include <vector>

namespace automa::app {

/// What does not depend on the row's type. Use ListModel<Row>.
class GadgetList : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A view-model gives it")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    [[nodiscard]] int count() const { return static_cast<int>(length()); }
    /// With the rows that are kept for later.
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(length() + spare());
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    /// The whole row, for what shows one at a time; invalid if there is no such row.
    Q_INVOKABLE [[nodiscard]] QVariant at(int index) const;

signals:
    void countChanged();

protected:
    explicit GadgetList(const QMetaObject& rows, QObject* parent) : QAbstractListModel(parent), rows_(rows) {}
    [[nodiscard]] virtual std::size_t length() const = 0;
    /// How many more are kept for later.
    [[nodiscard]] virtual std::size_t spare() const { return 0; }
    [[nodiscard]] virtual const void* gadget(std::size_t index) const = 0;
    [[nodiscard]] virtual QVariant value(std::size_t index) const = 0;
    /// Tells the delegates of these rows that they come or go.
    void tellPresent(std::size_t first, std::size_t last);
    /// Tells the delegate of this row what is another than before, and nothing else.
    void tellChanged(std::size_t index, const void* before, const void* now);

private:
    [[nodiscard]] int presentRole() const { return Qt::UserRole + rows_.propertyCount(); }

    const QMetaObject& rows_;
};

/// What becomes of the delegates of rows that go. Kept: they are hidden and serve the next rows that come,
/// for lists that grow and shrink with every turn; such a delegate says `required property bool present` and
/// is visible only then.
enum class GoneRows { Removed, Kept };

template <class Row>
class ListModel final : public GadgetList {
public:
    explicit ListModel(GoneRows gone = GoneRows::Removed, QObject* parent = nullptr)
        : GadgetList(Row::staticMetaObject, parent), gone_(gone) {}

    [[nodiscard]] const std::vector<Row>& rows() const { return list_; }

    /// Shows these rows from now on. Delegates of rows that stay are kept and only told of what changed.
    void show(std::vector<Row> rows) {
        const std::size_t before = list_.size();
        const std::size_t after = rows.size();
        for (std::size_t i = 0; i < std::min(before, after); ++i)
            put(list_[i], std::move(rows[i]), i);
        if (after < before)
            gone_ == GoneRows::Kept ? hide(after) : remove(after);
        else if (after > before)
            add(std::move(rows));
        if (before != after)
            emit countChanged();
    }

private:
    [[nodiscard]] std::size_t length() const override { return list_.size(); }
    [[nodiscard]] std::size_t spare() const override { return spare_.size(); }
    [[nodiscard]] const void* gadget(std::size_t index) const override {
        return index < list_.size() ? &list_[index] : &spare_[index - list_.size()];
    }
    [[nodiscard]] QVariant value(std::size_t index) const override {
        return QVariant::fromValue(list_[index]);
    }

    void put(Row& place, Row row, std::size_t index) {
        if (place == row)
            return;
        std::swap(place, row);
        tellChanged(index, &row, &place);
    }
    void remove(std::size_t from) {
        beginRemoveRows({}, static_cast<int>(from), static_cast<int>(list_.size()) - 1);
        list_.resize(from);
        endRemoveRows();
    }
    void hide(std::size_t from) {
        const std::size_t last = list_.size() - 1;
        const auto first = list_.begin() + static_cast<std::ptrdiff_t>(from);
        spare_.insert(spare_.begin(), std::make_move_iterator(first), std::make_move_iterator(list_.end()));
        list_.resize(from);
        tellPresent(from, last);
    }
    void add(std::vector<Row> rows) {
        const std::size_t first = list_.size();
        const std::size_t served = std::min(rows.size(), first + spare_.size());
        for (std::size_t i = first; i < served; ++i) {
            list_.push_back(std::move(spare_.front()));
            spare_.erase(spare_.begin());
            put(list_.back(), std::move(rows[i]), i);
        }
        if (served > first)
            tellPresent(first, served - 1);
        if (served == rows.size())
            return;
        beginInsertRows({}, static_cast<int>(served), static_cast<int>(rows.size()) - 1);
        list_.insert(list_.end(), std::make_move_iterator(rows.begin() + static_cast<std::ptrdiff_t>(served)),
                     std::make_move_iterator(rows.end()));
        endInsertRows();
    }

    GoneRows gone_;
    std::vector<Row> list_;
    std::vector<Row> spare_; // with the delegates that follow on those of the list
};

} // namespace automa::app
