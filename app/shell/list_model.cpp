#include "app/shell/list_model.h"

namespace automa::app {

QVariant GadgetList::data(const QModelIndex& index, int role) const {
    const int property = role - Qt::UserRole;
    if (!index.isValid() || index.row() >= rowCount() || property < 0 || property >= rows_.propertyCount())
        return {};
    return rows_.property(property).readOnGadget(gadget(static_cast<std::size_t>(index.row())));
}

QHash<int, QByteArray> GadgetList::roleNames() const {
    QHash<int, QByteArray> names;
    for (int i = 0; i < rows_.propertyCount(); ++i)
        names.insert(Qt::UserRole + i, rows_.property(i).name());
    return names;
}

QVariant GadgetList::at(int index) const {
    return index < 0 || index >= rowCount() ? QVariant() : value(static_cast<std::size_t>(index));
}

} // namespace automa::app
