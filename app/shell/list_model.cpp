#include "app/shell/list_model.h"

namespace automa::app {

QVariant GadgetList::data(const QModelIndex& index, int role) const {
    const int property = role - Qt::UserRole;
    if (!index.isValid() || index.row() >= rowCount() || property < 0 || property > rows_.propertyCount())
        return {};
    if (role == presentRole())
        return index.row() < count();
    return rows_.property(property).readOnGadget(gadget(static_cast<std::size_t>(index.row())));
}

QHash<int, QByteArray> GadgetList::roleNames() const {
    QHash<int, QByteArray> names;
    for (int i = 0; i < rows_.propertyCount(); ++i)
        names.insert(Qt::UserRole + i, rows_.property(i).name());
    names.insert(presentRole(), "present");
    return names;
}

void GadgetList::tellPresent(std::size_t first, std::size_t last) {
    emit dataChanged(index(static_cast<int>(first)), index(static_cast<int>(last)), {presentRole()});
}

void GadgetList::tellChanged(std::size_t index, const void* before, const void* now) {
    QList<int> roles;
    for (int i = 0; i < rows_.propertyCount(); ++i)
        if (rows_.property(i).readOnGadget(before) != rows_.property(i).readOnGadget(now))
            roles << Qt::UserRole + i;
    const QModelIndex at = this->index(static_cast<int>(index));
    emit dataChanged(at, at, roles);
}

QVariant GadgetList::at(int index) const {
    return index < 0 || index >= count() ? QVariant() : value(static_cast<std::size_t>(index));
}

} // namespace automa::app
