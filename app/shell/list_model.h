// Lists for QML with typed rows: a row is a value type (Q_GADGET), each of its properties a role of that
// name, so that a delegate says `required property string title` and qmllint knows it.
#pragma once

#include <QAbstractListModel>
#include <QMetaProperty>
#include <QtQml/qqmlregistration.h>

#include <cstddef>
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
    [[nodiscard]] int count() const { return rowCount(); }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(length());
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
    [[nodiscard]] virtual const void* gadget(std::size_t index) const = 0;
    [[nodiscard]] virtual QVariant value(std::size_t index) const = 0;

private:
    const QMetaObject& rows_;
};

template <class Row>
class ListModel final : public GadgetList {
public:
    explicit ListModel(QObject* parent = nullptr) : GadgetList(Row::staticMetaObject, parent) {}

    [[nodiscard]] const std::vector<Row>& rows() const { return list_; }

    /// Shows these rows from now on. Delegates of rows that stay are kept and only told of what changed.
    void show(std::vector<Row> rows) {
        const std::size_t before = list_.size();
        const std::size_t after = rows.size();
        const std::size_t common = before < after ? before : after;
        for (std::size_t i = 0; i < common; ++i)
            if (!(list_[i] == rows[i])) {
                list_[i] = std::move(rows[i]);
                const QModelIndex at = index(static_cast<int>(i));
                emit dataChanged(at, at);
            }
        if (after < before) {
            beginRemoveRows({}, static_cast<int>(after), static_cast<int>(before) - 1);
            list_.resize(after);
            endRemoveRows();
        } else if (after > before) {
            beginInsertRows({}, static_cast<int>(before), static_cast<int>(after) - 1);
            for (std::size_t i = before; i < after; ++i)
                list_.push_back(std::move(rows[i]));
            endInsertRows();
        }
        if (before != after)
            emit countChanged();
    }

private:
    [[nodiscard]] std::size_t length() const override { return list_.size(); }
    [[nodiscard]] const void* gadget(std::size_t index) const override { return &list_[index]; }
    [[nodiscard]] QVariant value(std::size_t index) const override {
        return QVariant::fromValue(list_[index]);
    }

    std::vector<Row> list_;
};

} // namespace automa::app
