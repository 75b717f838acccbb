#include "app/lookup/lookup_entry.h"

namespace automa::app {

QString lookup_key(const QString& kind, const QString& id) {
    return kind + u':' + id;
}

QString LookupEntry::key() const {
    return lookup_key(kind, group_name.isEmpty() ? id : group + u'.' + id);
}

} // namespace automa::app
